import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';

/** 68 Jemaah Islamiya. */
export const jemaahIslamiya: CardEvent = {
  event: (action) => void placeCells(action, AT['indonesia-malaysia'], 2),
};
