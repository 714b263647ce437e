/** J3 Wazirs: rulers, and who may tax with them. */
import type { Table } from '@sandtable/engine';
import { LASTING } from '../components/headlines.ts';
import { ALL_LOCATIONS, AT, type Location, locationId } from '../components/map.ts';
import { colourOf, isLasting, playerOf, type State, tribesIn, unitsIn, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { holderBy, most } from '../tie-break.ts';

/** J3.2 The ruler of a location: a tribe there, and more units than anybody else (doubt 88). */
export function rulerOf(state: State, location: Location, holder: Who | null): Who | null {
  const all = state.players.map((_, who) => who);
  const hasTribe = (who: Who): boolean => tribesIn(playerOf(state, who), location) > 0;
  if (!all.some(hasTribe)) return null;
  const leaders = most(all, (who) => unitsIn(state, playerOf(state, who), location));
  const ruler = holderBy(state, leaders, holder);
  return ruler !== null && hasTribe(ruler) ? ruler : null;
}

/** J3.1 Wazirs pass on at once, but never in the middle of an action. */
export function checkWazirs(table: Table<State>): void {
  const { state } = table;
  if (!state.variants.wazirs) return;
  for (const location of ALL_LOCATIONS) {
    const holder = state.wazirs[location] ?? null;
    const now = rulerOf(state, location, holder);
    if (now === holder) continue;
    state.wazirs[location] = now;
    const where = locationId(location);
    table.fired(now === null ? 'wazir.aside' : `wazir.${where}`);
    table.log(
      now === null
        ? say('log.wazir.aside', 'J3.1', { location: where })
        : say('log.wazir', 'J3.1', { location: where, player: colourOf(state, now) }),
    );
  }
}

/** Card 105: no tax in Punjab, and no action of its wazir. */
export const isStarving = (state: State, location: Location): boolean =>
  location === AT.punjab && isLasting(state, LASTING.famine);
