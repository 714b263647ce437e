/** E12.1.3 What a campaign can hit in a location. */
import { CAPABILITY } from '../../components/capabilities.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import { connectionId, type Location, waysFrom } from '../../components/map.ts';
import {
  armiesIn,
  colourOf,
  isActive,
  playerOf,
  roadsOn,
  type State,
  tribesIn,
  type Who,
} from '../../state.ts';

/** Doubt 78: an army or a loyal player's tribe there, or a road on one of its connections. */
export function isPresent(state: State, empire: Empire, location: Location): boolean {
  if (armiesIn(state, empire, location) > 0) return true;
  for (const player of state.players)
    if (player.loyalty === empire && tribesIn(player, location) > 0) return true;
  for (const way of waysFrom(state, location)) if (roadsOn(state, empire, way.connection) > 0) return true;
  return false;
}

/** Never the own empire. */
export const attackable = (state: State, who: Who, location: Location): Empire[] =>
  EMPIRES.filter((empire) => empire !== playerOf(state, who).loyalty && isPresent(state, empire, location));

export function canAttack(state: State, who: Who, location: Location): boolean {
  const { loyalty } = playerOf(state, who);
  for (const empire of EMPIRES) if (empire !== loyalty && isPresent(state, empire, location)) return true;
  return false;
}

/** Card 144: tribes that defend as armies. */
const defends = (state: State, who: Who): boolean => isActive(playerOf(state, who), CAPABILITY.jihad);

/** What must be removed first: armies, and tribes that defend like them. */
export function hardTargets(state: State, empire: Empire, location: Location): string[] {
  const ids = armiesIn(state, empire, location) > 0 ? ['army'] : [];
  return [...ids, ...tribeTargets(state, empire, location, true)];
}

/** Tribes and roads. */
export function softTargets(state: State, empire: Empire, location: Location): string[] {
  const ids = tribeTargets(state, empire, location, false);
  for (const { connection } of waysFrom(state, location))
    if (roadsOn(state, empire, connection) > 0) ids.push(`road:${connectionId(connection)}`);
  return ids;
}

function tribeTargets(state: State, empire: Empire, location: Location, areHard: boolean): string[] {
  const ids: string[] = [];
  for (let who = 0; who < state.players.length; who++) {
    const player = playerOf(state, who);
    if (player.loyalty === empire && tribesIn(player, location) > 0 && defends(state, who) === areHard)
      ids.push(`tribe:${colourOf(state, who)}`);
  }
  return ids;
}
