/** What a study comes to: as one object for programs, or as tables for people. */
import type { Game, Setting, Speech } from '@sandtable/engine';
import type { Interval, Mean, Score, Standings } from '@sandtable/players';
import type { Console } from '../console.ts';
import { seatName, word } from '../show/names.ts';
import { table } from '../show/table.ts';

export interface Study {
  readonly game: Game;
  readonly setting: Setting;
  readonly seed: string;
  readonly standings: Standings;
  readonly seconds: number;
}

export function figures({ game, setting, seed, standings, seconds }: Study): unknown {
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
  };
}

export function readableReport(console: Console, { game, standings, seconds }: Study): string {
  const { words, language } = console;
  const { games, decisions, seats, players, lostByAll, length } = standings;
  const speech = game.speech[language];
  return [
    scores(console, words.headSeat, seats, (seat) => seatName(speech, seat)),
    '',
    scores(console, words.headPlayer, players, (player) => player),
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

function scores(
  { words }: Console,
  heading: string,
  all: readonly Score[],
  name: (id: string) => string,
): string {
  const { headPlayed, headWins, headShare, headSure, headScore, headMargin } = words;
  return table(
    [heading, headPlayed, headWins, headShare, headSure, headScore, headMargin],
    all.map(({ id, played, wins, share, interval, score, margin }) => [
      name(id),
      String(played),
      String(wins),
      percent(share),
      range(interval),
      measure(score),
      measure(margin),
    ]),
  );
}

/** In the game's own words (`ending.<reason>`), where it has any. */
function endings({ words }: Console, speech: Speech, standings: Standings): string {
  return table(
    [words.headEnding, words.headGames, words.headShare, words.headSure],
    standings.endings.map(({ reason, games, share, interval }) => [
      word(speech, `ending.${reason}`) ?? reason,
      String(games),
      percent(share),
      range(interval),
    ]),
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const range = ({ low, high }: Interval) => `${percent(low)} – ${percent(high)}`;
const measure = ({ mean, high }: Mean) => `${mean.toFixed(2)} ± ${(high - mean).toFixed(2)}`;
