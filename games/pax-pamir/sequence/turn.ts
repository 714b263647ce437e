/** D1 A turn, one action after the other. */
import { type Blocked, type Message, pick, type Question, type Rules, type Table } from '@sandtable/engine';
import { discard, isDiscardFree } from '../actions/discard.ts';
import { SPECIAL } from '../actions/index.ts';
import { playCard } from '../actions/play.ts';
import { buyFromPlayer, purchase } from '../actions/purchase.ts';
import { isFree } from '../actions/special.ts';
import { askedFor } from '../asking.ts';
import { type SpecialAction, SPECIAL_ACTIONS } from '../components/modes.ts';
import { activate } from '../khyber-knives/activation.ts';
import { freePrisoner } from '../khyber-knives/capabilities/122-dungeon.ts';
import { actionOf } from '../khyber-knives/capabilities/index.ts';
import { useWazir } from '../khyber-knives/wazir-actions.ts';
import { payRightEnd } from '../rupees.ts';
import { settle } from '../settle.ts';
import { nameOf } from '../solo/khan.ts';
import {
  capabilityOf,
  courtOf,
  type Doing,
  isOver,
  playerOf,
  rankOf,
  type State,
  type Who,
  whoIs,
} from '../state.ts';
import { say } from '../text/say.ts';
import { raiseRank } from '../variants/badal.ts';
import { type Choice, SPECIAL_CHOICES } from './choices.ts';
import { choiceLabel } from './labels.ts';
import { turnChoices } from './menu.ts';
import { whyNot } from './why-not.ts';

/**
 * What the player whose turn it is does. Hands are hidden and people talk, so the menu is made whenever it is looked at.
 * A class: half of all questions of a game are this one.
 */
class TurnQuestion implements Question<Choice> {
  readonly always = true;
  readonly hidden = true;
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  get prompt(): Message {
    return say('ask.turn', 'D1.1', { counted: this.state.turn.counted });
  }

  among(): readonly Choice[] {
    return turnChoices(this.state);
  }

  id(choice: Choice): string {
    return choice.id;
  }

  label(choice: Choice): Message {
    return choiceLabel(this.state, choice);
  }

  blocked(): readonly Blocked[] {
    return whyNot(this.state);
  }
}

/** One action, or the end of the turn. */
export function* takeAction(table: Table<State>): Rules<void> {
  const { state } = table;
  const { turn } = state;
  const who = turn.player;
  const choice = yield* pick<Choice>(askedFor(state, who), new TurnQuestion(state));
  if (choice.kind === 'end') {
    state.stage = 'cleanup';
    return;
  }
  turn.doing = doingOf(choice);
  const running = act(table, who, choice);
  if (running !== null) yield* running;
  if (isOver(state)) return;
  const rest = settle(table);
  if (rest !== null) yield* rest;
  turn.doing = null;
}

function doingOf(choice: Exclude<Choice, { kind: 'end' }>): Doing {
  switch (choice.kind) {
    case 'buy':
    case 'take':
      return 'purchase';
    case 'play':
    case 'discard':
      return choice.kind;
    case 'use':
      return 'capability';
    case 'activate':
    case 'release':
      return 'activation';
    case 'wazir':
    case 'special':
      return choice.action;
  }
}

/** Starts what was chosen; null when it is done already. No generator of its own: this runs after every choice. */
function act(table: Table<State>, who: Who, choice: Exclude<Choice, { kind: 'end' }>): Rules<void> | null {
  const { state } = table;
  const { turn } = state;
  switch (choice.kind) {
    case 'buy':
      turn.counted++;
      return purchase(table, who, choice.place);
    case 'take':
      turn.counted++;
      buyFromPlayer(table, who, whoIs(state, choice.seller), choice.card);
      return null;
    case 'play':
      turn.counted++;
      return playCard(table, who, choice.card);
    case 'discard':
      if (!isDiscardFree(state, who)) turn.counted++;
      return discard(table, who, choice.card);
    case 'use':
      turn.counted++;
      return useCapability(table, who, choice.card);
    case 'activate':
      return activateByChoice(table, who, choice.card);
    case 'release':
      return freePrisoner(table, who, choice.prisoner);
    case 'wazir':
      if (!isFree(state, choice.action)) turn.counted++;
      table.fired(`${choice.action}.${state.regime}`);
      return useWazir(table, who, choice.location, choice.action);
    case 'special':
      return special(table, who, choice.action, choice.card);
  }
}

/** E1.3, E1.4 A special action of a card: free by the regime in force as it is declared, or counted. */
function* special(table: Table<State>, who: Who, action: SpecialAction, card: number): Rules<void> {
  const { state } = table;
  const { turn } = state;
  const rule = SPECIAL[action];
  const { court } = courtOf(state, card);
  if (!isFree(state, action)) turn.counted++;
  turn.used.push(card);
  table.fired(FIRED[action][state.regime]);
  table.fired(SPECIAL_CHOICES[action][card]?.id ?? '');
  table.log(say(`log.action.${action}`, rule.rule, { player: nameOf(state, who), card: String(card) }));
  const own = rankOf(state, court);
  // I2.3
  const rank = rule.isRanked && state.variants.badal ? yield* raiseRank(table, who, own) : own;
  yield* rule.perform({ table, state, who, court, rank });
}

/** Items of content, made once. */
const FIRED = Object.fromEntries(
  SPECIAL_ACTIONS.map((action) => [
    action,
    {
      military: `${action}.military`,
      intelligence: `${action}.intelligence`,
      political: `${action}.political`,
      economic: `${action}.economic`,
    },
  ]),
) as Record<SpecialAction, Record<State['regime'], string>>;

function* useCapability(table: Table<State>, who: Who, card: number): Rules<void> {
  const { state } = table;
  const capability = playerOf(state, who).capabilities.find((one) => one.card === card);
  const action = capability === undefined ? undefined : actionOf(capability.card);
  if (action === undefined) throw new Error(`card ${card} gives no action`);
  state.turn.used.push(card);
  table.fired(`capability.${card}.used`);
  table.log(say('log.capability.used', 'J7.3.3', { player: nameOf(state, who), card: String(card) }));
  yield* action.use(table, who);
}

/** J7.3.1 No action; card 128 has a price. */
function* activateByChoice(table: Table<State>, who: Who, card: number): Rules<void> {
  const { state } = table;
  const capability = playerOf(state, who).capabilities.find((one) => one.card === card);
  if (capability === undefined) throw new Error(`card ${card} is not there`);
  const { activation } = capabilityOf(state, capability.card);
  if ('price' in activation) yield* payRightEnd(state, who, activation.price, 'J7.3.2');
  activate(table, who, capability);
}
