/** Reading the table for the eye: the dice, the race and how it ended. What may be done, and what is right, the server says. */
import type { TimingInfo } from '$web/generated/wire';
import type { MoveOf } from '$web/lib/moves';
import type { Box, CheeseMasterAction, CheeseMasterView, DieOnTable, RoundEnded } from './generated';

export type MasterMove = MoveOf<CheeseMasterAction>;

export type Kind = 'cheese' | 'king' | 'innkeeper' | 'dog' | 'cat' | 'mouse';

/** In the order in which they do what they do. */
export const KINDS: readonly Kind[] = ['cheese', 'king', 'innkeeper', 'dog', 'cat', 'mouse'];
export const CHARACTERS: readonly Kind[] = ['king', 'innkeeper', 'dog'];
const ROLLS = 8;
const HIGHEST = 7;

export function kindOf(face: string): Kind | undefined {
  return KINDS.find((kind) => kind === face.split('-')[0]);
}

export function amountOf(face: string): number {
  return Number(face.split('-')[1] ?? 1);
}

export function plateName(plate: number | null): string {
  return plate === null ? '' : plate === HIGHEST ? `${plate}+` : `${plate}`;
}

/** What comes before the dice of a race: `ms` are left, `of` so many in all. */
export interface Beat {
  kind: 'thumbs' | 'count' | 'ready';
  ms: number;
  of?: number;
}

/** The moves of this moment, each where the eye looks for it. */
export interface Choices {
  plates: Map<number, MasterMove>;
  wheel: MasterMove | null;
  roll: MasterMove | null;
  names: Map<number, MasterMove>;
}

export function choicesOf(legal: readonly MasterMove[]): Choices {
  const choices: Choices = { plates: new Map(), wheel: null, roll: null, names: new Map() };
  for (const move of legal) {
    const { action } = move;
    if (action.do === 'plate') choices.plates.set(action.answer, move);
    else if (action.do === 'wheel') choices.wheel = move;
    else if (action.do === 'roll') choices.roll = move;
    else choices.names.set(action.seat, move);
  }
  return choices;
}

/** A plate by its key: wherever the digits are on this keyboard, with or without shift. */
export function plateOfKey(event: { key: string; code: string }): number | null {
  const digit = /^[0-7]$/.test(event.key) ? event.key : /^(?:Digit|Numpad)([0-7])$/.exec(event.code)?.[1];
  return digit === undefined ? null : Number(digit);
}

export function facesOf(name: string, box: Box): string[] {
  return box.dice.find((die) => die.name === name)?.faces ?? [];
}

/** What the dice in play can show. */
export function kindsInPlay(dice: readonly { name: string }[], box: Box): Kind[] {
  const faces = dice.flatMap((die) => facesOf(die.name, box));
  return KINDS.filter((kind) => faces.some((face) => kindOf(face) === kind));
}

/** The sides of a die that are out of sight, for it to tumble: those it has, over again if they are fewer than five. */
export function sidesOf(die: DieOnTable, box: Box): string[] {
  const faces = facesOf(die.name, box);
  const shown = die.face === null ? -1 : faces.indexOf(die.face);
  const others = faces.length > 1 ? faces.filter((_, nth) => nth !== shown) : faces;
  return others.length ? Array.from({ length: 5 }, (_, nth) => others[nth % others.length] ?? '') : [];
}

export interface Step {
  kind: Kind;
  /** How many of what it does. */
  n: number;
  /** Cheese it takes: there may be less than it wants. */
  taken: number;
  /** Cheese after it. */
  left: number;
}

/** How the count went, told step by step; null if it does not come out at what the server counted. */
export function countSteps(faces: readonly string[], cheese: number): Step[] | null {
  const sum = (kind: Kind): number => faces.filter((face) => kindOf(face) === kind).reduce((all, face) => all + amountOf(face), 0);
  let left = sum('cheese');
  const steps: Step[] = [{ kind: 'cheese', n: left, taken: 0, left }];
  const take = (kind: Kind, n: number, wanted = 0): void => {
    const taken = Math.min(left, wanted);
    left -= taken;
    steps.push({ kind, n, taken, left });
  };
  if (sum('king')) take('king', sum('king'), sum('king'));
  if (sum('innkeeper')) {
    if (sum('dog') + sum('cat') + sum('mouse')) take('innkeeper', sum('innkeeper'));
  } else {
    const chased = Math.min(sum('dog'), sum('cat'));
    if (chased) take('dog', chased);
    const caught = Math.min(sum('cat') - chased, sum('mouse'));
    if (caught) take('cat', caught);
    if (sum('mouse') - caught) take('mouse', sum('mouse') - caught, sum('mouse') - caught);
  }
  return left === cheese ? steps : null;
}

/** How a race ended. */
export interface Outcome {
  roll: number;
  faces: string[];
  cheese: number;
  plates: (number | null)[];
  right: number[];
  wrong: number[];
  /** Whoever was in the race and has no wheel. */
  without: number[];
  lost: number[];
}

export function outcomeOf(event: RoundEnded): Outcome {
  return { ...event, without: [event.without] };
}

/** The same from what lies on the table, for whoever was not there. */
export function outcomeFrom(view: CheeseMasterView): Outcome | null {
  if (view.cheese === null) return null;
  const cheese = view.cheese;
  const right = view.covered.filter((seat) => view.plates[seat] === Math.min(cheese, HIGHEST));
  return {
    roll: view.roll,
    faces: view.dice.map((die) => die.face ?? ''),
    cheese,
    plates: view.plates,
    right,
    wrong: view.covered.filter((seat) => !right.includes(seat)),
    without: view.playing.filter((seat) => (view.before[seat] ?? 0) > 0 && !view.covered.includes(seat)),
    lost: view.points.map((points, seat) => Math.max(0, (view.before[seat] ?? 0) - points)),
  };
}

export type Verdict = 'right' | 'wrong' | 'without';

export function verdictOf(outcome: Outcome | null, seat: number): Verdict | null {
  if (!outcome) return null;
  return outcome.right.includes(seat) ? 'right' : outcome.wrong.includes(seat) ? 'wrong' : outcome.without.includes(seat) ? 'without' : null;
}

/** Something somebody did in a race, and when. */
export interface Mark {
  what: 'plate' | 'wheel';
  plate: number | null;
  ms: number;
}

export interface Lane {
  seat: number;
  marks: Mark[];
  /** The first wheel, the second; null without one. */
  place: number | null;
  plate: number | null;
}

/** What was timed in this roll. */
export function timedIn(timing: readonly TimingInfo[], roll: number): TimingInfo[] {
  return timing.filter((one) => one.move.endsWith(`@${roll % ROLLS}`));
}

/** The lanes of a race, who was first above; without times they still tell the order. */
export function lanesOf(seats: readonly number[], covered: readonly number[], plates: readonly (number | null)[], timing: readonly TimingInfo[]): Lane[] {
  const lanes = seats.map((seat): Lane => {
    const place = covered.indexOf(seat);
    const marks = timing
      .filter((one) => one.seat === seat)
      .map((one): Mark => ({ what: one.move.startsWith('W') ? 'wheel' : 'plate', plate: one.move.startsWith('W') ? null : Number.parseInt(one.move, 10), ms: one.ms }));
    return { seat, marks, place: place < 0 ? null : place + 1, plate: plates[seat] ?? null };
  });
  return lanes.sort((one, other) => (one.place ?? 99) - (other.place ?? 99));
}

/** The order of the wheels, from what was timed; a wheel that came back was not taken. */
export function coveredIn(timing: readonly TimingInfo[], outcome: Outcome): number[] {
  const holders = [...outcome.right, ...outcome.wrong];
  const last = new Map(timing.filter((one) => one.move.startsWith('W')).map((one, nth) => [one.seat, nth]));
  if (!holders.every((seat) => last.has(seat))) return holders;
  return holders.sort((one, other) => (last.get(one) ?? 0) - (last.get(other) ?? 0));
}

/** A round number of ms that all marks fit in. */
export function spanOf(lanes: readonly Lane[]): number {
  const latest = Math.max(0, ...lanes.flatMap((lane) => lane.marks.map((mark) => mark.ms)));
  return Math.max(1000, Math.ceil(latest / 500) * 500);
}

/** Seats as they are seen: oneself first, then round the table. */
export function seatsFrom(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, nth) => ((me ?? 0) + nth) % players);
}

/** A little disorder, the same for everybody: how a die lies, between -1 and 1. */
export function askew(roll: number, nth: number): number {
  const wave = Math.sin((roll + 1) * 12.9898 + (nth + 1) * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}
