// Whatever moves that should not, from now on: the boxes of slots and actions at every frame, and all that the browser
// itself counts as a shift, right after a touch too. And what was there meanwhile, however short: things over the board,
// bubbles, stickers.
() => {
  window.shifts = [];
  window.overs = 0;
  window.came = [];
  window.undoable = false;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const named = (node) => node && `${node.nodeName} .${node.className ?? ''} in .${node.parentElement?.className}`;
      const moved = ({ previousRect: from, currentRect: to }) => `${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`;
      const whose = entry.sources.map((source) => `${named(source.node)} ${moved(source)}`).join(' | ');
      const phase = document.querySelector('[data-phase]')?.dataset.phase;
      window.shifts.push(`shift ${entry.value.toFixed(4)} (${phase}): ${whose}`);
    }
  }).observe({ type: 'layout-shift', buffered: false });
  const boxOf = ({ left, top, width, height }) => [left, top, width, height];
  const places = () => new Map([...document.querySelectorAll('[data-slot], [data-slot=actions] [data-action]')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.dataset.slot ?? one.dataset.action, boxOf(one.getBoundingClientRect())]));
  const first = places();
  let covered = false;
  const look = () => {
    const now = places();
    for (const [name, box] of first) {
      const here = now.get(name);
      if (name === 'skip') continue; // what stands in the main place changes, the place does not
      if (!here) window.shifts.push(`${name} is gone`);
      else if (here.some((value, nth) => Math.abs(value - box[nth]) > 0.5)) window.shifts.push(`${name} moved: ${box.map(Math.round)} -> ${here.map(Math.round)}`);
    }
    window.undoable ||= document.querySelector('[data-action=undo]:not(:disabled)') !== null;
    const covers = document.querySelector('[data-slot=board] .over') !== null;
    if (covers && !covered) window.overs += 1;
    covered = covers;
    for (const one of document.querySelectorAll('.bubble')) {
      const what = one.matches('.sticker') ? 'sticker' : one.textContent.trim();
      if (!window.came.includes(what)) window.came.push(what);
    }
    // With the end of a game other actions have their places.
    if (!document.querySelector('[data-phase=over]')) requestAnimationFrame(look);
  };
  look();
}
