/** How often the rulebook's non-players, or in a game without any its own bots, answer without saying why. */
import {
  defaultSetting,
  Dice,
  fastDice,
  type Game,
  Match,
  type Player,
  type SeatId,
  type Setting,
  Sight,
} from '@sandtable/engine';
import { randomAnswer } from '@sandtable/engine/testing';

export interface ReasonCount {
  answers: number;
  missing: number;
}

export interface ReasonReport {
  readonly game: string;
  readonly games: number;
  /** By seat, or by player where these are the game's own, and question. */
  readonly asked: Readonly<Record<string, ReasonCount>>;
  readonly answers: number;
  readonly missing: number;
}

/**
 * Games in which non-players hold as many seats as they may; the game's own bots or chance hold the others. Where the
 * rulebook has no non-players, the game's own bots hold all seats, each of them in turn.
 */
export function countReasons(game: Game, games: number, seed: string, player?: Player): ReasonReport {
  const asked: Record<string, ReasonCount> = {};
  for (let n = 0; n < games; n++)
    if (player === undefined) playOnce(game, n, seed, asked);
    else playAlone(game, player, `${seed}/${n}`, asked);
  const counts = Object.values(asked);
  return {
    game: game.id,
    games,
    asked,
    answers: counts.reduce((sum, count) => sum + count.answers, 0),
    missing: counts.reduce((sum, count) => sum + count.missing, 0),
  };
}

/** The setting with most non-players, and their seats. */
function mostNonPlayers(game: Game): { readonly setting: Setting; readonly seats: readonly SeatId[] } {
  const [value, seats] = Object.entries(game.nonPlayers?.seats ?? {}).toSorted(
    ([, a], [, b]) => b.length - a.length,
  )[0] ?? ['', []];
  const options = game.nonPlayers === undefined ? {} : { [game.nonPlayers.option]: value };
  return { setting: defaultSetting(game, options), seats };
}

function playOnce(game: Game, n: number, seeds: string, asked: Record<string, ReasonCount>): void {
  const seed = `${seeds}/${n}`;
  const { setting, seats } = mostNonPlayers(game);
  const hasNone = game.nonPlayers === undefined;
  const match = Match.start(game, setting, fastDice(seed), { journal: false });
  const chance = new Dice(fastDice(`${seed}/players`));
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const isRun = hasNone || seats.includes(seat);
    const player = hasNone ? ownPlayer(game, match.seats.indexOf(seat) + n) : playerOf(game, seat, isRun);
    if (player === undefined) {
      const random = randomAnswer(match, chance);
      match.answer(random.seat, random.option);
      continue;
    }
    const reply = player.answer(new Sight(match, seat));
    if (isRun)
      note(asked, `${hasNone ? player.id : seat} ${match.prompt?.key}`, (reply.why ?? []).length > 0);
    match.reply(seat, reply);
  }
}

/** One player at every seat of the standard setting, charts at those of non-players. */
function playAlone(game: Game, player: Player, seed: string, asked: Record<string, ReasonCount>): void {
  const match = Match.start(game, defaultSetting(game), fastDice(seed), { journal: false });
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const chart = chartOf(game, match.setting, seat);
    const reply = (chart ?? player).answer(new Sight(match, seat));
    const key = match.prompt?.key ?? '';
    const isChoice = match.menuOf(seat).length > 1 && game.mind?.tempo.isVeiled?.(key) !== true;
    if (chart === undefined && isChoice) note(asked, `${seat} ${key}`, (reply.why ?? []).length > 0);
    match.reply(seat, reply);
  }
}

function chartOf({ nonPlayers, players = [] }: Game, { options }: Setting, seat: SeatId): Player | undefined {
  const isHeld = nonPlayers?.seats[String(options[nonPlayers.option])]?.includes(seat) === true;
  return isHeld
    ? players.find((one) => one.official === true && one.seats?.includes(seat) === true)
    : undefined;
}

const playerOf = (game: Game, seat: SeatId, isRun: boolean): Player | undefined =>
  game.players?.find(
    (player) =>
      player.imagines !== true &&
      (player.official === true) === isRun &&
      player.seats?.includes(seat) !== false,
  );

const ownPlayer = ({ players = [] }: Game, n: number): Player | undefined => players[n % players.length];

function note(asked: Record<string, ReasonCount>, what: string, isSaid: boolean): void {
  const counted = (asked[what] ??= { answers: 0, missing: 0 });
  counted.answers++;
  if (!isSaid) counted.missing++;
}
