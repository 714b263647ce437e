/** 6.2 The Resources Phase (its steps are numbered 6.3.1 to 6.3.4). */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act } from '../action.ts';
import { chooseSpace } from '../ask.ts';
import { changeAid, gain, mark } from '../changes.ts';
import type { Insurgent } from '../forces.ts';
import { econOf, LOCS, type Space } from '../map.ts';
import { allPieces, basesOnMap, guerrillas, isSabotaged, markersLeft, type State } from '../state.ts';
import { say } from '../text/say.ts';

const AID_PER_CASUALTY = 3;

/** 6.3.1 More Taliban guerrillas than other pieces. */
const isLost = (state: State, loc: Space): boolean => {
  const taliban = guerrillas(state, loc, 'taliban');
  return taliban > allPieces(state, loc) - taliban;
};

/** 3.3.4 Where there are more such LoCs than markers left, the Taliban say which are Sabotaged. */
function* sabotage(action: Action): Rules<void> {
  const { state, rule } = action;
  const lost = (): Space[] => LOCS.filter((loc) => isLost(state, loc) && !isSabotaged(state, loc));
  while (lost().length > 0 && markersLeft(state) > 0) {
    const left = markersLeft(state);
    if (lost().length <= left) {
      for (const loc of lost()) mark(action, loc);
      return;
    }
    const loc = yield* chooseSpace(action, say('ask.sabotage', rule, { left }), lost);
    if (loc !== undefined) mark(action, loc);
  }
}

/** 6.3.2 Econ of all LoCs without Sabotage, and Aid. */
export function governmentEarnings(state: State): number {
  let econ = 0;
  for (const loc of LOCS) if (!isSabotaged(state, loc)) econ += econOf(loc);
  return econ + state.aid;
}

/** 6.3.3 Own Bases; the Warlords also earn by guerrillas on LoCs without Sabotage. */
export function insurgentEarnings(state: State, faction: Insurgent): number {
  let earned = basesOnMap(state, faction);
  if (faction === 'warlords')
    for (const loc of LOCS) if (!isSabotaged(state, loc)) earned += guerrillas(state, loc, 'warlords');
  return earned;
}

export function* resourcesPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  yield* sabotage(act(table, 'taliban', '6.3.1'));
  gain(act(table, 'government', '6.3.2'), 'government', governmentEarnings(state));
  gain(act(table, 'taliban', '6.3.3'), 'taliban', insurgentEarnings(state, 'taliban'));
  gain(act(table, 'warlords', '6.3.3'), 'warlords', insurgentEarnings(state, 'warlords'));
  const casualties = state.casualties.reduce((sum, pieces) => sum + pieces, 0);
  changeAid(act(table, 'coalition', '6.3.4'), -AID_PER_CASUALTY * casualties);
}
