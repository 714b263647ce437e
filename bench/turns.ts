/** How long the players that are seated where nobody is named take for a turn: all they answer until somebody else is asked. */
import {
  defaultSetting,
  fastDice,
  type Game,
  Match,
  type Player,
  type Setting,
  Sight,
} from '@sandtable/engine';
import { findPlayer, seatPlayers } from '@sandtable/players';
import { type Effort, type Figure, FULL, LONG, startClock } from './measure.ts';

const GAMES = 8;
const FEW = 1;

/** Whole games between them; the first one only warms up. Nothing for a game that has no player for some seat. */
export function turnFigures(game: Game, effort: Effort): Figure[] {
  const { setting, seating } = seatPlayers(game, { setting: defaultSetting(game), isSettled: false });
  const bots = new Map<string, Player>();
  for (const [seat, id] of Object.entries(seating)) {
    const bot = findPlayer(game, id);
    if (bot === undefined || bot.id === 'random') return [];
    bots.set(seat, bot);
  }
  playOut(game, setting, bots, 'warm');
  const games = effort === FULL || effort === LONG ? GAMES : FEW;
  const turns = Array.from({ length: games }, (_, i) => playOut(game, setting, bots, String(i))).flat();
  return [...new Set(bots.values())].flatMap((bot) => {
    const times = turns.filter((turn) => turn.bot === bot.id).map((turn) => turn.microseconds);
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return [
      { name: `${game.id}.${bot.id}.median`, value: median, unit: 'µs a turn' },
      { name: `${game.id}.${bot.id}.worst`, value: sorted.at(-1) ?? 0, unit: 'µs a turn' },
    ];
  });
}

interface Turn {
  readonly bot: string;
  microseconds: number;
}

/** Only the bots' own thinking is counted, not what the rules do with it. */
function playOut(game: Game, setting: Setting, bots: ReadonlyMap<string, Player>, seed: string): Turn[] {
  const dice = fastDice(`bench/turns/${seed}`);
  const history = [...bots.values()].some(({ imagines }) => imagines === true);
  const match = Match.start(game, setting, dice, { journal: false, history });
  const turns: Turn[] = [];
  let last: string | undefined;
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) {
    const bot = bots.get(seat);
    if (bot === undefined) throw new Error(`nobody plays ${seat}`);
    if (seat !== last) turns.push({ bot: bot.id, microseconds: 0 });
    last = seat;
    const clock = startClock();
    const reply = bot.answer(new Sight(match, seat));
    const turn = turns.at(-1);
    if (turn !== undefined) turn.microseconds += clock() * 1000;
    match.reply(seat, reply);
  }
  return turns;
}
