/** The figures of the cards: what is printed on them, and what of that is reconstructed. */
import {
  type ActionId,
  cardsOf,
  type Force,
  type ForceKind,
  HITS_TO_DESTROY,
  kindById,
  type TerrainKind,
  type View,
  WEAPONS,
} from '@sandtable/land-battles/board';
import type { BoardWords } from '../board.ts';
import type { SymbolId } from './symbols.ts';
import type { Words } from './words.ts';

type ActionKind = ReturnType<typeof cardsOf>['actions'][ActionId];

/** One figure of a card. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly symbol?: SymbolId;
  /** True when the printed figure is not known. */
  readonly isReconstructed: boolean;
}

/** Stands before a figure that is reconstructed. */
export const ABOUT = '≈';

/** A modifier with its sign, minus as a minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function kindOf(view: Pick<View, 'cards'>, id: string): ForceKind {
  return kindById(cardsOf(view), id);
}

/** Makes figures of one card. Its `known` names the fields that are not reconstructed. */
function figureOf({ known }: { readonly known: readonly string[] }) {
  return (field: string, name: string, value: string, symbol?: SymbolId): Figure => ({
    name,
    value,
    isReconstructed: !known.includes(field),
    ...(symbol === undefined ? {} : { symbol }),
  });
}

function bodyFigures(kind: ForceKind, words: Words): readonly Figure[] {
  const figure = figureOf(kind);
  return [
    figure('vp', words.points, String(kind.vp)),
    figure('armor', words.armor, String(kind.armor), 'armor'),
    ...(kind.maneuver === null
      ? []
      : [figure('maneuver', words.maneuver, words.need(kind.maneuver), 'maneuver')]),
  ];
}

function weaponFigures(kind: ForceKind, game: BoardWords, words: Words): readonly Figure[] {
  const figure = figureOf(kind);
  const weapons = WEAPONS.flatMap((weapon) => {
    const modifier = kind[weapon];
    return modifier === null ? [] : [figure(weapon, game.name('weapon', weapon), signed(modifier), weapon)];
  });
  const { artillery } = kind;
  if (artillery === null) return weapons;
  return [
    ...weapons,
    figure('artilleryModifier', game.name('weapon', 'artillery'), signed(artillery.modifier), 'artillery'),
    figure('artilleryRange', words.range, String(artillery.range)),
  ];
}

export function forceFigures(kind: ForceKind, game: BoardWords, words: Words): readonly Figure[] {
  const figure = figureOf(kind);
  return [
    ...bodyFigures(kind, words),
    ...weaponFigures(kind, game, words),
    ...(kind.headquarters ? [figure('headquarters', words.headquarters, '✓', 'headquarters')] : []),
    figure('copies', words.copies, String(kind.copies)),
  ];
}

export function actionFigures(kind: ActionKind, words: Words): readonly Figure[] {
  const figure = figureOf(kind);
  return [
    figure('maneuverModifier', words.modifier, signed(kind.maneuverModifier), 'maneuver'),
    figure('reinforcement', words.reinforcement, String(kind.reinforcement)),
    figure('copies', words.copies, String(kind.copies)),
  ];
}

export function terrainFigures(kind: TerrainKind, words: Words): readonly Figure[] {
  const figure = figureOf(kind);
  const { bonus } = kind;
  return [
    figure('vp', words.points, String(kind.vp)),
    figure('trackLength', words.track, String(kind.trackLength)),
    figure('bonus', words.bonusTitle, words.bonus[bonus.kind](bonus.amount)),
    figure('copies', words.copies, String(kind.copies)),
  ];
}

/** What is printed on a force card, a line each; with marks at what is reconstructed where they are wanted. */
export function kindLines(
  kind: ForceKind,
  game: BoardWords,
  words: Words,
  marked = false,
): readonly string[] {
  const inWords = ({ name, value, isReconstructed }: Figure) =>
    `${name} ${marked && isReconstructed ? ABOUT : ''}${value}`;
  const body = bodyFigures(kind, words);
  const weapons = weaponFigures(kind, game, words);
  const isMarked = marked && [...body, ...weapons].some((figure) => figure.isReconstructed);
  return [
    game.name('type', kind.type),
    body.map(inWords).join(words.comma),
    weapons.map(inWords).join(words.comma),
    kind.headquarters ? words.headquarters : '',
    isMarked ? `${ABOUT} ${game.say({ key: 'source.reconstructed' })}` : '',
  ].filter((line) => line !== '');
}

/** How a card in play stands, before what is printed on it. */
export function forceLines(
  view: View,
  force: Force,
  game: BoardWords,
  words: Words,
  marked = false,
): readonly string[] {
  return [
    [game.name('nation', force.owner), game.name('area', force.area), words.row(force.row)].join(words.comma),
    [words.hits(force.hits, HITS_TO_DESTROY), force.acted ? words.acted : words.ready].join(words.comma),
    ...kindLines(kindOf(view, force.kind), game, words, marked),
  ];
}
