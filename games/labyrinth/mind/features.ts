/**
 * What counts in Labyrinth, by name. All figures stand in the row of the US: what is good for one side is bad for the other,
 * and only the difference counts.
 */
import type { Features } from '@sandtable/engine';
import { other, type Side } from '../cards.ts';
import { ALL_SIGNS, type Sign, signsOf } from '../staff/outlook.ts';
import type { State } from '../state.ts';

/** `even` stands for how the game begins; the rest is on the table. */
export type Feature = 'even' | Sign;
const NAMES: readonly Feature[] = ['even', ...ALL_SIGNS];
const NOTHING: readonly number[] = NAMES.map(() => 0);

export const features: Features<State> = {
  names: NAMES,
  sides: (_state, seat) => [seat, other(seat as Side)],
  rows: (state, seats) => seats.map((seat) => (seat === 'us' ? rowOfUs(state) : NOTHING)),
};

function rowOfUs(state: State): readonly number[] {
  const signs = signsOf(state);
  return [1, ...ALL_SIGNS.map((sign) => signs[sign])];
}
