import { idOf } from '../../map.ts';
import { because } from '../mind.ts';
import { type CardOpinion, cartelsGunmen, COMMON_HARM, type SpaceChoice, when } from './opinion.ts';

/** Terror wherever it is allowed. */
const spread: SpaceChoice = {
  note: (mind, space) => because(mind, '8.4.card-63.free-terror', { space: idOf(space) }),
};

/** 63 Narco-War. */
export const narcoWar: CardOpinion = {
  usable: 'always',
  operatesInstead: () => true,
  operating: '8.4.card-63.op',
  policy: { spaces: { act: spread } },
  worth: when((state) => cartelsGunmen(state) >= 5),
  harm: COMMON_HARM,
};
