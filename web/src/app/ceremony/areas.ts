/** Where a curtain may lie: everywhere but over the bar and the actions, however a game has arranged its slots. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Places {
  /** The large one, for the podium. */
  stage: Area;
  /** A column of its own for what else is to be told, on a phone on its side. */
  beside: Area | null;
  /** What is left beside the actions of a desk, for who would like to go on. */
  foot: Area | null;
}

const WIDE = 0.7; // of the frame: actions that take as much leave no column beside them
const HIGH = 500; // px, from which on a podium and all that is below it need no second column
const WIDER = 1.25; // times as wide as the other one, a column is the better stage
const PODIUM = 250; // px that it must be high for that
const LEAST = { width: 140, height: 120 }; // of what is worth being filled
const GAP = 4;

const width = (area: Area): number => area.right - area.left;
const height = (area: Area): number => area.bottom - area.top;

export function areas(frame: Area, bar: Area, actions: Area): Places {
  const above = { left: actions.left, top: bar.bottom + GAP, right: actions.right, bottom: actions.top - GAP };
  if (width(actions) >= WIDE * width(frame)) return { stage: above, beside: null, foot: null };
  const onRight = actions.left - frame.left > frame.right - actions.right;
  const [left, right] = onRight ? [frame.left, actions.left - GAP] : [actions.right + GAP, frame.right];
  // Actions in the middle have columns on both sides, none of them wide enough for a podium.
  const between = Math.min(actions.left - frame.left, frame.right - actions.right) >= LEAST.width;
  if (between || height(frame) >= HIGH) {
    const foot = { left, top: actions.top, right, bottom: frame.bottom };
    return { stage: { ...above, left: frame.left, right: frame.right }, beside: null, foot: between || width(foot) < LEAST.width ? null : foot };
  }
  const under = bar.left < right && bar.right > left;
  const column = { left, top: under ? bar.bottom + GAP : frame.top, right, bottom: frame.bottom };
  if (width(above) < LEAST.width || height(above) < LEAST.height) return { stage: column, beside: null, foot: null };
  return width(above) > WIDER * width(column) && height(above) >= PODIUM ? { stage: above, beside: column, foot: null } : { stage: column, beside: above, foot: null };
}
