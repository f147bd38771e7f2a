// What cannot be read across a room, and what could be touched: nothing of either belongs on a big screen.
() => {
  const found = [];
  // What the ceremony covers is not to be read any more.
  const result = document.querySelector('.result');
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode;
    const said = node.textContent.trim();
    const place = node.parentElement;
    if (!said || !place.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || place.closest('.unseen')) continue;
    if (result && !result.contains(place)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    // What is on its way is not to be read.
    if (place.closest('[data-slot], section, div')?.getAnimations({ subtree: false }).length) continue;
    // Words that lie askew are as large as those that lie straight.
    const turned = place.closest('svg') ? place.getScreenCTM() : null;
    const drawn = turned ? Math.hypot(turned.a, turned.b) : place.currentCSSZoom;
    const size = parseFloat(getComputedStyle(place).fontSize) * drawn;
    const wanted = (28 * Math.min(innerWidth / 1920, innerHeight / 1080));
    if (size < wanted - 0.1) found.push(`${said.slice(0, 40)} (${place.localName} ${place.className}): ${size.toFixed(1)} px`);
  }
  // In a lobby everything is to be seen, however many have come.
  for (const one of document.querySelectorAll('.lobby > * > *')) {
    const box = one.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) found.push(`${one.className || one.tagName} is cut off`);
  }
  for (const one of document.querySelectorAll('button, a, input, select, summary, [role=button], [tabindex="0"]'))
    if (one.checkVisibility({ visibilityProperty: true }) && (one.matches('button, a, input, select, summary, [role=button]') || !one.closest('[inert]')))
      found.push(`${one.tagName.toLowerCase()} ${one.className} ${one.textContent.trim().slice(0, 20)}`);
  const margin = 48 * Math.min(innerWidth / 1920, innerHeight / 1080);
  for (const slot of document.querySelectorAll('[data-slot], .lobby, .result')) {
    const box = slot.getBoundingClientRect();
    if (!box.width) continue;
    if (box.left < margin - 1 || box.top < margin - 1 || box.right > innerWidth - margin + 1 || box.bottom > innerHeight - margin + 1)
      found.push(`${slot.dataset.slot ?? slot.className} lies in the margin`);
  }
  if (getComputedStyle(document.body).cursor !== 'none') found.push('a cursor');
  return found;
}
