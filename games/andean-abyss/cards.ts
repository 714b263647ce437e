/** The cards (5.0): number, order of the factions, lasting marks. What they do lies in events/, their titles in text/. */
import { isAmong, ordersIn } from '@sandtable/coin';
import type { Faction } from './forces.ts';

export interface EventCard {
  readonly number: number;
  /** 2.3.2 The factions from left to right. */
  readonly order: readonly Faction[];
  /** 5.2 Has an unshaded and a shaded text. */
  readonly dual: boolean;
  /** 5.3 Both texts last for the rest of the game. */
  readonly capability: boolean;
  /** 5.4 The shaded text lasts until the next Reset. */
  readonly momentum: boolean;
  /** 8.1 Bears the grey 2: a non-player that comes second operates instead of taking the Event. */
  readonly operatesSecond: boolean;
}

interface Marks {
  readonly single?: true;
  readonly capability?: true;
  readonly momentum?: true;
  readonly operatesSecond?: true;
}

const orderOf = ordersIn<Faction>({ G: 'government', F: 'farc', A: 'auc', C: 'cartels' });

function card(number: number, order: string, marks: Marks = {}): EventCard {
  return {
    number,
    order: orderOf(order),
    dual: marks.single !== true,
    capability: marks.capability === true,
    momentum: marks.momentum === true,
    operatesSecond: marks.operatesSecond === true,
  };
}

export const EVENT_CARDS: readonly EventCard[] = [
  card(1, 'GFAC', { capability: true }),
  card(2, 'GFAC', { capability: true }),
  card(3, 'GFAC', { capability: true }),
  card(4, 'GFCA'),
  card(5, 'GFCA'),
  card(6, 'GFCA'),
  card(7, 'GAFC', { capability: true }),
  card(8, 'GAFC'),
  card(9, 'GAFC', { capability: true }),
  card(10, 'GACF', { capability: true }),
  card(11, 'GACF', { capability: true }),
  card(12, 'GACF', { momentum: true }),
  card(13, 'GCFA', { capability: true }),
  card(14, 'GCFA'),
  card(15, 'GCFA'),
  card(16, 'GCAF'),
  card(17, 'GCAF', { momentum: true }),
  card(18, 'GCAF'),
  card(19, 'FGAC', { single: true }),
  card(20, 'FGAC', { operatesSecond: true }),
  card(21, 'FGAC', { operatesSecond: true }),
  card(22, 'FGCA', { momentum: true }),
  card(23, 'FGCA'),
  card(24, 'FGCA'),
  card(25, 'FAGC', { operatesSecond: true }),
  card(26, 'FAGC', { operatesSecond: true }),
  card(27, 'FAGC', { momentum: true }),
  card(28, 'FACG'),
  card(29, 'FACG'),
  card(30, 'FACG', { operatesSecond: true }),
  card(31, 'FCGA'),
  card(32, 'FCGA', { operatesSecond: true }),
  card(33, 'FCGA'),
  card(34, 'FCAG'),
  card(35, 'FCAG'),
  card(36, 'FCAG', { single: true }),
  card(37, 'AGFC', { operatesSecond: true }),
  card(38, 'AGFC', { operatesSecond: true }),
  card(39, 'AGFC'),
  card(40, 'AGCF'),
  card(41, 'AGCF', { operatesSecond: true }),
  card(42, 'AGCF', { momentum: true }),
  card(43, 'AFGC'),
  card(44, 'AFGC'),
  card(45, 'AFGC'),
  card(46, 'AFCG', { single: true }),
  card(47, 'AFCG', { operatesSecond: true }),
  card(48, 'AFCG'),
  card(49, 'ACGF', { operatesSecond: true }),
  card(50, 'ACGF'),
  card(51, 'ACGF'),
  card(52, 'ACFG', { operatesSecond: true }),
  card(53, 'ACFG', { single: true }),
  card(54, 'ACFG', { single: true }),
  card(55, 'CGFA'),
  card(56, 'CGFA', { operatesSecond: true }),
  card(57, 'CGFA'),
  card(58, 'CGAF'),
  card(59, 'CGAF', { operatesSecond: true }),
  card(60, 'CGAF'),
  card(61, 'CFGA', { operatesSecond: true }),
  card(62, 'CFGA', { operatesSecond: true }),
  card(63, 'CFGA', { single: true, operatesSecond: true }),
  card(64, 'CFAG', { operatesSecond: true }),
  card(65, 'CFAG', { single: true }),
  card(66, 'CFAG', { operatesSecond: true }),
  card(67, 'CAGF', { momentum: true }),
  card(68, 'CAGF', { operatesSecond: true }),
  card(69, 'CAGF', { single: true }),
  card(70, 'CAFG'),
  card(71, 'CAFG'),
  card(72, 'CAFG', { operatesSecond: true }),
];

/** The four Propaganda cards (2.4). */
export const PROPAGANDA_CARDS = [73, 74, 75, 76] as const;

export const isPropaganda = (number: number): boolean => isAmong<number>(PROPAGANDA_CARDS, number);

const BY_NUMBER: (EventCard | undefined)[] = [];
for (const one of EVENT_CARDS) BY_NUMBER[one.number] = one;

/** The Event card of that number. */
export function eventCard(number: number): EventCard {
  const found = BY_NUMBER[number];
  if (found === undefined) throw new Error(`no Event card ${number}`);
  return found;
}
