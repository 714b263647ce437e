/** The games of a study, a row each, as they end. */
import type { Game, SeatId, Setting } from '@sandtable/engine';
import { marginOf, type Outcome, type Seating } from '@sandtable/players';
import type { Failed } from './failures.ts';

/** Which seats win and lose together. */
export function sidesIn(game: Game, setting: Setting): (seat: SeatId) => string {
  const teams = new Map(game.seats(setting).map((seat) => [seat.id, seat.team ?? seat.id]));
  return (seat) => teams.get(seat) ?? seat;
}

export function jsonRow(
  game: Game,
  sideOf: (seat: SeatId) => string,
  outcome: Outcome,
  seconds: number,
): string {
  const margins = Object.fromEntries(
    Object.keys(outcome.scores).map((seat) => [seat, marginOf(outcome, seat, sideOf)]),
  );
  return JSON.stringify({ game: game.id, ...outcome, margins, seconds: Number(seconds.toFixed(4)) });
}

/** A game that failed has no winners and no scores. */
export function failedRow(game: Game, seating: Seating, failed: Failed, seconds: number): string {
  const { seed, fault, decisions, file } = failed;
  const time = Number(seconds.toFixed(4));
  return JSON.stringify({ game: game.id, seed, seating, fault, decisions, file, seconds: time });
}

export function csvHeading(seats: readonly SeatId[]): string {
  const columns = seats.flatMap((seat) => [`${seat} player`, `${seat} score`, `${seat} margin`]);
  return csvLine(['game', 'seed', 'winners', 'reason', 'decisions', 'seconds', ...columns]);
}

export function csvRow(
  game: Game,
  seats: readonly SeatId[],
  sideOf: (seat: SeatId) => string,
  outcome: Outcome,
  seconds: number,
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
