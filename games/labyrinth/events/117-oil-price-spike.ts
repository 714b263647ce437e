import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { cardLabel, cardOption, pick } from '../ask.ts';
import { OIL_PRICE_SPIKES } from '../cards.ts';
import { addCard, showCards } from '../hands.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { checkVictory } from '../victory.ts';
import type { CardEvent } from './rules.ts';

/** Everything in the discards and the boxes but Oil Price Spikes. */
function onOffer({ discards, lapsingBox, firstPlot }: State): number[] {
  const all = [...discards, ...lapsingBox, firstPlot.card];
  return all.filter((card) => card !== 0 && !OIL_PRICE_SPIKES.includes(card)).toSorted((a, b) => a - b);
}

/** 4.7.7.3 The effect of a card out of a box goes on. */
function takeBack(state: State, card: number): void {
  for (const pile of [state.discards, state.lapsingBox]) {
    const at = pile.lastIndexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  if (state.firstPlot.card === card) state.firstPlot.card = 0;
}

function* fetch(action: Action): Rules<void> {
  const { state, table, side, rule } = action;
  const now = onOffer(state);
  if (now.length === 0) return;
  const prompt = say('ask.event.fetch', rule, { card: state.event?.card ?? 0 });
  const label = (one: number) => cardLabel(one, rule);
  const card = yield* pick<number>(action, { prompt, among: () => now, id: cardOption, now, label });
  takeBack(state, card);
  addCard(state, side, card);
  showCards(action, side, [card]);
  table.log(say('log.fetched', rule, { side, card }));
}

/** 117, 118 Oil Price Spike. */
export const oilPriceSpike: CardEvent = {
  *event(action) {
    yield* fetch(action);
    // 2.2 Whoever played it wins when both could.
    checkVictory(action.state, action.side);
  },
};
