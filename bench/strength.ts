/** How strong the minds are: see USAGE. */
import { readFileSync } from 'node:fs';
import {
  defaultSetting,
  fastDice,
  type Game,
  Match,
  type OptionValue,
  type Player,
  type SeatId,
  Sight,
  type Weights,
} from '@sandtable/engine';
import { findGame, GAME_IDS } from '@sandtable/games/workshop';
import { canTake, findPlayer, LEVEL_IDS, LEVELS, MIDDLE, mindedPlayer, wilson } from '@sandtable/players';
import { readArguments, refuse } from './arguments.ts';
import { startClock } from './measure.ts';

const USAGE = `npm run bench:strength -- <game> [--games N] [--seed S] [--of player] [--against player]

Plays planned numbers of games and prints how often one player beats another, with the Wilson interval (95 %) and the CPU
seconds each takes for a turn. One seat is the challenger's, all others are its rivals'; it takes every seat in turn, on the
same deals. Without players: what the game plans, then each level against the one before.
  --games N     so many games a row instead of the planned number
  --seed S      any text; the same seed gives the same games (strength)
  --of P        the challenger
  --against P   its rivals
  --options O   of the game, as name=value,name=value
                (charts: the rulebook's own for each seat, practised where it has none)
  --scenario S  of the game
  --seat S      the challenger takes this seat only
  --follow      tells on the error output how it stands after each game
  --candidate F the challenger's weights come from this file, as npm run learn -- <game> --terms F writes it; both play
                as practised unless --of and --against say otherwise`;

/** The rulebook's own players, each at its seat. */
const CHARTS = 'charts';

/** A row of the table, planned before it is run. */
interface Meeting {
  readonly of: string;
  readonly against: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly games: number;
  readonly scenario?: string;
  /** The challenger's only seat; all in turn when not given. */
  readonly seat?: SeatId;
}

const LADDER: readonly Meeting[] = LEVEL_IDS.slice(1).map((of, i) => ({
  of,
  against: LEVEL_IDS[i] ?? '',
  options: {},
  games: 40,
}));

/** 9.0 The US alone against the rulebook's charts. */
const alone = (of: string, scenario: string, games: number): Meeting => ({
  of,
  against: 'jihadist-nonplayer',
  options: { nonPlayers: 'jihadist' },
  games,
  scenario,
  seat: 'us',
});

/** One faction of a COIN volume against the charts of the others. */
const amongCharts = (seat: SeatId, games: number, nonPlayers: string, scenario?: string): Meeting => ({
  of: 'master',
  against: CHARTS,
  options: { nonPlayers },
  games,
  seat,
  ...(scenario === undefined ? {} : { scenario }),
});

/** Every level at one seat among the charts: what one more level is worth in a game of many winners. */
const levelsAmongCharts = (meeting: Meeting): readonly Meeting[] =>
  LEVEL_IDS.filter((of) => of !== meeting.of).map((of) => ({ ...meeting, of }));

/** 8.9 The rulebook knows the Coalition and the Taliban alone; the others play among charts that sit in for players. */
const afghan = (scenario: string): readonly Meeting[] => [
  amongCharts('coalition', 60, 'government-taliban-warlords', scenario),
  amongCharts('taliban', 60, 'coalition-government-warlords', scenario),
  amongCharts('government', 60, 'none', scenario),
  amongCharts('warlords', 60, 'none', scenario),
];

/** Against the players that were the best before there were minds. */
const PLANNED: Readonly<Record<string, readonly Meeting[]>> = {
  'pax-pamir': [
    { of: 'master', against: 'vizier', options: {}, games: 60 },
    { of: 'master', against: 'vizier', options: { players: 3 }, games: 60 },
    ...LADDER,
  ],
  'land-battles': [{ of: 'master', against: 'colonel', options: {}, games: 60 }, ...LADDER],
  'andean-abyss': [
    amongCharts('government', 100, 'farc-auc-cartels'),
    ...levelsAmongCharts(amongCharts('government', 100, 'farc-auc-cartels')),
    amongCharts('farc', 60, 'auc-cartels'),
    amongCharts('auc', 60, 'cartels'),
    amongCharts('cartels', 60, 'none'),
  ],
  'distant-plain': [
    ...afghan('2009'),
    ...afghan('2003'),
    ...levelsAmongCharts(amongCharts('taliban', 60, 'coalition-government-warlords', '2009')),
  ],
  labyrinth: [
    alone('master', 'lets-roll', 60),
    alone('master', 'mission-accomplished', 60),
    { of: 'strong', against: 'us-staff', options: {}, games: 60, seat: 'jihadist' },
    { of: 'master', against: 'strong', options: {}, games: 60, seat: 'us' },
    { of: 'master', against: 'strong', options: {}, games: 60, seat: 'jihadist' },
    ...LADDER,
  ],
};

interface Sum {
  wins: number;
  /** Those that the rulebook calls no stalemate, and that met the winner's own condition where it has one. */
  strict: number;
  games: number;
  readonly seconds: [challenger: number, rivals: number];
  readonly turns: [challenger: number, rivals: number];
}

function meet(
  game: Game,
  meeting: Meeting,
  seed: string,
  candidate: Weights | undefined,
  follow: (line: string) => void,
): Sum {
  const challenger = challengerOf(game, meeting.of, candidate);
  const rivals = rivalsOf(game, meeting.against);
  const setting = settingOf(game, meeting);
  const sides = sidesOf(game, setting).filter(
    (side) => meeting.seat === undefined || side.includes(meeting.seat),
  );
  if (sides.length === 0) refuse(`${game.id} has no seat "${String(meeting.seat)}".`);
  const sum: Sum = { wins: 0, strict: 0, games: meeting.games, seconds: [0, 0], turns: [0, 0] };
  for (let n = 0; n < meeting.games; n++) {
    const own = sides[n % sides.length] ?? [];
    const deal = fastDice(`${seed}/${Math.floor(n / sides.length)}`);
    const match = Match.start(game, setting, deal, { journal: false });
    playOut(match, (seat) => (own.includes(seat) ? challenger : rivals(seat)), own, sum);
    const { winners = [], standings = [] } = match.result ?? {};
    const isDraw = winners.length === 0 && standings.every(({ rank }) => rank === 1);
    if (isDraw) sum.wins += 0.5;
    else if (own.some((seat) => winners.includes(seat))) {
      sum.wins++;
      if (isStrict(match, own)) sum.strict++;
    }
    follow(`${sum.wins} of ${n + 1}`);
  }
  return sum;
}

/** 7.3 The highest margin wins at the end, also below every condition; 8.8, 8.9 alone a small lead is a stalemate. */
function isStrict({ result }: Match, own: readonly SeatId[]): boolean {
  if (result === undefined || /stalemate/.test(result.reason.key)) return false;
  const isMet = result.standings.some(({ seat, score }) => own.includes(seat) && score > 0);
  return result.reason.key !== 'over.final' || isMet;
}

/** One player at all seats, or the rulebook's own at each. */
function rivalsOf(game: Game, id: string): (seat: SeatId) => Player {
  if (id !== CHARTS) {
    const rival = playerOf(game, id);
    return () => rival;
  }
  const charts = (game.players ?? []).filter(({ official }) => official === true);
  const middle = playerOf(game, MIDDLE);
  return (seat) => charts.find((player) => canTake(player, seat)) ?? middle;
}

function settingOf(game: Game, { options, scenario }: Meeting): Match['setting'] {
  const setting = defaultSetting(game, options);
  if (scenario === undefined) return setting;
  if (!game.scenarios.includes(scenario)) refuse(`${game.id} has no scenario "${scenario}".`);
  return { ...setting, scenario };
}

/** The same player, or one of that level with other weights. */
function challengerOf(game: Game, id: string, weights: Weights | undefined): Player {
  const { mind } = game;
  if (weights === undefined || mind === undefined) return playerOf(game, id);
  const level = LEVELS.find((one) => one.id === id) ?? refuse(`Weights are tried by levels, not by "${id}".`);
  return mindedPlayer({ ...mind, weights }, level);
}

function playerOf(game: Game, id: string): Player {
  return findPlayer(game, id) ?? refuse(`${game.id} has no player "${id}".`);
}

/** The seats by team; a seat without a team is a side of its own. */
function sidesOf(game: Game, setting: Match['setting']): readonly (readonly SeatId[])[] {
  const sides = new Map<string, SeatId[]>();
  for (const { id, team = id } of game.seats(setting)) sides.set(team, [...(sides.get(team) ?? []), id]);
  return [...sides.values()];
}

function playOut(match: Match, playerAt: (seat: SeatId) => Player, own: readonly SeatId[], sum: Sum): void {
  let last: SeatId | undefined;
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const who = own.includes(seat) ? 0 : 1;
    if (seat !== last) sum.turns[who]++;
    last = seat;
    const clock = startClock();
    const reply = playerAt(seat).answer(new Sight(match, seat));
    sum.seconds[who] += clock() / 1000;
    match.answer(seat, reply.option);
  }
}

const percent = (share: number): string => (100 * share).toFixed(0);

function row(
  { of, against, options, scenario, seat }: Meeting,
  { wins, strict, games, seconds, turns }: Sum,
): string {
  const { low, high } = wilson(wins, games);
  const setting = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  if (scenario !== undefined) setting.push(scenario);
  const challenger = seat === undefined ? of : `${of}, ${seat}`;
  const cost = [0, 1].map((who) => ((seconds[who] ?? 0) / Math.max(1, turns[who] ?? 0)).toFixed(3));
  return `| ${challenger} | ${[against, ...setting].join(', ')} | ${wins} of ${games} = ${percent(wins / games)} % (${percent(low)}–${percent(high)})${strict < wins ? `, ${strict} of them strictly` : ''} | ${cost.join(' | ')} |`;
}

function optionsIn(text: string | undefined): Readonly<Record<string, OptionValue>> {
  const pairs = (text ?? '').split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, /^\d+$/.test(value) ? Number(value) : value === 'true' || (value !== 'false' && value)];
    }),
  );
}

/** Weights as a file holds them; what is not there weighs nothing. */
function weightsIn(file: string): Weights {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof document !== 'object' ||
    document === null ||
    !('terms' in document) ||
    !('calibration' in document)
  )
    refuse(`${file} holds no weights.`);
  return document as Weights;
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      games: text,
      seed: text,
      of: text,
      against: text,
      options: text,
      scenario: text,
      seat: text,
      candidate: text,
      follow: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  const [id = ''] = positionals;
  const game = await findGame(id);
  if (game === undefined) refuse(`There is no game "${id}". There are: ${GAME_IDS.join(', ')}.`);
  const games = values.games === undefined ? undefined : Number(values.games);
  if (games !== undefined && !(Number.isInteger(games) && games > 0))
    refuse('--games wants a whole number above 0.');
  const candidate = values.candidate === undefined ? undefined : weightsIn(values.candidate);
  const follow = values.follow === true ? (line: string) => console.error(line) : () => undefined;
  const isSingle = values.of !== undefined || values.against !== undefined || candidate !== undefined;
  const single: Meeting = {
    of: values.of ?? MIDDLE,
    against: values.against ?? MIDDLE,
    games: games ?? 40,
    options: optionsIn(values.options),
    ...(values.scenario === undefined ? {} : { scenario: values.scenario }),
    ...(values.seat === undefined ? {} : { seat: values.seat }),
  };
  const plan: readonly Meeting[] = isSingle ? [single] : (PLANNED[id] ?? LADDER);
  console.log('| player | against | wins | CPU s a turn | of the rivals |\n| --- | --- | --- | --- | --- |');
  for (const meeting of plan) {
    const planned = games === undefined ? meeting : { ...meeting, games };
    console.log(row(planned, meet(game, planned, values.seed ?? 'strength', candidate, follow)));
  }
}

await main();
