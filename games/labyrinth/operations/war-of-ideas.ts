/** 7.2 War of Ideas. */
import type { Blocked, Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseWhether, pick } from '../ask.ts';
import { addAid, improve, rollPosture, setAlignment, test } from '../deeds.ts';
import { ALL, anyOf, AT, type Country, idOf, isMuslim, isNonMuslim } from '../map.ts';
import {
  aid,
  cells,
  governance,
  isBeside,
  isIslamist,
  isRegimeChange,
  troops,
  usPosture,
} from '../country.ts';
import { gwotPenalty, type PrestigeLevel, prestigeLevel } from '../levels.ts';
import { ADVERSARY, ALLY, FAIR, GOOD, MARGIN, type State, UNMARKED } from '../state.ts';
import { say } from '../text/say.ts';
import { changePrestige } from '../tracks.ts';
import { operationOf, payFor, spendReserves, withinReach } from './progress.ts';
import type { OperationRules } from './rules.ts';
import { mayAddReserves } from './sites.ts';

/** What keeps the War of Ideas out of a country, and the rule that says so. */
const OBSTACLES = {
  'why.woi.fixed': '7.2.3',
  'why.woi.iran': '4.4',
  'why.islamist': '7.1.3',
  'why.woi.adversary': '7.2.1.1',
  'why.woi.good-ally': '7.2.1.1',
  'why.woi.regime-change': '7.2.1.3',
  'why.ops': '7.1.1',
} as const;
type Obstacle = keyof typeof OBSTACLES;

/** 7.2.1, 7.2.3 Why a country is no target for that value; undefined when it is one. No words yet: menus ask it often. */
function obstacleIn(state: State, country: Country, ops: number): Obstacle | undefined {
  if (isNonMuslim(country)) {
    if (country === AT['united-states'] || country === AT.israel) return 'why.woi.fixed';
  } else if (!isMuslim(country)) return 'why.woi.iran';
  else if (isIslamist(state, country)) return 'why.islamist';
  else if (state.alignment[country] === ADVERSARY) return 'why.woi.adversary';
  else if (isGoodAlly(state, country)) return 'why.woi.good-ally';
  else if (!hasTheTroops(state, country)) return 'why.woi.regime-change';
  return governance(state, country) > ops ? 'why.ops' : undefined;
}

export const isTarget = (state: State, country: Country, ops: number): boolean =>
  obstacleIn(state, country, ops) === undefined;

const isGoodAlly = (state: State, country: Country): boolean =>
  state.governance[country] === GOOD && state.alignment[country] === ALLY;
/** 7.2.1.3 */
const hasTheTroops = (state: State, country: Country): boolean =>
  !isRegimeChange(state, country) || troops(state, country) >= cells(state, country) + MARGIN;

const PRESTIGE: Readonly<Record<PrestigeLevel, number>> = { low: -1, medium: 0, high: 1, 'very-high': 2 };

/** 4.9.2 What is added to the die, part by part. */
export interface Modifiers {
  readonly prestige: number;
  readonly penalty: number;
  /** From Fair to Good. */
  readonly good: number;
  readonly aid: number;
  /** A Good Ally lies beside it. */
  readonly neighbour: number;
}

export function modifiersOf(state: State, country: Country, ignoresPenalty = false): Modifiers {
  const isToGood = state.governance[country] === FAIR && state.alignment[country] === ALLY;
  return {
    prestige: PRESTIGE[prestigeLevel(state)],
    penalty: ignoresPenalty || gwotPenalty(state) === 0 ? 0 : -gwotPenalty(state),
    good: isToGood ? -1 : 0,
    aid: aid(state, country),
    neighbour: isBeside(state, country, (beside) => isGoodAlly(state, beside)) ? 1 : 0,
  };
}

export const totalOf = (found: Modifiers): number =>
  found.prestige + found.penalty + found.good + found.aid + found.neighbour;

/** 4.9.2 The lowest total that succeeds; one less brings Aid (7.2.2.1). */
export const SUCCESS = 5;

/** 7.2.1.2 The roll in a Muslim country. */
export function rollForIdeas(action: Action, country: Country, ignoresPenalty = false): void {
  const { state, table, rule } = action;
  const found = modifiersOf(state, country, ignoresPenalty);
  const roll = table.roll(6);
  const total = roll + totalOf(found);
  const isWon = total >= SUCCESS;
  table.log(say('log.woi', rule, { country: idOf(country), roll, ...found, total, isWon }));
  if (isWon) {
    if (state.alignment[country] === ALLY) improve(action, country);
    else setAlignment(action, country, ALLY);
  } else if (total === SUCCESS - 1 && aid(state, country) === 0) addAid(action, country);
}

/** 7.2.3 The roll in a non-Muslim country. */
export function rollForPosture(action: Action, country: Country): void {
  if (rollPosture(action, country) === usPosture(action.state)) changePrestige(action, 1);
}

/** 7.2.1 An unmarked country is tested first; when that leaves too little value it fails (4.9.5). */
function* inMuslimCountry(action: Action, country: Country): Rules<void> {
  const { state, table } = action;
  if (governance(state, country) !== UNMARKED) payFor(action, governance(state, country));
  else if (!(yield* testFirst(action, country))) {
    const needed = governance(state, country);
    table.log(say('log.woi-short', '4.9.5', { country: idOf(country), needed }));
    return;
  }
  rollForIdeas(action, country);
}

/** 4.9.5 The test, and whether the value is enough. D-R9: Reserves come after it, or before where that was agreed. */
function* testFirst(action: Action, country: Country): Rules<boolean> {
  const { state } = action;
  const isBefore = state.variants.reservesFirst === true;
  if (isBefore) yield* mayAddReserves(action);
  test(action, country);
  const needed = governance(state, country);
  if (operationOf(state).ops >= needed) return true;
  const prompt = say('ask.reserves', '6.3.3.1', { operation: 'war-of-ideas', needed });
  if (isBefore || withinReach(state) < needed || !(yield* chooseWhether(action, prompt))) return false;
  spendReserves(action);
  return true;
}

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  const ops = withinReach(state);
  const now = ALL.filter((country) => isTarget(state, country, ops));
  const target = yield* pick<Country>(action, {
    prompt: say('ask.woi', rule),
    among: () => now,
    id: idOf,
    now,
    label: (country) => targetLabel(state, country, rule),
    blocked: () => blocked(state, ops),
  });
  operationOf(state).sites.push(target);
  if (isMuslim(target)) return yield* inMuslimCountry(action, target);
  payFor(action, governance(state, target));
  rollForPosture(action, target);
}

/** With the die that is needed, as far as it is known. */
function targetLabel(state: State, country: Country, rule: string): Message {
  if (!isMuslim(country)) return say('country', rule, { country: idOf(country) });
  const needed = SUCCESS - totalOf(modifiersOf(state, country));
  return say('woi.target', rule, {
    country: idOf(country),
    needed,
    isUnmarked: governance(state, country) === UNMARKED,
  });
}

function blocked(state: State, ops: number): Blocked[] {
  return ALL.flatMap((country) => {
    const obstacle = obstacleIn(state, country, ops);
    if (obstacle === undefined) return [];
    const option = idOf(country);
    const why =
      obstacle === 'why.ops'
        ? say(obstacle, OBSTACLES[obstacle], { needed: governance(state, country) })
        : say(obstacle, OBSTACLES[obstacle]);
    return [{ option, label: say('country', '7.2', { country: option }), why }];
  });
}

export const warOfIdeas: OperationRules = {
  name: 'war-of-ideas',
  rule: '7.2',
  canDo: (state, ops) => anyOf(ALL, (country) => isTarget(state, country, ops)),
  whyNot: () => say('why.nowhere', '7.2', { operation: 'war-of-ideas' }),
  perform,
};
