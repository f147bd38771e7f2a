/** The end for the eye: who moves towards whom in a wave, what is counted when. What goes is the server's word. */
import type { CheeseRescueView, Lying } from './generated';
import { spot, type Spot } from './table';

const CHASERS = ['D', 'C', 'M'] as const;

export interface Chase {
  /** Who is driven off, and in which direction. */
  gone: Map<string, Spot>;
  /** Who does it, and towards whom. */
  by: Map<string, Spot>;
}

/** Who moves in a wave (1, 2, 3): those whom the server takes off, and the animals beside them that are still there. */
export function chase(board: readonly Lying[], removed: readonly (readonly string[])[], wave: number): Chase {
  const before = new Set(removed.slice(0, wave - 1).flat());
  const chasers = board.filter((lying) => lying.card === CHASERS[wave - 1] && !before.has(lying.cell)).map((lying) => lying.cell);
  const gone = new Map<string, Spot>();
  const by = new Map<string, Spot>();
  for (const cell of removed[wave - 1] ?? []) {
    const away = { x: 0, y: 0 };
    const here = spot(cell);
    for (const chaser of chasers) {
      const there = spot(chaser);
      const step = { x: here.x - there.x, y: here.y - there.y };
      if (Math.abs(step.x) + Math.abs(step.y) !== 1) continue;
      if (!by.has(chaser)) by.set(chaser, step);
      away.x += step.x;
      away.y += step.y;
    }
    gone.set(cell, away);
  }
  return { gone, by };
}

/** The steps of the end: the full square, three waves, what is left. */
export const LEFT = 4;

export interface Sheet {
  /** Not told while the animals are at work. */
  points: (number | null)[];
  /** What each of the cheeses is worth that are still in a hand, or home in the end. */
  cheeses: number[][];
}

/** What stands on everybody's sheet by now. */
export function sheetAt(view: CheeseRescueView, step: number): Sheet {
  if (view.turn !== null) return { points: view.points, cheeses: view.cheeses };
  if (step < LEFT) return { points: view.points.map(() => null), cheeses: view.points.map(() => []) };
  const eaten = new Set(view.removed.flat());
  const home = (seat: number): number[] => view.board.filter((lying) => lying.seat === seat && !eaten.has(lying.cell)).map((lying) => Number(lying.card));
  return { points: view.points, cheeses: view.points.map((_, seat) => home(seat).sort((one, other) => one - other)) };
}

/** The wave that takes each cell away: 0, 1 or 2. */
export function waves(view: CheeseRescueView): Map<string, number> {
  return new Map(view.removed.flatMap((cells, wave) => cells.map((cell): [string, number] => [cell, wave])));
}

/** How a card looks that the wave takes away, or none does: in danger while the game goes on; then what the step makes of it. */
export function lookOf({ cell, seat }: Lying, wave: number | undefined, over: boolean, step: number, acted: Chase | null): string {
  if (!over) return wave === undefined ? '' : 'threat';
  if (acted?.by.has(cell)) return `acts wave-${step}`;
  if (wave === undefined) return step === LEFT && seat !== null ? 'rescued' : '';
  if (step <= wave) return '';
  return step === wave + 1 ? `goes wave-${step}` : 'gone';
}
