/** One's own mouse on its way: a step at once, a way drawn with a finger as fast as the table answers, steps taken back. No rules. */
import { untrack } from 'svelte';
import type { Chooser } from '$web/lib/chooser.svelte';
import type { DroleDeFromageAction, DroleDeFromageView } from './generated';
import { ahead, cameFrom, drawn, wayTo, type DroleMove, type Trail, type Way } from './table';

export interface Ground {
  view: DroleDeFromageView;
  here: string;
  /** The steps that may be made; none while it is not this person's turn. */
  steps: ReadonlyMap<Way, DroleMove>;
  trail: Trail;
  able: boolean;
  version: number;
  /** The last step can be taken back. */
  undo: boolean;
}

export interface Answers {
  /** Something is done: what was said before is said no more. */
  stirred: () => void;
  /** A push that cannot be. */
  refused: (way: Way) => void;
  undo: () => void;
}

export class Walk {
  dragging = $state(false);
  /** The cells still to walk to. */
  route: string[] = $state.raw([]);
  /** The last step by key: whoever plays by keyboard stays at the mouse. */
  byKey: Way | null = $state(null);
  /** The cell that the finger means. */
  private over = '';
  /** The step that is on its way to the table. */
  private sent = '';
  private undone = -1;

  constructor(
    private readonly ground: () => Ground,
    private readonly chooser: Chooser<DroleDeFromageAction>,
    private readonly answers: Answers,
  ) {}

  /** A step, at once: it can be taken back. What cannot be is asked about, where this person wants that. */
  go(way: Way): void {
    const { steps, able } = this.ground();
    const move = steps.get(way);
    this.answers.stirred();
    if (!able) return;
    if (!move) this.answers.refused(way);
    else if (this.isFinal(way)) this.chooser.pick(move);
    else this.chooser.confirm(move);
  }

  /** It cannot be taken back: something falls, or the die is rolled after it. */
  private isFinal(way: Way): boolean {
    const { view, here } = this.ground();
    return view.steps_left <= 1 || ahead(view, here, way).falls;
  }

  takeBack(): void {
    const { undo, version } = this.ground();
    if (!undo || this.undone === version) return;
    this.undone = version;
    this.answers.stirred();
    this.chooser.cancel();
    this.answers.undo();
  }

  // Dragging: the finger draws a way, and the mouse walks it.

  grab(): void {
    this.dragging = true;
    this.sent = '';
    this.stopAt(this.ground().here);
    this.chooser.cancel();
  }

  draw(cell: string | null): void {
    if (!this.dragging || !cell || cell === this.over) return;
    const { view, here } = this.ground();
    const next = this.route[0];
    this.over = cell;
    this.route = drawn(this.route, here, cell, view.steps_left);
    if (this.route[0] !== next) this.chooser.cancel();
  }

  letGo(): void {
    this.dragging = false;
  }

  /** The finger was taken away from us: what it drew is not meant. */
  drop(): void {
    this.dragging = false;
    this.route = [];
    this.chooser.cancel();
  }

  /** On along the way that was drawn, if the table has answered. */
  on(): void {
    const { view, here, steps, able, version } = this.ground();
    if (!steps.size) {
      this.route = [];
      this.dragging = false;
      return;
    }
    if (this.route[0] === here) this.route = this.route.slice(1);
    else if (!this.route.length && this.dragging && able && this.over !== here) this.route = drawn([], here, this.over, view.steps_left);
    const next = this.route[0];
    const held = this.dragging;
    if (next === undefined || !able || this.undone === version) return;
    untrack(() => this.walkTo(next, held));
  }

  private walkTo(next: string, held: boolean): void {
    const { view, here, steps, trail, undo, version } = this.ground();
    const way = wayTo(here, next);
    const step = `${version} ${here} ${next}`;
    if (!way || this.sent === step) return this.stopAt(here);
    // Back over one's own steps is to take them back, not to walk them again.
    if (undo && next === cameFrom(trail, view.steps_left)) {
      this.route = this.route.slice(1);
      return this.takeBack();
    }
    const move = steps.get(way);
    if (!move) {
      this.stopAt(here);
      return this.go(way);
    }
    if (held && this.isFinal(way)) {
      // It is shown, and made when the finger lets go.
      this.chooser.pending = move;
      return;
    }
    this.sent = step;
    this.answers.stirred();
    this.chooser.confirm(move);
  }

  private stopAt(here: string): void {
    this.route = [];
    this.over = here;
  }
}
