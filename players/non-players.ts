/**
 * The rulebook's non-players play by rules of their own, so seats and setting must agree: the seat of an official
 * player is a non-player, the seat of a person is not. Other bots may sit at either, for study.
 */
import { type Game, type Player, type SeatId, type Setting, settingFaults } from '@sandtable/engine';
import { BadSeating } from './bad-seating.ts';
import { findPlayer } from './find.ts';
import { bestOf, canTake, heldSeats, mayHold, valueFor } from './seats.ts';

/** Which player (by id) takes which seat. */
export type Seating = Readonly<Record<SeatId, string>>;

/** The seats that non-players hold under this setting. */
export function nonPlayerSeats(game: Game, setting: Setting): readonly SeatId[] {
  return heldSeats(game.nonPlayers, setting.options);
}

/** The rulebook's own player for a seat. */
export function officialFor(game: Game, seat: SeatId): Player | undefined {
  return (game.players ?? []).find((player) => player.official === true && canTake(player, seat));
}

/** The chart at a seat that is a non-player. A non-player that nobody plays is a fault of the game. */
export function chartAt(game: Game, seat: SeatId): string {
  const chart = officialFor(game, seat);
  if (chart === undefined) throw new Error(`nobody plays the non-player ${seat} of ${game.id}`);
  return chart.id;
}

/** What was said about non-players, as it is typed. */
export function chosenNonPlayers(game: Game, setting: Setting): string {
  const option = game.nonPlayers?.option ?? '';
  return `${option}=${String(setting.options[option])}`;
}

/** Who takes a seat when nobody has chosen, of these players. */
export function bestFor(
  game: Game,
  setting: Setting,
  seat: SeatId,
  players: readonly Player[],
): Player | undefined {
  const own = (player: Player): boolean => game.players?.includes(player) === true;
  const candidates = players.map((player) => ({ ...player, own: own(player), player }));
  return bestOf(candidates, seat, nonPlayerSeats(game, setting).includes(seat))?.player;
}

/** The setting that follows from who sits where. Throws BadSeating when the rulebook knows no such game. */
export function settingFor(game: Game, setting: Setting, seating: Seating): Setting {
  const { nonPlayers } = game;
  if (nonPlayers === undefined) return setting;
  const held = Object.keys(seating).filter((seat) => isOfficial(game, seating[seat]));
  const value = valueFor(nonPlayers, held);
  if (value === undefined)
    throw new BadSeating((words) => words.noSuchGame(game.id, held, combinations(game)));
  return withNonPlayers(game, setting, value);
}

/** Throws BadSeating where who sits somewhere contradicts a setting that stands. */
export function checkNonPlayers(
  game: Game,
  setting: Setting,
  people: readonly SeatId[],
  seating: Seating,
): void {
  const held = nonPlayerSeats(game, setting);
  const chosen = chosenNonPlayers(game, setting);
  const person = people.find((seat) => !mayHold('person', held.includes(seat)));
  if (person !== undefined) throw new BadSeating((words) => words.personAtNonPlayer(person, chosen));
  for (const [seat, player] of Object.entries(seating))
    if (isOfficial(game, player) && !mayHold('official', held.includes(seat)))
      throw new BadSeating((words) => words.officialAtPlayer(player, seat, chosen));
}

/** As many of these seats as the rulebook lets non-players hold, under a setting that can be played. */
export function mostNonPlayers(game: Game, setting: Setting, free: readonly SeatId[]): readonly SeatId[] {
  const { nonPlayers } = game;
  if (nonPlayers === undefined) return [];
  const able = free.filter((seat) => officialFor(game, seat) !== undefined);
  const fitting = Object.entries(nonPlayers.seats)
    .filter(([, seats]) => seats.every((seat) => able.includes(seat)))
    .toSorted(([, a], [, b]) => b.length - a.length);
  const best = fitting.find(
    ([value]) => settingFaults(game, withNonPlayers(game, setting, value)).length === 0,
  );
  return best?.[1] ?? [];
}

function withNonPlayers(game: Game, setting: Setting, value: string): Setting {
  if (game.nonPlayers === undefined) return setting;
  return { ...setting, options: { ...setting.options, [game.nonPlayers.option]: value } };
}

function isOfficial(game: Game, player: string | undefined): boolean {
  return player !== undefined && findPlayer(game, player)?.official === true;
}

function combinations(game: Game): readonly string[] {
  return Object.values(game.nonPlayers?.seats ?? {})
    .filter((seats) => seats.length > 0)
    .map((seats) => seats.join(' + '));
}
