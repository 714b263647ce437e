/** Pieces being dragged over the map. */

interface Held {
  readonly kind: string;
  readonly from: string;
  readonly count: number;
}

/** Pixels a pointer may wander before it drags. */
const SLIP = 6;

export class Dragging {
  /** What is held, and where the pointer is on the screen; undefined until it has left its place. */
  held = $state.raw<Held & { readonly x: number; readonly y: number }>();
  private start: { readonly held: Held; readonly x: number; readonly y: number } | undefined;
  private readonly drop: (held: Held, over: string | undefined, event: PointerEvent) => void;

  constructor(drop: (held: Held, over: string | undefined, event: PointerEvent) => void) {
    this.drop = drop;
  }

  /** The pointer goes down on a stack: the map must not pan. */
  take(held: Held, event: PointerEvent): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    this.start = { held, x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', this.move, { signal });
    window.addEventListener('pointerup', (end) => this.end(end, listening), { signal });
    window.addEventListener('pointercancel', () => this.stop(listening), { signal });
  }

  private readonly move = (event: PointerEvent): void => {
    if (this.start === undefined) return;
    const { held, x, y } = this.start;
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (this.held === undefined && Math.hypot(right, down) < SLIP) return;
    this.held = { ...held, x: event.clientX, y: event.clientY };
  };

  private end(event: PointerEvent, listening: AbortController): void {
    const { held } = this;
    this.stop(listening);
    if (held === undefined) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-space]');
    this.drop(held, under?.getAttribute('data-space') ?? undefined, event);
  }

  private stop(listening: AbortController): void {
    listening.abort();
    this.start = undefined;
    this.held = undefined;
  }
}
