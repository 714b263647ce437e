import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../changes.ts';
import { UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { departments, room, spaces } from '../state.ts';
import { say } from '../text/say.ts';
import { isObtainable, placeInSpaces, replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { toPieces } from './vocabulary.ts';

/** 50 Carabineros. */
export const carabineros: CardEvent = {
  *unshaded(outer) {
    const action = by(outer, 'government');
    const among = () => departments(action.state);
    yield* placeInSpaces(action, 3, { kind: 'police', among, optional: true, again: true });
  },

  *shaded(action) {
    const among = { spaces: () => spaces(action.state), kinds: ['police'] } as const;
    yield* toPieces(action, 'choose', 2, among, (space) => corrupt(action, space));
  },
};

/** One Police is removed or replaced: each of the two as one likes. */
function* corrupt(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const kind = UNDERGROUND.auc;
  const canReplace = () => room(state, space, kind) > 0 && isObtainable(action, kind, space);
  const choice = yield* pick<'remove' | 'replace'>(action, {
    prompt: say('ask.event.how', rule, { card: state.card, space: idOf(space) }),
    options: () => (canReplace() ? ['remove', 'replace'] : ['remove']),
  });
  if (choice === 'remove') yield* remove(action, space, 'police');
  else yield* replaceBy(action, space, 'police', kind);
}
