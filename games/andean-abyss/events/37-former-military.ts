import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { pick } from '../ask.ts';
import { idOf, type Space } from '../map.ts';
import { canAssault } from '../operations/assault.ts';
import { ambushIn, canAttack } from '../operations/attack.ts';
import { spaces, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { assaultFreely } from './assaults.ts';
import { mayOperate } from './free.ts';
import type { CardEvent } from './rules.ts';
import { canSweepIn, type Counted, prepareSweeps, sweepFreely } from './sweeps.ts';
import { mayBeOneOf, upToSpaces } from './kit.ts';

/** D24: only FARC pieces; 5.1.2: even those that card 42 shields. */
const TERMS = { only: ['farc'], withAuc: true, event: true } as const;

type Choice = 'sweep' | 'assault';

function choices(state: State, space: Space, counted: Counted): Choice[] {
  const list: Choice[] = [];
  if (canSweepIn(state, space, counted, TERMS)) list.push('sweep');
  if (canAssault(state, space, TERMS)) list.push('assault');
  return list;
}

/** 37 Former Military. */
export const formerMilitary: CardEvent = {
  *unshaded(outer) {
    const action = by(outer, 'government');
    const { state } = action;
    const counted = yield* prepareSweeps(action, TERMS);
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
    among: () => choices(state, space, counted),
  });
  if (choice === 'sweep') yield* sweepFreely(action, space, counted, TERMS);
  else yield* assaultFreely(action, space, TERMS);
}
