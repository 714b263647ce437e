/** Free Operations and Special Activities granted by Events. They cost nothing and no Eligibility. */
import type { Blocked, Rules } from '@sandtable/engine';
import type { Action, Actions } from '../action.ts';
import type { Activities } from '../activities/interludes.ts';
import type { Asks } from '../ask.ts';
import type { Operations } from '../operations/by-name.ts';
import type { Operating } from '../operations/operate.ts';
import type { Trials } from '../operations/trial.ts';
import { say } from '../text/say.ts';
import type { Turns } from '../turn.ts';
import type { CoinTurn, Space, Volume } from '../volume.ts';

export interface FreeFacts<V extends Volume<V>> {
  /** The rule that bars it: that of the last Event card. */
  readonly lastEvent: string;
  /** What a turn about an Event is called. */
  readonly doing: V['doing'] & 'event';
  readonly operationsOf: (faction: V['faction']) => readonly V['operation'][];
  readonly actions: Actions<V>;
  readonly asks: Asks<V>;
  /** What is barred now even where an Event would grant it. */
  readonly isBarredNow: (state: V['state'], faction: V['faction'], operation: V['operation']) => boolean;
  readonly turns: Turns<V>;
  readonly operations: Operations<V>;
  readonly operating: Operating<V>;
  readonly activities: Activities<V>;
  readonly trials: Trials<V>;
  /** Whether an Operation may need own pieces from the map, so that the question pauses. */
  readonly mayNeedPieces: (state: V['state'], faction: V['faction']) => boolean;
}

export interface Freely<V extends Volume<V>> {
  /** Says why there is no such Operation on the last Event card; whether that is so. */
  readonly noteBarred: (action: Action<V>, operation: V['operation']) => boolean;
  /** A faction may execute an Operation wherever it can; undefined when it cannot or will not. */
  readonly mayOperate: (
    action: Action<V>,
    faction: V['faction'],
    operation: V['operation'],
  ) => Rules<CoinTurn<V> | undefined>;
  /** Operations chosen by spaces that a faction could execute for nothing in this one space. */
  readonly operationsIn: (state: V['state'], faction: V['faction'], space: Space) => V['operation'][];
  /** A faction executes one of these Operations in this space, or declines. */
  readonly mayOperateIn: (
    action: Action<V>,
    faction: V['faction'],
    space: Space,
    allowed: (operation: V['operation']) => boolean,
  ) => Rules<void>;
  /** One Special Activity of a faction, or of those named, for nothing; it may decline. Returns whether it did. */
  readonly mayDoActivity: (
    action: Action<V>,
    faction: V['faction'],
    allowed?: readonly V['activity'][],
  ) => Rules<boolean>;
}

export function freely<V extends Volume<V>>(facts: FreeFacts<V>): Freely<V> {
  const { lastEvent, operationsOf, mayNeedPieces, isBarredNow } = facts;
  const { by, under } = facts.actions;
  const { pick, chooseWhether } = facts.asks;
  const { beginTurn } = facts.turns;
  const { bySpaces, isPossible, ruleOf } = facts.operations;
  const { operate, operateIn } = facts.operating;
  const { activitiesOf, rulesOf } = facts.activities;
  const { holdOf } = facts.trials;

  function noteBarred({ state, table, faction }: Action<V>, operation: V['operation']): boolean {
    const isBarred = isBarredNow(state, faction, operation);
    if (isBarred) table.log(say('why.last-event', lastEvent));
    return isBarred;
  }

  function* mayOperate(
    outer: Action<V>,
    faction: V['faction'],
    operation: V['operation'],
  ): Rules<CoinTurn<V> | undefined> {
    const action = by(outer, faction);
    const { state, rule } = action;
    if (noteBarred(action, operation)) return undefined;
    if (!isPossible(state, beginTurn(faction, operation, { free: true }))) return undefined;
    if (!(yield* chooseWhether(action, say('ask.event.whether', rule, { card: state.card }))))
      return undefined;
    return yield* operate(action, operation, { free: true });
  }

  const operationsIn = (state: V['state'], faction: V['faction'], space: Space): V['operation'][] =>
    operationsOf(faction).filter(
      (name) =>
        !isBarredNow(state, faction, name) &&
        bySpaces(name)?.test(state, beginTurn(faction, name, { free: true }))(space) === true,
    );

  /** What the last Event card keeps a faction from. */
  const barredOf = (faction: V['faction'], state: V['state']): (Blocked & { option: V['operation'] })[] =>
    operationsOf(faction)
      .filter((option) => isBarredNow(state, faction, option))
      .map((option) => ({
        option,
        label: say('do', ruleOf(option), { deed: option }),
        why: say('why.last-event', lastEvent),
      }));

  function* mayOperateIn(
    outer: Action<V>,
    faction: V['faction'],
    space: Space,
    allowed: (operation: V['operation']) => boolean,
  ): Rules<void> {
    const action = by(outer, faction);
    const { state, rule } = action;
    const picked = yield* pick<V['operation'], 'done'>(action, {
      prompt: say('ask.event.option', rule, { card: state.card }),
      among: () => operationsIn(state, faction, space).filter(allowed),
      blocked: () => barredOf(faction, state).filter(({ option }) => allowed(option)),
      pass: 'done',
      pause: mayNeedPieces(state, faction),
    });
    if (picked !== 'done') yield* operateIn(action, picked, space);
  }

  function* mayDoActivity(
    outer: Action<V>,
    faction: V['faction'],
    allowed: readonly V['activity'][] = activitiesOf(faction),
  ): Rules<boolean> {
    const action = by(outer, faction);
    const { state, rule } = action;
    const turn = beginTurn(faction, facts.doing, { free: true });
    const open = () =>
      activitiesOf(faction).filter(
        (name) => allowed.includes(name) && rulesOf(name).possible(state, turn, holdOf(state)),
      );
    const prompt = say('ask.event.option', rule, { card: state.card });
    const name = yield* pick<V['activity'], 'done'>(action, { prompt, among: open, pass: 'done' });
    if (name === 'done') return false;
    action.table.fired(`activity.${name}`);
    yield* rulesOf(name).execute(under(action, rulesOf(name).rule(faction)));
    return true;
  }

  return { noteBarred, mayOperate, operationsIn, mayOperateIn, mayDoActivity };
}
