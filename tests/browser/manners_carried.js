// All that carries something from one place to another, and has an end: what only glows may go on.
() => document.getAnimations()
  .filter((one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))
  .filter((one) => one.effect.getKeyframes().some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame)))
  .map((one) => `${one.effect.target?.className?.baseVal ?? one.effect.target?.className} ${one.animationName ?? one.transitionProperty ?? ''}`)
