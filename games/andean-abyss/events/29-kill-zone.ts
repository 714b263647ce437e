import { by } from '../action.ts';
import { chooseFaction } from '../ask.ts';
import { turnOver } from '../changes.ts';
import { type Insurgent, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { canAssault } from '../operations/assault.ts';
import { ambushIn, canAttack } from '../operations/attack.ts';
import { pieces, spaces, type State, underground } from '../state.ts';
import { say } from '../text/say.ts';
import { assaultFreely } from './assaults.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, oneOf } from './kit.ts';

/** 5.1.2 Not bound by card 42. */
const TERMS = { event: true } as const;

/** FARC is there, and somebody would be exposed or removed. */
const isTrap = (state: State, space: Space): boolean =>
  underground(state, space, 'farc') > 0 ||
  (pieces(state, space, 'farc') > 0 && canAssault(state, space, TERMS));

/** 29 Kill Zone. */
export const killZone: CardEvent = {
  *unshaded(outer) {
    const action = by(outer, 'government');
    const { state } = action;
    const space = yield* oneOf(action, 'act', () => spaces(state).filter((one) => isTrap(state, one)));
    if (space === undefined) return;
    turnOver(action, space, UNDERGROUND.farc);
    if (canAssault(state, space, TERMS)) yield* assaultFreely(action, space, TERMS);
  },

  // D58: they may, twice, in the same space; the faction that lies in wait decides.
  *shaded(outer) {
    const { state, rule } = outer;
    const canAct = (faction: Insurgent) => spaces(state).some((space) => canAttack(state, space, faction));
    const prompt = say('ask.event.faction', rule, { card: state.card });
    const faction = yield* chooseFaction(outer, prompt, () => (['farc', 'auc'] as const).filter(canAct));
    if (faction === undefined) return;
    const action = by(outer, faction);
    const fits = (space: Space) => canAttack(state, space, faction);
    let among = spaces(state);
    for (let i = 0; i < 2 && among.some(fits); i++) {
      const space = yield* mayBeOneOf(action, 'act', () => among.filter(fits));
      if (space === undefined) return;
      yield* ambushIn(action, space, faction, { unseen: true });
      among = [space];
    }
  },
};
