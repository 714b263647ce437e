/** A card in words: what a screen reader says of it and what its menu shows. */
import type { Message } from '@sandtable/engine';
import { type CardOnBoard, type SeatedCard, tellCard, type View } from '@sandtable/pax-pamir/board';
import type { BoardWords } from '../board.ts';
import type { Words } from './words.ts';

export function textOf(card: CardOnBoard | SeatedCard, game: BoardWords, words: Words): string {
  return [game.name('card', card.id), ...linesOf(card, game, words)].join(words.semicolon);
}

/** What is printed on it, what it may do, who spies on it: a line each. */
export function linesOf(card: CardOnBoard | SeatedCard, game: BoardWords, words: Words): readonly string[] {
  const { court } = card;
  if (court === null) return [words.kinds[card.kind]];
  const printed = [
    game.name('mode', court.mode),
    words.rank(court.rank),
    game.name('location', court.location),
    ...(court.patriot === null ? [] : [words.patriot(game.name('empire', court.patriot))]),
    ...(court.prize === null ? [] : [words.prize(game.name('empire', court.prize))]),
    ...court.impacts.map((impact) => game.name('impact', impact)),
  ];
  const actions = court.actions.map(({ id, isFree }) =>
    isFree ? `${game.name('action', id)} (${words.free})` : game.name('action', id),
  );
  const doubt = court.isKnown ? [] : [words.rebuilt];
  return [printed, actions, doubt, 'spies' in card ? seatedLine(card, game, words) : []]
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(words.comma));
}

function seatedLine({ spies, isUsed }: SeatedCard, game: BoardWords, words: Words): readonly string[] {
  return [
    ...(isUsed ? [words.used] : []),
    ...spies.map(({ owner, spot, count }) =>
      words.spy(game.name('player', owner), game.name('spot', spot), count),
    ),
  ];
}

/** What a headline, a capability or a topple does. */
export function effectOf(
  view: View,
  { id, kind, court }: CardOnBoard,
  game: BoardWords,
  words: Words,
): string {
  if (court !== null) return '';
  if (kind === 'topple') return words.toppled;
  const effect = tellCard(view, Number(id)).params?.['effect'];
  return effect === undefined ? '' : sentence(game.say(effect as unknown as Message));
}

/** What follows a colon begins like a sentence when it stands alone. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
