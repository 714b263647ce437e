/** What a study comes to: as one object for programs, or as tables for people. */
import type { Game, Setting, Speech } from '@sandtable/engine';
import type { Interval, Mean, Score, Standings } from '@sandtable/players';
import type { Console } from '../console.ts';
import { seatName, word } from '../show/names.ts';
import { table } from '../show/table.ts';
import type { Words } from '../words/index.ts';
import type { Failed } from './failures.ts';

export interface Study {
  readonly game: Game;
  readonly setting: Setting;
  readonly seed: string;
  readonly standings: Standings;
  /** Games that could not be played to their end; they count nowhere. */
  readonly failures: readonly Failed[];
  readonly seconds: number;
}

export function figures({ game, setting, seed, standings, failures, seconds }: Study): unknown {
  const { games, decisions, ...rest } = standings;
  return {
    game: game.id,
    scenario: setting.scenario,
    options: setting.options,
    seed,
    games,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    ...rest,
    failures,
  };
}

export function readableReport(console: Console, { game, standings, seconds }: Study): string {
  const { words, language } = console;
  const { games, decisions, seats, players, lostByAll, length } = standings;
  const speech = game.speech[language];
  const isShared = seats.some(({ shared }) => shared > 0);
  return [
    scores(
      words,
      [words.headSeat, words.headPlayer],
      seats,
      (seat) => [seatName(speech, seat.id), seat.players.join(', ')],
      isShared,
    ),
    '',
    scores(words, [words.headPlayer], players, ({ id }) => [id], isShared),
    '',
    endings(console, speech, standings),
    '',
    words.simTotal({
      games,
      decisions: decisions.toLocaleString('en'),
      seconds: seconds.toFixed(1),
      rate: Math.round(decisions / seconds).toLocaleString('en'),
    }),
    words.lengths({ mean: measure(length), shortest: length.shortest, longest: length.longest }),
    ...(lostByAll > 0 ? [words.lostByAll({ games: lostByAll })] : []),
  ].join('\n');
}

/** Wins that are shared count less than one in the share: a column tells how many, where there are any. */
function scores<S extends Score>(
  words: Words,
  headings: readonly string[],
  all: readonly S[],
  names: (score: S) => readonly string[],
  isShared: boolean,
): string {
  const { headPlayed, headWins, headShared, headShare, headSure, headScore, headMargin } = words;
  const whenShared = (cell: string) => (isShared ? [cell] : []);
  return table(
    [
      ...headings,
      headPlayed,
      headWins,
      ...whenShared(headShared),
      headShare,
      headSure,
      headScore,
      headMargin,
    ],
    all.map((score) => [
      ...names(score),
      String(score.played),
      String(score.wins),
      ...whenShared(String(score.shared)),
      percent(score.share),
      score.interval === undefined ? NONE : range(score.interval),
      measure(score.score),
      measure(score.margin),
    ]),
    headings.length,
  );
}

/** In the game's own words (`ending.<reason>`), where it has any. */
function endings({ words }: Console, speech: Speech, standings: Standings): string {
  return table(
    [words.headEnding, words.headGames, words.headPart, words.headSure],
    standings.endings.map(({ reason, games, share, interval }) => [
      word(speech, `ending.${reason}`) ?? reason,
      String(games),
      percent(share),
      range(interval),
    ]),
  );
}

/** Nothing can be said. */
const NONE = '–';
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const range = ({ low, high }: Interval) => `${percent(low)} – ${percent(high)}`;
const measure = ({ mean, high }: Mean) =>
  high === undefined ? rounded(mean) : `${rounded(mean)} ± ${rounded(high - mean)}`;
/** Nothing below zero is 0.00. */
const rounded = (figure: number) => figure.toFixed(2).replace(/^-(?=0\.00$)/, '');
