/** E4.4 At which end of a tableau a card goes. */
import type { Rules } from '@sandtable/engine';
import { pick } from '../asking.ts';
import { type Court, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';

/** Puts a card at the left or right end, as the player likes. It lies at the right end while he thinks. */
export function* putAtEnd(state: State, who: Who, court: Court, rule: string): Rules<void> {
  const { tableau } = playerOf(state, who);
  const card = String(court.card);
  tableau.push(court);
  if (tableau.length === 1) return;
  const end = yield* pick(state, who, {
    prompt: say('ask.end', rule, { card }),
    among: ['left', 'right'],
    label: (option) => say(option === 'left' ? 'end.left' : 'end.right', rule, { card }),
  });
  if (end === 'left') tableau.unshift(...tableau.splice(tableau.indexOf(court), 1));
}
