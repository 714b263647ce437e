/** How big positions are, and how fast they are saved, restored, taken back and imagined. */
import {
  type Answer,
  Dice,
  defaultSetting,
  fastDice,
  type Game,
  Match,
  type Position,
} from '@sandtable/engine';
import { randomAnswer } from '@sandtable/engine/testing';
import { type Effort, type Figure, rate } from './measure.ts';

/** Saved positions spread over a random game, and the largest resting state of it. */
function sample(game: Game): { positions: string[]; bytes: number } {
  const chance = new Dice(fastDice('bench/positions/player'));
  const match = Match.start(game, defaultSetting(game), fastDice('bench/positions'));
  const positions: string[] = [];
  let bytes = 0;
  while (match.result === undefined) {
    const position = match.position();
    bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(position.state)));
    if (match.seq % 7 === 0) positions.push(JSON.stringify(position));
    const { seat, option } = randomAnswer(match, chance);
    match.answer(seat, option);
  }
  return { positions, bytes };
}

/** Plays on at random and takes every answer back once, where that is allowed. */
function undos(game: Game, effort: Effort): number {
  const chance = new Dice(fastDice('bench/undo/player'));
  let number = 0;
  const fresh = () =>
    Match.start(game, defaultSetting(game), fastDice(`bench/undo/${number++}`), { journal: false });
  let match = fresh();
  return rate(() => {
    if (match.result !== undefined) match = fresh();
    const answer: Answer = randomAnswer(match, chance);
    match.answer(answer.seat, answer.option);
    if (match.undoable(answer.seat) === 0) return 0;
    match.undo(answer.seat);
    match.answer(answer.seat, answer.option);
    return 1;
  }, effort);
}

export function positionFigures(game: Game, effort: Effort): Figure[] {
  const { positions, bytes } = sample(game);
  const matches = positions.map((text) => Match.resume(game, JSON.parse(text) as Position<unknown>));
  const over = <T>(things: readonly T[], work: (thing: T) => unknown) =>
    rate(() => {
      for (const thing of things) work(thing);
      return things.length;
    }, effort);
  let world = 0;
  const value = {
    save: over(matches, (match) => JSON.stringify(match.position())),
    restore: over(positions, (text) => Match.resume(game, JSON.parse(text) as Position<unknown>)),
    undo: undos(game, effort),
    imagine: over(matches, (match) => match.imagine(match.turn[0] ?? 'spectator', String(world++))),
  };
  return [
    { name: `${game.id}.state`, value: bytes, unit: 'bytes' },
    { name: `${game.id}.save`, value: value.save, unit: 'saves/s' },
    { name: `${game.id}.restore`, value: value.restore, unit: 'restores/s' },
    { name: `${game.id}.undo`, value: value.undo, unit: 'undos/s' },
    { name: `${game.id}.imagine`, value: value.imagine, unit: 'worlds/s' },
  ];
}
