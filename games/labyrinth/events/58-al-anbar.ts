import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';

/** 58 Al-Anbar. The rule it changes is in ../operations/disrupt.ts. */
export const alAnbar: CardEvent = {
  event: (action) => void placeCells(action, AT.iraq),
};
