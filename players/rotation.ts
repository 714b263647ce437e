/** How players that are measured against each other change seats from game to game. */
import type { Game, SeatId } from '@sandtable/engine';
import { BadSeating } from './bad-seating.ts';
import { chartAt, chosenNonPlayers, nonPlayerSeats } from './non-players.ts';
import { agreed, known, type Seated, seatsOf, sidesOf, type Wish } from './seating.ts';

/**
 * Every way to hand the players around: each in turn sits where the one before sat. Fewer players than sides come
 * again in their order; of more players than seats each group that can meet does. What non-players hold stays
 * theirs. Ways that the rulebook or a player's own seats forbid are left out.
 */
export function rotations(game: Game, wish: Wish): readonly Seated[] {
  const { setting, isSettled, players = [] } = wish;
  if (players.length === 0) throw new BadSeating((words) => words.nobody);
  for (const id of players) known(game, id);
  const held = isSettled ? nonPlayerSeats(game, setting) : [];
  const seats = seatsOf(game, setting);
  const open = seats.filter((id) => !held.includes(id));
  if (open.length === 0)
    throw new BadSeating((words) =>
      words.nobodyToMeasure(players.join(', '), chosenNonPlayers(game, setting)),
    );
  const sides = sidesOf(game, setting, open);
  const isEachForItself = players.length > sides.length && players.length <= open.length;
  const places = isEachForItself ? open.map((id) => [id]) : sides;
  const meetings = groups(players, Math.min(players.length, places.length));
  const ways = new Map<string, Seated>();
  for (let turn = 0; turn < places.length; turn++)
    for (const group of meetings) {
      const seating = seated(game, seats, held, places, group, turn);
      const key = JSON.stringify(seating);
      const way = ways.has(key) ? undefined : allowed(game, wish, seating);
      if (way !== undefined) ways.set(key, way);
    }
  if (ways.size === 0) throw new BadSeating((words) => words.noWay(game.id, players.join(', ')));
  return [...ways.values()];
}

/** The group one place further each turn; charts where non-players sit. In the order of the seats. */
function seated(
  game: Game,
  seats: readonly SeatId[],
  held: readonly SeatId[],
  places: readonly (readonly SeatId[])[],
  group: readonly string[],
  turn: number,
): Readonly<Record<SeatId, string>> {
  return Object.fromEntries(
    seats.map((id) => {
      if (held.includes(id)) return [id, chartAt(game, id)];
      const place = places.findIndex((among) => among.includes(id));
      return [id, group[(place + turn) % group.length] ?? ''];
    }),
  );
}

function allowed(
  game: Game,
  { setting, isSettled }: Wish,
  seating: Readonly<Record<SeatId, string>>,
): Seated | undefined {
  try {
    return agreed(game, setting, isSettled, [], seating);
  } catch (error) {
    if (error instanceof BadSeating) return undefined;
    throw error;
  }
}

/** Every choice of so many of them, each in the order of the list. */
function groups(players: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return players.flatMap((player, i) =>
    groups(players.slice(i + 1), size - 1).map((rest) => [player, ...rest]),
  );
}
