/** Whether a table is played the way a game proposes. */
import { chosen, initialValues, type Choice, type Field } from '$web/lib/schema';
import type { Json, Preset, RoomInfo } from '$web/generated/wire';

/** What a preset asks for at a table of this size; the rest stays as the game has it. */
export function optionsOf(preset: Preset, fields: Field[]): Record<string, Choice> {
  return chosen(fields, initialValues(fields, preset.options as Record<string, Json>));
}

export function isPlayed(preset: Preset, room: Pick<RoomInfo, 'options' | 'bots' | 'clock' | 'pace'>, fields: Field[]): boolean {
  const wanted = optionsOf(preset, fields);
  const now = chosen(fields, initialValues(fields, room.options as Record<string, Json>));
  const same = Object.keys({ ...wanted, ...now }).every((name) => wanted[name] === now[name]);
  return same && preset.bots === room.bots && preset.clock === room.clock && preset.pace === room.pace;
}
