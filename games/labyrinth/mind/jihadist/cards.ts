/** What the Jihadist thinks of cards, in resources under Good Governance: its Events, and what those of the US cost it. */
import { isUsEvent, opsOf } from '../../cards.ts';
import { cells, troops } from '../../country.ts';
import { isPlayable } from '../../events/execute.ts';
import { AT } from '../../map.ts';
import { eventWorth } from '../../staff/cards.ts';
import { type State, WMD } from '../../state.ts';
import { pay, shame } from './operations.ts';

type Worth = number | ((state: State) => number);

const OPERATIVES = (state: State): number => ((state.available[WMD - 1] ?? 0) > 0 ? 4 : 1);

/** Events of the Jihadist, and those of nobody's when the Jihadist plays them. */
const EVENTS: Readonly<Record<number, Worth>> = {
  48: OPERATIVES,
  49: 0.29,
  50: 0.37,
  51: 1.45,
  52: 0.87,
  53: 0.66,
  54: 0.71,
  55: 0.28,
  56: (state) => shame(state, -1) + 0.32,
  57: 0.43,
  58: 0.81,
  59: 0.99,
  60: 0.21,
  61: 0.51,
  62: 0.68,
  63: (state) => pay(state, 1) + shame(state, -1) + 0.54,
  64: 0.51,
  65: 1,
  66: 0.26,
  67: 0.52,
  68: 0.48,
  69: 0.71,
  70: 0.76,
  71: 1,
  72: 0.88,
  73: (state) => pay(state, 1) + 0.33,
  74: 0.33,
  75: (state) => shame(state, -1) + 0.29,
  76: (state) => shame(state, -2) + 0.8,
  77: 1.24,
  78: 0.83,
  79: (state) => 1.32 * OPERATIVES(state),
  80: 0.96,
  81: 1.67,
  82: 0.65,
  83: 1.21,
  84: 1.11,
  85: 1.17,
  86: (state) => shame(state, -1) + 0.83,
  87: 1.32,
  88: 1.47,
  89: 1.27,
  90: 2.79,
  91: 0.69,
  92: (state) => pay(state, 9) + 0.08,
  93: (state) => shame(state, -1) + 0.5,
  94: 1.28,
  95: (state) => pay(state, 1) + 0.75,
  96: 0.63,
  97: 0.45,
  98: 0.35,
  99: (state) => pay(state, 1) + shame(state, -1),
  100: 0.3,
  101: (state) => shame(state, 1),
  102: 0.21,
  103: 0.34,
  104: 1,
  105: 1,
  106: 0.64,
  107: 0.43,
  108: 0.41,
  109: 0.44,
  110: (state) => (cells(state, AT.iraq) + troops(state, AT.iraq) > 0 ? 0.99 : 1.14),
  111: 0.8,
  112: (state) => shame(state, -1) + pay(state, 4),
  113: 0.42,
  114: -0.33,
  115: 1.01,
  116: 1,
  117: 1,
  118: 1,
  119: 0.48,
};

export function ownEventWorth(state: State, card: number): number {
  const worth = EVENTS[card] ?? 0;
  return typeof worth === 'number' ? worth : worth(state);
}

/** 6.3.2 What it costs that the Event of a US card happens when it is used. */
export function usEventCost(state: State, card: number): number {
  if (!isUsEvent(card) || !isPlayable(state, card, 'us')) return 0;
  return 0.3 + 0.15 * opsOf(card) + Math.max(0, eventWorth(state, card));
}
