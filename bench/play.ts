/** How fast games are played at random. */
import { Dice, defaultSetting, fastDice, type Game, Match, type MatchOptions } from '@sandtable/engine';
import { playRandomly } from '@sandtable/engine/testing';
import { type Effort, type Figure, rate } from './measure.ts';

/** Games a piece of work, so that looking at the clock does not count. */
const GAMES = 20;

/** Random play to the end, every answer checked by the engine. */
function decisions(game: Game, options: MatchOptions, effort: Effort): number {
  const setting = defaultSetting(game);
  const chance = new Dice(fastDice('bench/player'));
  let number = 0;
  return rate(() => {
    let answers = 0;
    // One long game is a piece of its own.
    for (let i = 0; i < GAMES && answers < 1000; i++) {
      const match = Match.start(game, setting, fastDice(`bench/${number++}`), options);
      playRandomly(match, chance);
      answers += match.seq;
    }
    return answers;
  }, effort);
}

export function playFigures(game: Game, effort: Effort): Figure[] {
  const unit = 'decisions/s';
  return [
    {
      name: `${game.id}.play.journal-off`,
      unit,
      value: decisions(game, { journal: false, history: false }, effort),
    },
    {
      name: `${game.id}.play.journal-on`,
      unit,
      value: decisions(game, { journal: true, history: false }, effort),
    },
    { name: `${game.id}.play.live`, unit, value: decisions(game, { journal: true, history: true }, effort) },
  ];
}
