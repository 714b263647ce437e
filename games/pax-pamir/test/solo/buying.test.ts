import { expect, test } from 'vitest';
import { black, go, laySolo, of, tableau, white } from '../table.ts';

const khan = (fields = {}) => white({ loyalty: 'russian', rupees: 20, ...fields });
const PLAIN = { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] };

test('K2, K5 two dice name a column of each row: 7 the cheapest, 2 and 12 the dearest', () => {
  const columns: [number, number, number][] = [
    [3, 4, 8],
    [2, 4, 9],
    [4, 4, 9],
    [1, 4, 10],
    [6, 4, 12],
    [1, 2, 13],
    [6, 6, 14],
    [1, 1, 14],
  ];
  for (const [first, second, card] of columns) {
    const played = go(laySolo({ players: [khan(), black()] }), [], [first, second, 3, 4]);
    expect(played.fired).toContain(`bought.${card}`);
    expect(played.fired).toContain('sk.buy.rolled');
  }
});

test('K5 where no card lies he looks further left, and skips the row if there is none', () => {
  const state = laySolo({
    players: [khan(), black()],
    market: { top: [8, null, null, null, null, null], bottom: [null, 27, 28, 29, 31, 34] },
    deck: ['topple'],
  });
  const played = go(state, [], [6, 6, 3, 4]);
  expect(played.fired).toContain('sk.buy.left.empty');
  expect(played.fired).toContain('bought.8');
  expect(played.fired).toContain('sk.buy.none');
});

test('K5 a topple is discarded without effect; the last one is his victory', () => {
  const market = { ...PLAIN, top: ['topple', 9, 10, 12, 13, 14] };
  const early = go(laySolo({ players: [khan(), black()], market }), [], [3, 4, 3, 4]);
  expect(early.fired).toContain('sk.card.topple');
  expect(early.fired).not.toContain('topple.failed');
  const late = go(laySolo({ players: [khan(), black()], market, deck: [43] }), [], [3, 4]);
  expect(late.fired).toContain('sk.end.last-topple');
  expect(late.state.outcome?.winner).toBe(0);
});

test('K5 a patriot of another empire is discarded without effect, with its rupees kept', () => {
  const market = { ...PLAIN, top: [{ card: 11, rupees: 2 }, 9, 10, 12, 13, 14] };
  const played = go(laySolo({ players: [khan({ rupees: 0 }), black()], market }), [], [3, 4, 3, 4]);
  expect(played.fired).toContain('sk.card.loyalty');
  expect(played.state.discards).toContain(11);
  expect(of(played.state, 'white').loyalty).toBe('russian');
});

test('K5, E4.3 he pays the other’s tribes, or discards the card if he cannot (doubt 48)', () => {
  const lay = (rupees: number) => laySolo({ players: [khan({ rupees }), black({ tribes: { kabul: 2 } })] });
  const paid = go(lay(2), [], [3, 4, 3, 4]);
  expect(tableau(paid.state, 'white')).toContain(8);
  expect(of(paid.state, 'black').rupees).toBe(2);
  const broke = go(lay(1), [], [3, 4, 3, 4]);
  expect(broke.fired).toContain('sk.card.toll');
  expect(broke.state.discards).toContain(8);
  expect(of(broke.state, 'black').rupees).toBe(0);
});

test('K5, E4.7 what he lacks is not placed: he never takes units back', () => {
  const state = laySolo({
    players: [khan({ tribes: { herat: 5, persia: 4 }, tableau: [69] }), black()],
    market: { ...PLAIN, top: [7, 9, 10, 12, 13, 14] },
  });
  const played = go(state, [], [3, 4, 3, 4]);
  expect(played.fired).toContain('sk.units.short');
  expect(of(played.state, 'white').tribes[2]).toBe(5);
});

test('K5 he makes all actions of the card from left to right, then those the regime frees, each card once', () => {
  const state = laySolo({
    players: [khan({ rupees: 6, tableau: [57] }), black()],
    regime: 'economic',
    market: { ...PLAIN, top: [14, 9, 10, 12, 13, { card: 8, rupees: 3 }] },
    deck: [43, 44, 'topple', 59],
  });
  const played = go(state, [], [3, 4, 6, 6]);
  // Card 14: gift, then commerce; card 57 makes the next gift, since the regime frees it.
  expect(played.fired.filter((item) => item.startsWith('sk.gift'))).toEqual(['sk.gift.2', 'sk.gift.4']);
  expect(played.fired).toContain('sk.commerce.taken');
  expect(played.fired).toContain('sk.bonus.acted');
  expect(played.fired).toContain('sk.bonus.used');
});

test('K5 the card below his player card leaves: the next card of the longer side takes its place, else the right one', () => {
  const lay = (cards: number[], anchor: number) =>
    laySolo({
      players: [
        black({ rupees: 9, tableau: [18] }),
        khan({
          tableau: cards.map((card) => (card === anchor ? { card, spies: [{ of: 'black' }] } : card)),
        }),
      ],
      anchor,
      turn: { player: 'black' },
    });
  expect(go(lay([15, 16, 17], 16), ['assassinate:18']).state.anchor).toBe(17);
  expect(go(lay([35, 15, 16, 17], 16), ['assassinate:18']).state.anchor).toBe(15);
  expect(go(lay([16], 16), ['assassinate:18']).state.anchor).toBe(0);
});
