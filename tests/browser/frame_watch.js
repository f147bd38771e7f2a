// Whatever moves that should not, from now on: the boxes of slots and actions at every frame, and all that the browser
// itself counts as a shift, right after a touch too.
() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const named = (node) => node && `${node.nodeName} .${node.className ?? ''} in .${node.parentElement?.className}`;
      const moved = ({ previousRect: from, currentRect: to }) => `${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`;
      const whose = entry.sources.map((source) => `${named(source.node)} ${moved(source)}`).join(' | ');
      const phase = document.querySelector('[data-phase]')?.dataset.phase;
      window.shifts.push(`shift ${entry.value.toFixed(4)} (${phase}): ${whose}`);
    }
  }).observe({ type: 'layout-shift', buffered: false });
  const places = () => Object.fromEntries([...document.querySelectorAll('[data-slot], [data-slot=actions] [data-action]')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.dataset.slot ?? one.dataset.action, one.getBoundingClientRect()].flatMap((each) => (typeof each === 'string' ? [each] : [[each.left, each.top, each.width, each.height]]))));
  const first = places();
  const look = () => {
    const now = places();
    for (const [name, box] of Object.entries(first)) {
      const here = now[name];
      if (name === 'skip') continue; // what stands in the main place changes, the place does not
      if (!here) window.shifts.push(`${name} is gone`);
      else if (here.some((value, nth) => Math.abs(value - box[nth]) > 0.5)) window.shifts.push(`${name} moved: ${box.map(Math.round)} -> ${here.map(Math.round)}`);
    }
    window.watching = requestAnimationFrame(look);
  };
  look();
}
