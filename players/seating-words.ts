/** Why players cannot be seated as somebody wished, in whole sentences. */
import type { Language } from '@sandtable/engine';

interface SeatingWords {
  wrongNumber(game: string, seats: readonly string[], given: number): string;
  nobody: string;
  noWay(game: string, players: string): string;
  allHeld(players: readonly string[], chosen: string, seats: readonly string[]): string;
  nobodyToMeasure(players: string, chosen: string): string;
  noSeat(game: string, seat: string, seats: readonly string[]): string;
  misfit(game: string, player: string, seat: string, only: string): string;
  unknown(game: string, player: string, known: string): string;
  noSuchGame(game: string, held: readonly string[], known: readonly string[]): string;
  personAtNonPlayer(seat: string, chosen: string): string;
  officialAtPlayer(player: string, seat: string, chosen: string): string;
}

const en: SeatingWords = {
  wrongNumber: (game, seats, given) =>
    `${game} has ${seats.length} seats to fill (${seats.join(', ')}): name one player for all of them or one for each, not ${given}.`,
  nobody: 'Name at least one player.',
  noWay: (game, players) => `${players} cannot be seated at ${game} in any order.`,
  allHeld: (players, chosen, seats) =>
    `No seat is left for ${players.join(', ')}: ${seats.join(', ')} are non-players here (${chosen}), and the rulebook's charts play them. Name nobody, or name a player by its seat (${seats[0]}=${players[0]}).`,
  nobodyToMeasure: (players, chosen) =>
    `No seat is left for ${players}: all are non-players here (${chosen}), and the rulebook's charts play them. Leave that option out, or let the charts play with sim.`,
  noSeat: (game, seat, seats) =>
    `${game} has no seat "${seat}" for a player to be named for (there are: ${seats.join(', ')}).`,
  misfit: (game, player, seat, only) =>
    `The player "${player}" of ${game} cannot take the seat ${seat} (only ${only}).`,
  unknown: (game, player, known) => `${game} has no player "${player}" (there are: ${known}).`,
  noSuchGame: (game, held, known) =>
    `The rules of ${game} know no game with ${held.length === 0 ? 'no non-player' : `exactly these non-players: ${held.join(', ')}`} (they know: ${known.join('; ')}).`,
  personAtNonPlayer: (seat, chosen) =>
    `Nobody can sit at ${seat}, which is a non-player here (${chosen}): leave that option out or take another seat.`,
  officialAtPlayer: (player, seat, chosen) =>
    `"${player}" plays by the rules for non-players, but ${seat} is none here (${chosen}): leave that option out or name another player.`,
};

const ja: SeatingWords = {
  wrongNumber: (game, seats, given) =>
    `${game}で埋める席は${seats.length}つです（${seats.join('、')}）。プレーヤーは全席で1つか、席ごとに1つずつ指定します（${given}つは不可）。`,
  nobody: 'プレーヤーを1つ以上指定してください。',
  noWay: (game, players) => `${players}は、どう並べても${game}の席に着けません。`,
  allHeld: (players, chosen, seats) =>
    `${players.join('、')}の席がありません。${seats.join('、')}はここではノンプレーヤーで（${chosen}）、ルールブックのフローチャートが受け持ちます。プレーヤーを指定しないか、席を付けて指定してください（${seats[0]}=${players[0]}）。`,
  nobodyToMeasure: (players, chosen) =>
    `${players}の席がありません。ここでは全席がノンプレーヤーで（${chosen}）、ルールブックのフローチャートが受け持ちます。この設定を外すか、simでフローチャート同士を対戦させてください。`,
  noSeat: (game, seat, seats) =>
    `${game}にプレーヤーを指定できる席「${seat}」はありません（あるのは：${seats.join('、')}）。`,
  misfit: (game, player, seat, only) =>
    `${game}のプレーヤー「${player}」は席${seat}に座れません（座れる席：${only}）。`,
  unknown: (game, player, known) => `${game}にプレーヤー「${player}」はいません（いるのは：${known}）。`,
  noSuchGame: (game, held, known) =>
    `${game}のルールに、ノンプレーヤーが${held.length === 0 ? 'いない' : `ちょうど${held.join('、')}の`}ゲームはありません（あるのは：${known.join('、')}）。`,
  personAtNonPlayer: (seat, chosen) =>
    `${seat}はここではノンプレーヤーなので（${chosen}）、人は座れません。この設定を外すか、別の席を選んでください。`,
  officialAtPlayer: (player, seat, chosen) =>
    `「${player}」はノンプレーヤーのルールで動きますが、${seat}はここではノンプレーヤーではありません（${chosen}）。この設定を外すか、別のプレーヤーを指定してください。`,
};

export const SEATING_WORDS: Readonly<Record<Language, SeatingWords>> = { en, ja };
