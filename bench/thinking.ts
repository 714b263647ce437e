/** How fast the minds think. */
import { defaultSetting, fastDice, type Game, Match, type Mind, playOut, Sight } from '@sandtable/engine';
import { findPlayer, LEVELS, random, think, Value } from '@sandtable/players';
import { type Effort, type Figure, rate } from './measure.ts';

/** Rollouts and appraisals at the first decision of a game that is worth a thought. */
export function thinkingFigures(game: Game, effort: Effort): Figure[] {
  const match = Match.start(game, defaultSetting(game), fastDice('bench/thinking'), { journal: false });
  const isPlain = (seat: string): boolean =>
    match.menuOf(seat).length === 1 || game.mind?.tempo.isWorthy?.(match.prompt?.key ?? '') === false;
  let seat = match.turn[0];
  while (seat !== undefined && isPlain(seat)) {
    match.reply(seat, (findPlayer(game, 'steady') ?? random).answer(new Sight(match, seat)));
    seat = match.turn[0];
  }
  if (seat === undefined) return [];
  return mindFigures(game, match, seat, effort);
}

/** A budget must not be so small that making the plans is most of the work. */
const ROLLOUTS = 400;

function mindFigures(game: Game, match: Match, seat: string, effort: Effort): Figure[] {
  const { mind } = game;
  const [level] = LEVELS.slice(-1);
  if (mind === undefined || level === undefined) return [];
  const { pace, thoughts } = mind.tempo;
  const seen = new Sight(match, seat);
  const roll = () => {
    const thinking = think(mind, seen, { ...level, seconds: (ROLLOUTS * thoughts) / pace });
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return step.value.rollouts;
    }
  };
  const value = new Value(mind);
  const world = seen.imagine(0);
  const appraise = () => {
    for (let i = 0; i < ROLLOUTS; i++) value.of(world, seat);
    return ROLLOUTS;
  };
  return [
    ...habitFigures(game, mind, effort),
    { name: `${game.id}.mind`, value: rate(roll, effort), unit: 'rollouts/s' },
    { name: `${game.id}.value`, value: rate(appraise, effort), unit: 'appraisals/s' },
  ];
}

/** Whole games, every seat by habit: what looking ahead is made of. Where the rulebook has non-players, also with most of them. */
function habitFigures(game: Game, mind: Mind, effort: Effort): Figure[] {
  const [most] = Object.entries(game.nonPlayers?.seats ?? {}).toSorted(([, a], [, b]) => b.length - a.length);
  const plain = { name: `${game.id}.habit`, options: {} };
  const charts = {
    name: `${game.id}.habit.charts`,
    options: { [game.nonPlayers?.option ?? '']: most?.[0] ?? '' },
  };
  return (most === undefined ? [plain] : [plain, charts]).map(({ name, options }) => {
    const setting = defaultSetting(game, options);
    let number = 0;
    const play = () => {
      const start = Match.start(game, setting, fastDice(`bench/habit/${number}`), { journal: false });
      const whole = new Sight(start, start.turn[0] ?? '').imagine(number++);
      playOut(whole, { habit: mind.habit, isEnough: () => false });
      return 1;
    };
    return { name, value: rate(play, effort), unit: 'games/s' };
  });
}
