/** Who sits where: a list of players spread over the seats of a game, fixed or rotated from game to game. */
import type { Game, Language, Player, SeatId, Setting } from '@sandtable/engine';
import { canTake, findPlayer } from './find.ts';
import { SEATING_WORDS } from './seating-words.ts';

/** Which player (by id) takes which seat. */
export type Seating = Readonly<Record<SeatId, string>>;

type Sentence = (words: (typeof SEATING_WORDS)[Language]) => string;

/** A wish that cannot be met. One sentence tells whoever made it; the message is the English one. */
export class BadSeating extends Error {
  override readonly name = 'BadSeating';
  private readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence(SEATING_WORDS.en));
    this.sentence = sentence;
  }

  told(language: Language): string {
    return this.sentence(SEATING_WORDS[language]);
  }
}

/**
 * One player for all seats, one a seat, or one a side (the seats of a team sit together): in the order of the seats.
 */
export function seat(game: Game, setting: Setting, players: readonly string[]): Seating {
  const { seats, sides } = table(game, setting);
  const seating: Record<SeatId, string> = {};
  if (players.length === 1) for (const id of seats) seating[id] = players[0] ?? '';
  else if (players.length === seats.length) seats.forEach((id, i) => (seating[id] = players[i] ?? ''));
  else if (players.length === sides.length)
    sides.forEach((side, i) => side.forEach((id) => (seating[id] = players[i] ?? '')));
  else throw new BadSeating((words) => words.wrongNumber(game.id, seats, players.length));
  check(game, seating);
  return seating;
}

/**
 * Every way to hand the players around: each in turn sits where the one before sat. Fewer players than sides come
 * again in their order. Ways in which a player cannot take its seat are left out.
 */
export function rotations(game: Game, setting: Setting, players: readonly string[]): readonly Seating[] {
  const { seats, sides } = table(game, setting);
  for (const id of players) known(game, id);
  const places = players.length > sides.length ? seats.map((id) => [id]) : sides;
  if (players.length === 0 || players.length > places.length)
    throw new BadSeating((words) => words.tooMany(game.id, seats.length, players.length));
  const ways: Seating[] = [];
  for (let turn = 0; turn < Math.max(players.length, places.length); turn++) {
    const seating: Record<SeatId, string> = {};
    places.forEach((place, i) =>
      place.forEach((id) => (seating[id] = players[(i + turn) % players.length] ?? '')),
    );
    const isNew = !ways.some((way) => seats.every((id) => way[id] === seating[id]));
    if (isNew && misfit(game, seating) === undefined) ways.push(seating);
  }
  if (ways.length === 0) throw new BadSeating((words) => words.noWay(game.id, players.join(', ')));
  return ways;
}

/** Throws BadSeating when a player is unknown or cannot take its seat. */
export function check(game: Game, seating: Seating): void {
  const wrong = misfit(game, seating);
  if (wrong !== undefined) throw wrong;
}

function misfit(game: Game, seating: Seating): BadSeating | undefined {
  for (const [id, name] of Object.entries(seating)) {
    const player = known(game, name);
    if (!canTake(player, id))
      return new BadSeating((words) => words.misfit(game.id, name, id, player.seats?.join(', ') ?? ''));
  }
  return undefined;
}

function known(game: Game, id: string): Player {
  const player = findPlayer(game, id);
  if (player !== undefined) return player;
  const names = [...(game.players ?? []).map((own) => own.id), 'random', 'search', 'search:<playouts>'];
  throw new BadSeating((words) => words.unknown(game.id, id, names.join(', ')));
}

/** The seats, and the same seats by team; a seat without a team is a side of its own. */
function table(
  game: Game,
  setting: Setting,
): { seats: readonly SeatId[]; sides: readonly (readonly SeatId[])[] } {
  const seats = game.seats(setting);
  const sides = new Map<string, SeatId[]>();
  for (const { id, team } of seats) {
    const side = team === undefined ? `seat ${id}` : `team ${team}`;
    sides.set(side, [...(sides.get(side) ?? []), id]);
  }
  return { seats: seats.map(({ id }) => id), sides: [...sides.values()] };
}
