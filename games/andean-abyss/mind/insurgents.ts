/** Turns that Insurgents would try beside those of their charts. */
import { accompanied, firsts, operate, step, topBy } from '@sandtable/coin/mind';
import type { Step } from '@sandtable/engine';
import { activitiesOf } from '../activities/index.ts';
import { type Insurgent, INSURGENTS } from '../forces.ts';
import { idOf, isLoc, populationOf, type Space } from '../map.ts';
import { canAttack } from '../operations/attack.ts';
import { canRallyBase, mayRally } from '../operations/rally.ts';
import {
  bases,
  guerrillas,
  hasMajority,
  lands,
  level,
  operationsOf,
  pieces,
  spaces,
  type State,
  terror,
  underground,
} from '../state.ts';

const MANY = 8;
const FEW = 3;

export function insurgentPlans(state: State, faction: Insurgent): readonly (readonly Step[])[] {
  return [
    ...rallies(state, faction),
    ...terrors(state, faction),
    ...attacks(state, faction),
    ...accompanied(operationsOf(faction), activitiesOf(faction)),
  ];
}

/** Bases where they can be built, then guerrillas where most come, each with and without the rest. */
function rallies(state: State, faction: Insurgent): Step[][] {
  const open = lands(state).filter((space) => mayRally(state, space, faction));
  const sites = topBy(open, MANY, (space) =>
    canRallyBase(state, space, faction) ? 1 + (bases(state, space, faction) === 0 ? 1 : 0) : 0,
  );
  const camps = topBy(open, MANY, (space) => recruits(state, space, faction));
  const build = sites.flatMap((space) => [
    step('ask.operation.space', idOf(space)),
    step('ask.rally.how', 'base'),
  ]);
  const plans = firsts(camps, MANY).map((some) => operate('rally', some.map(idOf)));
  if (sites.length === 0) return plans;
  const places = camps.filter((space) => !sites.includes(space)).map(idOf);
  return [
    [step('ask.turn', 'rally'), ...build],
    [step('ask.turn', 'rally'), ...build, ...places.map((id) => step('ask.operation.space', id))],
    ...sites.map((space) => [
      step('ask.turn', 'rally'),
      step('ask.operation.space', idOf(space)),
      step('ask.rally.how', 'base'),
      step('ask.operation.space', 'done'),
    ]),
    ...plans,
  ];
}

function recruits(state: State, space: Space, faction: Insurgent): number {
  const own = bases(state, space, faction);
  const people = populationOf(space);
  const lacksCover = own > 0 && underground(state, space, faction) === 0 ? 2 : 0;
  const isTaken = faction === 'farc' && hasMajority(state, space, 'farc') ? 0 : people / 2;
  return (
    (own === 0 ? 1 : own + people) +
    isTaken +
    lacksCover +
    (guerrillas(state, space, faction) === 1 ? 0.5 : 0)
  );
}

/** 3.3.3 Where most guerrillas meet most enemies, Bases of rivals before all. */
function attacks(state: State, faction: Insurgent): Step[][] {
  const targets = topBy(spaces(state), FEW, (space) =>
    canAttack(state, space, faction) ? prey(state, space, faction) : 0,
  );
  return firsts(targets, FEW).map((some) => operate('attack', some.map(idOf)));
}

/** 3.3.3 A die of the guerrillas' number or less succeeds. */
const DIE = 6;

function prey(state: State, space: Space, faction: Insurgent): number {
  let worth = pieces(state, space, 'government');
  for (const rival of INSURGENTS)
    if (rival !== faction) worth += pieces(state, space, rival) + 2 * bases(state, space, rival);
  return worth * Math.min(1, guerrillas(state, space, faction) / DIE);
}

/** Where Terror moves most people, and the LoCs. */
function terrors(state: State, faction: Insurgent): Step[][] {
  const targets = topBy(spaces(state), MANY, (space) =>
    underground(state, space, faction) === 0 ? 0 : stake(state, space, faction),
  );
  return firsts(targets, MANY).map((some) => operate('terror', some.map(idOf)));
}

/** 3.3.4 FARC shifts toward Opposition, the others toward Neutral. */
function stake(state: State, space: Space, faction: Insurgent): number {
  if (isLoc(space)) return 0.5;
  const now = level(state, space);
  const people = populationOf(space);
  if (faction === 'farc') return now > -2 ? people + (terror(state, space) === 0 ? 0.1 : 0) : 0;
  return now === 0 ? 0 : people;
}
