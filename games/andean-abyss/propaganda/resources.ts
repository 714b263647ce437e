/** 6.3 The Resources Phase. */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act } from '../action.ts';
import { pick } from '../ask.ts';
import { gain, place } from '../changes.ts';
import { BASE, insurgentOf, type Insurgent, INSURGENTS } from '../forces.ts';
import { hasMomentum } from '../lasting.ts';
import { econOf, idOf, LOCS } from '../map.ts';
import { unload } from '../shipments.ts';
import { basesOnMap, type Carrier, isSabotaged, placeable, type State } from '../state.ts';
import { say } from '../text/say.ts';

const FOR_SHIPMENT = 6;

/** 6.3.1 Econ of all LoCs without Sabotage, and Aid, which Samper does not get. */
export function governmentEarnings(state: State): number {
  let econ = 0;
  for (const loc of LOCS) if (!isSabotaged(state, loc)) econ += econOf(loc);
  return econ + (state.president === 'samper' ? 0 : state.aid);
}

/** 6.3.2 Own Bases; the Cartels get 3 for each, or 4 with card 67. */
export function insurgentEarnings(state: State, faction: Insurgent): number {
  const bases = basesOnMap(state, faction);
  if (faction !== 'cartels') return bases;
  return bases * (hasMomentum(state, 'mexican-traffickers') ? 4 : 3);
}

export function* resourcesPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  gain(act(table, 'government', '6.3.1'), 'government', governmentEarnings(state));
  for (const faction of INSURGENTS)
    gain(act(table, faction, '6.3.2'), faction, insurgentEarnings(state, faction));
  // 4.5.3 All Shipments go, also one passed to a faction that has taken its profits already (1.5.1).
  while (state.carriers.length > 0)
    for (const faction of INSURGENTS) yield* drugProfits(act(table, faction, '6.3.3'), faction);
}

/** 6.3.3, D44 Each Shipment becomes a Base where it is, or Resources. */
function* drugProfits(action: Action, faction: Insurgent): Rules<void> {
  const { state, rule } = action;
  const isOwn = (carrier: Carrier) => insurgentOf(carrier.kind) === faction;
  for (let next = state.carriers.find(isOwn); next !== undefined; next = state.carriers.find(isOwn)) {
    const { space } = next;
    const picked = yield* pick<'base' | 'resources'>(action, {
      prompt: say('ask.drug-profits', rule, { space: idOf(space) }),
      among: () => (placeable(state, space, BASE[faction]) > 0 ? ['base', 'resources'] : ['resources']),
    });
    // 1.5.1 It may have been given away while its owner was asked.
    const carrier = state.carriers.find((one) => one.space === space && isOwn(one));
    if (carrier === undefined) continue;
    unload(state, carrier);
    action.table.log(say('log.drug-profits', rule, { faction, space: idOf(space) }));
    if (picked === 'base') place(action, space, BASE[faction]);
    else gain(action, faction, FOR_SHIPMENT);
  }
}
