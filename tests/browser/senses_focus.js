// Frames in which the focus is nowhere, from now on.
() => {
  window.nowhere = [];
  let last = '';
  // Tab past the last thing goes to the browser itself, and comes back with the next one.
  let leaving = false;
  document.addEventListener('keydown', (event) => (leaving = event.key === 'Tab'), { capture: true });
  document.addEventListener('focusin', () => (leaving = false), { capture: true });
  const look = () => {
    const here = document.activeElement;
    if (!leaving && (!here || here === document.body)) window.nowhere.push(last);
    else last = `${here.closest('[data-slot]')?.dataset.slot} ${here.getAttribute('aria-label') ?? here.textContent.trim().slice(0, 40)}`;
    requestAnimationFrame(look);
  };
  look();
}
