/** Updates leave out what is as it was. Here it is put back: the rest of the page knows whole ones only. */
import type { RoomInfo, Update, You } from '../generated/wire';

export type WholeUpdate = Update & { you: You; room: RoomInfo };

/** Null: nothing is known yet. That does not happen, as the first update after hello has everything. */
export function whole(told: Update, known: WholeUpdate | null): WholeUpdate | null {
  const [you, room] = [told.you ?? known?.you, told.room ?? known?.room];
  return you && room ? { ...told, you, room } : null;
}
