import { isForest } from '../../map.ts';
import { bases, basesOnMap, departments } from '../../state.ts';
import { type CardOpinion, COMMON_HARM, when } from './opinion.ts';
import { basesFit } from './shared.ts';

/** 66 Tingo María. */
export const tingoMaria: CardOpinion = {
  usable: (state) =>
    departments(state).some(
      (one) => isForest(one) && bases(state, one, 'cartels') > 0 && basesFit(state, one, 'cartels'),
    ),
  worth: when((state) => basesOnMap(state, 'cartels') > 4, 5),
  harm: COMMON_HARM,
};
