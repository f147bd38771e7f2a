// What is wrong with where things lie: slots outside the screen or over each other, a page that scrolls, moves that
// cannot be touched or are smaller than a finger. Below 340 px, boards may scroll inside their slot: what is out of sight
// there is not asked for. `texts`: how large people have the text of their browser, in per cent.
async (texts) => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  // The least that is free of a thing: cards of a hand overlap, cells of a board are as many as the game has.
  const least = { hand: [36, 44], board: [38, 38], strip: [44, 38] };

  /** Of a thing, as much as a finger finds: how far it lies on top, along lines through it. */
  const free = (thing) => {
    const { left, top, right, bottom } = box(thing);
    const hits = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (there === thing || thing.contains(there));
    };
    if (!hits((left + right) / 2, (top + bottom) / 2)) return null;
    const step = 4;
    const along = (from, to, hit) => {
      let [first, last] = [Infinity, -Infinity];
      // Not on its very edge: there the pixel may be its neighbour's.
      for (let at = from + 1; at < to; at += Math.min(step, Math.max(1, to - at - 1))) if (hit(at)) [first, last] = [Math.min(first, at), at];
      // To the pixel: between two steps there may be some that are free.
      while (last > 0 && last + 1 < to && hit(last + 1)) last += 1;
      while (first < Infinity && first - 1 > from && hit(first - 1)) first -= 1;
      return last - first + 2;
    };
    const lines = [0.3, 0.5, 0.7];
    const wide = Math.max(...lines.map((part) => along(left, right, (x) => hits(x, top + part * (bottom - top)))));
    const high = Math.max(...lines.map((part) => along(top, bottom, (y) => hits(left + part * (right - left), y))));
    return [wide, high];
  };

  const look = (say) => {
    const slots = [...document.querySelectorAll('[data-slot]')].filter(shown);
    const wanted = ['bar', 'strip', 'board', 'cue', 'hand', 'actions'];
    const names = slots.map((slot) => slot.dataset.slot);
    for (const name of wanted) if (!names.includes(name)) say(`no ${name}`);
    for (const slot of slots) {
      const { left, top, right, bottom, width, height } = box(slot);
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) say(`${slot.dataset.slot} leaves the screen`);
      if (width < 40 || height < 20) say(`${slot.dataset.slot} is ${width} x ${height}`);
    }
    slots.forEach((one, nth) => slots.slice(nth + 1).forEach((other) => {
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0.5 && high > 0.5) say(`${one.dataset.slot} lies over ${other.dataset.slot}`);
    }));
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) say(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    const things = [...document.querySelectorAll('button:is([data-move], [data-step], [data-confirm]):not(:disabled), [data-slot=actions] button, [data-slot=bar] button')];
    if (!things.some((one) => one.matches('[data-move], [data-step]'))) say('nothing can be done');
    for (const thing of things) {
      const slot = thing.closest('[data-slot]')?.dataset.slot;
      if (!shown(thing) || (innerWidth < 340 && slot === 'board')) continue;
      const name = thing.dataset.move ?? thing.dataset.step ?? thing.dataset.action ?? thing.textContent.trim();
      const [wide, high] = least[slot] ?? [44, 44];
      const found = free(thing);
      if (!found) say(`${name} in ${slot} cannot be touched`);
      else if (found[0] < wide - 0.5 || found[1] < high - 0.5) say(`of ${name} in ${slot} only ${found.map(Math.round).join(' x ')} is free`);
      if (slot !== 'board' && thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).overflowX !== 'visible') say(`${name} in ${slot} is cut off`);
    }
  };

  for (const text of texts) {
    document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`;
    // Two frames: one to lay it out, one for what measures itself.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = [];
    look((words) => found.push(text === 100 ? words : `text at ${text} %: ${words}`));
    wrong.push(...found.slice(0, 4));
  }
  document.documentElement.style.fontSize = '';
  return wrong;
}
