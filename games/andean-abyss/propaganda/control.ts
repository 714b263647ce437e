/** 6.2 The Control Phase. */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act } from '../action.ts';
import { maySpace } from '../ask.ts';
import { mark, unmark } from '../changes.ts';
import { capability } from '../lasting.ts';
import { idOf, isCity, LOCS, type Space } from '../map.ts';
import {
  adjacent,
  allGuerrillas,
  cubes,
  hasMajority,
  isSabotaged,
  lands,
  spaces,
  type State,
} from '../state.ts';
import { say } from '../text/say.ts';

const RULE = '6.2';
/** Card 7 unshaded. */
const REPAIRS = 3;

export function* controlPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'government', RULE);
  fixControl(state);
  table.log(
    say('log.control', RULE, {
      government: state.control.government.map(idOf),
      farc: state.control.farc.map(idOf),
    }),
  );
  for (const loc of LOCS) if (isLost(state, loc)) mark(action, loc);
  if (capability(state, 'seventh-special-forces') === 'unshaded') yield* repair(action);
}

/** More pieces than all others: of all Insurgents for the Government, of everybody else for FARC. */
export function fixControl(state: State): void {
  state.control = {
    government: lands(state).filter((space) => hasMajority(state, space, 'government')),
    farc: lands(state).filter((space) => hasMajority(state, space, 'farc')),
  };
}

/** More guerrillas than cubes (with card 7 shaded as many, if any: D20), or beside a City under FARC Control. */
function isLost(state: State, loc: Space): boolean {
  const guerrillas = allGuerrillas(state, loc);
  const spare = guerrillas - cubes(state, loc);
  if (
    guerrillas > 0 &&
    (spare > 0 || (spare === 0 && capability(state, 'seventh-special-forces') === 'shaded'))
  )
    return true;
  return adjacent(state, loc).some((beside) => isCity(beside) && state.control.farc.includes(beside));
}

/** Card 7 unshaded: the Government may take up to 3 Terror or Sabotage markers off. */
function* repair(action: Action): Rules<void> {
  const { state } = action;
  for (let left = REPAIRS; left > 0; left--) {
    const marked = () =>
      spaces(state).filter((space) => (state.markers[space] ?? 0) > 0 || isSabotaged(state, space));
    const space = yield* maySpace(action, say('ask.control.repair', RULE, { left }), marked);
    if (space === undefined) return;
    unmark(action, space);
  }
}
