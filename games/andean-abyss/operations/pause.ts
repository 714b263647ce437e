/** 4.1 The pause after an Operation whose last step is no choice of a space. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { say } from '../text/say.ts';

/** A Special Activity may still follow: what a Sweep or Patrol has just exposed can be struck from the air. */
export function* pauseAfter(action: Action): Rules<void> {
  const { turn } = action.state;
  if (turn === null || !turn.activities || turn.activity !== null) return;
  yield* pick(action, {
    prompt: say('ask.operation.after', '4.1', { operation: turn.doing }),
    options: () => ['done'],
    pass: 'done',
    pause: true,
  });
}
