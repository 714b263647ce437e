import { placeCells } from '../deeds.ts';
import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';

/** 49 Al-Ittihad al-Islami. */
export const alIttihadAlIslami: CardEvent = {
  event: (action) => void placeCells(action, AT.somalia),
};
