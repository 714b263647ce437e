/** J7.3.3 Interrupts: cards 131 and 132 cancel what another player has declared and paid for (doubt 98). */
import type { Rules, Table } from '@sandtable/engine';
import { pick, pickWhether } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import { MODE_OF, type SpecialAction } from '../components/modes.ts';
import { payRightEnd } from '../rupees.ts';
import { aroundFrom, capabilityOf, type Court, isActive, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { cubeLabel, cubesInPlay, takeBackCube } from '../units.ts';

type Interrupt = typeof CAPABILITY.supplyRaid | typeof CAPABILITY.manOnTheInside;

const raidCost = (state: State): number => capabilityOf(state, CAPABILITY.supplyRaid).cost ?? 0;

/** Units as they stood before an action, to be put back if it is cancelled. */
interface Units {
  readonly armies: State['armies'];
  readonly roads: State['roads'];
  readonly supply: State['supply'];
  readonly players: readonly { cubes: number; spies: number; tribes: readonly number[] }[];
  readonly courts: readonly (readonly [court: Court, spies: readonly number[]])[];
}

/** Those who could cancel an action, and what the table was like before it. */
export interface Watch {
  readonly card: Interrupt;
  readonly by: readonly Who[];
  readonly units: Units;
}

/** Looks who could cancel an action that is about to be made; null when nobody can. */
export function watch(state: State, who: Who, action: SpecialAction): Watch | null {
  if (!state.variants.khyberKnives) return null;
  const card = interruptOf(action);
  if (card === null || state.turn.used.includes(card)) return null;
  const by = aroundFrom(state, who).filter((other) => other !== who && couldCancel(state, other, card));
  return by.length === 0 ? null : { card, by, units: unitsNow(state) };
}

function interruptOf(action: SpecialAction): Interrupt | null {
  if (action === 'campaign') return CAPABILITY.supplyRaid;
  return MODE_OF[action] === 'intelligence' ? CAPABILITY.manOnTheInside : null;
}

function couldCancel(state: State, who: Who, card: Interrupt): boolean {
  const player = playerOf(state, who);
  if (!isActive(player, card)) return false;
  return card === CAPABILITY.supplyRaid ? player.rupees >= raidCost(state) : player.spies > 0;
}

/** Asks those who could cancel. If one does, everything stands as before, but what was paid stays paid. */
export function* isCancelled(table: Table<State>, watched: Watch | null): Rules<boolean> {
  if (watched === null) return false;
  const { state } = table;
  const { card, by, units } = watched;
  for (const who of by) {
    if (!(yield* pickWhether(state, who, say('ask.interrupt', 'J7.3.3', { card: String(card) })))) continue;
    putBack(state, units);
    state.turn.used.push(card);
    table.fired(`capability.${card}.used`);
    table.log(say('log.cancelled', 'J7.3.3', { player: playerOf(state, who).colour, card: String(card) }));
    if (card === CAPABILITY.supplyRaid) yield* payRightEnd(state, who, raidCost(state), 'J7.3.3');
    else yield* giveUpSpy(table, who);
    return true;
  }
  return false;
}

/** Cards 123, 132: one of the own spies, wherever it stands. */
export function* giveUpSpy(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const options = cubesInPlay(state, who, false).filter((id) => id.startsWith('spy:'));
  const picked = yield* pick(state, who, {
    prompt: say('ask.give-up-spy', 'J7.3.3'),
    options,
    label: (option) => cubeLabel(state, who, option, 'J7.3.3'),
  });
  takeBackCube(state, who, picked);
}

function unitsNow(state: State): Units {
  const copy = (all: State['armies']): State['armies'] => ({
    british: [...all.british],
    russian: [...all.russian],
    afghan: [...all.afghan],
  });
  return {
    armies: copy(state.armies),
    roads: copy(state.roads),
    supply: { ...state.supply },
    players: state.players.map(({ cubes, spies, tribes }) => ({ cubes, spies, tribes: [...tribes] })),
    courts: state.players.flatMap((player) =>
      player.tableau.map((court) => [court, [...court.spies]] as const),
    ),
  };
}

function putBack(state: State, units: Units): void {
  Object.assign(state.armies, units.armies);
  Object.assign(state.roads, units.roads);
  Object.assign(state.supply, units.supply);
  units.players.forEach(({ cubes, spies, tribes }, who) => {
    const player = playerOf(state, who);
    player.cubes = cubes;
    player.spies = spies;
    player.tribes.splice(0, player.tribes.length, ...tribes);
  });
  for (const [court, spies] of units.courts) court.spies.splice(0, court.spies.length, ...spies);
}
