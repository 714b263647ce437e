/** The games of a study, a row each, as they end. */
import type { Game, GameRecord, SeatId, Setting } from '@sandtable/engine';
import { marginOf, type Outcome } from '@sandtable/players';

export interface Played {
  readonly outcome: Outcome;
  /** How long it took one core. */
  readonly seconds: number;
  readonly record?: GameRecord;
}

/** Which seats win and lose together. */
export function sidesIn(game: Game, setting: Setting): (seat: SeatId) => string {
  const teams = new Map(game.seats(setting).map((seat) => [seat.id, seat.team ?? seat.id]));
  return (seat) => teams.get(seat) ?? seat;
}

export function jsonRow(game: Game, sideOf: (seat: SeatId) => string, { outcome, seconds }: Played): string {
  const margins = Object.fromEntries(
    Object.keys(outcome.scores).map((seat) => [seat, marginOf(outcome, seat, sideOf)]),
  );
  return JSON.stringify({ game: game.id, ...outcome, margins, seconds: Number(seconds.toFixed(4)) });
}

export function csvHeading(seats: readonly SeatId[]): string {
  const columns = seats.flatMap((seat) => [`${seat} player`, `${seat} score`, `${seat} margin`]);
  return csvLine(['game', 'seed', 'winners', 'reason', 'decisions', 'seconds', ...columns]);
}

export function csvRow(
  game: Game,
  seats: readonly SeatId[],
  sideOf: (seat: SeatId) => string,
  { outcome, seconds }: Played,
): string {
  const { seed, winners, reason, decisions, seating, scores } = outcome;
  const columns = seats.flatMap((seat) => [
    seating[seat] ?? '',
    String(scores[seat] ?? 0),
    String(marginOf(outcome, seat, sideOf)),
  ]);
  return csvLine([
    game.id,
    seed,
    winners.join('+'),
    reason,
    String(decisions),
    seconds.toFixed(4),
    ...columns,
  ]);
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
