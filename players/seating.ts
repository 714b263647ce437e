/** Who sits where: people, players named for seats, and the game's own where nobody is named. */
import type { Game, Player, SeatId, Setting } from '@sandtable/engine';
import { BadSeating } from './bad-seating.ts';
import { findPlayer, playersOf } from './find.ts';
import {
  chartAt,
  checkNonPlayers,
  chosenNonPlayers,
  mostNonPlayers,
  nonPlayerSeats,
  type Seating,
  settingFor,
} from './non-players.ts';
import { random } from './random.ts';
import { canTake, MIDDLE } from './seats.ts';

export interface Wish {
  readonly setting: Setting;
  /** True when the setting's non-players were chosen, or are those of a game in progress. */
  readonly isSettled: boolean;
  /** The seats of people. */
  readonly people?: readonly SeatId[];
  /**
   * `seat=player`, and players without a seat: one for all seats left, one a seat, or one a side (the seats of a team
   * sit together), in the order of the seats. Players without a seat leave those of non-players to the rulebook's own,
   * unless there is one for every seat.
   */
  readonly players?: readonly string[];
  /** Who takes the seats nobody is named for, where no non-player sits; when not given, the game's own or a chart. */
  readonly rest?: string;
}

/** A game that can be started: its setting, and the players of all seats but those of people. */
export interface Seated {
  readonly setting: Setting;
  readonly seating: Seating;
}

/** Seats everybody, or throws BadSeating. Where the setting is not settled, it follows from who sits where. */
export function seat(game: Game, wish: Wish): Seated {
  const { setting, isSettled, people = [], players = [], rest } = wish;
  const free = seatsOf(game, setting).filter((id) => !people.includes(id));
  const { named, list } = readNames(game, players, free);
  const seating: Record<SeatId, string> = { ...named };
  const unnamed = free.filter((id) => named[id] === undefined);
  const held = isSettled ? nonPlayerSeats(game, setting) : [];
  if (list.length > 0 && unnamed.length > 0) spread(game, setting, unnamed, held, list, seating);
  const nobody = unnamed.filter((id) => seating[id] === undefined);
  const charts = isSettled ? held : rest === undefined ? mostNonPlayers(game, setting, nobody) : [];
  for (const id of nobody)
    seating[id] = charts.includes(id) ? chartAt(game, id) : (rest ?? ownPlayer(game, id));
  const inOrder = Object.fromEntries(free.map((id) => [id, seating[id] ?? random.id]));
  return agreed(game, setting, isSettled, people, inOrder);
}

/** The game in which these sit there, or BadSeating. */
export function agreed(
  game: Game,
  setting: Setting,
  isSettled: boolean,
  people: readonly SeatId[],
  seating: Seating,
): Seated {
  for (const [id, name] of Object.entries(seating)) {
    const player = known(game, name);
    if (!canTake(player, id))
      throw new BadSeating((words) => words.misfit(game.id, name, id, player.seats?.join(', ') ?? ''));
  }
  if (!isSettled) return { setting: settingFor(game, setting, seating), seating };
  checkNonPlayers(game, setting, people, seating);
  return { setting, seating };
}

/** Throws BadSeating for a name that no player has. */
export function known(game: Game, id: string): Player {
  const player = findPlayer(game, id);
  if (player !== undefined) return player;
  const names = playersOf(game).map((one) => one.id);
  throw new BadSeating((words) => words.unknown(game.id, id, names.join(', ')));
}

export function seatsOf(game: Game, setting: Setting): readonly SeatId[] {
  return game.seats(setting).map(({ id }) => id);
}

/** The seats by team; a seat without a team is a side of its own. */
export function sidesOf(
  game: Game,
  setting: Setting,
  among: readonly SeatId[],
): readonly (readonly SeatId[])[] {
  const sides = new Map<string, SeatId[]>();
  for (const { id, team } of game.seats(setting)) {
    if (!among.includes(id)) continue;
    const side = team === undefined ? `seat ${id}` : `team ${team}`;
    sides.set(side, [...(sides.get(side) ?? []), id]);
  }
  return [...sides.values()];
}

/** Parts `seat=player` from names without a seat. */
function readNames(
  game: Game,
  players: readonly string[],
  free: readonly SeatId[],
): { readonly named: Seating; readonly list: readonly string[] } {
  const named: Record<SeatId, string> = {};
  const list: string[] = [];
  for (const name of players) {
    const at = name.indexOf('=');
    const id = name.slice(0, Math.max(0, at));
    if (at < 0) list.push(name);
    else if (free.includes(id)) named[id] = name.slice(at + 1);
    else throw new BadSeating((words) => words.noSeat(game.id, id, free));
  }
  return { named, list };
}

/** Spreads names over seats; those that non-players hold only when there is a name for every seat. */
function spread(
  game: Game,
  setting: Setting,
  seats: readonly SeatId[],
  held: readonly SeatId[],
  names: readonly string[],
  seating: Record<SeatId, string>,
): void {
  const open = seats.filter((id) => !held.includes(id));
  const isForEach = names.length === seats.length;
  if (open.length === 0 && !isForEach)
    throw new BadSeating((words) => words.allHeld(names, chosenNonPlayers(game, setting), seats));
  const [name] = names;
  const places = isForEach
    ? seats.map((id) => [id])
    : names.length === 1
      ? [open]
      : names.length === open.length
        ? open.map((id) => [id])
        : sidesOf(game, setting, open);
  if (names.length !== places.length || name === undefined)
    throw new BadSeating((words) => words.wrongNumber(game.id, open, names.length));
  places.forEach((place, i) => place.forEach((id) => (seating[id] = names[i] ?? name)));
}

/** Who takes a seat that is no non-player: the middle level where the game has minds, else the game's own player, else anybody. */
function ownPlayer(game: Game, id: SeatId): string {
  if (game.mind !== undefined) return MIDDLE;
  const own = (game.players ?? []).find((player) => player.official !== true && canTake(player, id));
  return own?.id ?? random.id;
}
