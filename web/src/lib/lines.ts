/** Lines of the log as lists need them. */
import type { Line } from '../generated/wire';

/** Several lines may tell of the same moment. */
export function keyed(told: readonly Line[]): { key: string; line: Line }[] {
  const counts = new Map<number, number>();
  return told.map((line) => {
    const nth = counts.get(line.seq) ?? 0;
    counts.set(line.seq, nth + 1);
    return { key: `${line.seq}.${nth}`, line };
  });
}
