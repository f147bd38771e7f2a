// What is wrong with where things lie: slots outside the screen or over each other, a page that scrolls, moves that
// cannot be touched. Below 340 px, boards may scroll inside their slot: what is out of sight there is not asked for.
() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const slots = [...document.querySelectorAll('[data-slot]')].filter((slot) => slot.checkVisibility());
  const wanted = ['bar', 'strip', 'board', 'cue', 'hand', 'actions'];
  const names = slots.map((slot) => slot.dataset.slot);
  for (const name of wanted) if (!names.includes(name)) wrong.push(`no ${name}`);
  for (const slot of slots) {
    const { left, top, right, bottom, width, height } = box(slot);
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) wrong.push(`${slot.dataset.slot} leaves the screen`);
    if (width < 40 || height < 20) wrong.push(`${slot.dataset.slot} is ${width} x ${height}`);
  }
  slots.forEach((one, nth) => slots.slice(nth + 1).forEach((other) => {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 0.5 && high > 0.5) wrong.push(`${one.dataset.slot} lies over ${other.dataset.slot}`);
  }));
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  for (const move of document.querySelectorAll('button[data-move]:not(:disabled)')) {
    if (!move.checkVisibility() || (innerWidth < 340 && move.closest('[data-slot=board]'))) continue;
    const { left, top, width, height } = box(move);
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    if (!there || !(move === there || move.contains(there))) wrong.push(`${move.dataset.move} cannot be touched at ${Math.round(x)}, ${Math.round(y)}`);
    if (width < 35.5 || height < 37.5) wrong.push(`${move.dataset.move} is only ${Math.round(width)} x ${Math.round(height)}`);
  }
  return wrong.slice(0, 6);
}
