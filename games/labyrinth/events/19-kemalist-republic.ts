import { become } from '../deeds.ts';
import { AT } from '../map.ts';
import { ALLY, FAIR } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 19 Kemalist Republic. D-19: a Good Turkey worsens by it. */
export const kemalistRepublic: CardEvent = {
  event: (action) => become(action, AT.turkey, FAIR, ALLY),
};
