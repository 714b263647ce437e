/** The policies of the cards, by number. */
import { aucCardPolicies } from './auc.ts';
import { cartelsCardPolicies } from './cartels.ts';
import { farcCardPolicies } from './farc.ts';
import { governmentCardPolicies } from './government.ts';
import type { CardPolicy } from './policy.ts';

export const CARDS: Readonly<Partial<Record<number, CardPolicy>>> = {
  ...governmentCardPolicies,
  ...farcCardPolicies,
  ...aucCardPolicies,
  ...cartelsCardPolicies,
};
