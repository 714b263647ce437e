/** Who sits where at a terminal. */
import { randomBytes } from 'node:crypto';
import { type DiceState, fastDice, type Game, type Player, type SeatId, sealedDice } from '@sandtable/engine';
import { canTake, checkSeating, findPlayer, random } from '@sandtable/players';
import { chosenSeat, list } from '../choices.ts';
import { Mistake } from '../mistake.ts';
import type { Words } from '../words/index.ts';

/** The seats of people: those named, none, or the first. */
export function peopleAt(
  seats: readonly SeatId[],
  given: string | undefined,
  words: Words,
): readonly SeatId[] {
  if (given === 'none') return [];
  if (given === undefined) return seats.slice(0, 1);
  return list(given).map((id) => chosenSeat(id, seats, words));
}

/** The bots of the other seats: one named for all, one for each, or the game's own where it has one. */
export function botsAt(
  game: Game,
  seats: readonly SeatId[],
  given: string | undefined,
  words: Words,
): ReadonlyMap<SeatId, Player> {
  const names = given === undefined ? [] : list(given);
  if (names.length > 1 && names.length !== seats.length)
    throw new Mistake(words.badBots({ bots: seats.length, given: names.length }));
  return new Map(
    seats.map((seat, i) => {
      const name = names[i] ?? names[0] ?? defaultBot(game, seat);
      checkSeating(game, { [seat]: name });
      return [seat, findPlayer(game, name) ?? random];
    }),
  );
}

function defaultBot(game: Game, seat: SeatId): string {
  return (game.players ?? []).find((player) => canTake(player, seat))?.id ?? random.id;
}

/** Dice from a seed; without one sealed dice, which can be verified afterwards. */
export function diceFrom(seed: string | undefined): DiceState {
  if (seed !== undefined) return fastDice(seed);
  return sealedDice(randomBytes(32).toString('hex'), randomBytes(16).toString('hex'));
}
