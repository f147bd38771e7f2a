/** The people of an evening as on a podium: numbered as they are told, with wheels for points. */
import type { EveningInfo } from '../generated/wire';
import type { Standing } from './standings';

export function eveningStandings(evening: Pick<EveningInfo, 'people'>): Standing[] {
  return evening.people.map(({ place, wheels }, nth) => ({ seat: nth, score: wheels, place, won: place === 1 && wheels > 0 }));
}
