/** Who sits where at a terminal. */
import { randomBytes } from 'node:crypto';
import { type DiceState, fastDice, type Game, type Player, type SeatId, sealedDice } from '@sandtable/engine';
import { findPlayer, random, type Seating } from '@sandtable/players';
import { chosenSeat, list } from '../choices.ts';
import type { Words } from '../words/index.ts';

/** The seats of people: those named, none, or the first that is no non-player. */
export function peopleAt(
  seats: readonly SeatId[],
  nonPlayers: readonly SeatId[],
  given: string | undefined,
  words: Words,
): readonly SeatId[] {
  if (given === 'none') return [];
  if (given === undefined) return seats.filter((seat) => !nonPlayers.includes(seat)).slice(0, 1);
  return [...new Set(list(given).map((id) => chosenSeat(id, seats, words)))];
}

export function botsOf(game: Game, seating: Seating): ReadonlyMap<SeatId, Player> {
  return new Map(
    Object.entries(seating).map(([seat, player]) => [seat, findPlayer(game, player) ?? random] as const),
  );
}

/** Dice from a seed; without one sealed dice, which can be verified afterwards. */
export function diceFrom(seed: string | undefined): DiceState {
  if (seed !== undefined) return fastDice(seed);
  return sealedDice(randomBytes(32).toString('hex'), randomBytes(16).toString('hex'));
}
