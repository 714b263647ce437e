import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { type Faction, isInsurgent, UNDERGROUND } from '../forces.ts';
import { isDepartment, marks, type Space } from '../map.ts';
import { moveGuerrillas } from '../operations/kit.ts';
import {
  adjacent,
  cubes,
  departments,
  guerrillas,
  isNonPlayer,
  isZone,
  room,
  spaces,
  type State,
} from '../state.ts';
import { mayOperateIn } from './free.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, moveCubes, oneOf } from './kit.ts';

const STEPS = 3;

const crews = (state: State, space: Space, faction: Faction): number =>
  isInsurgent(faction) ? guerrillas(state, space, faction) : cubes(state, space);

/** D25: up to three steps, each into a Department; the Government does not enter FARC Zones (6.4.4). */
export function downriver(state: State, from: Space, faction: Faction): Space[] {
  const reached = marks();
  let front: readonly Space[] = [from];
  for (let step = 0; step < STEPS; step++) front = oneStep(state, front, faction, reached);
  const kind = isInsurgent(faction) ? UNDERGROUND[faction] : 'troops';
  return spaces(state).filter((to) => to !== from && reached[to] === true && room(state, to, kind) > 0);
}

/** What is reached next, and had not been before. */
function oneStep(state: State, front: readonly Space[], faction: Faction, reached: boolean[]): Space[] {
  const next: Space[] = [];
  for (const at of front)
    for (const beside of adjacent(state, at)) {
      if (reached[beside] === true || !isDepartment(beside)) continue;
      if (!isInsurgent(faction) && isZone(state, beside)) continue;
      reached[beside] = true;
      next.push(beside);
    }
  return next;
}

/** 69 Riverines & Fast Boats: own pieces (D25), and all of it may be declined (D58). */
export const riverinesAndFastBoats: CardEvent = {
  *event(action) {
    const { state, faction } = action;
    const voyage = yield* (isNonPlayer(state, faction) ? planBackwards : plan)(action);
    if (voyage === undefined) return;
    state.turn?.spaces.push(voyage.to);
    yield* sail(action, voyage.from, voyage.to);
    yield* mayOperateIn(action, faction, voyage.to, (operation) => operation !== 'march');
  },
};

interface Voyage {
  readonly from: Space;
  readonly to: Space;
}

const ports = (state: State, faction: Faction): Space[] =>
  spaces(state).filter((space) => crews(state, space, faction) > 0);

function* plan(action: Action): Rules<Voyage | undefined> {
  const { state, faction } = action;
  const from = yield* mayBeOneOf(action, 'from', () =>
    ports(state, faction).filter((space) => downriver(state, space, faction).length > 0),
  );
  if (from === undefined) return undefined;
  const to = yield* oneOf(action, 'to', () => downriver(state, from, faction));
  return to === undefined ? undefined : { from, to };
}

/** 8.4.4 A non-player looks for its destination first, then for those who can get there. */
function* planBackwards(action: Action): Rules<Voyage | undefined> {
  const { state, faction } = action;
  const to = yield* mayBeOneOf(action, 'to', () => {
    const reached = new Set(ports(state, faction).flatMap((from) => downriver(state, from, faction)));
    return departments(state).filter((space) => reached.has(space));
  });
  if (to === undefined) return undefined;
  const from = yield* oneOf(action, 'from', () =>
    ports(state, faction).filter((space) => downriver(state, space, faction).includes(to)),
  );
  return from === undefined ? undefined : { from, to };
}

function* sail(action: Action, from: Space, to: Space): Rules<void> {
  const { state, faction } = action;
  if (!isInsurgent(faction)) yield* moveCubes(action, from, to);
  else yield* moveGuerrillas(action, faction, from, to, undefined, room(state, to, UNDERGROUND[faction]));
}
