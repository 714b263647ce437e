/** Free Assaults all over the map (5.5). */
import type { Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import type { Space } from '../map.ts';
import { type AssaultTerms, assaultIn, canAssault } from '../operations/assault.ts';
import { spaces } from '../state.ts';
import { upToSpaces } from './kit.ts';

/** One of them. Card 3 cannot forbid it (5.1.2), but later Assaults on this card are one too many. */
export function* assaultFreely(action: Action, space: Space, terms: AssaultTerms): Rules<void> {
  action.state.targets.assault++;
  yield* assaultIn(under(action, '3.2.4'), space, terms);
}

/** The Government may Assault for nothing wherever an Assault on these terms removes anything. */
export function* mayAssaultAll(outer: Action, terms: AssaultTerms): Rules<void> {
  const action = by(outer, 'government');
  const { state } = action;
  const among = () => spaces(state).filter((space) => canAssault(state, space, terms));
  yield* upToSpaces(action, 'act', Number.POSITIVE_INFINITY, among, (space) =>
    assaultFreely(action, space, terms),
  );
}
