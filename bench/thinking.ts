/** How fast the search thinks. */
import { defaultSetting, fastDice, type Game, Match, Sight } from '@sandtable/engine';
import { findPlayer } from '@sandtable/players';
import { type Effort, type Figure, rate } from './measure.ts';

const PLAYOUTS = 50;

/** Playouts at the first decision of a game that leaves a choice. */
export function thinkingFigures(game: Game, effort: Effort): Figure[] {
  const player = findPlayer(game, `search:${PLAYOUTS}`);
  const match = Match.start(game, defaultSetting(game), fastDice('bench/thinking'), { journal: false });
  let seat = match.turn[0];
  while (seat !== undefined && match.menuOf(seat).length === 1) {
    match.answer(seat, match.menuOf(seat)[0] ?? '');
    seat = match.turn[0];
  }
  if (player === undefined || seat === undefined) return [];
  const thinker = seat;
  const think = () => {
    player.answer(new Sight(match, thinker));
    return PLAYOUTS;
  };
  return [{ name: `${game.id}.search`, value: rate(think, effort), unit: 'playouts/s' }];
}
