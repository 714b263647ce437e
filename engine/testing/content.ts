/** The content runner: plays until everything a game declares has happened, and tells what never did. */
import { Dice, fastDice, type Game, Match, type Player, Sight } from '../index.ts';
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

function playOnce<S, V>(game: Game<S, V>, seed: string, counts: Map<string, number>): void {
  const chance = new Dice(fastDice(`${seed}/player`));
  const match = Match.start(game, randomSetting(game, chance), fastDice(seed), { journal: false, counts });
  const seated = new Map<string, Player<V> | undefined>();
  for (const seat of match.seats) {
    const fit = (game.players ?? []).filter(
      (player) => player.imagines !== true && (player.seats === undefined || player.seats.includes(seat)),
    );
    seated.set(seat, fit[chance.below(fit.length + 1)]);
  }
  while (match.result === undefined) {
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
