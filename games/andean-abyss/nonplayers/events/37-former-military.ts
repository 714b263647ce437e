import { hasVictim } from '../victims.ts';
import { always, type CardOpinion, COMMON_HARM, type SpaceChoice } from './opinion.ts';
import { hasFreeMarch, marchIfPossible } from './shared.ts';

/** An Ambush where there is a victim (8.6.3). */
const ambush: SpaceChoice = { filter: ({ state }, space) => hasVictim(state, space, 'auc') };

/** 37 Former Military. */
export const formerMilitary: CardOpinion = {
  usable: (state) => hasFreeMarch(state, 'auc'),
  policy: { spaces: { act: ambush }, answers: { 'ask.event.whether': marchIfPossible } },
  worth: always(3),
  harm: COMMON_HARM,
};
