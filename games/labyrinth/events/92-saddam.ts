import { AT } from '../map.ts';
import { governance, isAdversary } from '../country.ts';
import { MAX_FUNDING, POOR } from '../state.ts';
import { setFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 92 Saddam. */
export const saddam: CardEvent = {
  isPlayable: (state) => governance(state, AT.iraq) === POOR && isAdversary(state, AT.iraq),
  event: (action) => setFunding(action, MAX_FUNDING),
};
