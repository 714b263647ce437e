/** The sequence of play on an Event card (2.3). */
import { type Choice, choiceAfter, type Deed, firstOf, nextToAct, staysEligible } from '@sandtable/coin';
import type { Blocked, Message, Rules, Table } from '@sandtable/engine';
import { act } from './action.ts';
import { menuFor } from './ask.ts';
import { eventCard, isPropaganda } from './cards.ts';
import { drawCard, factionOrder, isBarredNow, isLastEvent } from './deck.ts';
import { gain } from './changes.ts';
import { executeEvent } from './events/execute.ts';
import { type Faction, FACTIONS, ofFaction } from './forces.ts';
import { couldBeHelped } from './negotiation.ts';
import { decideDiscord, isDiscord } from './nonplayers/discord.ts';
import { tellEnd, tellPass } from './nonplayers/ending.ts';
import { fireEnd } from './nonplayers/outcomes.ts';
import { operate } from './operate.ts';
import { leastCostOf, ruleOf } from './operations/index.ts';
import { ship } from './shipping.ts';
import { canStart } from './start.ts';
import { isNonPlayer, type Operation, type Side, type State, type Turn } from './state.ts';
import { say } from './text/say.ts';
import { type Trial, trialTurns, type TurnTerms } from './turn.ts';

/** 2.3.3 Resources for passing. */
const PASS: Readonly<Record<Faction, number>> = { government: 3, farc: 1, auc: 1, cartels: 1 };

/** One faction's turn on the card in play; when nobody is left, the next card. */
export function playCard(table: Table<State>): Rules<void> {
  const { state } = table;
  const choice = choiceAfter(state.done);
  const faction = nextToAct(factionOrder(state), (one) => ofFaction(state.eligible, one), state.done);
  if (choice === undefined || faction === undefined) return endCard(table);
  return isDiscord(state, faction, choice)
    ? takeTurnInDiscord(table, faction, choice)
    : takeTurn(table, faction, choice);
}

type Option = 'pass' | 'event' | Side | Operation;

/** 8.1 The Government decides between Event and Operation; the rest is the non-player's. */
function* takeTurnInDiscord(table: Table<State>, faction: Faction, choice: Choice): Rules<void> {
  const { card, done } = table.state;
  if (!(yield* decideDiscord(table, faction)))
    return yield* takeTurn(table, faction, { ...choice, event: false });
  yield* executeEvent(table, faction, card, eventCard(card).dual ? 'shaded' : 'unshaded');
  done.push({ faction, deed: 'event' });
}

function* takeTurn(table: Table<State>, faction: Faction, choice: Choice): Rules<void> {
  const { state } = table;
  if (state.done.length === 0) tellCard(table);
  const terms = termsOf(state, faction, choice);
  const position = firstOf(state.done) === undefined ? 'first' : 'second';
  const turn = menuFor<Option>(act(table, faction, '2.3.4'), {
    prompt: say('ask.turn', '2.3.4', { card: state.card, position }),
    options: () => menu(state, faction, choice, terms),
    label: (one) => labelOf(state, faction, one, terms),
    blocked: () => blocked(state, faction, choice, terms),
    pass: 'pass',
  });
  const only = turn.only();
  const option =
    only === undefined || isWorthWaiting(state, faction, terms) ? ((yield turn) as Option) : only;
  let deed: Deed;
  switch (option) {
    case 'pass':
      if (isNonPlayer(state, faction) && menu(state, faction, choice, terms).length === 1)
        tellPass(table, faction);
      pass(table, faction);
      deed = 'pass';
      break;
    case 'event':
    case 'unshaded':
    case 'shaded':
      yield* executeEvent(table, faction, state.card, option === 'shaded' ? 'shaded' : 'unshaded');
      deed = 'event';
      break;
    default: {
      const done = yield* operate(act(table, faction, ruleOf(option)), option, terms);
      tellEnd(table, faction, done);
      yield* ship(table, faction, done);
      deed = deedOf(done);
    }
  }
  state.done.push({ faction, deed });
}

/** 1.5.1 Whether the others could give a faction that can only pass the Resources to operate. */
function isWorthWaiting(state: State, faction: Faction, { limited = false }: TurnTerms): boolean {
  return trialTurns(faction, { limited, free: true }).some(
    (turn) => couldBeHelped(state, faction, leastCostOf(state, turn.doing)) && isOpen(state, turn),
  );
}

function tellCard(table: Table<State>): void {
  table.log(say('log.card', '2.3.8', { card: table.state.card }));
}

function deedOf(turn: Turn): Deed {
  if (turn.activity !== null) return 'operation-and-activity';
  return turn.limited ? 'limited-operation' : 'operation';
}

/** 2.3.4, 2.3.9; non-players are not limited (8.1). */
function termsOf(state: State, faction: Faction, choice: Choice): TurnTerms {
  if (isNonPlayer(state, faction)) return { limited: false, activities: true };
  const limited = choice.operation === 'limited' || isLastEvent(state);
  return { limited, activities: choice.activity && !limited };
}

function menu(state: State, faction: Faction, choice: Choice, terms: TurnTerms): Option[] {
  const options: Option[] = [];
  if (choice.event)
    for (const option of eventOptions(state.card))
      if (mayExecute(state, faction, option)) options.push(option);
  if (mayOperate(state, faction))
    for (const turn of trialTurns(faction, terms)) if (isOpen(state, turn)) options.push(turn.doing);
  options.push('pass');
  return options;
}

const DUAL: readonly Option[] = ['unshaded', 'shaded'];
const SINGLE: readonly Option[] = ['event'];
const eventOptions = (card: number): readonly Option[] => (eventCard(card).dual ? DUAL : SINGLE);

/** 8.4.1, 8.4.4 Non-players leave the unshaded texts alone, and card 63. */
const mayExecute = (state: State, faction: Faction, option: Option): boolean =>
  !isNonPlayer(state, faction) || (option !== 'unshaded' && state.card !== NARCO_WAR);
const NARCO_WAR = 63;

/** 8.1 Without Resources a non-player does not operate, not even where it would cost nothing (D14). */
const mayOperate = (state: State, faction: Faction): boolean =>
  !isNonPlayer(state, faction) || state.resources[faction] > 0;

const isOpen = (state: State, turn: Trial): boolean =>
  !isBarredNow(state, turn.faction, turn.doing) && canStart(state, turn);

function labelOf(state: State, faction: Faction, option: Option, terms: TurnTerms): Message {
  switch (option) {
    case 'pass':
      return say('choice.pass', '2.3.3', { resources: PASS[faction] });
    case 'event':
      return say('choice.event', '5.1', { card: state.card, side: 'single' });
    case 'unshaded':
    case 'shaded':
      return say('choice.event', '5.2', { card: state.card, side: option });
    default:
      return say('choice.operation', ruleOf(option), { operation: option, limited: terms.limited === true });
  }
}

/** Why an Event or Operation is not offered. */
function blocked(state: State, faction: Faction, choice: Choice, terms: TurnTerms): Blocked[] {
  const list: Blocked[] = [];
  const add = (option: Option, why: Message) =>
    list.push({ option, label: labelOf(state, faction, option, terms), why });
  const executed = firstOf(state.done)?.deed === 'event';
  if (!choice.event)
    for (const option of eventOptions(state.card)) add(option, say('why.no-event', '2.3.4', { executed }));
  for (const turn of trialTurns(faction, terms)) {
    if (isBarredNow(state, faction, turn.doing)) add(turn.doing, say('why.last-event', '2.3.9'));
    else if (!mayOperate(state, faction) || !isOpen(state, turn))
      add(turn.doing, whyNot(state, faction, turn.doing));
  }
  return list;
}

function whyNot(state: State, faction: Faction, operation: Operation): Message {
  const free = trialTurns(faction, { free: true }).find((turn) => turn.doing === operation);
  return free !== undefined && canStart(state, free)
    ? say('why.resources', '3.1', { resources: state.resources[faction] })
    : say('why.nowhere', ruleOf(operation), { operation });
}

/** 2.3.3 */
function pass(table: Table<State>, faction: Faction): void {
  table.log(say('log.pass', '2.3.3', { faction }));
  gain(act(table, faction, '2.3.3'), faction, PASS[faction]);
}

/** 2.3.7 Adjusts Eligibility, then 2.3.8 turns to the next card. */
function* endCard(table: Table<State>): Rules<void> {
  const { state } = table;
  if (state.done.length === 0) tellCard(table);
  for (const faction of FACTIONS) {
    const byDeeds = state.variants.eligibility === 'b' || staysEligible(faction, state.done);
    state.eligible[faction] =
      (byDeeds || state.next.eligible.includes(faction)) && !state.next.ineligible.includes(faction);
  }
  nextCard(table);
}

/** 2.3.8 The next card comes into play. */
export function nextCard(table: Table<State>): void {
  const { state } = table;
  forgetCard(state);
  drawCard(state);
  table.reveal();
  beginCard(state);
  if (state.stage.kind === 'over') fireEnd(table);
}

function forgetCard(state: State): void {
  state.done = [];
  state.next = { eligible: [], ineligible: [] };
  state.shipped = [];
  state.targets = { sweep: 0, assault: 0 };
}

/** What the card in play brings: an Event, a Propaganda Round, or, right after another one, no Round (6.0). */
export function beginCard(state: State): void {
  if (!isPropaganda(state.card)) {
    state.stage = { kind: 'card' };
    return;
  }
  state.propagandas++;
  const last = state.played.at(-1);
  if (last === undefined || !isPropaganda(last)) state.stage = { kind: 'propaganda', phase: 'victory' };
  else if (state.propagandas >= state.variants.finalPropaganda) state.stage = { kind: 'over', by: 'final' };
  else state.stage = { kind: 'propaganda', phase: 'skipped' };
}
