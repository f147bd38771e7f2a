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
  private over = '';
  private undone = -1;

  constructor(
    private readonly ground: () => Ground,
    private readonly chooser: Chooser<DroleDeFromageAction>,
    private readonly answers: Answers,
  ) {}

  /** A step, at once: it can be taken back. What cannot be is asked about, where this person wants that. */
  go(way: Way): void {
    const { view, here, steps, able } = this.ground();
    const move = steps.get(way);
    this.answers.stirred();
    if (!able) return;
    if (!move) this.answers.refused(way);
    else if (view.steps_left > 1 && !ahead(view, here, way).falls) this.chooser.confirm(move);
    else this.chooser.pick(move);
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
    this.route = [];
    this.over = this.ground().here;
  }

  draw(cell: string | null): void {
    if (!this.dragging || !cell || cell === this.over) return;
    const { view, here } = this.ground();
    this.over = cell;
    this.route = drawn(this.route, here, cell, view.steps_left);
  }

  letGo(): void {
    this.dragging = false;
  }

  /** On along the way that was drawn, if the table has answered. */
  on(): void {
    const { view, here, steps, trail, able, version } = this.ground();
    if (!steps.size) {
      this.route = [];
      this.dragging = false;
      return;
    }
    const next = this.route[0];
    if (next === undefined || !able || this.undone === version) return;
    untrack(() => {
      const way = wayTo(here, next);
      this.route = way ? this.route.slice(1) : [];
      if (!way) return;
      // Back over one's own steps is to take them back, not to walk them again.
      if (next === cameFrom(trail, view.steps_left)) {
        this.takeBack();
        return;
      }
      if (!steps.has(way)) this.route = [];
      this.go(way);
    });
  }
}
