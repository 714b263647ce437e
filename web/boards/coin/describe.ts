/** A space of a COIN game in words, but for its pieces. */
import type { BoardWords } from '../board.ts';
import type { CoinSpace } from './coin-table.ts';
import type { Words } from './words.ts';

/** What it is and what is marked there: a line each. */
export function linesOf(space: CoinSpace, game: BoardWords, words: Words): readonly string[] {
  return [factsOf(space, game, words), marksOf(space, game, words)].map((parts) => parts.join(words.comma));
}

function factsOf({ kind, terrain, population, econ }: CoinSpace, game: BoardWords, words: Words): string[] {
  const name = game.name('space-kind', kind);
  return [
    terrain === null ? name : words.region(game.name('terrain', terrain), name),
    ...(population === null ? [] : [words.population(population)]),
    ...(econ === null ? [] : [words.econ(econ)]),
  ];
}

function marksOf({ level, control, markers }: CoinSpace, game: BoardWords, words: Words): string[] {
  const numbered = (id: string, count: number) => (id === 'terror' || count > 1 ? ` ${count}` : '');
  return [
    ...(level === null ? [] : [game.name('level', String(level))]),
    ...(control === null ? [] : [controlText(control, game, words)]),
    ...markers.map(({ id, count }) => `${game.name('marker', id)}${numbered(id, count)}`),
  ];
}

function controlText(
  { faction, isFixed }: NonNullable<CoinSpace['control']>,
  game: BoardWords,
  words: Words,
): string {
  return isFixed ? game.name('marker', `${faction}-control`) : words.majority(game.name('faction', faction));
}
