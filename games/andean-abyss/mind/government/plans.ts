/** Turns that the Government would try beside its rules of thumb. */
import { begin, firsts, operate, step, topBy } from '@sandtable/coin/mind';
import type { Step } from '@sandtable/engine';
import { idOf, isDepartment, populationOf, type Space } from '../../map.ts';
import { assaultStrength, mayAssault } from '../../operations/assault.ts';
import { canTrainBase } from '../../operations/train.ts';
import { cubes, isZone, lands, level, spaces, type State, troops } from '../../state.ts';
import { type Outlook, outlookOn } from './outlook.ts';
import { sweepWorth } from './sweep.ts';
import { civicGain, recruits } from './train.ts';
import { assaultWorth, enemyWorth, spareTroops } from './worth.ts';

const FEW = 4;
const SITES = 3;
const TOWNS = 4;
const GOALS = 8;
const WIDE = [3, 5, 8];
const TARGETS = 4;

/** The most promising of every kind first. */
export function governmentPlans(state: State): readonly (readonly Step[])[] {
  const outlook = outlookOn(state);
  return alternating(trains(outlook), sweeps(outlook), assaults(outlook));
}

/** The first of each list, then the second of each, and so on. */
function alternating<T>(...lists: readonly (readonly T[])[]): T[] {
  const all: T[] = [];
  for (let i = 0; lists.some((list) => i < list.length); i++)
    for (const list of lists) {
      const one = list[i];
      if (one !== undefined) all.push(one);
    }
  return all;
}

const ids = (list: readonly Space[]): string[] => list.map(idOf);

/** 3.2.1 New cubes where they are wanted most, with a Base or with Civic Action. */
function trains(outlook: Outlook): Step[][] {
  const { state } = outlook;
  const open = lands(state).filter((space) => !isZone(state, space));
  const camps = topBy(open, SITES, (space) => recruits(outlook, space));
  const sites = topBy(open, SITES, (space) =>
    isDepartment(space) && canTrainBase(state, space) ? populationOf(space) * (3 - level(state, space)) : 0,
  );
  const towns = topBy(open, TOWNS, (space) => Math.max(0, civicGain(outlook, space)));
  const others = (space: Space, most: number): Space[] => camps.filter((one) => one !== space).slice(0, most);
  const steps = [1, 2, 3].map(() => step('ask.train.civic', 'civic-action'));
  const bases = sites.flatMap((site) =>
    [0, 1, 2].map((most) =>
      operate('train', ids([site, ...others(site, most)]), [step('ask.train.then', `base:${idOf(site)}`)]),
    ),
  );
  const civics = towns.flatMap((town) =>
    [0, 2].map((most) =>
      operate('train', ids([town, ...others(town, most)]), [
        step('ask.train.then', `civic-action:${idOf(town)}`),
        ...steps,
      ]),
    ),
  );
  const plain = firsts(camps, SITES).map((some) => operate('train', ids(some)));
  return alternating(civics, bases, plain);
}

/** 3.2.3 One goal, each two of the best, and the best three. */
function sweeps(outlook: Outlook): Step[][] {
  const { state } = outlook;
  const goals = topBy(lands(state), GOALS, (space) => sweepWorth(outlook, space, []));
  const alone = goals.map((goal) => operate('sweep', [idOf(goal)]));
  const pairs = goals.slice(1).map((goal) => operate('sweep', ids([goals[0] ?? goal, goal])));
  const lifted = goals
    .slice(0, 2)
    .flatMap((goal) => lifts(state, goal).map((lift) => begin('sweep', lift, [idOf(goal)])));
  const wide = WIDE.filter((most) => goals.length > most - 2).map((most) =>
    operate('sweep', ids(goals.slice(0, most))),
  );
  return alternating(wide, alone.slice(0, FEW), pairs.slice(0, FEW), lifted);
}

/** 3.2.4 Each good target, all of them, and with Troops flown in before. */
function assaults(outlook: Outlook): Step[][] {
  const { state } = outlook;
  const targets = topBy(spaces(state), TARGETS, (space) => assaultWorth(outlook, space));
  const calls = topBy(spaces(state), 2, (space) =>
    cubes(state, space) > 0 && mayAssault(state, space)
      ? enemyWorth(outlook, space) - assaultStrength(state, space) / 4
      : 0,
  );
  return [
    ...targets.map((target) => operate('assault', [idOf(target)])),
    operate('assault', ids(targets.slice(0, 2))),
    ...calls.flatMap((goal) => lifts(state, goal).map((lift) => begin('assault', lift, [idOf(goal)]))),
  ];
}

/** 4.2.1 Troops from where most can be spared. */
function lifts(state: State, to: Space): Step[][] {
  const from = topBy(spaces(state), 1, (space) => (space === to ? 0 : spareTroops(state, space)))[0];
  if (from === undefined) return [];
  return [
    [
      step('ask.operation.space', 'air-lift'),
      step('ask.air-lift.from', idOf(from)),
      step('ask.air-lift.to', idOf(to)),
      step('ask.move.troops', String(Math.min(3, troops(state, from)))),
    ],
  ];
}
