/** 5.1 Executing an Event. */
import { executing } from '@sandtable/coin';
import { lasts } from '@sandtable/coin/event-language';
import { ACTIONS } from '../action.ts';
import { interludesOf } from '../activities/index.ts';
import { cardOf } from '../corrections.ts';
import type { Faction } from '../forces.ts';
import { isNonPlayer, type Plain, type Side, type State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { playSide } from './play.ts';

/** Notes the text, and that the card stays: for good, or as Momentum (5.3, 5.4). */
function note(state: State, _faction: Faction, number: number, side: Side): void {
  const card = cardOf(state, number);
  if (state.turn !== null) state.turn.tally.text = side;
  if (!lasts(card[side] ?? [])) return;
  if (card.capability === null) state.momentum.push(number);
  else state.capabilities[number] = side;
}

export const { sidesOf, contentOf, executeEvent } = executing<Plain>({
  rule: '5.1',
  doing: 'event',
  actions: ACTIONS,
  beginTurn,
  isDual: (card, state) => cardOf(state ?? { corrections: '' }, card).shaded !== undefined,
  eventOf: (card) => ({
    unshaded: (action) => playSide(action, card, 'unshaded'),
    shaded: (action) => playSide(action, card, 'shaded'),
  }),
  interludesOf: (action, turn) =>
    isNonPlayer(action.state, action.faction) ? null : interludesOf(action, turn),
  note,
});
