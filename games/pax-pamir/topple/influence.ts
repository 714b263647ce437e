/** H3 Influence. */
import { CAPABILITY } from '../components/capabilities.ts';
import { EMPIRES, type Empire } from '../components/empires.ts';
import { bandAt, MIDDLE, ownerOfSpy, spotOfSpy } from '../spies.ts';
import { courtCard, isActive, type Player, playerOf, type State, type Who } from '../state.ts';

type Table = Pick<State, 'players' | 'corrections'>;

/** H3.1.1 What a player's own loyalty brings: loyalty card, prizes, gifts, patriots. */
function ownInfluence(state: Table, player: Player): number {
  let influence = player.prizes.length + (player.loyaltyCard === null ? 0 : 1);
  influence += player.gifts.length * (isActive(player, CAPABILITY.kohINoor) ? 2 : 1);
  const patriot = isActive(player, CAPABILITY.trustworthy) ? 2 : 1;
  for (const court of player.tableau)
    if (courtCard(state, court.card).patriot === player.loyalty) influence += patriot;
  return influence;
}

/** H3.1 Everybody's influence, in the order of EMPIRES within the order of players. */
export function allInfluence(state: Table): number[] {
  const { players } = state;
  const all: number[] = new Array(players.length * EMPIRES.length).fill(0);
  for (let who = 0; who < players.length; who++) {
    const player = playerOf(state, who);
    all[cell(who, player.loyalty)] = ownInfluence(state, player);
  }
  for (let owner = 0; owner < players.length; owner++) {
    const { tableau } = playerOf(state, owner);
    for (let i = 0; i < tableau.length; i++) {
      const court = tableau[i];
      if (court === undefined || court.spies.length === 0) continue;
      for (const spy of court.spies) {
        const spot = spotOfSpy(spy);
        // H3.1.2 Spies in the own tableau bring nothing.
        if (spot === MIDDLE || ownerOfSpy(spy) === owner) continue;
        const empire = bandAt(state, court.card, spot);
        if (empire !== null) {
          const at = cell(ownerOfSpy(spy), empire);
          all[at] = (all[at] ?? 0) + 1;
        }
      }
    }
  }
  return all;
}

function cell(who: Who, empire: Empire): number {
  return who * 3 + (empire === 'british' ? 0 : empire === 'russian' ? 1 : 2);
}

export const influenceIn = (all: readonly number[], who: Who, empire: Empire): number =>
  all[cell(who, empire)] ?? 0;

export const influence = (state: Table, who: Who, empire: Empire): number =>
  influenceIn(allInfluence(state), who, empire);
