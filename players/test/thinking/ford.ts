/** A mind for the demonstration game, to try the kit with: its habit bids low, raids the first enemy and never parries. */
import type { Game, Mind } from '@sandtable/engine';
import { demo, type DemoState } from '@sandtable/engine/testing';

const WOOD = ['alder', 'birch'];
const isWood = (seat: string): boolean => WOOD.includes(seat);

export const fordMind: Mind<DemoState> = {
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
    sides: (_state, seat) => [seat, isWood(seat) ? 'flint' : 'alder'],
    rows: (state, seats) =>
      seats.map((seat) => {
        const side = isWood(seat) ? (['alder', 'birch'] as const) : (['flint', 'slate'] as const);
        const sum = (of: (one: (typeof side)[number]) => number): number => of(side[0]) + of(side[1]);
        return [sum((one) => state.coins[one]), sum((one) => state.hands[one].length)];
      }),
  },
  weights: { terms: { coins: 0.5, cards: 0.01 }, calibration: { all: { slope: 1, shift: 0 } } },
  isOpen: (prompt) => prompt !== 'bid',
};

export const ford: Game<DemoState> = { ...demo, mind: fordMind };
