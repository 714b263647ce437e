import { expect, test } from 'vitest';
import { black, khanActs, laySolo, market, of, white } from '../table.ts';

const khan = (fields = {}) => white({ loyalty: 'russian', ...fields });
const rich = (card: number, rupees: number) => ({ card, rupees });

test('K5, E9 a rupee at a time from the card with most; then the leftmost column, then the top row', () => {
  const state = laySolo({
    players: [khan({ tableau: [71] }), black()],
    market: { top: [8, rich(9, 2), 10, 12, 13, 14], bottom: [26, rich(27, 2), rich(28, 3), 29, 31, 34] },
  });
  const played = khanActs(state, 'commerce', 71);
  expect(market(played.state)).toBe('010000 022000');
  expect(of(played.state, 'white').rupees).toBe(2);
  const none = laySolo({ players: [khan({ tableau: [71] }), black()] });
  expect(khanActs(none, 'commerce', 71).fired).toEqual(['sk.commerce.none']);
});

test('K5, E10 he buys the cheapest gift he can pay, while he has a cube', () => {
  const lay = (rupees: number, gifts: number[], tribes = {}) =>
    laySolo({
      players: [khan({ rupees, gifts, tribes, tableau: [12] }), black()],
      market: { top: ['topple', 9] },
    });
  expect(khanActs(lay(3, []), 'gift', 12).fired).toContain('sk.gift.2');
  expect(khanActs(lay(5, [2]), 'gift', 12).fired).toContain('sk.gift.4');
  expect(khanActs(lay(6, [2, 4]), 'gift', 12).fired).toContain('sk.gift.6');
  expect(khanActs(lay(3, [2]), 'gift', 12).fired).toEqual(['sk.gift.none']);
  expect(khanActs(lay(9, [], { herat: 10 }), 'gift', 12).fired).toEqual(['sk.gift.none']);
});

test('K5, E11 he taxes with most units in the location; if there is more than he may take, the person splits it', () => {
  const lay = (rupees: number) =>
    laySolo({
      players: [khan({ tableau: [5], tribes: { kabul: 2 } }), black({ rupees, tableau: [15] })],
      market: { top: [rich(8, 1), 9, 10, 12, 13, 14], bottom: ['topple', 27, 28, 29, 31, 34] },
    });
  const all = khanActs(lay(1), 'tax', 5);
  expect(all.asked).toEqual([]);
  expect(of(all.state, 'white').rupees).toBe(2);
  const asked = khanActs(lay(3), 'tax', 5);
  expect(asked.menu).toEqual(['black', 't0']);
  const split = khanActs(lay(3), 'tax', 5, ['t0']);
  expect(of(split.state, 'black').rupees).toBe(2);
  expect(split.fired).toContain('sk.tax.market');
  const none = laySolo({ players: [khan({ tableau: [5] }), black({ rupees: 3, tableau: [15] })] });
  expect(khanActs(none, 'tax', 5).fired).toEqual(['sk.tax.none']);
});
