/** Which seats the rulebook's non-players hold follows from who sits where. */
import type { OptionValue, SeatId } from '@sandtable/engine';
import { bestOf, heldSeats, mayHold, valueFor } from '@sandtable/players/seats';
import type { GameInfo, PlayerInfo, SeatInfo, SeatWish, TableInfo } from '@sandtable/server/protocol';

export type Options = Readonly<Record<string, OptionValue>>;
export type Wishes = Readonly<Record<SeatId, SeatWish>>;

/** True for the option that merely says who is a non-player. */
export function saysWho(game: GameInfo, option: string): boolean {
  return game.nonPlayers?.option === option;
}

/** The bot that would take a seat at this table when nobody chooses one. */
export function standIn(
  game: GameInfo,
  { setting }: Pick<TableInfo, 'setting'>,
  seat: SeatId,
): PlayerInfo | undefined {
  return bestOf(game.players, seat, heldSeats(game.nonPlayers, setting.options).includes(seat));
}

/** True when nobody sits where the options have no place for them. */
export function agrees(game: GameInfo, options: Options, wishes: Wishes): boolean {
  const held = heldSeats(game.nonPlayers, options);
  return Object.entries(wishes).every(([seat, wish]) => mayHold(sitterOf(game, wish), held.includes(seat)));
}

/** The options after somebody else sits somewhere; the same when the rulebook knows no such game. */
export function optionsFor(game: GameInfo, options: Options, wishes: Wishes): Options {
  const { nonPlayers } = game;
  if (nonPlayers === undefined || agrees(game, options, wishes)) return options;
  const value = valueFor(nonPlayers, officialSeats(game, wishes));
  return value === undefined ? options : { ...options, [nonPlayers.option]: value };
}

/** Who sits where after other non-players were chosen: they take their seats, and leave those that are no longer theirs. */
export function wishesFor(game: GameInfo, options: Options, wishes: Wishes): Wishes {
  const held = heldSeats(game.nonPlayers, options);
  return Object.fromEntries(
    Object.entries(wishes).map(([seat, wish]) => [seat, wishFor(game, seat, wish, held.includes(seat))]),
  );
}

function wishFor(game: GameInfo, seat: SeatId, wish: SeatWish, isHeld: boolean): SeatWish {
  if (isHeld && wish.kind !== 'bot') {
    const bot = bestOf(game.players, seat, true);
    return bot === undefined ? wish : { kind: 'bot', player: bot.id };
  }
  return !isHeld && isOfficial(game, wish) ? { kind: 'open' } : wish;
}

/** The seats that the rulebook's own bots have taken. */
export function officialSeats(game: GameInfo, wishes: Wishes): readonly SeatId[] {
  return Object.entries(wishes).flatMap(([seat, wish]) => (isOfficial(game, wish) ? [seat] : []));
}

/** What stands for who sits there now. */
export function wishesAt(seats: readonly SeatInfo[]): Wishes {
  return Object.fromEntries(
    seats.map(({ id, sitter }): [SeatId, SeatWish] => [
      id,
      sitter.kind === 'bot' ? { kind: 'bot', player: sitter.player } : { kind: 'open' },
    ]),
  );
}

function sitterOf(game: GameInfo, wish: SeatWish): 'person' | 'official' | 'bot' {
  if (wish.kind !== 'bot') return 'person';
  return isOfficial(game, wish) ? 'official' : 'bot';
}

function isOfficial({ players }: GameInfo, wish: SeatWish): boolean {
  return wish.kind === 'bot' && players.find(({ id }) => id === wish.player)?.official === true;
}
