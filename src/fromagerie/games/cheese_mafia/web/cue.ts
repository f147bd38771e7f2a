/** What this person may do, in one line that begins with the verb. */
import { t } from '$web/lib/words.svelte';
import type { Deck } from './deck';
import { inSentence, priceOf, titled } from './said';
import type { CheeseMafiaView } from './generated';
import type { MafiaMove } from './table';

type Legal = ReadonlyMap<string, MafiaMove>;

/** The cards of one's hand among these moves. */
export function cardsIn(legal: Legal): MafiaMove[] {
  return [...legal.values()].filter((move) => move.action.do === 'choose');
}

function facts(view: CheeseMafiaView, names: readonly string[], me: number, deck: Deck): Record<string, string | number> {
  const who = (seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''));
  const beside = (by: number): string => who((me + by + view.players) % view.players);
  const title = view.card === null ? '' : titled(view.card, deck);
  return {
    left: beside(1),
    to: beside(view.way === 'right' ? -1 : 1),
    target: who(view.target),
    title,
    card: inSentence(title),
    price: view.card === null ? '' : priceOf(view.card, deck, view.options),
    n: view.left,
    banker: view.options.banker,
  };
}

/** `sent`: an answer is on its way, and is told when the time is up. */
export function cueOf(view: CheeseMafiaView, legal: Legal, names: readonly string[], me: number | null, deck: Deck, sent: boolean): string {
  if (me === null || legal.size === 0) return '';
  const say = (id: string): string => t(`mafia-cue-${id}`, facts(view, names, me, deck));
  if (view.question === 'turn') return say(legal.has('X') ? 'turn' : 'turn-first');
  if (view.question === 'answer') return say(sent ? 'held' : cardsIn(legal).length ? 'answer' : 'answer-none');
  if (view.question !== 'use') return say(view.question);
  if ([...legal.values()].some((move) => move.action.do === 'target')) return say('target');
  return say(legal.has('L') ? 'way' : 'use');
}
