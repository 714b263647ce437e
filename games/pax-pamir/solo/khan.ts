/** K Shere Khan: a player whom nobody plays. The rules decide for him, and where they do not, the person does. */
import type { Colour } from '../components/players.ts';
import { colourOf, type State, type Who } from '../state.ts';

/** K3 He has the white cubes. */
export const KHAN: Colour = 'white';

export function isKhan(state: Pick<State, 'variants' | 'players'>, who: Who): boolean {
  return state.variants.solo && colourOf(state, who) === KHAN;
}

/** The other one of two. */
export const opponentOf = (who: Who): Who => 1 - who;
