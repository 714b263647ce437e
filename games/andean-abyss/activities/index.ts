/** The Special Activities by name (4.2 to 4.5), and when they may be played. */
import type { Interludes } from '@sandtable/coin';
import type { Blocked, Message, Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { type Faction, type Insurgent, ofFaction } from '../forces.ts';
import { ambushRule, canAttack } from '../operations/attack.ts';
import {
  ACTIVITIES,
  type Activity,
  isNonPlayer,
  type Operation,
  spaces,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { canBegin, holdOf, holdOffered } from '../operations/trial.ts';
import { say } from '../text/say.ts';
import { airLift } from './air-lift.ts';
import { airStrike } from './air-strike.ts';
import { assassinate } from './assassinate.ts';
import { bribe } from './bribe.ts';
import { cultivate } from './cultivate.ts';
import { eradicate } from './eradicate.ts';
import { extort } from './extort.ts';
import { kidnap } from './kidnap.ts';
import { process } from './process.ts';
import type { ActivityRules } from './rules.ts';
import { canWithdraw, withdraw } from './withdraw.ts';

/** Those played between the spaces of an Operation. Ambush is part of an Attack (operations/attack.ts). */
type Interlude = Exclude<Activity, 'ambush'>;

export const BY_NAME: Readonly<Record<Interlude, ActivityRules>> = {
  'air-lift': airLift,
  'air-strike': airStrike,
  eradicate,
  extort,
  kidnap,
  assassinate,
  cultivate,
  process,
  bribe,
};

/** 4.2 to 4.5 Who has which. */
const OF: Readonly<Record<Faction, readonly Interlude[]>> = {
  government: ['air-lift', 'air-strike', 'eradicate'],
  farc: ['extort', 'kidnap'],
  auc: ['extort', 'assassinate'],
  cartels: ['cultivate', 'process', 'bribe'],
};

const rulesOf = (faction: Faction) => OF[faction].map((activity) => ({ activity, rules: BY_NAME[activity] }));
const RULES_OF = {
  government: rulesOf('government'),
  farc: rulesOf('farc'),
  auc: rulesOf('auc'),
  cartels: rulesOf('cartels'),
};

export const activitiesOf = (faction: Faction): readonly Interlude[] => OF[faction];

/** Whether the turn leaves room for it: one kind a turn (4.1), with the right Operation (4.1.1), within its limit. */
function isOpen(turn: Turn, activity: Interlude, rules: ActivityRules): boolean {
  if (!turn.activities || (turn.activity !== null && turn.activity !== activity)) return false;
  if (turn.activitySpaces.length >= rules.limit) return false;
  return rules.with === undefined || accompanies(rules.with, turn);
}

/** 4.1.1 What an Event grants needs no Operation. */
const accompanies = (operations: readonly Operation[], turn: Turn): boolean =>
  turn.doing === 'event' || operations.some((operation) => operation === turn.doing);

/** Says whether it is worth a question by itself: to take pieces off is not, but where a Rally can go on with them. */
function addPlayable(state: State, turn: Turn, options: string[]): boolean {
  const before = options.length;
  const hold = holdOffered(state, turn, before);
  if (turn.activities)
    for (const { activity, rules } of ofFaction(RULES_OF, turn.faction))
      if (isOpen(turn, activity, rules) && rules.possible(state, turn, hold)) options.push(activity);
  // N3: non-players place only what is Available.
  const isActive = options.length > before;
  if (isNonPlayer(state, turn.faction) || !canWithdraw(state, turn.faction, hold)) return isActive;
  options.push('withdraw');
  return isActive || (before === 1 && isStalled(state, turn));
}

/** 1.4.1 A Rally that can go on with guerrillas from the map. */
const isStalled = (state: State, turn: Turn): boolean =>
  turn.doing === 'rally' && turn.spaces.length > 0 && canBegin(state, turn);

/** 4.3.2, 4.4.1 Ambush, as far as its refusals go. */
const AMBUSH: Omit<ActivityRules, 'execute'> = {
  rule: ambushRule,
  with: ['attack'],
  limit: 1,
  possible: (state, turn) =>
    spaces(state).some(
      (space) =>
        !turn.spaces.includes(space) &&
        underground(state, space, turn.faction as Insurgent) > 0 &&
        canAttack(state, space, turn.faction as Insurgent),
    ),
  why: (rule) => say('why.ambush', rule),
};

const activitiesWithAmbush = (faction: Faction): readonly Activity[] =>
  faction === 'farc' || faction === 'auc' ? [...OF[faction], 'ambush'] : OF[faction];

const refusalsOf = (activity: Activity) => (activity === 'ambush' ? AMBUSH : BY_NAME[activity]);

/** Why an activity is not offered. */
function whyNot(state: State, turn: Turn, activity: Activity): Message | undefined {
  const rules = refusalsOf(activity);
  const { with: operations, limit } = rules;
  if (!turn.activities)
    return say('why.no-activity', turn.limited ? '2.3.5' : '4.1', { limited: turn.limited });
  if (turn.activity !== null && turn.activity !== activity) return say('why.one-activity', '4.1');
  if (operations !== undefined && !accompanies(operations, turn))
    return say('why.other-operation', '4.1.1', { operations });
  if (turn.activitySpaces.length >= limit)
    return say('why.activity-limit', rules.rule(turn.faction), { limit });
  return rules.possible(state, turn, holdOf(state)) ? undefined : rules.why(rules.rule(turn.faction));
}

function* playActivity(action: Action, { faction }: Turn, activity: Interlude): Rules<void> {
  const rule = BY_NAME[activity].rule(faction);
  action.table.fired(`activity.${activity}`);
  action.table.log(say('log.activity', rule, { faction, activity }));
  yield* BY_NAME[activity].execute(under(action, rule));
}

/** Everything that can be played in between: these ids never name anything else. */
const INTERLUDES: ReadonlySet<string> = new Set([...ACTIVITIES, 'withdraw']);

/** What may be played in between while this turn goes on. */
export const interludesOf = (action: Action, turn: Turn): Interludes => new TurnInterludes(action, turn);

class TurnInterludes implements Interludes {
  private readonly action: Action;
  private readonly turn: Turn;

  constructor(action: Action, turn: Turn) {
    this.action = action;
    this.turn = turn;
  }

  add(options: string[]): boolean {
    return addPlayable(this.action.state, this.turn, options);
  }

  has(option: string): boolean {
    return INTERLUDES.has(option);
  }

  label(option: string): Message {
    const rule = option === 'withdraw' ? '1.4.1' : BY_NAME[option as Interlude].rule(this.turn.faction);
    return say('do', rule, { deed: option });
  }

  play(option: string): Rules<void> {
    return option === 'withdraw'
      ? withdraw(under(this.action, '1.4.1'))
      : playActivity(this.action, this.turn, option as Interlude);
  }

  blocked(): Blocked[] {
    const { faction } = this.turn;
    return activitiesWithAmbush(faction).flatMap((activity): Blocked[] => {
      const why = whyNot(this.action.state, this.turn, activity);
      const label = say('do', refusalsOf(activity).rule(faction), { deed: activity });
      return why === undefined ? [] : [{ option: activity, label, why }];
    });
  }
}
