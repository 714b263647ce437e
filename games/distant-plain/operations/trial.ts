/** What would be left of an Operation if something were done first (4.1: an activity needs its Operation). */
import { FRAGILE, STURDY, trials } from '@sandtable/coin';
import { ACTIVE, isInsurgent, TABLE, UNDERGROUND } from '../forces.ts';
import { isAtUsualPrice, isUnlimited } from '../in-effect.ts';
import { ALL_SPACES, type Space } from '../map.ts';
import { guerrillas, isBacked, isNonPlayer, type Plain, type State, type Turn } from '../state.ts';
import { OPERATIONS_BY_NAME } from './index.ts';
import { canPay, PAYING } from './kit.ts';

/** With a Resource to spend, a guerrilla can always march somewhere: two spaces with guerrillas are enough. */
function hasManyMarchers(state: State, turn: Turn): boolean {
  const { faction } = turn;
  if (!isInsurgent(faction) || !isUnlimited(state) || !isAtUsualPrice(state) || !canPay(state, turn, 1))
    return false;
  let found = 0;
  for (let i = 0; i < ALL_SPACES.length; i++) {
    if (guerrillas(state, ALL_SPACES[i] as Space, faction) > 0) found++;
    if (found === 2) return true;
  }
  return false;
}

export const TRIALS = trials<Plain>({
  table: TABLE,
  operations: OPERATIONS_BY_NAME,
  paying: PAYING,
  spaces: () => ALL_SPACES,
  sturdy: ['train', 'patrol', 'sweep'],
  // A March depends on neighbours and a Rally on what is Available, so these are looked at wholly.
  local: ['assault', 'attack', 'terror'],
  holds: { march: (state, turn) => (hasManyMarchers(state, turn) ? STURDY : FRAGILE) },
  // 1.4.1 Guerrillas taken off the map are Available for a Rally; non-players take none off.
  refills: (state, { doing, faction }) =>
    doing === 'rally' && isInsurgent(faction) && !isNonPlayer(state, faction)
      ? [UNDERGROUND[faction], ACTIVE[faction]]
      : [],
  // 6.6.1 In Pakistan.
  mayBeFree: (state, { doing, faction }) => doing === 'rally' && faction === 'taliban' && isBacked(state),
});
export const { holdOf, survives, survivesIn, survivesLoss, canBegin } = TRIALS;
