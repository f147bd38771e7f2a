/** How a game ended for one person, in words: "Second, one point behind Mamie". */
import { steps, type Standing } from './standings';
import { listed } from './texts';
import { t } from './words.svelte';

const MANY = 3; // more names than that are no sentence

type NameOf = (seat: number) => string;

/** Who won, for everybody; `you` are told so yourself. */
export function headline(ranked: readonly Standing[], you: number | null, nameOf: NameOf): string {
  const winners = ranked.filter((one) => one.won);
  if (ranked.every((one) => one.place === 0)) return t('ended-without-winner');
  if (winners.length === 0) return t('nobody-won');
  if (winners.length === 1 && winners[0]?.seat === you) return t('you-win');
  if (winners.length > MANY) return t('won-by-many', { n: winners.length });
  return t('won', { n: winners.length, who: listed(winners.map((one) => nameOf(one.seat))) });
}

/** Nothing, for whoever only watched and where nothing was decided. */
export function placeText(ranked: readonly Standing[], you: number | null, nameOf: NameOf): string {
  const all = steps(ranked);
  const at = all.findIndex((step) => step.some((one) => one.seat === you));
  const mine = all[at]?.find((one) => one.seat === you);
  if (!mine || mine.place === 0 || mine.score === null || !all[0]?.some((one) => one.won)) return '';
  if (mine.won) return wonText(all, mine, nameOf);
  const before = all[at - 1] ?? [];
  const gap = Math.min(...before.map((one) => one.score ?? 0)) - mine.score;
  const who = listed(before.map((one) => nameOf(one.seat)));
  const tied = (all[at]?.length ?? 1) > 1 ? 'yes' : 'no';
  return gap > 0 ? t('my-place', { place: mine.place, tied, n: gap, who }) : t('my-place-level', { place: mine.place, who });
}

function wonText(all: Standing[][], mine: Standing, nameOf: NameOf): string {
  const others = (all[0] ?? []).filter((one) => one.seat !== mine.seat);
  if (others.length >= MANY) return '';
  if (others.length) return t('my-place-shared', { who: listed(others.map((one) => nameOf(one.seat))) });
  const next = all[1] ?? [];
  const lead = (mine.score ?? 0) - Math.max(...next.map((one) => one.score ?? 0));
  const who = listed(next.map((one) => nameOf(one.seat)));
  if (!next.length) return '';
  return lead > 0 ? t('my-place-first', { n: lead, who }) : t('my-place-first-level', { who });
}
