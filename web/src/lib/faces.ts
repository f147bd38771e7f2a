/** The faces around a table, for whatever shows somebody who sits there: by seat, null where nobody does. */
import { getContext, setContext } from 'svelte';

export type Faces = readonly (number | null)[];

const KEY = Symbol('faces');

export function setFaces(faces: () => Faces): void {
  setContext(KEY, faces);
}

export function facesHere(): () => Faces {
  return getContext<(() => Faces) | undefined>(KEY) ?? (() => []);
}

/** Where nobody chose one, as in a lesson: another head and another colour for each seat. */
export const someFaces = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => ((seat * 7) % 24) * 8 + (seat % 8));
