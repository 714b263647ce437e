/** Cards that leave one row and arrive in another glide across. */
import { crossfade, fade } from 'svelte/transition';

const DURATION = 350;

type Crossfade = ReturnType<typeof crossfade>[0];
type Ends = Map<unknown, Element>;

export interface Crossing {
  readonly duration: number;
  readonly send: Crossfade;
  readonly receive: Crossfade;
}

export function crossingFor(isMoving: boolean): Crossing {
  const duration = isMoving ? DURATION : 0;
  const [send, receive] = crossfade({ duration, fallback: (node) => fade(node, { duration }) });
  const sent: Ends = new Map();
  const received: Ends = new Map();
  return {
    duration,
    send: betweenDrawn(send, sent, received),
    receive: betweenDrawn(receive, received, sent),
  };
}

/** What is not drawn (a board behind the log of a phone, a card that is gone again) has no size to scale by. */
function betweenDrawn(crossing: Crossfade, ends: Ends, others: Ends): Crossfade {
  return (node: Element, params) => {
    ends.set(params.key, node);
    const begin = crossing(node, params);
    return () => {
      const other = others.get(params.key);
      others.delete(params.key);
      const config = begin();
      return isDrawn(node) && (other === undefined || isDrawn(other)) ? config : { duration: 0 };
    };
  };
}

function isDrawn(node: Element): boolean {
  return node.getBoundingClientRect().width > 0;
}
