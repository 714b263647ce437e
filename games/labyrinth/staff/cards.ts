/** What the staff thinks of cards: Events worth playing, and what those of the Jihadist cost. */
import { isJihadistEvent, opsOf } from '../cards.ts';
import { isPlayable } from '../events/execute.ts';
import { AT } from '../map.ts';
import { cells, governance } from '../country.ts';
import { troopsBox } from '../levels.ts';
import { GOOD, type State } from '../state.ts';
import { fundingGain, prestigeGain } from './worth.ts';

type Worth = number | ((state: State) => number);

const funds =
  (change: number) =>
  (state: State): number =>
    fundingGain(state, change);
const esteem =
  (change: number, funding = 0) =>
  (state: State): number =>
    prestigeGain(state, change) + fundingGain(state, funding);

/** US Events, and those of nobody's when the US plays them. */
const EVENTS: Readonly<Record<number, Worth>> = {
  1: (state) => (state.plots.length > 0 ? 0.6 : 0),
  2: 0.5,
  3: 0.3,
  4: 0.4,
  5: 0.4,
  6: funds(-2),
  7: funds(-2),
  8: 0.6,
  9: 0.6,
  10: 0.6,
  11: esteem(1, -2),
  12: funds(-3),
  13: 0.8,
  14: 0.6,
  15: 0.6,
  16: 0.5,
  17: 0.5,
  18: 0.6,
  19: (state) => (governance(state, AT.turkey) === GOOD ? -1 : 1.2),
  20: esteem(1, -1),
  21: (state) => 0.4 + 0.6 * state.plots.length,
  22: (state) => 0.5 * (cells(state, AT.israel) + cells(state, AT.jordan) + cells(state, AT.lebanon)),
  23: 0.6,
  24: 0.6,
  25: 0.6,
  26: funds(-3),
  27: 1,
  28: 0.3,
  29: 0.7,
  30: 0.7,
  31: 0.6,
  32: 0.3,
  33: 1.4,
  34: 0.8,
  35: 1.2,
  36: 1.6,
  37: -1,
  38: 1.2,
  39: -1,
  40: 1.6,
  41: 0.6,
  42: 0.7,
  43: 0.8,
  44: 0.8,
  45: esteem(3),
  46: 1.6,
  47: 0.6,
  96: -0.5,
  97: -0.2,
  98: funds(-1),
  99: -1,
  100: (state) => (troopsBox(state) === 'low-intensity' ? fundingGain(state, -2) : -1),
  101: esteem(1),
  102: 0.2,
  103: 0.4,
  104: 0.3,
  105: 0.3,
  106: 0.5,
  107: 0.5,
  108: -0.2,
  109: 0.9,
  110: esteem(3),
  111: funds(-2),
  112: esteem(1, -4),
  113: 0.4,
  114: 0.3,
  115: 1.2,
  116: 1.2,
  117: -0.5,
  118: -0.5,
  119: 0.9,
};

/** The Event of a card for the US. */
export function eventWorth(state: State, card: number): number {
  const worth = EVENTS[card] ?? 0;
  return typeof worth === 'number' ? worth : worth(state);
}

/** 6.3.2 What it costs that the Event of a Jihadist card happens when it is used. */
export function triggerCost(state: State, card: number): number {
  if (!isJihadistEvent(card) || !isPlayable(state, card, 'jihadist')) return 0;
  return 0.35 + 0.3 * opsOf(card);
}
