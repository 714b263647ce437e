import { expect, test } from 'vitest';
import { GAMES } from '../../games/list.ts';

test.each(GAMES)(
  '$id: in Japanese cards bear their English titles too, in English none twice',
  async ({ cards, id }) => {
    const [japanese = [], english = []] = await Promise.all([
      cards?.('ja', undefined),
      cards?.('en', undefined),
    ]);
    expect(japanese.length).toBeGreaterThan(20);
    const titles = new Map(english.map((card) => [card.id, card.title]));
    for (const card of japanese)
      if (card.original === undefined) expect(card.title, id).toBe(titles.get(card.id));
      else expect(card.original).toBe(titles.get(card.id));
    expect(english.some(({ original }) => original !== undefined)).toBe(false);
  },
);
