import { by, under } from '../action.ts';
import { attackIn, canAttack } from '../operations/attack.ts';
import { spaces } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { upToSpaces } from './kit.ts';

const VICTIMS = ['farc'] as const;

/** 26 Gramaje. */
export const gramaje: CardEvent = {
  // D34: one Attack a space, on FARC alone; D58: Cartels may.
  *unshaded(outer) {
    const action = by(outer, 'cartels');
    const { state } = action;
    const among = () => spaces(state).filter((space) => canAttack(state, space, 'cartels', VICTIMS));
    yield* upToSpaces(action, 'act', Number.POSITIVE_INFINITY, among, (space) =>
      attackIn(under(action, '3.3.3'), space, 'cartels', VICTIMS),
    );
  },

  shaded: [
    {
      transfer: {
        each: { spaces: { kind: ['city', 'department'], has: ['cartels-base', 'farc-guerrilla'] } },
        times: 3,
      },
      from: 'cartels-resources',
      to: 'farc-resources',
    },
  ],
};
