/** What a faction may choose when its turn on a card comes: Event, Operations, to pass. */
import type { Blocked, Message, PlainQuestion } from '@sandtable/engine';
import { type Choice, firstOf } from './eligibility.ts';
import { isNonPlayer } from './non-player.ts';
import type { EventOption, SequenceFacts } from './sequence-facts.ts';
import { say } from './text/say.ts';
import type { Trial, TurnTerms } from './turn.ts';
import type { CoinState, Volume } from './volume.ts';

export type Doable<V extends Volume<V>> = EventOption | V['operation'];

/** The question of a turn, and on what terms its Operation would be executed. */
export interface TurnQuestion<V extends Volume<V>> extends PlainQuestion<Doable<V>, 'pass'> {
  readonly terms: () => TurnTerms;
}

export interface TurnQuestions<V extends Volume<V>> {
  readonly questionOf: (state: V['state'], faction: V['faction'], choice: Choice) => TurnQuestion<V>;
  /** Whether the others could give a faction that can only pass the Resources to operate. */
  readonly isWorthWaiting: (state: V['state'], faction: V['faction'], terms: TurnTerms) => boolean;
}

const DUAL: readonly EventOption[] = ['unshaded', 'shaded'];
const SINGLE: readonly EventOption[] = ['event'];

export function turnQuestions<V extends Volume<V>>(facts: SequenceFacts<V>): TurnQuestions<V> {
  type State = V['state'];
  type Faction = V['faction'];
  const { rules, isDual, canStart, couldBeHelped, mayExecute, mayOperate, passIncome } = facts;
  const { isBarredNow, isLastEvent } = facts.decks;
  const { trialTurns } = facts.turns;
  const { leastCostOf, ruleOf } = facts.operations;

  /** Whether the others could give a faction that can only pass the Resources to operate. */
  const isWorthWaiting = (state: State, faction: Faction, { limited = false }: TurnTerms): boolean =>
    trialTurns(faction, { limited, free: true }).some(
      (turn) => couldBeHelped(state, faction, leastCostOf(state, turn.doing)) && isOpen(state, turn),
    );

  /** Non-players are not limited. */
  function termsOf(state: State, faction: Faction, choice: Choice): TurnTerms {
    if (isNonPlayer(state, faction)) return { limited: false, activities: true };
    const limited = choice.operation === 'limited' || isLastEvent(state);
    const usual = { limited, activities: choice.activity && !limited };
    return facts.terms === undefined ? usual : facts.terms(state, faction, usual);
  }

  function menu(state: State, faction: Faction, choice: Choice, terms: TurnTerms): Doable<V>[] {
    const options: Doable<V>[] = [];
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

  function labelOf(state: State, faction: Faction, option: Doable<V>, terms: TurnTerms): Message {
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
    const add = (option: Doable<V>, why: Message) =>
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

  /** A class: half of all questions of a game are this one or lead up to it. */
  class Asked implements TurnQuestion<V> {
    readonly prompt: Message;
    readonly pass = 'pass';
    private readonly state: State;
    private readonly faction: Faction;
    private readonly choice: Choice;
    private found: TurnTerms;
    private talks: number;

    constructor(state: State, faction: Faction, choice: Choice) {
      const position = firstOf(state.done) === undefined ? 'first' : 'second';
      this.prompt = say('ask.turn', rules.choice, { card: state.card, position });
      this.state = state;
      this.faction = faction;
      this.choice = choice;
      this.found = termsOf(state, faction, choice);
      this.talks = state.talks;
    }

    /** As they are: looked at again when table talk may have changed them. */
    readonly terms = (): TurnTerms => {
      const { state, faction, choice } = this;
      if (state.talks !== this.talks) {
        this.found = termsOf(state, faction, choice);
        this.talks = state.talks;
      }
      return this.found;
    };

    readonly among = (): Doable<V>[] => menu(this.state, this.faction, this.choice, this.terms());
    readonly label = (one: Doable<V>): Message => labelOf(this.state, this.faction, one, this.terms());
    readonly passLabel = (): Message => passLabel(this.faction);
    readonly blocked = (): Blocked[] => blocked(this.state, this.faction, this.choice, this.terms());
  }

  return { questionOf: (state, faction, choice) => new Asked(state, faction, choice), isWorthWaiting };
}
