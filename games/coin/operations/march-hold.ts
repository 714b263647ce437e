/** How safe a March is from what is done before its first space. */
import type { Counts } from '../counts.ts';
import type { CoinTurn, Space, Volume } from '../volume.ts';
import { FRAGILE, type Hold, STURDY } from './shape.ts';

export interface MarchHoldFacts<V extends Volume<V>> {
  readonly counts: Counts<V['faction'], V['insurgent'], V['kind']>;
  readonly insurgents: readonly V['insurgent'][];
  readonly spaces: (state: V['state']) => readonly Space[];
  /** Whether any guerrilla may march, as far as price and lasting effects go. */
  readonly mayMarch: (state: V['state'], turn: CoinTurn<V>) => boolean;
}

/** A guerrilla that may march can always go somewhere: two spaces with guerrillas are enough. */
export function marchHold<V extends Volume<V>>(
  facts: MarchHoldFacts<V>,
): (state: V['state'], turn: CoinTurn<V>) => Hold<Space> {
  const { spaces, mayMarch } = facts;
  const { guerrillas } = facts.counts;

  function areInTwoSpaces(state: V['state'], faction: V['insurgent']): boolean {
    const among = spaces(state);
    let found = 0;
    for (let i = 0; i < among.length; i++) {
      if (guerrillas(state, among[i] as Space, faction) > 0) found++;
      if (found === 2) return true;
    }
    return false;
  }

  return (state, turn) => {
    const insurgent = facts.insurgents.find((faction) => faction === turn.faction);
    return insurgent !== undefined && mayMarch(state, turn) && areInTwoSpaces(state, insurgent)
      ? STURDY
      : FRAGILE;
  };
}
