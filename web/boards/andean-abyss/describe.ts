/** A space in words: what a screen reader says of it and what its menu shows. */
import {
  factsOf,
  hasMajority,
  idOf,
  isLoc,
  isZone,
  type Space,
  type View,
} from '@sandtable/andean-abyss/board';
import type { BoardWords } from '../board.ts';
import { type Stack, stacksIn } from './stacks.ts';
import type { Words } from './words.ts';

/** Who has Control, by the last count or as it stands (6.2). */
export interface Control {
  readonly faction: 'government' | 'farc';
  /** Counted in the Control Phase; otherwise merely how things stand. */
  readonly isFixed: boolean;
}

export function controlIn(view: View, space: Space): Control | undefined {
  if (isLoc(space)) return undefined;
  for (const faction of ['government', 'farc'] as const) {
    if (view.control[faction].includes(space)) return { faction, isFixed: true };
  }
  for (const faction of ['government', 'farc'] as const) {
    if (hasMajority(view, space, faction)) return { faction, isFixed: false };
  }
  return undefined;
}

export function stackText({ kind, load, count, change }: Stack, game: BoardWords, words: Words): string {
  const parts = [words.pieces(count, game.name(count === 1 ? 'kind' : 'kinds', kind))];
  if (load > 0) parts.push(words.carrying(load));
  if (change !== 0) parts.push(change > 0 ? words.more(change) : words.fewer(-change));
  return parts.join(' ');
}

/** What kind of space it is, and its figures. */
function factsText(space: Space, game: BoardWords, words: Words): string {
  const { kind, terrain, population, econ, pipeline } = factsOf(space);
  if (kind === 'loc')
    return [game.name('space-kind', pipeline ? 'pipeline' : 'road'), words.econ(econ)].join(words.comma);
  const what =
    terrain === null
      ? game.name('space-kind', kind)
      : words.department(game.name('terrain', terrain), game.name('space-kind', kind));
  return [what, words.population(population)].join(words.comma);
}

/** Markers that lie in a space, in words. */
function markersText(view: View, space: Space, game: BoardWords, words: Words): readonly string[] {
  const found: string[] = [];
  const marks = view.markers[space] ?? 0;
  if (isLoc(space)) return marks > 0 ? [game.name('marker', 'sabotage')] : [];
  if (factsOf(space).population > 0) found.push(game.name('level', String(view.levels[space] ?? 0)));
  const control = controlIn(view, space);
  if (control?.isFixed === true) found.push(game.name('marker', `${control.faction}-control`));
  else if (control !== undefined) found.push(words.majority(game.name('faction', control.faction)));
  if (marks > 0) found.push(`${game.name('marker', 'terror')} ${marks}`);
  if (isZone(view, space)) found.push(game.name('marker', 'farc-zone'));
  return found;
}

/** True when something in a space is not as it was. */
export function isChanged(view: View, previous: View | undefined, space: Space): boolean {
  return (
    previous !== undefined &&
    ((previous.levels[space] ?? 0) !== (view.levels[space] ?? 0) ||
      (previous.markers[space] ?? 0) !== (view.markers[space] ?? 0) ||
      stacksIn(view, previous, space).some((stack) => stack.change !== 0))
  );
}

/** Facts, markers, pieces: a line each, empty ones left out. */
export function linesOf(
  view: View,
  previous: View | undefined,
  space: Space,
  game: BoardWords,
  words: Words,
): readonly string[] {
  const pieces = stacksIn(view, previous, space).map((stack) => stackText(stack, game, words));
  const isWorked = view.turn?.spaces.includes(space) === true;
  return [
    factsText(space, game, words),
    markersText(view, space, game, words).join(words.comma),
    pieces.length === 0 ? words.empty : pieces.join(words.comma),
    isWorked ? words.worked : '',
  ].filter((line) => line !== '');
}

export function nameOf(
  view: View,
  previous: View | undefined,
  space: Space,
  game: BoardWords,
  words: Words,
): string {
  const lines = linesOf(view, previous, space, game, words);
  return `${game.name('space', idOf(space))}${words.colon}${lines.join(words.semicolon)}`;
}
