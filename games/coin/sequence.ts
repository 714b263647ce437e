/** The sequence of play on an Event card. */
import { type Blocked, Menu, type Message, type Rules, type Table } from '@sandtable/engine';
import type { Actions } from './action.ts';
import type { Changes } from './changes.ts';
import type { Decks } from './deck.ts';
import { type Choice, choiceAfter, type Deed, firstOf, nextToAct, staysEligible } from './eligibility.ts';
import type { Operations } from './operations/by-name.ts';
import type { Operating } from './operations/operate.ts';
import { isNonPlayer } from './non-player.ts';
import { say } from './text/say.ts';
import type { Trial, TurnTerms, Turns } from './turn.ts';
import type { CoinState, CoinTurn, Side, Volume } from './volume.ts';

export interface SequenceFacts<V extends Volume<V>> {
  /** The numbers of the rules at work. */
  readonly rules: {
    readonly choice: string;
    readonly pass: string;
    readonly nextCard: string;
    readonly event: string;
    readonly dualEvent: string;
    readonly lastEvent: string;
    readonly operation: string;
  };
  readonly factions: readonly V['faction'][];
  readonly actions: Actions<V>;
  readonly gain: Changes<V>['gain'];
  readonly decks: Decks<V>;
  readonly turns: Turns<V>;
  readonly operations: Operations<V>;
  readonly operate: Operating<V>['operate'];
  readonly isPropaganda: (card: number) => boolean;
  readonly isDual: (card: number, state: V['state']) => boolean;
  readonly executeEvent: (
    table: Table<V['state']>,
    faction: V['faction'],
    card: number,
    side: Side,
  ) => Rules<void>;
  /** Resources for passing, and whose they are. */
  readonly passIncome: (faction: V['faction']) => { readonly payer: V['payer']; readonly amount: number };
  /** Whether an Operation can be begun, perhaps with what may be played before its first space. */
  readonly canStart: (state: V['state'], turn: CoinTurn<V>) => boolean;
  /** Whether the others could give a faction what it lacks for that cost. */
  readonly couldBeHelped: (state: V['state'], faction: V['faction'], cost: number) => boolean;
  /** Whether this faction may execute the Event at all, by this text. */
  readonly mayExecute: (state: V['state'], faction: V['faction'], option: EventOption) => boolean;
  readonly mayOperate: (state: V['state'], faction: V['faction']) => boolean;
  /** On what terms it operates, where they are not the usual ones. */
  readonly terms?: (state: V['state'], faction: V['faction'], usual: TurnTerms) => TurnTerms;
  /** The phase a Propaganda Round begins with, and the one that stands for no Round. */
  readonly phases: { readonly first: V['phase']; readonly skipped: V['phase'] };
  readonly hooks: SequenceHooks<V>;
}

export type EventOption = 'event' | Side;

export interface SequenceHooks<V extends Volume<V>> {
  /** Somebody else decides whether a faction executes the Event. */
  readonly arbiter?: {
    readonly decides: (state: V['state'], faction: V['faction'], choice: Choice) => boolean;
    /** The text that is executed; undefined when the faction shall operate. */
    readonly decide: (table: Table<V['state']>, faction: V['faction']) => Rules<Side | undefined>;
  };
  /** A faction passes; `isForced` when there was nothing else to do. */
  readonly passing?: (table: Table<V['state']>, faction: V['faction'], isForced: () => boolean) => void;
  /** A faction has executed the Event. */
  readonly executed?: (table: Table<V['state']>, faction: V['faction'], side: Side) => void;
  /** A faction has executed its Operation. */
  readonly operated?: (
    table: Table<V['state']>,
    faction: V['faction'],
    turn: CoinTurn<V>,
  ) => Rules<void> | void;
  /** A card is done: what the volume remembered of it. */
  readonly forget?: (state: V['state']) => void;
  /** The game has ended without another Round. */
  readonly over?: (table: Table<V['state']>) => void;
}

export interface Sequence<V extends Volume<V>> {
  /** One faction's turn on the card in play; when nobody is left, the next card. */
  readonly playCard: (table: Table<V['state']>) => Rules<void>;
  /** The next card comes into play. */
  readonly nextCard: (table: Table<V['state']>) => void;
  /** What the card in play brings: an Event, a Propaganda Round, or, right after another one, no Round. */
  readonly beginCard: (state: V['state']) => void;
}

const DUAL: readonly EventOption[] = ['unshaded', 'shaded'];
const SINGLE: readonly EventOption[] = ['event'];

export function sequence<V extends Volume<V>>(facts: SequenceFacts<V>): Sequence<V> {
  type State = V['state'];
  type Faction = V['faction'];
  type Doable = EventOption | V['operation'];
  const { rules, factions, gain, isPropaganda, isDual, executeEvent, hooks } = facts;
  const { canStart, couldBeHelped, mayExecute, mayOperate, passIncome, operate } = facts;
  const { act } = facts.actions;
  const { drawCard, factionOrder, isBarredNow, isLastEvent } = facts.decks;
  const { trialTurns } = facts.turns;
  const { leastCostOf, ruleOf } = facts.operations;

  const tellCard = (table: Table<State>): void =>
    table.log(say('log.card', rules.nextCard, { card: table.state.card }));

  /** Somebody else decides between Event and Operation; the rest is the faction's own. */
  function* takeTurnAsTold(
    table: Table<State>,
    faction: Faction,
    choice: Choice,
    decide: (table: Table<State>, faction: Faction) => Rules<Side | undefined>,
  ): Rules<void> {
    const { done }: CoinState<V> = table.state;
    const side = yield* decide(table, faction);
    if (side === undefined) return yield* takeTurn(table, faction, { ...choice, event: false });
    yield* takeEvent(table, faction, side);
    done.push({ faction, deed: 'event' });
  }

  function* takeEvent(table: Table<State>, faction: Faction, side: Side): Rules<void> {
    yield* executeEvent(table, faction, table.state.card, side);
    hooks.executed?.(table, faction, side);
  }

  function* takeTurn(table: Table<State>, faction: Faction, choice: Choice): Rules<void> {
    const { state } = table;
    if (state.done.length === 0) tellCard(table);
    const terms = termsNow(state, faction, choice);
    const position = firstOf(state.done) === undefined ? 'first' : 'second';
    const turn = new Menu<Doable, 'pass'>(
      act(table, faction, rules.choice),
      {
        prompt: say('ask.turn', rules.choice, { card: state.card, position }),
        among: () => menu(state, faction, choice, terms()),
        label: (one) => labelOf(state, faction, one, terms()),
        blocked: () => blocked(state, faction, choice, terms()),
        pass: 'pass',
        passLabel: () => passLabel(faction),
      },
      undefined,
    );
    const only = turn.only();
    const isAsked = only === undefined || isWorthWaiting(state, faction, terms());
    const option = turn.valueOf(isAsked ? ((yield turn) as string) : only);
    let deed: Deed;
    switch (option) {
      case 'pass':
        hooks.passing?.(table, faction, () => menu(state, faction, choice, terms()).length === 0);
        pass(table, faction);
        deed = 'pass';
        break;
      case 'event':
      case 'unshaded':
      case 'shaded':
        yield* takeEvent(table, faction, option === 'shaded' ? 'shaded' : 'unshaded');
        deed = 'event';
        break;
      default: {
        const done = yield* operate(act(table, faction, ruleOf(option)), option, terms());
        const following = hooks.operated?.(table, faction, done);
        if (following !== undefined) yield* following;
        deed = deedOf(done);
      }
    }
    (state as CoinState<V>).done.push({ faction, deed });
  }

  /** Whether the others could give a faction that can only pass the Resources to operate. */
  const isWorthWaiting = (state: State, faction: Faction, { limited = false }: TurnTerms): boolean =>
    trialTurns(faction, { limited, free: true }).some(
      (turn) => couldBeHelped(state, faction, leastCostOf(state, turn.doing)) && isOpen(state, turn),
    );

  function deedOf(turn: CoinTurn<V>): Deed {
    if (turn.activity !== null) return 'operation-and-activity';
    return turn.limited ? 'limited-operation' : 'operation';
  }

  /** The terms as they are: looked at again when table talk may have changed them. */
  function termsNow(state: State, faction: Faction, choice: Choice): () => TurnTerms {
    let terms = termsOf(state, faction, choice);
    let { talks }: CoinState<V> = state;
    return () => {
      if (state.talks !== talks) {
        terms = termsOf(state, faction, choice);
        talks = state.talks;
      }
      return terms;
    };
  }

  /** Non-players are not limited. */
  function termsOf(state: State, faction: Faction, choice: Choice): TurnTerms {
    if (isNonPlayer(state, faction)) return { limited: false, activities: true };
    const limited = choice.operation === 'limited' || isLastEvent(state);
    const usual = { limited, activities: choice.activity && !limited };
    return facts.terms === undefined ? usual : facts.terms(state, faction, usual);
  }

  function menu(state: State, faction: Faction, choice: Choice, terms: TurnTerms): Doable[] {
    const options: Doable[] = [];
    if (choice.event)
      for (const option of eventOptions(state)) if (mayExecute(state, faction, option)) options.push(option);
    if (mayOperate(state, faction))
      for (const turn of trialTurns(faction, terms)) if (isOpen(state, turn)) options.push(turn.doing);
    return options;
  }

  const eventOptions = (state: State): readonly EventOption[] => (isDual(state.card, state) ? DUAL : SINGLE);

  const isOpen = (state: State, turn: Trial<V>): boolean =>
    !isBarredNow(state, turn.faction, turn.doing) && canStart(state, turn);

  function passLabel(faction: Faction): Message {
    const { payer, amount } = passIncome(faction);
    return say('choice.pass', rules.pass, { resources: amount, ...(payer !== faction && { payer }) });
  }

  function labelOf(state: State, faction: Faction, option: Doable, terms: TurnTerms): Message {
    switch (option) {
      case 'event':
        return say('choice.event', rules.event, { card: state.card, side: 'single' });
      case 'unshaded':
      case 'shaded':
        return say('choice.event', rules.dualEvent, { card: state.card, side: option });
      default:
        return say('choice.operation', ruleOf(option), {
          operation: option,
          limited: terms.limited === true,
          ...(needsActivity(state, faction, option, terms) && { helped: true }),
        });
    }
  }

  /** Whether the Operation can be begun, but only a Special Activity makes it possible anywhere. */
  function needsActivity(
    state: State,
    faction: Faction,
    operation: V['operation'],
    terms: TurnTerms,
  ): boolean {
    if (terms.activities !== true) return false;
    const one = (turn: Trial<V>) => turn.doing === operation;
    const alone = trialTurns(faction, { ...terms, activities: false }).find(one);
    const helped = trialTurns(faction, terms).find(one);
    return alone !== undefined && helped !== undefined && !canStart(state, alone) && isOpen(state, helped);
  }

  /** Why an Event or Operation is not offered. */
  function blocked(state: State, faction: Faction, choice: Choice, terms: TurnTerms): Blocked[] {
    const list: Blocked[] = [];
    const add = (option: Doable, why: Message) =>
      list.push({ option, label: labelOf(state, faction, option, terms), why });
    const executed = firstOf(state.done)?.deed === 'event';
    if (!choice.event)
      for (const option of eventOptions(state)) add(option, say('why.no-event', rules.choice, { executed }));
    for (const turn of trialTurns(faction, terms)) {
      if (isBarredNow(state, faction, turn.doing)) add(turn.doing, say('why.last-event', rules.lastEvent));
      else if (!mayOperate(state, faction) || !isOpen(state, turn))
        add(turn.doing, whyNot(state, faction, turn.doing));
    }
    return list;
  }

  function whyNot(state: State, faction: Faction, operation: V['operation']): Message {
    const free = trialTurns(faction, { free: true }).find((turn) => turn.doing === operation);
    const { resources }: CoinState<V> = state;
    return free !== undefined && canStart(state, free)
      ? say('why.resources', rules.operation, { resources: resources[passIncome(faction).payer] })
      : say('why.nowhere', ruleOf(operation), { operation });
  }

  function pass(table: Table<State>, faction: Faction): void {
    const { payer, amount } = passIncome(faction);
    table.log(say('log.pass', rules.pass, { faction }));
    gain(act(table, faction, rules.pass), payer, amount);
  }

  /** Adjusts Eligibility, then turns to the next card. */
  function* endCard(table: Table<State>): Rules<void> {
    const state: CoinState<V> = table.state;
    if (state.done.length === 0) tellCard(table);
    for (const faction of factions) {
      const byDeeds = state.variants.eligibility === 'b' || staysEligible(faction, state.done);
      state.eligible[faction] =
        (byDeeds || state.next.eligible.includes(faction)) && !state.next.ineligible.includes(faction);
    }
    nextCard(table);
  }

  function nextCard(table: Table<State>): void {
    const { state } = table;
    state.done = [];
    state.next = { eligible: [], ineligible: [] };
    hooks.forget?.(state);
    drawCard(state);
    table.reveal();
    beginCard(state);
    if (state.stage.kind === 'over') hooks.over?.(table);
  }

  function beginCard(state: CoinState<V>): void {
    if (!isPropaganda(state.card)) {
      state.stage = { kind: 'card' };
      return;
    }
    state.propagandas++;
    const last = state.played.at(-1);
    if (last === undefined || !isPropaganda(last))
      state.stage = { kind: 'propaganda', phase: facts.phases.first };
    else if (state.propagandas >= state.variants.finalPropaganda) state.stage = { kind: 'over', by: 'final' };
    else state.stage = { kind: 'propaganda', phase: facts.phases.skipped };
  }

  return {
    playCard(table) {
      const state: CoinState<V> = table.state;
      const choice = choiceAfter(state.done);
      const faction = nextToAct(factionOrder(table.state), (one) => state.eligible[one], state.done);
      if (choice === undefined || faction === undefined) return endCard(table);
      const { arbiter } = hooks;
      return arbiter?.decides(table.state, faction, choice) === true
        ? takeTurnAsTold(table, faction, choice, arbiter.decide)
        : takeTurn(table, faction, choice);
    },
    nextCard,
    beginCard,
  };
}
