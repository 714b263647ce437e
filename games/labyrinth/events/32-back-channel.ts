import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { cardLabel, cardOption, pick } from '../ask.ts';
import { BACK_CHANNEL, CARDS, opsOf } from '../cards.ts';
import { addAid, setAlignment } from '../deeds.ts';
import { discard, noteHolding, noteLacking } from '../hands.ts';
import { type Country, MUSLIM } from '../map.ts';
import { isAdversary, usPosture } from '../country.ts';
import { resources } from '../levels.ts';
import { NEUTRAL, SOFT, type State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './vocabulary.ts';

/** D-32: with what Oil Price Spike adds; Islamist Rule countries qualify. */
const worth = (state: State, value: number): Country[] =>
  MUSLIM.filter((country) => isAdversary(state, country) && resources(state, country) === value);

const isMatch = (state: State, card: number): boolean =>
  card !== BACK_CHANNEL && worth(state, opsOf(card)).length > 0;
const matching = (state: State): number[] => state.hands.us.filter((card) => isMatch(state, card));

/** L78 Whether the US holds a card that matches; under a Hard US nothing shows. */
function learn(state: State): void {
  if (usPosture(state) !== SOFT) return;
  const cards = CARDS.map((facts): number => facts.number).filter((card) => isMatch(state, card));
  if (matching(state).length > 0) noteHolding(state, cards);
  else noteLacking(state, 'us', cards);
}

/** The US may discard a card that matches, or leave it. */
function chooseCard(action: Action): Rules<number | 'done'> {
  const { state, rule } = action;
  return pick<number, 'done'>(action, {
    prompt: say('ask.event.discard', rule, { card: BACK_CHANNEL }),
    among: () => matching(state),
    id: cardOption,
    label: (card) => cardLabel(card, rule),
    pass: 'done',
    secret: true,
  });
}

/** 32 Back Channel. */
export const backChannel: CardEvent = {
  isPlayable: (state) => usPosture(state) === SOFT && matching(state).length > 0,
  learn,

  *event(action) {
    const card = yield* chooseCard(action);
    if (card === 'done') return;
    discard(action, 'us', card);
    const country = yield* oneOf(action, 'shift', worth(action.state, opsOf(card)));
    if (country === undefined) return;
    setAlignment(action, country, NEUTRAL);
    addAid(action, country);
  },
};
