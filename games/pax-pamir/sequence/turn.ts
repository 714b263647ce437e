/** D1 A turn, one action after the other. */
import type { Ask, Blocked, Message, Rules, SeatId, Table } from '@sandtable/engine';
import { discard, isDiscardFree } from '../actions/discard.ts';
import { SPECIAL } from '../actions/index.ts';
import { playCard } from '../actions/play.ts';
import { buyFromPlayer, purchase } from '../actions/purchase.ts';
import { isFree } from '../actions/special.ts';
import { seatsFor } from '../asking.ts';
import { locationNamed } from '../units.ts';
import { type SpecialAction, SPECIAL_ACTIONS, type WazirAction } from '../components/modes.ts';
import { activate } from '../khyber-knives/activation.ts';
import { freePrisoner } from '../khyber-knives/capabilities/122-dungeon.ts';
import { actionOf } from '../khyber-knives/capabilities/index.ts';
import { useWazir } from '../khyber-knives/wazir-actions.ts';
import { placeNamed } from '../market-places.ts';
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
import { END, partsOf, SPECIAL_IDS } from './choices.ts';
import { choiceLabel } from './labels.ts';
import { turnOptions } from './menu.ts';
import { whyNot } from './why-not.ts';

/** The menu of a turn: hands are hidden and people talk, so it is made whenever it is looked at. */
class TurnMenu implements Ask {
  readonly seats: readonly SeatId[];
  private readonly state: State;

  constructor(state: State) {
    this.seats = seatsFor(state, state.turn.player);
    this.state = state;
  }

  get prompt(): Message {
    const { counted } = this.state.turn;
    return say('ask.turn', 'D1.1', { counted });
  }

  options(): readonly string[] {
    return turnOptions(this.state);
  }

  label(option: string): Message {
    return choiceLabel(this.state, option);
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
  const choice = (yield new TurnMenu(state)) as string;
  if (choice === END) {
    state.stage = 'cleanup';
    return;
  }
  const [word = '', what = '', more = ''] = partsOf(choice);
  turn.doing = doingOf(word);
  const running = act(table, who, word, what, more);
  if (running !== null) yield* running;
  if (isOver(state)) return;
  const rest = settle(table);
  if (rest !== null) yield* rest;
  turn.doing = null;
}

function doingOf(word: string): Doing {
  switch (word) {
    case 'buy':
    case 'take':
      return 'purchase';
    case 'play':
    case 'discard':
      return word;
    case 'use':
      return 'capability';
    case 'activate':
    case 'release':
      return 'activation';
    default:
      return word as SpecialAction | WazirAction;
  }
}

/** Starts what was chosen; null when it is done already. No generator of its own: this runs after every choice. */
function act(table: Table<State>, who: Who, word: string, what: string, more: string): Rules<void> | null {
  const { state } = table;
  const { turn } = state;
  switch (word) {
    case 'buy':
      turn.counted++;
      return purchase(table, who, placeNamed(what));
    case 'take':
      turn.counted++;
      buyFromPlayer(table, who, whoIs(state, what), Number(more));
      return null;
    case 'play':
      turn.counted++;
      return playCard(table, who, Number(what));
    case 'discard':
      if (!isDiscardFree(state, who)) turn.counted++;
      return discard(table, who, Number(what));
    case 'use':
      turn.counted++;
      return useCapability(table, who, Number(what));
    case 'activate':
      return activateByChoice(table, who, Number(what));
    case 'release':
      return freePrisoner(table, who, what);
    case 'consolidate':
    case 'regime-change':
      if (!isFree(state, word)) turn.counted++;
      table.fired(`${word}.${state.regime}`);
      return useWazir(table, who, locationNamed(what), word);
    default:
      return special(table, who, word as SpecialAction, Number(what));
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
  table.fired(SPECIAL_IDS[action][card] ?? '');
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
