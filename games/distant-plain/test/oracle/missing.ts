/** Operations that are not offered although some Special Activity before them would make them possible (4.1). */
import { type Faction, type Kind, TABLE } from '../../forces.ts';
import { ALL_SPACES } from '../../map.ts';
import { isPossible } from '../../operations/index.ts';
import { canStart } from '../../start.ts';
import { type Activity, type Operation, operationsOf, type State, type Turn } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { deedsBefore } from './ways.ts';

/** The same with a turn in progress, which some Operations look at. */
function isPossibleNow(state: State, turn: Turn): boolean {
  const { turn: before } = state;
  state.turn = turn;
  const found = isPossible(state, turn) || isPossibleWithout(state, turn);
  state.turn = before;
  return found;
}

const GUERRILLAS: Readonly<Record<string, readonly Kind[]>> = {
  taliban: ['taliban-underground', 'taliban-active'],
  warlords: ['warlords-underground', 'warlords-active'],
};

/** 1.4.1 Perhaps with a guerrilla taken off the map for a Rally. */
function isPossibleWithout(state: State, turn: Turn): boolean {
  if (turn.doing !== 'rally') return false;
  for (const kind of GUERRILLAS[turn.faction] ?? [])
    for (const space of ALL_SPACES) {
      if (TABLE.count(state, space, kind) === 0) continue;
      TABLE.remove(state, space, kind, 1);
      const found = isPossible(state, turn);
      TABLE.place(state, space, kind, 1);
      if (found) return true;
    }
  return false;
}

/** What an Operation needs, if nothing but a Special Activity makes it possible. */
export function helpFor(state: State, faction: Faction, operation: Operation): Activity | undefined {
  // D15 An Assault without effect goes with Eradicate only.
  const plain = beginTurn(faction, operation, { activities: false });
  const deeds = deedsBefore(state, faction, operation);
  for (let step = deeds.next(); step.done !== true; step = deeds.next())
    if (isPossibleNow(state, plain)) {
      const activity = step.value;
      // Runs on, so that the table is as it was.
      while (deeds.next().done !== true);
      return activity;
    }
  return undefined;
}

export interface Missing {
  readonly operation: Operation;
  readonly activity: Activity;
}

/** For a full turn of a faction. */
export const missing = (state: State, faction: Faction): Missing[] =>
  operationsOf(faction).flatMap((operation): Missing[] => {
    if (canStart(state, beginTurn(faction, operation, { activities: true }))) return [];
    const activity = helpFor(state, faction, operation);
    return activity === undefined ? [] : [{ operation, activity }];
  });
