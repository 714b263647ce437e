import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';

/** 66 Homegrown. */
export const homegrown: CardEvent = {
  event: (action) => void placeCells(action, AT['united-kingdom']),
};
