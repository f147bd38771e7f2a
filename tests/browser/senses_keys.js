// What is hidden of the last three messages and of the field, with the keys of a phone over the rest of the screen.
() => {
  const list = document.querySelector('dialog[open] .chatlist').getBoundingClientRect();
  const out = [];
  for (const one of [...[...document.querySelectorAll('dialog[open] .chatlist li')].slice(-3), document.querySelector('dialog[open] input')]) {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const within = one.matches('li') ? list : { top: 0, bottom: 330 };
    const seen = top >= Math.max(0, within.top) - 1 && bottom <= Math.min(330, within.bottom) + 1;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!seen || !one.contains(hit)) out.push(`${one.textContent || 'the field'}: ${Math.round(top)}-${Math.round(bottom)}, list ${Math.round(list.top)}-${Math.round(list.bottom)}`);
  }
  return out;
}
