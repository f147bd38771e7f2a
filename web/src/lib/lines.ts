/** Lines of the log as lists need them. */
import type { Line } from '../generated/wire';

const LOG = 2_000;

/** Several lines may tell of the same moment. */
export function keyed(told: readonly Line[]): { key: string; line: Line }[] {
  const counts = new Map<number, number>();
  return told.map((line) => {
    const nth = counts.get(line.seq) ?? 0;
    counts.set(line.seq, nth + 1);
    return { key: `${line.seq}.${nth}`, line };
  });
}

/** Lines that come replace what was known from their first number on: told again, in whatever language, they stay once. */
export function merged(known: readonly Line[], told: readonly Line[]): readonly Line[] {
  const first = told[0];
  if (!first) return known;
  const start = told.reduce((least, line) => Math.min(least, line.seq), first.seq);
  return [...known.filter((line) => line.seq < start), ...told].slice(-LOG);
}

/** In some games players must remember what lies face down: of lines up to this number only that is left which they say. */
export function faded(lines: readonly Line[], until: number): readonly Line[] {
  if (!lines.some((line) => line.seq <= until && line.faded !== undefined)) return lines;
  return lines.flatMap((line) => {
    const { faded: left, ...rest } = line;
    if (left === undefined || line.seq > until) return [line];
    return left ? [{ ...rest, text: left }] : [];
  });
}

export function isTalk(line: Line): boolean {
  return line.kind === 'chat' || line.kind === 'watchers';
}

/** What somebody said last, without the quotation marks it has in a sentence. */
export function aloud(lines: readonly Line[], seat: number): string | null {
  const said = lines.findLast((line) => line.seat === seat && line.said !== undefined)?.said;
  return said?.replace(/^[«“]\s*|\s*[»”]$/gu, '') ?? null;
}
