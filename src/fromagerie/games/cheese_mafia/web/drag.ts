/** A card that a finger pulls out of the hand: let go over the table, it is played. */

const FAR = 8; // px, from which on it is no tap any more

export interface Drag {
  able: boolean;
  /** It was let go over the table. */
  drop: () => void;
}

export function drag(node: HTMLElement, given: Drag): { update: (given: Drag) => void; destroy: () => void } {
  let now = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let pulled = false;

  const overBoard = ({ clientX, clientY }: PointerEvent): boolean => document.elementsFromPoint(clientX, clientY).some((at) => at.closest('[data-slot=board]'));

  function stop(): void {
    from = null;
    node.style.removeProperty('translate');
    delete node.dataset.pulled;
  }

  function down(event: PointerEvent): void {
    pulled = false;
    if (now.able && event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!pulled && Math.hypot(x, y) < FAR) return;
    if (!pulled) node.setPointerCapture(event.pointerId);
    pulled = true;
    node.style.setProperty('translate', `${x}px ${y}px`);
    node.dataset.pulled = '';
  }

  function up(event: PointerEvent): void {
    const dropped = pulled && from !== null && overBoard(event);
    stop();
    if (dropped && now.able) now.drop();
  }

  /** Whoever has pulled has not tapped. */
  function clicked(event: MouseEvent): void {
    if (!pulled) return;
    pulled = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('click', clicked, { capture: true });
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', clicked, { capture: true });
    },
  };
}
