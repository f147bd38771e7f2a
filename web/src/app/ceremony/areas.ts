/** Where a curtain may lie: everywhere but over the bar and the actions, however a game has arranged its slots. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WIDE = 0.7; // of the frame: actions that take as much leave no column beside them
const LEAST = { width: 140, height: 120 }; // of what is worth being filled
const GAP = 4;

/** The large place, and the column above the actions where these do not go all the way. */
export function areas(frame: Area, bar: Area, actions: Area): { stage: Area; beside: Area | null } {
  const beside = { left: actions.left, top: bar.bottom + GAP, right: actions.right, bottom: actions.top - GAP };
  const wide = actions.right - actions.left;
  if (wide >= WIDE * (frame.right - frame.left)) return { stage: beside, beside: null };
  // Actions in the middle have columns on both sides: beside them there is none wide enough for a podium.
  if (Math.min(actions.left - frame.left, frame.right - actions.right) >= LEAST.width) {
    return { stage: { left: frame.left, top: bar.bottom + GAP, right: frame.right, bottom: actions.top - GAP }, beside: null };
  }
  const onRight = actions.left - frame.left > frame.right - actions.right;
  const left = onRight ? frame.left : actions.right + GAP;
  const right = onRight ? actions.left - GAP : frame.right;
  const under = bar.left < right && bar.right > left;
  const worth = wide >= LEAST.width && beside.bottom - beside.top >= LEAST.height;
  return { stage: { left, top: under ? bar.bottom + GAP : frame.top, right, bottom: frame.bottom }, beside: worth ? beside : null };
}
