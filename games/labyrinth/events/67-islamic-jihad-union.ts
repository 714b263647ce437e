import { AT } from '../map.ts';
import type { CardEvent } from './rules.ts';
import { placeCellInEach } from './vocabulary.ts';

/** 67 Islamic Jihad Union. */
export const islamicJihadUnion: CardEvent = {
  event: (action) => placeCellInEach(action, [AT['central-asia'], AT.afghanistan]),
};
