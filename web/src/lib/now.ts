/** The table somebody wants to play at right away, against bots: its room asks no questions. */
export const impatient: { at: string | null } = { at: null };
