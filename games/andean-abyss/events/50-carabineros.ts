import type { Rules } from '@sandtable/engine';
import { type Action } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../changes.ts';
import { UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { police, room, spaces } from '../state.ts';
import { say } from '../text/say.ts';
import { isObtainable, replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { toPieces } from './kit.ts';

/** 50 Carabineros. */
export const carabineros: CardEvent = {
  unshaded: [{ by: 'government', place: 'police', count: 3, upTo: true, where: { kind: 'department' } }],

  *shaded(action) {
    const among = { spaces: () => spaces(action.state), kinds: ['police'] } as const;
    const chosen: Chosen = { way: undefined };
    yield* toPieces(action, 'choose', 2, among, (space) => corrupt(action, space, chosen));
  },
};

type Way = 'remove' | 'replace';
interface Chosen {
  way: Way | undefined;
}

function* corrupt(action: Action, space: Space, chosen: Chosen): Rules<void> {
  chosen.way ??= yield* chooseWay(action, space);
  if (chosen.way === 'remove') yield* remove(action, space, 'police');
  else yield* replaceBy(action, space, 'police', UNDERGROUND.auc);
}

/** Both Police are removed, or both replaced as far as possible: chosen with the first. */
function* chooseWay(action: Action, space: Space): Rules<Way> {
  const { state, rule } = action;
  const isPossible = () =>
    isObtainable(action, UNDERGROUND.auc) &&
    spaces(state).some((one) => police(state, one) > 0 && room(state, one, UNDERGROUND.auc) > 0);
  return yield* pick<Way>(action, {
    prompt: say('ask.event.how', rule, { card: state.card, space: idOf(space) }),
    among: () => (isPossible() ? ['remove', 'replace'] : ['remove']),
  });
}
