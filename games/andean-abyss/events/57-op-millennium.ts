import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { remove } from '../changes.ts';
import type { Space } from '../map.ts';
import { isNonPlayer, lands, police, spaces } from '../state.ts';
import { obtainOneOf, replaceBy } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

const PLACED = ['cartels-base', 'cartels-underground'] as const;

/** 57 Op Millennium. */
export const opMillennium: CardEvent = {
  unshaded: [{ replace: 'cartels-piece', count: 3, upTo: true, with: 'police', where: {} }],

  *shaded(action) {
    const { state, faction } = action;
    // 8.4.4, N26: a non-player leaves Police on LoCs alone.
    const where = isNonPlayer(state, faction) ? lands : spaces;
    const among = () => where(state).filter((space) => police(state, space) > 0);
    yield* inSpaces(action, 'replace', 2, among, (space) => infiltrate(action, space));
  },
};

/** One Police gives way to a Cartels piece, or to nothing where none can be placed (5.1.1). */
function* infiltrate(action: Action, space: Space): Rules<void> {
  const kind = yield* obtainOneOf(action, space, [...PLACED]);
  if (kind === undefined) yield* remove(action, space, 'police');
  else yield* replaceBy(action, space, 'police', kind);
}
