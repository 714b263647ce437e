/** The pause after an Operation whose last step is no choice of a space. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Asks } from '../ask.ts';
import { say } from '../text/say.ts';
import type { Volume } from '../volume.ts';

const NOTHING: readonly never[] = [];

/** A Special Activity may still follow: what a search has just exposed can be struck from the air. */
export function pauses<V extends Volume<V>>(
  { pick }: Asks<V>,
  rule: string,
): (action: Action<V>) => Rules<void> {
  return function* pauseAfter(action) {
    const { turn } = action.state;
    if (turn === null || !turn.activities || turn.activity !== null) return;
    yield* pick<never, 'done'>(action, {
      prompt: say('ask.operation.after', rule, { operation: turn.doing }),
      among: () => NOTHING,
      pass: 'done',
      pause: true,
    });
  };
}
