/** Free deployment (2.1): the players place their own pieces, faction after faction. */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act } from './action.ts';
import { chooseNumber, pick } from './ask.ts';
import { place } from './changes.ts';
import type { Faction, Kind } from './forces.ts';
import { idOf, isDepartment, isLoc, populationOf, type Space, spaceOf } from './map.ts';
import { nextCard } from './sequence.ts';
import { bases, isNonPlayer, room, spaces, type State } from './state.ts';
import { say } from './text/say.ts';

interface Share {
  readonly kind: Kind;
  readonly count: number;
  /** Where it may stand, besides stacking. */
  readonly where: (state: State, space: Space) => boolean;
  /** How many of these must stand in spaces with population. */
  readonly populated?: number;
}

const anywhere = (): boolean => true;
const inDepartment = (_state: State, space: Space): boolean => isDepartment(space);
/** Cities, and Departments without a FARC Base. */
const forGovernment = (state: State, space: Space): boolean =>
  !isLoc(space) && !(isDepartment(space) && bases(state, space, 'farc') > 0);

/** What each faction places. D51: population in Cities counts for the Cartels too. */
const SHARES: Readonly<Record<Faction, readonly Share[]>> = {
  cartels: [
    { kind: 'cartels-base', count: 6, where: anywhere, populated: 4 },
    { kind: 'cartels-underground', count: 2, where: anywhere },
  ],
  auc: [
    { kind: 'auc-base', count: 1, where: anywhere },
    { kind: 'auc-underground', count: 6, where: anywhere },
  ],
  farc: [
    { kind: 'farc-base', count: 6, where: inDepartment },
    { kind: 'farc-underground', count: 12, where: inDepartment },
  ],
  government: [
    { kind: 'government-base', count: 1, where: forGovernment },
    { kind: 'troops', count: 12, where: forGovernment },
    { kind: 'police', count: 12, where: forGovernment },
  ],
};

/** Who places first. */
const ORDER: readonly Faction[] = ['cartels', 'auc', 'farc', 'government'];

/** The players' factions in the order in which they deploy. */
export const deployers = (state: State): Faction[] => ORDER.filter((faction) => !isNonPlayer(state, faction));

export function* deployFreely(table: Table<State>, faction: Faction): Rules<void> {
  const { state } = table;
  const action = act(table, faction, '2.1');
  for (const share of SHARES[faction]) yield* placeShare(action, share);
  const next = deployers(state)[deployers(state).indexOf(faction) + 1];
  // 2.2 The first card is turned up when everything is in its place.
  if (next === undefined) nextCard(table);
  else state.stage = { kind: 'deploy', faction: next };
}

function* placeShare(action: Action, share: Share): Rules<void> {
  const { state, rule } = action;
  const { kind } = share;
  let populated = share.populated ?? 0;
  for (let left = share.count; left > 0; ) {
    const mustBePopulated = populated === left;
    const fits = (space: Space): boolean =>
      share.where(state, space) &&
      room(state, space, kind) > 0 &&
      (!mustBePopulated || populationOf(space) > 0);
    const picked = yield* pick(action, {
      prompt: say('ask.deploy.where', rule, { kind, left }),
      options: () => spaces(state).filter(fits).map(idOf),
    });
    const space = spaceOf(picked);
    if (space === undefined) return;
    const free = populationOf(space) > 0 ? left : left - populated;
    const most = Math.min(free, room(state, space, kind));
    const placed = yield* chooseNumber(
      action,
      say('ask.deploy.number', rule, { kind, space: picked }),
      1,
      most,
    );
    place(action, space, kind, placed);
    left -= placed;
    if (populationOf(space) > 0) populated = Math.max(0, populated - placed);
  }
}
