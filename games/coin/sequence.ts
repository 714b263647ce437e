/** The sequence of play on an Event card. */
import { Menu, type Rules, type Table } from '@sandtable/engine';
import { type CardTurning, cardTurning } from './card-turning.ts';
import { type Choice, choiceAfter, type Deed, nextToAct } from './eligibility.ts';
import type { SequenceFacts } from './sequence-facts.ts';
import { say } from './text/say.ts';
import { type Doable, turnQuestions } from './turn-question.ts';
import type { CoinState, CoinTurn, Side, Volume } from './volume.ts';

export interface Sequence<V extends Volume<V>> extends Pick<CardTurning<V>, 'nextCard' | 'beginCard'> {
  /** One faction's turn on the card in play; when nobody is left, the next card. */
  readonly playCard: (table: Table<V['state']>) => Rules<void>;
}

export function sequence<V extends Volume<V>>(facts: SequenceFacts<V>): Sequence<V> {
  type State = V['state'];
  type Faction = V['faction'];
  const { rules, gain, executeEvent, hooks, passIncome, operate } = facts;
  const { act } = facts.actions;
  const { factionOrder } = facts.decks;
  const { ruleOf } = facts.operations;
  const { questionOf, isWorthWaiting } = turnQuestions(facts);
  const { endCard, nextCard, beginCard } = cardTurning(facts);

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
    const question = questionOf(state, faction, choice);
    const { terms, among } = question;
    const menu = new Menu<Doable<V>, 'pass'>(act(table, faction, rules.choice), question, undefined);
    const only = menu.only();
    const isAsked = only === undefined || isWorthWaiting(state, faction, terms());
    const option = menu.valueOf(isAsked ? ((yield menu) as string) : only);
    let deed: Deed;
    switch (option) {
      case 'pass':
        hooks.passing?.(table, faction, () => among().length === 0);
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

  function deedOf(turn: CoinTurn<V>): Deed {
    if (turn.activity !== null) return 'operation-and-activity';
    return turn.limited ? 'limited-operation' : 'operation';
  }

  function* nobodyLeft(table: Table<State>): Rules<void> {
    if (table.state.done.length === 0) tellCard(table);
    endCard(table);
  }

  function pass(table: Table<State>, faction: Faction): void {
    const { payer, amount } = passIncome(faction);
    table.log(say('log.pass', rules.pass, { faction }));
    gain(act(table, faction, rules.pass), payer, amount);
  }

  return {
    playCard(table) {
      const state: CoinState<V> = table.state;
      const choice = choiceAfter(state.done);
      const faction = nextToAct(factionOrder(table.state), (one) => state.eligible[one], state.done);
      if (choice === undefined || faction === undefined) return nobodyLeft(table);
      const { arbiter } = hooks;
      return arbiter?.decides(table.state, faction, choice) === true
        ? takeTurnAsTold(table, faction, choice, arbiter.decide)
        : takeTurn(table, faction, choice);
    },
    nextCard,
    beginCard,
  };
}
