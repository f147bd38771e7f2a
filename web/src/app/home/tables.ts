/** Tables as home shows them. */
import type { MyTable, TableLine } from '$web/generated/wire';
import { leftText } from '$web/lib/slow';
import { label, language, t } from '$web/lib/words.svelte';

const HOUR = 3_600;
const STALE = 12 * HOUR; // a table at which nobody began

/** What can be gone on with: where it is one's turn first, then where others are awaited, then what rests. */
export function openTables(tables: readonly MyTable[], now = Date.now() / 1000): MyTable[] {
  const rank = (table: MyTable): number => (table.turn?.mine ? 0 : table.phase === 'playing' ? 1 : 2);
  return tables
    .filter((table) => table.phase === 'playing' || table.phase === 'paused' || (table.phase === 'gathering' && now - table.touched < STALE))
    .sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

/** "2 hours ago", as short as the language has it. */
export function ago(since: number, now = Date.now() / 1000): string {
  const gone = Math.max(0, now - since);
  if (gone < 60) return t('just-now');
  const say = new Intl.RelativeTimeFormat(language() === 'fr' ? 'fr' : 'en-GB', { style: 'short' });
  if (gone < HOUR) return say.format(-Math.floor(gone / 60), 'minute');
  return gone < 48 * HOUR ? say.format(-Math.floor(gone / HOUR), 'hour') : say.format(-Math.floor(gone / 24 / HOUR), 'day');
}

/** Whose turn it is there, and since when. */
export function turnText({ phase, free, players, ...more }: TableLine | MyTable): string {
  const turn = 'turn' in more ? more.turn : null;
  if (turn) {
    const whose = turn.mine ? t('your-turn') : turn.who.length === 1 ? t('their-turn', { who: turn.who[0] ?? '' }) : t('several-awaited', { n: turn.who.length });
    return `${whose} · ${turn.left == null ? ago(turn.since) : t('time-left', { left: leftText(turn.left) })}`;
  }
  return [label('phase', phase), t('players', { n: players }), ...(free && phase === 'gathering' ? [t('free-seats', { n: free })] : [])].join(' · ');
}
