import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../deeds.ts';
import { type Kind, TABLE } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { police, room, spaces } from '../state.ts';
import { say } from '../text/say.ts';
import { isObtainable, replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, toPieces } from './vocabulary.ts';

const PLACED: readonly Kind[] = ['cartels-base', 'cartels-underground'];

/** 57 Op Millennium. */
export const opMillennium: CardEvent = {
  *unshaded(action) {
    const kinds = TABLE.kindsOf('cartels');
    const among = { spaces: () => spaces(action.state), kinds, optional: true } as const;
    yield* toPieces(action, 'replace', 3, among, (space, id) => replaceBy(action, space, id, 'police'));
  },

  *shaded(action) {
    const { state } = action;
    const among = () => spaces(state).filter((space) => police(state, space) > 0);
    yield* inSpaces(action, 'replace', 2, among, (space) => infiltrate(action, space));
  },
};

/** One Police gives way to a Cartels piece, or to nothing where none can be placed (5.1.1). */
function* infiltrate(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const fitting = () =>
    PLACED.filter((kind) => room(state, space, kind) > 0 && isObtainable(action, kind, space));
  if (fitting().length === 0) {
    yield* remove(action, space, 'police');
    return;
  }
  const kind = yield* pick<Kind>(action, {
    prompt: say('ask.place.kind', rule, { space: idOf(space) }),
    options: fitting,
    label: (option) => say('kind', rule, { kind: option }),
  });
  yield* replaceBy(action, space, 'police', kind);
}
