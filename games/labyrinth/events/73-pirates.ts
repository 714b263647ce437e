import { AT } from '../map.ts';
import { isIslamist } from '../country.ts';
import { type CardEvent, lasting } from './rules.ts';

/** 73 Pirates. The rule it changes is in ../turn-end.ts. */
export const pirates: CardEvent = {
  isPlayable: (state) => isIslamist(state, AT.somalia) || isIslamist(state, AT.yemen),
  event: lasting,
};
