/** Cards 1 to 18 in English. */
import type { Effects } from './effect.ts';

export const governmentEffects: Effects = {
  1: {
    unshaded:
      'In each Support Phase, one of the spaces given Civic Action needs only Government Control and a cube of either kind.',
    shaded: 'Civic Action needs at least 2 Troops and 2 Police in the space.',
  },
  5: {
    unshaded:
      'Place 6 Police on pipelines. Then make 3 guerrillas Active on those pipelines or in spaces beside them.',
    shaded: 'Shift a space beside an Econ 3 LoC 2 levels toward Active Opposition.',
  },
  12: {
    unshaded: 'Government Resources rise by Aid, but by no more than 20. Then Aid +10.',
    shaded: 'Until the next Propaganda there are no Air Strikes, and Patrol makes no guerrilla Active.',
  },
  15: {
    unshaded: 'Roll a die: Government Resources +4 for each pip.',
    shaded: 'Set a City that is Neutral or at Passive Support to Passive Opposition.',
  },
};
