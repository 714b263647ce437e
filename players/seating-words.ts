/** Why players cannot be seated as somebody wished, in whole sentences. */
import type { Language } from '@sandtable/engine';

interface SeatingWords {
  wrongNumber(game: string, seats: readonly string[], given: number): string;
  tooMany(game: string, seats: number, given: number): string;
  noWay(game: string, players: string): string;
  misfit(game: string, player: string, seat: string, only: string): string;
  unknown(game: string, player: string, known: string): string;
}

const en: SeatingWords = {
  wrongNumber: (game, seats, given) =>
    `${game} has ${seats.length} seats (${seats.join(', ')}): name one player for all of them or one for each, not ${given}.`,
  tooMany: (game, seats, given) => `${game} has ${seats} seats: ${given} players cannot share them.`,
  noWay: (game, players) => `${players} cannot be seated at ${game} in any order.`,
  misfit: (game, player, seat, only) =>
    `The player "${player}" of ${game} cannot take the seat ${seat} (only ${only}).`,
  unknown: (game, player, known) => `${game} has no player "${player}" (there are: ${known}).`,
};

const ja: SeatingWords = {
  wrongNumber: (game, seats, given) =>
    `${game}の席は${seats.length}つです（${seats.join('、')}）。プレイヤーは全席で1つか、席ごとに1つずつ指定します（${given}つは不可）。`,
  tooMany: (game, seats, given) => `${game}の席は${seats}つです。${given}人のプレイヤーは座れません。`,
  noWay: (game, players) => `${players}は、どう並べても${game}の席に着けません。`,
  misfit: (game, player, seat, only) =>
    `${game}のプレイヤー「${player}」は席${seat}に座れません（座れる席：${only}）。`,
  unknown: (game, player, known) => `${game}にプレイヤー「${player}」はいません（いるのは：${known}）。`,
};

export const SEATING_WORDS: Readonly<Record<Language, SeatingWords>> = { en, ja };
