/** Names to begin with: cheeses, but none that a bot or a suit of cards is called. */
const CHEESES = [
  'Edam', 'Feta', 'Cantal', 'Tomme', 'Cheddar', 'Stilton', 'Halloumi', 'Ricotta', 'Mimolette', 'Burrata', 'Crottin',
  'Raclette', 'Manchego', 'Pecorino', 'Taleggio', 'Vacherin', 'Camembert', 'Abondance', 'Maroilles', 'Picodon', 'Valençay', 'Salers', 'Fontina',
] as const;

export const rolledName = (): string => CHEESES[Math.floor(Math.random() * CHEESES.length)] ?? CHEESES[0];
