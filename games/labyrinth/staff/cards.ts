/**
 * What the staff thinks of cards: Events worth playing, and what those of the Jihadist cost. The figures of this folder were
 * moved, all together, to where the rules of thumb win most games against the charts (docs/opponents.md).
 */
import { isJihadistEvent } from '../cards.ts';
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

/** And something more. */
const and =
  (worth: (state: State) => number, more: number) =>
  (state: State): number =>
    worth(state) + more;

/** US Events, and those of nobody's when the US plays them. */
const EVENTS: Readonly<Record<number, Worth>> = {
  1: and((state) => (state.plots.length > 0 ? 0.6 : 0), 0.15),
  2: 0.43,
  3: -0.18,
  4: 0.26,
  5: 0.87,
  6: and(funds(-2), -0.2),
  7: and(funds(-2), 0.3),
  8: 0.6,
  9: 0.55,
  10: 0.87,
  11: and(esteem(1, -2), 0.1),
  12: and(funds(-3), -0.1),
  13: 0.81,
  14: 0.67,
  15: 0.72,
  16: 0.37,
  17: 0.37,
  18: 0.55,
  19: (state) => (governance(state, AT.turkey) === GOOD ? -1 : 1.2),
  20: and(esteem(1, -1), 0.5),
  21: and((state) => 0.4 + 0.6 * state.plots.length, -0.1),
  22: and(
    (state) => 0.5 * (cells(state, AT.israel) + cells(state, AT.jordan) + cells(state, AT.lebanon)),
    0.1,
  ),
  23: 0.66,
  24: 0.54,
  25: 0.26,
  26: funds(-3),
  27: 0.9,
  28: 0.08,
  29: 0.65,
  30: 0.31,
  31: 0.68,
  32: 0.18,
  33: 1.17,
  34: 0.74,
  35: 1.4,
  36: 1.74,
  37: -0.97,
  38: 1.15,
  39: -1,
  40: 2.1,
  41: 0.83,
  42: 1.06,
  43: 0.7,
  44: 0.73,
  45: and(esteem(3), 0.2),
  46: 1.64,
  47: 0.81,
  96: -0.52,
  97: -0.46,
  98: and(funds(-1), 0.4),
  99: -1.25,
  100: and((state) => (troopsBox(state) === 'low-intensity' ? fundingGain(state, -2) : -1), -0.05),
  101: and(esteem(1), 0.35),
  102: 0.41,
  103: 0.19,
  104: 0.25,
  105: 0.02,
  106: 0.36,
  107: 0.43,
  108: -0.14,
  109: 0.69,
  110: and(esteem(3), 0.05),
  111: and(funds(-2), 0.1),
  112: and(esteem(1, -4), -0.05),
  113: 0.61,
  114: 0.37,
  115: 1.08,
  116: 1.1,
  117: -0.35,
  118: -0.93,
  119: 0.53,
};

/** The Event of a card for the US. */
export function eventWorth(state: State, card: number): number {
  const worth = EVENTS[card] ?? 0;
  return typeof worth === 'number' ? worth : worth(state);
}

/** What the Events of the Jihadist cost when they happen. */
const TRIGGERS: Readonly<Record<number, number>> = {
  48: 0.42,
  49: 0.4,
  50: 0.34,
  51: 0.5,
  52: 0.18,
  53: 0.96,
  54: 0.81,
  55: 0.63,
  56: 1.03,
  57: 0.52,
  58: 0.87,
  59: 0.92,
  60: 0.79,
  61: 0.8,
  62: 0.87,
  63: 0.73,
  64: 0.74,
  65: 0.77,
  66: 0.74,
  67: 1.16,
  68: 0.9,
  69: 0.73,
  70: 0.89,
  71: 0.32,
  72: 0.8,
  73: 0.86,
  74: 0.76,
  75: 0.84,
  76: 1.15,
  77: 1.48,
  78: 1.06,
  79: 0.81,
  80: 0.96,
  81: 1.31,
  82: 1.14,
  83: 1,
  84: 1.23,
  85: 1.2,
  86: 1.02,
  87: 1.32,
  88: 1.35,
  89: 0.79,
  90: 1.27,
  91: 1.16,
  92: 1.07,
  93: 1.15,
  94: 1.02,
  95: 1.52,
};

/** 6.3.2 What it costs that the Event of a Jihadist card happens when it is used. */
export function triggerCost(state: State, card: number): number {
  if (!isJihadistEvent(card) || !isPlayable(state, card, 'jihadist')) return 0;
  return TRIGGERS[card] ?? 0;
}
