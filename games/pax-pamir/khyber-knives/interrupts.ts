/** J7.3.3 Interrupts: cards 131 and 132 cancel what another player has declared and paid for (doubt 98). */
import type { Message, Rules, Table, Viewer } from '@sandtable/engine';
import { pick, pickWhether } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import { MODE_OF, type SpecialAction } from '../components/modes.ts';
import { payRightEnd } from '../rupees.ts';
import {
  aroundFrom,
  capabilityOf,
  colourOf,
  type Court,
  courtOf,
  isActive,
  playerOf,
  type State,
  type Units,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { cubeId, cubeLabel, cubesInPlay, takeBackCube } from '../units.ts';

type Interrupt = typeof CAPABILITY.supplyRaid | typeof CAPABILITY.manOnTheInside;

const raidCost = (state: State): number => capabilityOf(state, CAPABILITY.supplyRaid).cost ?? 0;

/** Those who could cancel an action of a player. */
export interface Watch {
  readonly card: Interrupt;
  readonly by: readonly Who[];
  readonly who: Who;
  readonly action: SpecialAction;
}

/**
 * Looks who could cancel an action that is about to be made; null when nobody can. Until it is settled
 * (isCancelled) whatever it does is only declared: others see the table as it was, and read what is meant to happen.
 */
export function watch(state: State, who: Who, action: SpecialAction): Watch | null {
  if (!state.variants.khyberKnives) return null;
  const card = interruptOf(action);
  if (card === null || state.turn.used.includes(card)) return null;
  const by = aroundFrom(state, who).filter((other) => other !== who && couldCancel(state, other, card));
  if (by.length === 0) return null;
  state.turn.declared = unitsNow(state);
  return { card, by, who, action };
}

/** Tells what is done, or, as long as somebody may cancel it, what is declared. */
export function tellDeed(table: Table<State>, deed: Message): void {
  const { declared = null } = table.state.turn;
  table.log(declared === null ? deed : say('log.declared', deed.rule ?? '', { deed }));
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
  const { card, by, action } = watched;
  const what = { card: String(card), action };
  for (const who of by) {
    const prompt = say('ask.interrupt', 'J7.3.3', { ...what, player: colourOf(state, watched.who) });
    if (!(yield* pickWhether(state, who, prompt))) continue;
    const { declared = null } = state.turn;
    if (declared !== null) putBack(state, declared);
    state.turn.declared = null;
    state.turn.used.push(card);
    table.fired(`capability.${card}.used`);
    table.log(say('log.cancelled', 'J7.3.3', { ...what, player: colourOf(state, who) }));
    if (card === CAPABILITY.supplyRaid) yield* payRightEnd(state, who, raidCost(state), 'J7.3.3');
    else yield* giveUpSpy(table, who);
    return true;
  }
  state.turn.declared = null;
  table.log(say('log.carried-out', 'J7.3.3'));
  return false;
}

/** Cards 123, 132: one of the own spies, wherever it stands. */
export function* giveUpSpy(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const among = cubesInPlay(state, who, false).filter((cube) => cube.kind === 'spy');
  const picked = yield* pick(state, who, {
    prompt: say('ask.give-up-spy', 'J7.3.3'),
    among,
    id: cubeId,
    label: (cube) => cubeLabel(state, who, cube, 'J7.3.3'),
  });
  takeBackCube(state, who, picked);
}

const copied = (all: State['armies']): State['armies'] => ({
  british: [...all.british],
  russian: [...all.russian],
  afghan: [...all.afghan],
});

const unitsNow = (state: State): Units => ({
  armies: copied(state.armies),
  roads: copied(state.roads),
  supply: { ...state.supply },
  players: state.players.map(({ cubes, spies, tribes }) => ({ cubes, spies, tribes: [...tribes] })),
  courts: state.players.flatMap((player) =>
    player.tableau.map(({ card, spies }) => ({ card, spies: [...spies] })),
  ),
});

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
  for (const { card, spies } of units.courts) {
    const { court } = courtOf(state, card);
    court.spies.splice(0, court.spies.length, ...spies);
  }
}

/** The table as it is seen: what is only declared is seen by whoever declares it, and by nobody else. */
export function asSeen(state: State, viewer: Viewer): State {
  const { declared = null } = state.turn;
  if (declared === null) return state;
  const turn = { ...state.turn, declared: null };
  return viewer === colourOf(state, turn.player)
    ? { ...state, turn }
    : { ...asBefore(state, declared), turn };
}

function asBefore(state: State, { players, courts, ...units }: Units): State {
  const spiesOn = (court: Court): number[] =>
    courts.find((one) => one.card === court.card)?.spies ?? court.spies;
  return {
    ...state,
    ...units,
    players: state.players.map((player, who) => ({
      ...player,
      ...players[who],
      tableau: player.tableau.map((court) => ({ ...court, spies: spiesOn(court) })),
    })),
  };
}
