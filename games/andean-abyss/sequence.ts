/** The sequence of play on an Event card (2.3). */
import { sequence } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { eventCard, isPropaganda } from './cards.ts';
import { gain } from './changes.ts';
import { DECKS } from './deck.ts';
import { executeEvent } from './events/execute.ts';
import { FACTIONS } from './forces.ts';
import { couldBeHelped } from './negotiation.ts';
import { decideDiscord, isDiscord } from './nonplayers/discord.ts';
import { tellEnd, tellPass } from './nonplayers/ending.ts';
import { noteEnd } from './notices.ts';
import { operate } from './operate.ts';
import { OPERATIONS_BY_NAME } from './operations/index.ts';
import { ship } from './shipping.ts';
import { canStart } from './start.ts';
import { type Andes, isNonPlayer } from './state.ts';
import { TURNS } from './turn.ts';

const NARCO_WAR = 63;

export const { playCard, nextCard, beginCard } = sequence<Andes>({
  rules: {
    choice: '2.3.4',
    pass: '2.3.3',
    nextCard: '2.3.8',
    event: '5.1',
    dualEvent: '5.2',
    lastEvent: '2.3.9',
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
  isDual: (card) => eventCard(card).dual,
  executeEvent,
  // 2.3.3
  passIncome: (payer) => ({ payer, amount: payer === 'government' ? 3 : 1 }),
  canStart,
  couldBeHelped,
  // 8.4.1, 8.4.4 Non-players leave the unshaded texts alone, and card 63.
  mayExecute: (state, faction, option) =>
    !isNonPlayer(state, faction) || (option !== 'unshaded' && state.card !== NARCO_WAR),
  // 8.1 Without Resources a non-player does not operate, not even where it would cost nothing (D14).
  mayOperate: (state, faction) => !isNonPlayer(state, faction) || state.resources[faction] > 0,
  phases: { first: 'victory', skipped: 'skipped' },
  hooks: {
    // 8.1 The Government decides between Event and Operation; the rest is the non-player's.
    arbiter: { decides: isDiscord, decide: decideDiscord },
    passing(table, faction, isForced) {
      if (isNonPlayer(table.state, faction) && isForced()) tellPass(table, faction);
    },
    operated(table, faction, turn) {
      tellEnd(table, faction, turn);
      return ship(table, faction, turn);
    },
    forget(state) {
      state.shipped = [];
      state.targets = { sweep: 0, assault: 0 };
    },
    over: noteEnd,
  },
});
