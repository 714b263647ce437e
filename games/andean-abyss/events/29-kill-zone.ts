import { by } from '../action.ts';
import { chooseFaction } from '../ask.ts';
import { type Insurgent } from '../forces.ts';
import type { Space } from '../map.ts';
import { ambushIn, canAttack } from '../operations/attack.ts';
import { spaces } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf } from './kit.ts';

/** 29 Kill Zone. */
export const killZone: CardEvent = {
  unshaded: [
    {
      by: 'government',
      inSpaces: 1,
      where: { has: 'farc-piece' },
      do: [
        { flip: 'farc-underground', count: 'all', turn: 'active' },
        { free: 'assault', by: 'government' },
      ],
    },
  ],

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
