/** A country in words, but for its pieces. */
import type { CountryOnBoard } from '@sandtable/labyrinth/board';
import type { BoardWords } from '../board.ts';
import type { Words } from './words.ts';

/** What it is, how it stands, what is marked there: a line each, empty ones left out. */
export function linesOf(country: CountryOnBoard, game: BoardWords, words: Words): readonly string[] {
  return [factsOf(country, words), standing(country, game), marked(country, game, words)]
    .map((parts) => parts.filter((part) => part !== '').join(words.comma))
    .filter((line) => line !== '');
}

const markOf = ({ marks }: CountryOnBoard, id: string) => marks.find((mark) => mark.id === id);

function factsOf(country: CountryOnBoard, words: Words): readonly string[] {
  const resources = markOf(country, 'resources');
  const recruit = markOf(country, 'recruit');
  return [
    words.countryKind[country.kind] ?? '',
    resources === undefined ? '' : words.resources(resources.count ?? 0, resources.of === 'oil'),
    recruit === undefined ? '' : words.recruit(recruit.count ?? 0),
  ];
}

function standing({ governance, alignment, posture }: CountryOnBoard, game: BoardWords): readonly string[] {
  return [
    game.name('governance', String(governance)),
    alignment === 0 ? '' : game.name('alignment', String(alignment)),
    posture === null ? '' : game.name('posture', String(posture)),
  ];
}

function marked(country: CountryOnBoard, game: BoardWords, words: Words): readonly string[] {
  const aid = markOf(country, 'aid');
  const change = markOf(country, 'regime-change');
  return [
    aid === undefined ? '' : words.aid(aid.count ?? 1),
    change === undefined ? '' : game.name('mark', `regime-change-${change.of}`),
    markOf(country, 'besieged') === undefined ? '' : game.name('mark', 'besieged'),
    ...country.effects.map((effect) => game.name('effect', effect)),
  ];
}
