/** The figures of a force card in words. */
import {
  cardsOf,
  type Force,
  type ForceKind,
  HITS_TO_DESTROY,
  kindById,
  type View,
  WEAPONS,
} from '@sandtable/land-battles/board';
import type { BoardWords, Margin } from '../board.ts';
import type { Words } from './words.ts';

/** A modifier with its sign, minus as a minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function kindOf(view: Pick<View, 'cards'>, id: string): ForceKind {
  return kindById(cardsOf(view), id);
}

/** What is printed on the card, a line each. */
export function kindLines(kind: ForceKind, game: BoardWords, words: Words): readonly string[] {
  const weapons = WEAPONS.flatMap((weapon) => {
    const modifier = kind[weapon];
    return modifier === null ? [] : [`${game.name('weapon', weapon)} ${signed(modifier)}`];
  });
  if (kind.artillery !== null)
    weapons.push(words.artillery(kind.artillery.range, signed(kind.artillery.modifier)));
  const figures = [`${kind.vp} ${words.points}`, `${words.armor} ${kind.armor}`];
  if (kind.maneuver !== null) figures.push(`${words.maneuver} ${words.need(kind.maneuver)}`);
  return [
    game.name('type', kind.type),
    figures.join(words.comma),
    weapons.join(words.comma),
    kind.headquarters ? words.headquarters : '',
  ].filter((line) => line !== '');
}

/** How a card in play stands, after what is printed on it. */
export function forceLines(view: View, force: Force, game: BoardWords, words: Words): readonly string[] {
  return [
    [game.name('nation', force.owner), game.name('area', force.area), words.row(force.row)].join(words.comma),
    [words.hits(force.hits, HITS_TO_DESTROY), force.acted ? words.acted : words.ready].join(words.comma),
    ...kindLines(kindOf(view, force.kind), game, words),
  ];
}

/** R17 How far each nation's team is from the points that win. */
export function marginsOf(view: View): readonly Margin[] {
  return view.players.map(({ nation, team }) => ({
    seat: nation,
    value: view.sides[team].points - view.pointsToWin[team],
  }));
}
