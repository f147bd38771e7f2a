/** The rulebook that lies beside every table: which one is open, and where. */

class RulesDrawer {
  open: { game: string; clause: string | null } | null = $state.raw(null);
}

const drawer = new RulesDrawer();

export function openRules(game: string, clause: string | null = null): void {
  drawer.open = { game, clause };
}

export function closeRules(): void {
  drawer.open = null;
}

export function openedRules(): RulesDrawer['open'] {
  return drawer.open;
}
