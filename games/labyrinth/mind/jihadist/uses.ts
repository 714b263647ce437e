/** Which card the Jihadist plays, and for what. */
import { cardOf } from '../../ask.ts';
import { isJihadistEvent, isUsEvent, opsOf } from '../../cards.ts';
import { isPlayable } from '../../events/execute.ts';
import { possible } from '../../operations/index.ts';
import { reach } from '../../operations/progress.ts';
import { MAX_OPS, MAX_RESERVES, type State } from '../../state.ts';
import { ownEventWorth, usEventCost } from './cards.ts';
import { jihadProspect, plotProspect, recruitProspect, travelProspects } from './operations.ts';

/** What the Operations promise, by name and value. */
export type Prospects = Readonly<Record<string, readonly number[]>>;

const VALUES = [1, 2, 3];

/** Looked at once for a table, because every card asks the same. */
export const prospectsOf = (state: State): Prospects => ({
  recruit: VALUES.map((ops) => recruitProspect(state, ops)),
  travel: travelProspects(state, MAX_OPS),
  jihad: VALUES.map((ops) => jihadProspect(state, ops)),
  plot: VALUES.map((ops) => plotProspect(state, ops)),
});

/** A point in Reserves, and an order of 6.3.2.1 that is only sometimes right. */
const RESERVE = 0.24;
const EVENT_FIRST = -1.57;

export function useGain(
  state: State,
  card: number,
  use: string,
  prospects: Prospects,
  eventCost = usEventCost(state, card),
): number {
  if (use === 'event') return ownEventWorth(state, card);
  const ops = opsOf(card);
  // 8.5.3 The first card of a turn that is used for Plot brings about no US Event.
  const isFree = use === 'plot' && !state.firstPlot.used;
  const cost = isFree ? 0 : eventCost;
  if (use === 'reserves') return RESERVE * Math.min(MAX_RESERVES - state.reserves.jihadist, ops) - cost;
  const gains = prospects[use];
  if (gains === undefined) return (use === 'event-first' ? EVENT_FIRST : 0) - cost;
  const plain = gains[ops - 1] ?? -1;
  const full = gains[reach(state, 'jihadist', ops) - 1] ?? -1;
  return Math.max(plain, full - RESERVE * state.reserves.jihadist) - cost;
}

export function usesOf(state: State, card: number): readonly string[] {
  const uses: string[] = possible(state, 'jihadist', reach(state, 'jihadist', opsOf(card)));
  if (opsOf(card) < MAX_OPS) uses.push('reserves');
  if (isPlayable(state, card, 'jihadist')) uses.push('event');
  return uses.length === 0 ? ['none'] : uses;
}

/** A card by its best use; cards of the US whose Event cannot happen now, or happens for nothing, are used up first. */
function cardGain(state: State, card: number, prospects: Prospects): number {
  const cost = usEventCost(state, card);
  let best = -0.55 - cost;
  for (const use of usesOf(state, card)) best = Math.max(best, useGain(state, card, use, prospects, cost));
  if (isUsEvent(card) && cost === 0) best += 0.49;
  // Events of one's own keep; a 3 is worth more than a 1 later.
  return best - (isJihadistEvent(card) ? 0.12 : 0);
}

/** An option of the question which card. */
export function optionGain(state: State, option: string, prospects: Prospects): number {
  const card = cardOf(option);
  return card === 0 ? -5 : cardGain(state, card, prospects);
}
