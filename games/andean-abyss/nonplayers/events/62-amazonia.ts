import { AT } from '../../map.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';
import { basesFit } from './shared.ts';

/** 62 Amazonía. */
export const amazonia: CardOpinion = {
  usable: (state) => [AT.guainia, AT.vaupes, AT.amazonas].some((one) => basesFit(state, one, 'cartels')),
  worth: always(3),
  harm: COMMON_HARM,
};
