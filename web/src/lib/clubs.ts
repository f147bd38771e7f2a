/** Tournaments: what the server says of one, asked again every now and then. */
import type { ClubEntry, ClubInfo, ClubMade, ClubRound, ClubTableLine, NewClub, Outcome } from '../generated/wire';
import { json } from './api';

const at = (code: string): string => `/api/clubs/${encodeURIComponent(code)}`;

export const newClub = (club: NewClub): Promise<ClubMade> => json('POST', '/api/clubs', club);
export const clubAt = (code: string): Promise<ClubInfo> => json('GET', at(code));
export const enter = (code: string, entry: ClubEntry): Promise<ClubInfo> => json('POST', `${at(code)}/people`, entry);
export const leave = (code: string, entrant: number | null): Promise<ClubInfo> => json('POST', `${at(code)}/leave`, { entrant });
export const beginRound = (code: string): Promise<ClubInfo> => json('POST', `${at(code)}/rounds`);
export const giveResult = (code: string, outcome: Outcome): Promise<ClubInfo> => json('POST', `${at(code)}/results`, outcome);

export const nameIn = (club: ClubInfo, entrant: number): string => club.people.find((line) => line.entrant === entrant)?.name ?? '?';

/** The round that is on, or the last one. */
export const lastRound = (club: ClubInfo): ClubRound | null => club.played.at(-1) ?? null;

/** The table at which somebody plays now. */
export function tableOf(club: ClubInfo, entrant: number | null): ClubTableLine | null {
  const table = lastRound(club)?.tables.find((one) => entrant !== null && one.entrants.includes(entrant));
  return table && !table.places.length ? table : null;
}
