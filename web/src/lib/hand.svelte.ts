/** Whether this phone is a hand beside a big screen: asked once per table, kept for it, changed at any time. */
import { keepHand, recallHand } from './storage';

class HandMode {
  /** The table that this person is at, if any. */
  table: string | null = $state(null);
  /** Yes, no, or never asked. */
  answer: boolean | null = $state(null);
}

const mode = new HandMode();

/** For as long as somebody is at this table; returns what ends it. */
export function comeToTable(table: string): () => void {
  mode.table = table;
  mode.answer = recallHand(table);
  return () => {
    mode.table = mode.answer = null;
  };
}

export function isHand(): boolean {
  return mode.answer === true;
}

export function isAtTable(): boolean {
  return mode.table !== null;
}

/** Nobody has answered here yet. */
export function wasNeverAsked(): boolean {
  return mode.table !== null && mode.answer === null;
}

export function beHand(hand: boolean): void {
  mode.answer = hand;
  if (mode.table) keepHand(mode.table, hand);
}
