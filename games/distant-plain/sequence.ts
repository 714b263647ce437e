/** The sequence of play on an Event card (2.3). */
import { choiceAfter, sequence } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { isPropaganda } from './cards.ts';
import { gain, keepEligible } from './changes.ts';
import { cardOf } from './corrections.ts';
import { showAll, spendAsset, termsWithAsset } from './deception.ts';
import { DECKS, isLastEvent } from './deck.ts';
import { executeEvent } from './events/execute.ts';
import { type Faction, FACTIONS } from './forces.ts';
import { couldBeHelped } from './negotiation.ts';
import { tellEnd } from './nonplayers/ending.ts';
import { noteEnd, notePass, noteSponsorship } from './notices.ts';
import { operate } from './operate.ts';
import { OPERATIONS_BY_NAME } from './operations/index.ts';
import { canStart } from './start.ts';
import { isNonPlayer, isSponsored, payerOf, type Plain, type State } from './state.ts';
import { TURNS, type TurnTerms } from './turn.ts';

/** 6.6.1 At Sponsorship a Limited Operation of the Taliban is like a full one without a Special Activity. */
function termsOf(state: State, faction: Faction, usual: TurnTerms): TurnTerms {
  const terms = termsWithAsset(state, faction, usual);
  return terms.limited === true && faction === 'taliban' && isSponsored(state)
    ? { limited: false, activities: false }
    : terms;
}

export const { playCard, nextCard, beginCard } = sequence<Plain>({
  rules: {
    choice: '2.3.4',
    pass: '2.3.3',
    nextCard: '2.3.7',
    event: '5.1',
    dualEvent: '5.2',
    lastEvent: '2.3.8',
    operation: '3.1',
  },
  factions: FACTIONS,
  actions: ACTIONS,
  gain,
  decks: DECKS,
  turns: TURNS,
  operations: OPERATIONS_BY_NAME,
  operate,
  isPropaganda,
  isDual: (card, state) => cardOf(state, card).shaded !== undefined,
  executeEvent,
  // 2.3.3
  passIncome: (faction) => ({
    payer: payerOf(faction),
    amount: payerOf(faction) === 'government' ? 3 : 1,
  }),
  canStart,
  couldBeHelped,
  mayExecute: () => true,
  mayOperate: () => true,
  terms: termsOf,
  phases: { first: 'victory', skipped: 'skipped' },
  hooks: {
    // 7.3 A Hidden Asset is used up by the Operation that would have been Limited.
    operated(table, faction, turn) {
      const { state } = table;
      tellEnd(table, faction, turn);
      if (choiceAfter(state.done)?.operation === 'limited' || isLastEvent(state)) spendAsset(state, turn);
    },
    // 8.7.6 Non-player Taliban stay Eligible at Sponsorship.
    executed(table, faction) {
      const { state } = table;
      if (faction !== 'taliban' || !isNonPlayer(state, faction) || !isSponsored(state)) return;
      keepEligible(ACTIONS.act(table, faction, '8.7.6'), faction);
      noteSponsorship(table);
    },
    passing(table, faction, isForced) {
      if (isNonPlayer(table.state, faction) && isForced()) notePass(table, faction);
    },
    over(table) {
      noteEnd(table);
      showAll(table);
    },
  },
});
