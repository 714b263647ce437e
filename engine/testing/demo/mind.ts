/** A mind as small as the game: its habit bids low, raids the first enemy and never parries. */
import type { Mind, SeatId } from '../../index.ts';
import { enemiesOf, isSeat, partnerOf, type State, TEAM, teamCoins } from './state.ts';

export const mind: Mind<State> = {
  habit: {
    begin: () => ({ answer: ({ options }) => options[0] ?? '' }),
    weigh: ({ options }) => options.map((_, i) => -0.01 * i),
  },
  tempo: {
    turnOf: ({ prompt, state }) => (prompt.key === 'bid' ? String(state.round) : undefined),
    horizon: () => 1,
    pace: 1000,
    thoughts: 1,
  },
  features: {
    names: ['coins', 'cards'],
    sides: (_state, seat) => (isSeat(seat) ? [seat, ...enemiesOf(seat).slice(0, 1)] : []),
    rows: (state, seats) => seats.map((seat) => rowOf(state, seat)),
  },
  weights: { terms: { coins: 0.5, cards: 0.01 }, calibration: { all: { slope: 1, shift: 0 } } },
  isOpen: (prompt) => prompt !== 'bid',
};

function rowOf(state: State, seat: SeatId): readonly number[] {
  if (!isSeat(seat)) return [0, 0];
  return [teamCoins(state, TEAM[seat]), state.hands[seat].length + state.hands[partnerOf(seat)].length];
}
