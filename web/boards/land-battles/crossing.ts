/** Cards that leave one row and arrive in another glide across. */
import { crossfade, fade } from 'svelte/transition';

const DURATION = 350;

export interface Crossing {
  readonly duration: number;
  readonly send: ReturnType<typeof crossfade>[0];
  readonly receive: ReturnType<typeof crossfade>[1];
}

export function crossingFor(isMoving: boolean): Crossing {
  const duration = isMoving ? DURATION : 0;
  const [send, receive] = crossfade({ duration, fallback: (node) => fade(node, { duration }) });
  return { duration, send, receive };
}
