/** Cards 1 to 18: what 8.4 does not settle by itself. */
import { bases, cubes } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import type { CardPolicy, SpaceChoice } from './policy.ts';

/** 14 Tres Esquinas: Troops before Police. */
function troopsFirst(mind: Mind): string | undefined {
  if (!mind.options.includes('troops')) return undefined;
  because(mind, '8.4.card-14.troops-first');
  return 'troops';
}

const esquinas: SpaceChoice = {
  counts: true,
  keys: [
    ({ state }, space) => Math.min(1, bases(state, space, 'government')) + Math.min(1, cubes(state, space)),
  ],
};

export const governmentCardPolicies: Readonly<Partial<Record<number, CardPolicy>>> = {
  14: {
    spaces: { remove: esquinas, choose: esquinas },
    answers: { 'ask.event.piece': troopsFirst, 'ask.remove': troopsFirst },
  },
};
