/**
 * Is what a viewer cannot know dealt anew as the game itself deals it? Many games are begun; in each a world is
 * imagined for the viewer. What is hidden must not stay as it was, and must come out as often as in the games.
 */
import { defaultSetting, Dice, fastDice, type Game, Match, type Viewer } from '../index.ts';
import { Broken, viewersOf } from './checks.ts';
import { playRandomly } from './random.ts';

/** Answers after which a game that has hidden nothing is held to hide nothing at all. */
const MOST_ANSWERS = 60;
/** Games that tell when something has been dealt. */
const FEW = 5;
const BINS = 4;
/** A test of this many deviations is failed by a fair deal once in many millions of leaves. */
const MOST_DEVIATION = 7;

/** What lies at each place of the state: in the games, in worlds imagined, and how often an imagined one kept it. */
interface Leaf {
  /** The games that have such a place. */
  readonly games: number[];
  readonly real: string[];
  readonly imagined: string[];
  kept: number;
}

export function dealsFairly<S, V>(game: Game<S, V>, seed: string, games: number): void {
  const depth = games === 0 ? undefined : dealtAfter(game, seed);
  if (depth === undefined) return;
  const matches = Array.from({ length: games }, (_, n) => played(game, `${seed}/${n}`, depth)).filter(
    (match) => match.result === undefined,
  );
  for (const viewer of viewersOf(played(game, seed, 0))) {
    const leaves = new Map<string, Leaf>();
    for (const [n, match] of matches.entries()) note(leaves, match, n, viewer, `${seed}/${n}`);
    for (const [path, leaf] of leaves) judge(game, viewer, path, leaf, matches);
  }
}

/** A game after so many random answers. */
function played<S, V>(game: Game<S, V>, seed: string, answers: number): Match<S, V> {
  const match = Match.start(game, defaultSetting(game), fastDice(seed));
  playRandomly(match, new Dice(fastDice(`${seed}/player`)), answers);
  return match;
}

/** Answers until something lies there that differs from game to game and is dealt anew for somebody. */
function dealtAfter<S, V>(game: Game<S, V>, seed: string): number | undefined {
  const matches = Array.from({ length: FEW }, (_, n) => played(game, `${seed}/${n}`, 0));
  const players = matches.map((_, n) => new Dice(fastDice(`${seed}/${n}/player`)));
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (matches.some((match) => match.result !== undefined)) return undefined;
    for (const viewer of viewersOf(played(game, seed, 0))) {
      const leaves = new Map<string, Leaf>();
      for (const [n, match] of matches.entries()) note(leaves, match, n, viewer, `${seed}/${n}`);
      for (const { real, kept } of leaves.values())
        if (kept < real.length && new Set(real).size > 1) return answers;
    }
    for (const [n, match] of matches.entries()) playRandomly(match, players[n] ?? new Dice(fastDice('')), 1);
  }
  return undefined;
}

function note<S, V>(
  leaves: Map<string, Leaf>,
  match: Match<S, V>,
  n: number,
  viewer: Viewer,
  seed: string,
): void {
  const imagined = new Map(leavesOf(match.imagine(viewer, `${seed}/deal`).state));
  for (const [path, value] of leavesOf(match.state)) {
    const leaf = leaves.get(path) ?? { games: [], real: [], imagined: [], kept: 0 };
    leaves.set(path, leaf);
    const dealt = imagined.get(path) ?? '';
    leaf.games.push(n);
    leaf.real.push(value);
    leaf.imagined.push(dealt);
    if (dealt === value) leaf.kept++;
  }
}

function leavesOf(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

function judge<S, V>(
  game: Game<S, V>,
  viewer: Viewer,
  path: string,
  leaf: Leaf,
  matches: readonly Match<S, V>[],
): void {
  const { real, imagined, kept } = leaf;
  const values = [...new Set([...real, ...imagined])].sort();
  // What is the same in all games waits to be dealt.
  if (new Set(real).size < 2 || real.length < matches.length / 2) return;
  if (kept === real.length && isHidden(game, viewer, path, leaf, matches))
    throw new Broken('deal', `${path.slice(1)} is hidden from ${viewer}, but is never dealt anew`);
  const deviation = Math.max(...binsOf(values).map((bin) => deviationOf(bin, real, imagined)));
  if (deviation > MOST_DEVIATION)
    throw new Broken('deal', `${path.slice(1)} is dealt anew for ${viewer}, but not as in the game`);
}

/** True when what lies there could be exchanged between two games without the viewer seeing anything of it. */
function isHidden<S, V>(
  game: Game<S, V>,
  viewer: Viewer,
  path: string,
  { games, real }: Leaf,
  matches: readonly Match<S, V>[],
): boolean {
  const match = matches[games[0] ?? 0];
  const value = real.find((other) => other !== real[0]);
  if (match === undefined || value === undefined) return false;
  const changed = JSON.parse(JSON.stringify(match.state)) as S;
  put(changed, path.slice(1).split('.'), JSON.parse(value));
  try {
    return JSON.stringify(game.view(changed, viewer)) === JSON.stringify(match.view(viewer));
  } catch {
    return false;
  }
}

function put(holder: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (typeof holder !== 'object' || holder === null) return;
  const record = holder as Record<string, unknown>;
  if (rest.length === 0) record[key] = value;
  else put(record[key], rest, value);
}

/** Values in a few groups, so that each is met often enough to be counted. */
function binsOf(values: readonly string[]): ReadonlySet<string>[] {
  const size = Math.ceil(values.length / BINS);
  return Array.from({ length: BINS }, (_, i) => new Set(values.slice(i * size, (i + 1) * size))).filter(
    (bin) => bin.size > 0,
  );
}

/** How many standard deviations the two counts of a group lie apart. */
function deviationOf(bin: ReadonlySet<string>, real: readonly string[], imagined: readonly string[]): number {
  const [a, b] = [real, imagined].map((list) => list.filter((value) => bin.has(value)).length);
  const n = real.length;
  const share = ((a ?? 0) + (b ?? 0)) / (2 * n);
  const spread = Math.sqrt(2 * n * share * (1 - share));
  return spread === 0 ? 0 : Math.abs((a ?? 0) - (b ?? 0)) / spread;
}
