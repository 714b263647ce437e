/** How true hints are: see USAGE. */
import { defaultSetting, fastDice, type Game, Match, Sight } from '@sandtable/engine';
import {
  bandsOf,
  findPlayer,
  hintFor,
  LEVELS,
  nonPlayerSeats,
  type Row,
  seatPlayers,
} from '@sandtable/players';
import { Mistake, readArguments, runTool, showProgress } from './arguments.ts';

const USAGE = `npm run hints -- <game> [--games N] [--seed S] [--level L] [--every K]

Plays games, asks for a hint now and then, and prints the chances that the hints told against what came of the games.
  --games N   so many games (20)
  --seed S    any text; the same seed gives the same games and hints (1)
  --level L   who plays (practised): hints tell the chance after their turn, and nobody need follow them
  --every K   every K-th turn of a seat has a hint (6)
  --json      one object on one line`;

/** Of one core, roughly: short enough for many games. */
const SECONDS = 0.1;

interface Wish {
  readonly seed: string;
  readonly level: string;
  readonly every: number;
}

async function main(args: readonly string[]): Promise<number> {
  const { game, text, flag, number } = await readArguments(args, ['games', 'seed', 'level', 'every']);
  if (game.mind === undefined) throw new Mistake(`${game.id} has no mind to ask.`);
  const games = number('games', 20);
  const wish = { level: text('level') ?? 'practised', every: number('every', 6) };
  const rows: Row[][] = [];
  for (let n = 0; n < games; n++) {
    rows.push(hintsIn(game, { ...wish, seed: `${text('seed') ?? '1'}/${n}` }));
    showProgress(`${n + 1} of ${games} games`);
  }
  const bands = bandsOf(rows, { all: { slope: 1, shift: 0 } });
  if (flag('json')) console.log(JSON.stringify({ game: game.id, games, bands }));
  else {
    console.log(`${game.id}: ${rows.flat().length} hints in ${games} games of ${wish.level}`);
    for (const { from, to, said, was, positions } of bands)
      console.log(
        `${percent(from)} to ${percent(to)}: said ${percent(said)}, was ${percent(was)} of ${positions} hints`,
      );
  }
  return 0;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** The hints of one game, with what came of it. */
function hintsIn(game: Game, { seed, level, every }: Wish): Row[] {
  const { mind } = game;
  if (mind === undefined) return [];
  const setting = defaultSetting(game);
  const { seating } = seatPlayers(game, { setting, isSettled: true, rest: level });
  const held = nonPlayerSeats(game, setting);
  const match = Match.start(game, setting, fastDice(seed), { journal: false });
  const told: Omit<Row, 'won'>[] = [];
  let turns = 0;
  let last: string | undefined;
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const { prompt } = match;
    if (prompt === undefined) break;
    const turn = mind.tempo.turnOf({
      seat,
      prompt,
      options: match.menuOf(seat),
      state: match.state,
      dice: match.dice,
    });
    const isNew = turn !== undefined && turn !== last;
    if (isNew) last = turn;
    if (isNew && !held.includes(seat) && turns++ % every === 0)
      told.push({ seat, said: chanceOf(match, seat), sides: [] });
    const player = findPlayer(game, seating[seat] ?? '');
    if (player === undefined) throw new Error(`nobody plays ${seat}`);
    match.reply(seat, player.answer(new Sight(match, seat)));
  }
  const winners = match.result?.winners ?? [];
  return told.map((hint) => ({ ...hint, won: winners.includes(hint.seat) ? 1 / winners.length : 0 }));
}

/** What the best plan of a hint promises. */
function chanceOf(match: Match, seat: string): number {
  const { mind } = match.game;
  const strongest = LEVELS.at(-1);
  if (mind === undefined || strongest === undefined) return 0;
  const work = hintFor(mind, new Sight(match, seat), { ...strongest, seconds: SECONDS });
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value.plans[0].chance;
  }
}

await runTool(USAGE, main);
