/** Turns that a specialist would try, as scripts. */
import { accompanied, firsts, operate, step, topBy } from '@sandtable/coin/mind';
import type { Asked, Proposal, Step } from '@sandtable/engine';
import { type Faction, type Insurgent } from '../forces.ts';
import { AFGHAN_LANDS, AFGHANISTAN, ALL_SPACES, idOf, type Space } from '../map.ts';
import { canTrainCivic } from '../operations/train.ts';
import {
  active,
  ACTIVITIES_OF,
  bases,
  coalitionTroops,
  guerrillas,
  hasCoinControl,
  isAnythingExposed,
  level,
  operationsOf,
  peopleOf,
  pieces,
  populationOf,
  type State,
  underground,
} from '../state.ts';
import { idle } from './coalition.ts';

/** A turn later in the list looks worse by so much: chances of winning. */
const LATER = 0.0005;

export function proposals({ prompt, seat, state, options }: Asked<State>): readonly Proposal[] {
  if (prompt.key !== 'ask.turn') return [];
  return plansFor(state, seat as Faction)
    .filter((steps) => options.includes(steps[0]?.option ?? ''))
    .map((steps, i) => ({ steps, worth: -LATER * i }));
}

function plansFor(state: State, faction: Faction): readonly (readonly Step[])[] {
  switch (faction) {
    case 'coalition':
      return [...surges(state), ...civics(state, faction), ...forays(state, faction), ...helped(faction)];
    case 'government':
      return [...civics(state, faction), ...helped(faction), ...forays(state, faction)];
    case 'taliban':
    case 'warlords':
      return [...rallies(state, faction), ...terrors(state, faction), ...helped(faction)];
  }
}

const MANY = 6;
const SURGES = 3;
const ids = (list: readonly Space[]): string[] => list.map(idOf);

const helped = (faction: Faction): Step[][] => accompanied(operationsOf(faction), ACTIVITIES_OF[faction]);

/** 4.2.1 Pieces come home where most can be spared, or all of them; with Civic Action where it pays. */
function surges(state: State): Step[][] {
  const spare = topBy(AFGHAN_LANDS, SURGES, (space) => idle(state, space));
  const all = topBy(AFGHAN_LANDS, SURGES, (space) =>
    hasCoinControl(state, space) ? pieces(state, space, 'coalition') : 0,
  );
  const town = towns(state)[0];
  const goals = [...(town === undefined ? [] : [town]), ...spare].slice(0, 1);
  const leave = (space: Space, troops: number, camps: number): Step[] => [
    step('ask.surge', idOf(space)),
    step('ask.surge.number', String(troops)),
    step('ask.surge.number', String(camps)),
  ];
  const out = (list: readonly Space[], isWhole: boolean): Step[] =>
    list.flatMap((space) =>
      isWhole
        ? leave(space, 0, 0)
        : leave(
            space,
            Math.max(0, coalitionTroops(state, space) - idle(state, space)),
            bases(state, space, 'coalition'),
          ),
    );
  const begun = [step('ask.turn', 'train'), ...ids(goals).map((id) => step('ask.operation.space', id))];
  const civic = town === undefined ? [] : civicIn(town, 'coalition');
  return [
    ...[false, true].map((isWhole) => [
      ...begun,
      step('ask.operation.space', 'surge'),
      ...out(isWhole ? all : spare, isWhole),
      ...civic,
    ]),
    ...[false, true].map((isWhole) => [
      ...begun,
      step('ask.operation.space', 'done'),
      ...civic,
      step('ask.operation.after', 'surge'),
      ...out(isWhole ? all : spare, isWhole),
    ]),
  ];
}

/** Where Civic Action wins most. */
const towns = (state: State): Space[] =>
  topBy(AFGHAN_LANDS, MANY, (space) =>
    canTrainCivic(state, space) ? peopleOf(space, state) * (1 - level(state, space)) : 0,
  );

const civicIn = (space: Space, faction: 'coalition' | 'government'): Step[] => [
  step(
    faction === 'coalition' ? 'ask.train.then.coalition' : 'ask.train.then',
    `civic-action:${idOf(space)}`,
  ),
  step('ask.train.civic', 'civic-action'),
  step('ask.train.civic', 'civic-action'),
];

const civics = (state: State, faction: 'coalition' | 'government'): Step[][] =>
  towns(state).map((town) => operate('train', [idOf(town)], civicIn(town, faction)));

/** 3.2.3, 3.2.4 Sweeps and Assaults where they would find something, alone and together. */
function forays(state: State, faction: 'coalition' | 'government'): Step[][] {
  const hidden = topBy(AFGHANISTAN, MANY, (space) =>
    underground(state, space, 'taliban') === 0
      ? 0
      : peopleOf(space, state) +
        pieces(state, space, 'taliban') +
        (pieces(state, space, faction) > 0 ? 2 : 0),
  );
  const shown = topBy(AFGHANISTAN, MANY, (space) =>
    isAnythingExposed(state, space) && pieces(state, space, faction) > 0
      ? active(state, space, 'taliban') + 2 * bases(state, space, 'taliban') + 0.1
      : 0,
  );
  return [
    ...firsts(shown, 3).map((some) => operate('assault', ids(some))),
    ...hidden.slice(0, 3).map((goal) => operate('sweep', [idOf(goal)])),
    ...firsts(hidden, 3).map((some) => operate('sweep', ids(some))),
  ];
}

/** Rally where most come, in one space after the other. */
function rallies(state: State, faction: Insurgent): Step[][] {
  const camps = topBy(ALL_SPACES, MANY, (space) => recruits(state, space, faction));
  const sites = topBy(ALL_SPACES, MANY, (space) =>
    guerrillas(state, space, faction) >= 2 && bases(state, space, faction) === 0 ? 1 : 0,
  );
  const build = sites.flatMap((site) => [
    step('ask.operation.space', idOf(site)),
    step('ask.rally.how', 'base'),
  ]);
  return [
    [step('ask.turn', 'rally'), ...build],
    [step('ask.turn', 'rally'), ...build, ...ids(camps).map((id) => step('ask.operation.space', id))],
    ...firsts(camps, MANY).map((some) => operate('rally', ids(some))),
  ];
}

function recruits(state: State, space: Space, faction: Insurgent): number {
  const own = bases(state, space, faction);
  const people = populationOf(space, state);
  return (own === 0 ? 1 : own + people) + (hasCoinControl(state, space) ? people / 2 : 0);
}

/** Where Terror moves most people. */
function terrors(state: State, faction: Insurgent): Step[][] {
  const targets = topBy(ALL_SPACES, MANY, (space) =>
    underground(state, space, faction) === 0 ? 0 : stake(state, space, faction),
  );
  return firsts(targets, MANY).map((some) => operate('terror', ids(some)));
}

function stake(state: State, space: Space, faction: Insurgent): number {
  const people = peopleOf(space, state);
  if (people === 0) return 0.5;
  const now = level(state, space);
  return faction === 'taliban' ? people * (1 + now) : Math.abs(now) * people;
}
