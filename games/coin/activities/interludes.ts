/** The Special Activities of a volume: when they may be played between the steps of a turn, and why not. */
import type { Blocked, Interludes, Message, Rules } from '@sandtable/engine';
import type { Action, Actions } from '../action.ts';
import { byName } from '../by-name.ts';
import { STURDY } from '../operations/shape.ts';
import type { Trials } from '../operations/trial.ts';
import { say } from '../text/say.ts';
import type { CoinTurn, Volume } from '../volume.ts';
import { type ActivityRefusals, type ActivityRules, uniform } from './shape.ts';
import type { Withdrawing } from './withdraw.ts';

export interface ActivityFacts<V extends Volume<V>> {
  readonly factions: readonly V['faction'][];
  /** Those played between the spaces of an Operation. */
  readonly played: Readonly<Partial<Record<V['activity'], ActivityRules<V>>>>;
  /** Those that are part of an Operation and never played by themselves. */
  readonly partOf: Readonly<Partial<Record<V['activity'], ActivityRefusals<V>>>>;
  /** Who has which, in the order of the menu. */
  readonly of: Readonly<Record<V['faction'], readonly V['activity'][]>>;
  readonly rules: {
    readonly activity: string;
    readonly accompanying: string;
    readonly limited: string;
  };
  readonly actions: Actions<V>;
  readonly trials: Trials<V>;
  readonly withdrawing: Withdrawing<V>;
}

export interface Activities<V extends Volume<V>> {
  /** Those of a faction that are played between the spaces of an Operation. */
  readonly activitiesOf: (faction: V['faction']) => readonly V['activity'][];
  readonly rulesOf: (activity: V['activity']) => ActivityRules<V>;
  /** What may be played in between while this turn goes on. */
  readonly interludesOf: (action: Action<V>, turn: CoinTurn<V>) => Interludes;
}

const WITHDRAW = 'withdraw';

export function activities<V extends Volume<V>>(facts: ActivityFacts<V>): Activities<V> {
  const { played, partOf, of, withdrawing } = facts;
  const { under } = facts.actions;
  const { holdOf, holdOffered, isStalled } = facts.trials;

  function rulesOf(activity: V['activity']): ActivityRules<V> {
    const rules = played[activity];
    if (rules === undefined) throw new RangeError(`${activity} is not played by itself`);
    return rules;
  }

  const isPlayed = (activity: V['activity']): boolean => played[activity] !== undefined;
  const ownOf = byName(facts.factions, (faction) =>
    of[faction].filter(isPlayed).map((activity) => ({ activity, rules: uniform(rulesOf(activity)) })),
  );
  const activitiesOf = byName(facts.factions, (faction) => of[faction].filter(isPlayed));

  /** Whether the turn leaves room for it: one kind a turn, with the right Operation, within its limit. */
  function isOpen(
    state: V['state'],
    turn: CoinTurn<V>,
    activity: V['activity'],
    rules: ActivityRefusals<V>,
  ): boolean {
    if (!turn.activities || (turn.activity !== null && turn.activity !== activity)) return false;
    if (turn.activitySpaces.length >= limitOf(state, rules)) return false;
    if (rules.once === true && turn.activity !== null) return false;
    return rules.with === undefined || accompanies(rules.with, turn);
  }

  const limitOf = (state: V['state'], rules: ActivityRefusals<V>): number =>
    rules.limitNow === undefined ? rules.limit : rules.limitNow(state);

  /** What an Event grants needs no Operation. */
  const accompanies = (operations: readonly V['operation'][], turn: CoinTurn<V>): boolean =>
    turn.doing === 'event' || operations.some((operation) => operation === turn.doing);

  /** Says whether it is worth a question by itself: to take pieces off is not, but where an Operation needs it. */
  function addPlayable(state: V['state'], turn: CoinTurn<V>, options: string[]): boolean {
    const before = options.length;
    const hold = holdOffered(state, turn, before);
    if (turn.activities)
      for (const { activity, rules } of ownOf(turn.faction))
        if (isOpen(state, turn, activity, rules) && rules.possible(state, turn, hold)) options.push(activity);
    const isActive = options.length > before;
    if (!withdrawing.canWithdraw(state, turn.faction, hold)) return isActive;
    options.push(WITHDRAW);
    return isActive || (before === 1 && isStalled(state, turn));
  }

  const refusalsOf = (activity: V['activity']): ActivityRefusals<V> => partOf[activity] ?? rulesOf(activity);

  /** Why an activity is not offered. */
  function whyNot(state: V['state'], turn: CoinTurn<V>, activity: V['activity']): Message | undefined {
    const rules = refusalsOf(activity);
    const { with: operations } = rules;
    const limit = limitOf(state, rules);
    if (!turn.activities)
      return say('why.no-activity', turn.limited ? facts.rules.limited : facts.rules.activity, {
        limited: turn.limited,
      });
    if (turn.activity !== null && turn.activity !== activity)
      return say('why.one-activity', facts.rules.activity);
    if (operations !== undefined && !accompanies(operations, turn))
      return say('why.other-operation', facts.rules.accompanying, { operations });
    if (rules.once === true && turn.activity !== null)
      return say('why.activity-once', rules.rule(turn.faction));
    if (turn.activitySpaces.length >= limit)
      return say('why.activity-limit', rules.rule(turn.faction), { limit });
    if (rules.possible(state, turn, holdOf(state))) return undefined;
    // What would be possible but for the Operation, which has not begun.
    return rules.possible(state, turn, STURDY)
      ? say('why.there.kept', facts.rules.activity)
      : rules.why(rules.rule(turn.faction));
  }

  function* play(action: Action<V>, { faction }: CoinTurn<V>, activity: V['activity']): Rules<void> {
    const rules = rulesOf(activity);
    const rule = rules.rule(faction);
    action.table.fired(`activity.${activity}`);
    action.table.log(say('log.activity', rule, { faction, activity }));
    yield* rules.execute(under(action, rule));
  }

  /** Everything that can be played in between: these ids never name anything else. */
  const named = new Map<string, V['activity']>(
    facts.factions.flatMap((faction) => activitiesOf(faction).map((one) => [one, one] as const)),
  );

  class TurnInterludes implements Interludes {
    private readonly action: Action<V>;
    private readonly turn: CoinTurn<V>;

    constructor(action: Action<V>, turn: CoinTurn<V>) {
      this.action = action;
      this.turn = turn;
    }

    add(options: string[]): boolean {
      return addPlayable(this.action.state, this.turn, options);
    }

    has(option: string): boolean {
      return option === WITHDRAW || named.has(option);
    }

    label(option: string): Message {
      const activity = named.get(option);
      const rule = activity === undefined ? withdrawing.rule : rulesOf(activity).rule(this.turn.faction);
      return say('do', rule, { deed: option });
    }

    play(option: string): Rules<void> {
      const activity = named.get(option);
      return activity === undefined
        ? withdrawing.withdraw(under(this.action, withdrawing.rule))
        : play(this.action, this.turn, activity);
    }

    blocked(): Blocked[] {
      const { faction } = this.turn;
      return of[faction].flatMap((activity): Blocked[] => {
        const why = whyNot(this.action.state, this.turn, activity);
        const label = say('do', refusalsOf(activity).rule(faction), { deed: activity });
        return why === undefined ? [] : [{ option: activity, label, why }];
      });
    }
  }

  return { activitiesOf, rulesOf, interludesOf: (action, turn) => new TurnInterludes(action, turn) };
}
