/** The rulebook that lies beside every table: which one is open, and where. */

class Book {
  open: { game: string; clause: string | null } | null = $state.raw(null);
}

const book = new Book();

export function openRules(game: string, clause: string | null = null): void {
  book.open = { game, clause };
}

export function closeRules(): void {
  book.open = null;
}

export function openedRules(): Book['open'] {
  return book.open;
}
