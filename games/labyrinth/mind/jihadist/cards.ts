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
  49: 0.3,
  50: 0.3,
  51: 1.2,
  52: 0.8,
  53: 0.9,
  54: 0.6,
  55: 0.3,
  56: (state) => shame(state, -1) + 0.3,
  57: 0.5,
  58: 0.8,
  59: 0.9,
  60: 0.3,
  61: 0.6,
  62: 0.7,
  63: (state) => pay(state, 1) + shame(state, -1) + 0.6,
  64: 0.6,
  65: 1,
  66: 0.3,
  67: 0.5,
  68: 0.5,
  69: 0.8,
  70: 0.7,
  71: 1,
  72: 0.9,
  73: (state) => pay(state, 1) + 0.3,
  74: 0.3,
  75: (state) => shame(state, -1) + 0.4,
  76: (state) => shame(state, -2) + 0.8,
  77: 1.3,
  78: 0.6,
  79: (state) => 1.5 * OPERATIVES(state),
  80: 0.9,
  81: 1.8,
  82: 0.9,
  83: 1.1,
  84: 1.3,
  85: 1.3,
  86: (state) => shame(state, -1) + 0.7,
  87: 1.4,
  88: 1.4,
  89: 1.4,
  90: 2.5,
  91: 0.8,
  92: (state) => pay(state, 9) + 0.1,
  93: (state) => shame(state, -1) + 0.5,
  94: 1.8,
  95: (state) => pay(state, 1) + 0.8,
  96: 0.7,
  97: 0.5,
  98: 0.3,
  99: (state) => pay(state, 1) + shame(state, -1),
  100: 0.4,
  101: (state) => shame(state, 1),
  102: 0.2,
  103: 0.4,
  104: 1,
  105: 1,
  106: 0.6,
  107: 0.4,
  108: 0.4,
  109: 0.4,
  110: (state) => (cells(state, AT.iraq) + troops(state, AT.iraq) > 0 ? 1.4 : 1.1),
  111: 0.8,
  112: (state) => shame(state, -1) + pay(state, 4),
  113: 0.4,
  114: -0.3,
  115: 0.9,
  116: 1,
  117: 1,
  118: 1,
  119: 0.4,
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
