/** 1.4.1 Own pieces from the map, for an Insurgent that has to place one and finds none Available. */
import { withdrawals } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { ASKS, PIECE_IDS } from './ask.ts';
import { CHANGES } from './changes.ts';
import { type Faction, isInsurgent, KIND_QUESTIONS } from './forces.ts';
import { ALL_SPACES, MAP } from './map.ts';
import { count, isNonPlayer, type Plain, type State } from './state.ts';

/** Only the Taliban and the Warlords take pieces of theirs off the map. */
export const mayTakeOff = (state: State, faction: Faction): boolean =>
  isInsurgent(faction) && !isNonPlayer(state, faction);

export const WITHDRAWALS = withdrawals<Plain>({
  rule: '1.4.1',
  map: MAP,
  kinds: KIND_QUESTIONS,
  pieceIds: PIECE_IDS,
  actions: ACTIONS,
  asks: ASKS,
  changes: CHANGES,
  spaces: () => ALL_SPACES,
  count,
  mayWithdraw: mayTakeOff,
});
export const { mayWithdraw } = WITHDRAWALS;
