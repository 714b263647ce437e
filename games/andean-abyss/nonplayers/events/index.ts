/** What is thought of every Event card, by number. A card nobody thought about does not compile. */
import { type CardNumber, isCardNumber } from '../../events/index.ts';
import { AUC_CARDS } from './auc-cards.ts';
import { CARTELS_CARDS } from './cartels-cards.ts';
import { FARC_CARDS } from './farc-cards.ts';
import { GOVERNMENT_CARDS } from './government-cards.ts';
import type { CardOpinion } from './opinion.ts';

const OPINIONS: Readonly<Record<CardNumber, CardOpinion>> = {
  ...GOVERNMENT_CARDS,
  ...FARC_CARDS,
  ...AUC_CARDS,
  ...CARTELS_CARDS,
};

export function opinionOf(card: number): CardOpinion {
  if (!isCardNumber(card)) throw new RangeError(`no Event card ${card}`);
  return OPINIONS[card];
}
