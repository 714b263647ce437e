import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';
import { placeCellInEach } from './vocabulary.ts';

/** 70 Lashkar-e-Tayyiba. */
export const lashkarETayyiba: CardEvent = {
  event: (action) => placeCellInEach(action, [AT.pakistan, AT.india]),
};
