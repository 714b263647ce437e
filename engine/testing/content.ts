/** The content runner: plays until everything a game declares has happened, and tells what never did. */
import {
  type Chance,
  Dice,
  fastDice,
  type Game,
  Match,
  type Player,
  type Setting,
  settingFaults,
  Sight,
} from '../index.ts';
import { randomAnswer, randomSetting } from './random.ts';

export interface ContentReport {
  readonly game: string;
  readonly games: number;
  readonly fired: Readonly<Record<string, number>>;
  readonly never: readonly string[];
  /** Did not fire either, but the game says why they may not. */
  readonly exempt: readonly string[];
  /** Fired but not declared: the list and the rules disagree. */
  readonly undeclared: readonly string[];
}

export interface ContentOptions {
  /** Stops after so many games even if something has not fired. */
  readonly games?: number;
  readonly seed?: string;
  readonly progress?: (games: number, missing: number) => void;
}

/** One in so many seats of non-players is played at random all the same. */
const NON_PLAYERS_OWN = 6;

/**
 * Random settings; each seat is taken by random play or by one of the game's own players, so that bots' branches
 * fire as well. Asides are made now and then.
 */
export function runContent<S, V>(game: Game<S, V>, options: ContentOptions = {}): ContentReport {
  const { games: most = 2000, seed = 'content' } = options;
  const counts = new Map<string, number>();
  const missing = () => game.content.filter((item) => !counts.has(item));
  const isMissing = (item: string) => game.rare?.[item] === undefined;
  let games = 0;
  for (; games < most && (games === 0 || missing().some(isMissing)); games++) {
    playOnce(game, `${seed}/${games}`, counts);
    options.progress?.(games + 1, missing().length);
  }
  return {
    game: game.id,
    games,
    fired: Object.fromEntries(game.content.map((item) => [item, counts.get(item) ?? 0])),
    never: missing().filter((item) => game.rare?.[item] === undefined),
    exempt: missing().filter((item) => game.rare?.[item] !== undefined),
    undeclared: [...counts.keys()].filter((item) => !game.content.includes(item)),
  };
}

/** The rulebook's non-players have much to show, and do so only where the setting gives them seats. */
function withNonPlayers<S, V>(game: Game<S, V>, setting: Setting, chance: Chance): Setting {
  const { option, seats } = game.nonPlayers ?? { option: '', seats: {} };
  const values = Object.keys(seats);
  const value = values[chance.below(Math.max(1, values.length))];
  if (value === undefined || chance.below(4) === 0) return setting;
  const changed = { ...setting, options: { ...setting.options, [option]: value } };
  return settingFaults(game, changed).length === 0 ? changed : setting;
}

function playOnce<S, V>(game: Game<S, V>, seed: string, counts: Map<string, number>): void {
  const chance = new Dice(fastDice(`${seed}/player`));
  const setting = withNonPlayers(game, randomSetting(game, chance), chance);
  const nonPlayers = game.nonPlayers?.seats[String(setting.options[game.nonPlayers.option])] ?? [];
  const match = Match.start(game, setting, fastDice(seed), { journal: false, counts });
  const seated = new Map<string, Player<V> | undefined>();
  for (const seat of match.seats) {
    const isNonPlayer = nonPlayers.includes(seat);
    const fit = (game.players ?? []).filter(
      (player) =>
        player.imagines !== true &&
        (player.seats === undefined || player.seats.includes(seat)) &&
        (player.official !== true || isNonPlayer || game.nonPlayers === undefined),
    );
    const isRandom = chance.below(isNonPlayer ? NON_PLAYERS_OWN : fit.length + 1) === 0;
    seated.set(seat, isRandom ? undefined : fit[chance.below(Math.max(1, fit.length))]);
  }
  while (match.result === undefined) {
    if (match.number > game.bound) throw new Error(`${seed}: a game of more than ${game.bound} asks`);
    const seat = match.turn[0];
    if (seat === undefined) return;
    const asides = chance.below(20) === 0 ? match.asides(seat) : [];
    const aside = asides[chance.below(Math.max(1, asides.length))];
    const player = seated.get(seat);
    if (aside !== undefined) match.aside(seat, aside.id);
    else if (player !== undefined) match.reply(seat, player.answer(new Sight(match, seat)));
    else {
      const { seat: who, option } = randomAnswer(match, chance);
      match.answer(who, option);
    }
  }
}
