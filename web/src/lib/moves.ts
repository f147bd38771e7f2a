/** Moves as a board knows them: with the action of its game. */
import type { Move } from '../generated/wire';

export interface MoveOf<Action> extends Omit<Move, 'action'> {
  action: Action;
}

type Doing<Action, Kind> = MoveOf<Extract<Action, { do: Kind }>>;

/** The moves among these that do one kind of thing. */
export function movesThat<Action extends { do: string }, Kind extends Action['do']>(kind: Kind, moves: readonly MoveOf<Action>[]): Doing<Action, Kind>[] {
  return moves.filter((move): move is Doing<Action, Kind> => move.action.do === kind);
}
