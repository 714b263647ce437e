/** Positions full of everything, for executing any text of any card with any answers. */
import type { Chance } from '@sandtable/engine';
import { AID_LIMIT } from '../../changes.ts';
import { FACTIONS, INSURGENTS, KINDS, TABLE } from '../../forces.ts';
import { isDepartment, isLoc, type Opened, populationOf } from '../../map.ts';
import { guerrillaKindsOf, loadOnto, takers } from '../../shipments.ts';
import { count, type Level, placeable, shipmentsLeft, spaces, type State } from '../../state.ts';
import { situation } from '../table.ts';

export function crowdedTable(chance: Chance): State {
  const state = situation();
  state.opened = chance.below(4) as Opened;
  for (const space of spaces(state))
    if (isDepartment(space) && chance.below(12) === 0) state.zones.push(space);
  // Now and then nearly everything is on the map, so that little is Available.
  const density = chance.below(4) === 0 ? 600 : 40 + chance.below(160);
  for (let i = 0; i < density; i++) placeSomething(state, chance);
  for (const space of spaces(state)) {
    if (populationOf(space) > 0) state.levels[space] = (chance.below(5) - 2) as Level;
    if (chance.below(4) === 0) state.markers[space] = isLoc(space) ? 1 : 1 + chance.below(2);
  }
  while (shipmentsLeft(state) > 0 && chance.below(4) > 0) loadSomebody(state, chance);
  for (const faction of FACTIONS) state.resources[faction] = chance.below(100);
  state.aid = chance.below(AID_LIMIT + 1);
  return state;
}

function placeSomething(state: State, chance: Chance): void {
  const space = pickOne(spaces(state), chance);
  const kind = pickOne(KINDS, chance);
  if (placeable(state, space, kind) > 0) TABLE.place(state, space, kind, 1);
}

function loadSomebody(state: State, chance: Chance): void {
  const hosts = spaces(state).filter((space) =>
    guerrillaKindsOf(INSURGENTS).some((kind) => count(state, space, kind) > 0),
  );
  if (hosts.length === 0) return;
  const space = pickOne(hosts, chance);
  loadOnto(state, space, pickOne(takers(state, space), chance));
}

export function pickOne<T>(list: readonly T[], chance: Chance): T {
  const one = list[chance.below(list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}
