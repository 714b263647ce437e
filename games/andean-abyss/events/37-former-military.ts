import type { Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import { pick } from '../ask.ts';
import { isBarredNow } from '../deck.ts';
import { idOf, isLoc, type Space } from '../map.ts';
import { assaultIn, canAssault } from '../operations/assault.ts';
import { ambushIn, canAttack } from '../operations/attack.ts';
import { countedCubes, sweepIn, sweepStrength } from '../operations/sweep.ts';
import { isZone, spaces, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { mayOperate } from './free.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, upToSpaces } from './vocabulary.ts';

/** D24: only FARC pieces; 5.1.2: even those that card 42 shields. */
const TERMS = { only: ['farc'], withAuc: true, event: true } as const;

type Choice = 'sweep' | 'assault';
type Counted = Parameters<typeof sweepStrength>[2];

function choices(state: State, space: Space, counted: Counted): Choice[] {
  const list: Choice[] = [];
  const maySweep = !isLoc(space) && !isZone(state, space) && !isBarredNow(state, 'government', 'sweep');
  const isHidden = underground(state, space, 'farc') > 0;
  if (maySweep && isHidden && sweepStrength(state, space, counted, TERMS) > 0) list.push('sweep');
  if (canAssault(state, space, TERMS)) list.push('assault');
  return list;
}

/** 37 Former Military. */
export const formerMilitary: CardEvent = {
  *unshaded(outer) {
    const action = by(outer, 'government');
    const { state } = action;
    const counted = yield* countedCubes(action);
    const among = () => spaces(state).filter((space) => choices(state, space, counted).length > 0);
    yield* upToSpaces(action, 'act', Number.POSITIVE_INFINITY, among, (space) =>
      strike(action, space, counted),
    );
  },

  // D58: AUC may do both. The Ambush needs an Underground guerrilla as ever (5.5).
  *shaded(outer) {
    const { state } = outer;
    const turn = yield* mayOperate(outer, 'auc', 'march');
    if (turn === undefined) return;
    const action = by(outer, 'auc');
    const fits = (space: Space) => underground(state, space, 'auc') > 0 && canAttack(state, space, 'auc');
    const space = yield* mayBeOneOf(action, 'act', () => turn.spaces.filter(fits));
    if (space !== undefined) yield* ambushIn(action, space, 'auc');
  },
};

function* strike(action: Action, space: Space, counted: Counted): Rules<void> {
  const { state, rule } = action;
  const choice = yield* pick<Choice>(action, {
    prompt: say('ask.event.how', rule, { card: state.card, space: idOf(space) }),
    options: () => choices(state, space, counted),
  });
  if (choice === 'sweep') yield* sweepIn(under(action, '3.2.3'), space, counted, TERMS);
  else yield* assaultIn(under(action, '3.2.4'), space, TERMS);
}
