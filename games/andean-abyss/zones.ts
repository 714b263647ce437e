/** 6.4.4 FARC Zones. */
import type { Rules } from '@sandtable/engine';
import { type Action, by, under } from './action.ts';
import { chooseSpace } from './ask.ts';
import { removeAll } from './changes.ts';
import { idOf, type Space } from './map.ts';
import { policeGoals, sendCubes, troopsGoals } from './redeploy.ts';
import { departments, hasMajority, isZone, pieces, type State } from './state.ts';
import { say } from './text/say.ts';

/** Departments that are no Zone yet and hold the most FARC pieces among those that pass (D53: also with none). */
export function zoneCandidates(state: State, passes: (space: Space) => boolean = () => true): Space[] {
  const open = departments(state).filter((space) => !isZone(state, space) && passes(space));
  const most = Math.max(0, ...open.map((space) => pieces(state, space, 'farc')));
  return open.filter((space) => pieces(state, space, 'farc') === most);
}

/** The Government places a Zone: its cubes there Redeploy at once, its Bases go. Returns where. */
export function* placeZone(
  outer: Action,
  passes: (space: Space) => boolean = () => true,
): Rules<Space | undefined> {
  const action = by(under(outer, '6.4.4'), 'government');
  const { state, table, rule } = action;
  const zone = yield* chooseSpace(action, say('ask.zone', rule), () => zoneCandidates(state, passes));
  if (zone === undefined) return undefined;
  table.log(say('log.zone', rule, { space: idOf(zone) }));
  const controls = (space: Space) => space !== zone && hasMajority(state, space, 'government');
  // Control is judged once, before anybody leaves.
  const goals = { troops: troopsGoals(state, controls), police: policeGoals(state, controls) };
  yield* sendCubes(action, zone, 'troops', goals.troops);
  yield* sendCubes(action, zone, 'police', goals.police);
  yield* removeAll(action, zone, ['government-base']);
  state.zones.push(zone);
  rejudge(state, zone);
  return zone;
}

/** N14 Control as marked in this Propaganda Round is judged again where the Zone lies. */
function rejudge(state: State, zone: Space): void {
  if (state.stage.kind !== 'propaganda') return;
  state.control = {
    government: state.control.government.filter((space) => space !== zone),
    farc: [
      ...state.control.farc.filter((space) => space !== zone),
      ...(hasMajority(state, zone, 'farc') ? [zone] : []),
    ],
  };
}

/** Takes a Zone off the map. */
export function removeZone(action: Action, zone: Space): void {
  action.state.zones.splice(action.state.zones.indexOf(zone), 1);
  action.table.log(say('log.zone.removed', action.rule, { space: idOf(zone) }));
}
