/** A card of the hand or a spy, carried over the board with the mouse. Fingers scroll, and answer by taps. */

export type Carried =
  | { readonly what: 'card'; readonly card: string }
  | { readonly what: 'spy'; readonly card: string; readonly spot: string; readonly owner: string };

/** Where it was let go: over a card, over an end of the own tableau. */
export interface Goal {
  readonly card: string | undefined;
  readonly end: 'left' | 'right' | undefined;
}

/** Pixels a pointer may wander before it carries something. */
const SLIP = 6;

export class Carrying {
  /** What is carried, and where the pointer is; undefined until it has left its place. */
  held = $state.raw<Carried & { readonly x: number; readonly y: number }>();
  private readonly drop: (held: Carried, goal: Goal) => void;

  constructor(drop: (held: Carried, goal: Goal) => void) {
    this.drop = drop;
  }

  take(carried: Carried, event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.stopPropagation();
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => {
      listening.abort();
      this.held = undefined;
    };
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (this.held === undefined && Math.hypot(x - event.clientX, y - event.clientY) < SLIP) return;
        this.held = { ...carried, x, y };
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (end) => {
        const { held } = this;
        stop();
        if (held !== undefined) this.drop(held, goalAt(end));
      },
      { signal },
    );
    window.addEventListener('pointercancel', stop, { signal });
  }
}

function goalAt({ clientX, clientY }: PointerEvent): Goal {
  // All that lie there: the guide may lie above the board.
  const under = document.elementsFromPoint(clientX, clientY);
  const tableau = under.find((one) => one.matches('[data-own-tableau]'))?.getBoundingClientRect();
  const isLeft = tableau !== undefined && clientX < tableau.left + tableau.width / 2;
  return {
    card: under.find((one) => one.matches('[data-card]'))?.getAttribute('data-card') ?? undefined,
    end: tableau === undefined ? undefined : isLeft ? 'left' : 'right',
  };
}
