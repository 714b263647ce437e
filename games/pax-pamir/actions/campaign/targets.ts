/** E12.1.3 What a campaign can hit in a location. */
import { CAPABILITY } from '../../components/capabilities.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import { type Connection, connectionId, type Location, waysFrom } from '../../components/map.ts';
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

/** What can be removed of an empire in a location. */
export type Target =
  | { readonly kind: 'army' }
  | { readonly kind: 'tribe'; readonly who: Who }
  | { readonly kind: 'road'; readonly connection: Connection };

const ARMY: Target = { kind: 'army' };

/** `army`, `tribe:white`, `road:herat-kabul`. */
export function targetId(state: State, target: Target): string {
  if (target.kind === 'army') return 'army';
  return target.kind === 'tribe'
    ? `tribe:${colourOf(state, target.who)}`
    : `road:${connectionId(target.connection)}`;
}

/** What must be removed first: armies, and tribes that defend like them. */
export function hardTargets(state: State, empire: Empire, location: Location): Target[] {
  const armies = armiesIn(state, empire, location) > 0 ? [ARMY] : [];
  return [...armies, ...tribeTargets(state, empire, location, true)];
}

/** Tribes and roads. */
export function softTargets(state: State, empire: Empire, location: Location): Target[] {
  const targets = tribeTargets(state, empire, location, false);
  for (const { connection } of waysFrom(state, location))
    if (roadsOn(state, empire, connection) > 0) targets.push({ kind: 'road', connection });
  return targets;
}

function tribeTargets(state: State, empire: Empire, location: Location, areHard: boolean): Target[] {
  const targets: Target[] = [];
  for (let who = 0; who < state.players.length; who++) {
    const player = playerOf(state, who);
    if (player.loyalty === empire && tribesIn(player, location) > 0 && defends(state, who) === areHard)
      targets.push({ kind: 'tribe', who });
  }
  return targets;
}
