import { MUSLIM } from '../map.ts';
import type { CardEvent } from './rules.ts';
import { removeCellAmong, withCells } from './vocabulary.ts';

/** 23 to 25 Predator. D-23: the printed card asks for a cell. */
export const predator: CardEvent = {
  isPlayable: (state) => !state.variants.printed || withCells(state, MUSLIM).length > 0,
  event: (action) => removeCellAmong(action, MUSLIM),
};
