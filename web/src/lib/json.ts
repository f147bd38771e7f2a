/** JSON whose shape nobody has promised, looked at with care. */
import type { Json } from '../generated/wire';

export function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return value !== undefined && value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What is in it by name; nothing, if it is something else. */
export function recordOf(value: Json | undefined): Record<string, Json> {
  return isRecord(value) ? value : {};
}

/** What is in it one after the other; nothing, if it is something else. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
