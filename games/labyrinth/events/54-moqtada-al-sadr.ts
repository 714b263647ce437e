import { AT } from '../map.ts';
import { troops } from '../country.ts';
import { type CardEvent, lasting } from './rules.ts';

/** 54 Moqtada al-Sadr. The marker counts as a cell: `hasSadr` in ../country.ts. */
export const moqtadaAlSadr: CardEvent = {
  isPlayable: (state) => troops(state, AT.iraq) > 0,
  event: lasting,
};
