/** A space in words: what a screen reader says of it and what its menu shows. */
import type { BoardWords } from '../board.ts';
import type { MapBoard } from './map-board.ts';
import { gonePlaces, isNewMark, type SpaceState } from './map-state.ts';
import { type Stack, stacksIn } from './stacks.ts';
import type { Words } from './words.ts';

export function stackText(
  { kind, load, count, change }: Stack,
  board: Pick<MapBoard, 'carrying'>,
  game: BoardWords,
  words: Words,
): string {
  const parts = [words.pieces(count, game.name(count === 1 ? 'kind' : 'kinds', kind))];
  if (load > 0) parts.push(board.carrying?.(load) ?? String(load));
  if (change !== 0) parts.push(change > 0 ? words.more(change) : words.fewer(-change));
  return parts.join(' ');
}

/** True when something in a space is not as it was. */
export function isChanged(now: SpaceState, before: SpaceState | undefined, board: MapBoard): boolean {
  return (
    before !== undefined &&
    (now.marks.some((mark) => isNewMark(mark, before)) ||
      gonePlaces(now, before).length > 0 ||
      stacksIn(now, before, board.pieces).some((stack) => stack.change !== 0))
  );
}

/** What the game says, pieces, whether it was chosen: a line each, empty ones left out. */
export function linesOf(
  now: SpaceState,
  before: SpaceState | undefined,
  board: MapBoard,
  game: BoardWords,
  words: Words,
): readonly string[] {
  const pieces = stacksIn(now, before, board.pieces).map((stack) => stackText(stack, board, game, words));
  return [
    ...board.describe(now.id),
    pieces.length === 0 ? words.empty : pieces.join(words.comma),
    now.isWorked ? words.worked : '',
  ].filter((line) => line !== '');
}
