/** K Shere Khan: a player whom nobody plays. The rules decide for him, and where they do not, the person does. */
import type { Colour } from '../components/players.ts';
import { colourOf, type State, type Who } from '../state.ts';

/** K3 He has the white cubes. */
export const KHAN: Colour = 'white';

/** What he is called in messages, where others are called by their colours. */
export const KHAN_NAME = 'khan';

/** The name of a colour in messages: alone, white is Shere Khan. */
export const calledAs = ({ variants }: Pick<State, 'variants'>, colour: string): string =>
  variants.solo && colour === KHAN ? KHAN_NAME : colour;

/** The other way round. */
export const colourNamed = ({ variants }: Pick<State, 'variants'>, name: string): string =>
  variants.solo && name === KHAN_NAME ? KHAN : name;

export const nameOf = (state: Pick<State, 'variants' | 'players'>, who: Who): string =>
  calledAs(state, colourOf(state, who));

export function isKhan(state: Pick<State, 'variants' | 'players'>, who: Who): boolean {
  return state.variants.solo && colourOf(state, who) === KHAN;
}

/** The other one of two. */
export const opponentOf = (who: Who): Who => 1 - who;
