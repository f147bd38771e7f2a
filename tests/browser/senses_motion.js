// At every frame: whatever is carried somewhere for longer than a blink; and how long the end of the game took.
() => {
  const seen = (window.seen = { moved: [], began: 0, over: 0 });
  const carries = (frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame);
  const look = () => {
    for (const one of document.getAnimations()) {
      const { duration, iterations } = one.effect.getComputedTiming();
      if (duration * iterations <= 150 || !one.effect.getKeyframes().some(carries)) continue;
      const on = one.effect.target;
      seen.moved.push(`${on.closest('[data-slot]')?.dataset.slot} ${on.nodeName} .${on.getAttribute('class')} ${one.animationName ?? one.transitionProperty ?? 'animate()'} ${duration} ms`);
    }
    const result = document.querySelector('.result');
    if (result) seen.began ||= performance.now();
    if (result?.dataset.ceremony === 'done') seen.over ||= performance.now();
    requestAnimationFrame(look);
  };
  look();
}
