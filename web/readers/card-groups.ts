import type { CardText } from '../parts/card-text.ts';

/** Cards under the headings of their groups, in order. */
export function groupsOf(
  cards: readonly CardText[],
): readonly (readonly [group: string | undefined, cards: readonly CardText[]])[] {
  return [...new Set(cards.map(({ group }) => group))].map((group) => [
    group,
    cards.filter((card) => card.group === group),
  ]);
}
