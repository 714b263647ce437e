import { expect, test } from 'vitest';
import {
  go,
  khanActs,
  laySolo,
  market,
  of,
  roads,
  spies,
  tableau,
  tribes,
  armies,
  white,
  black,
} from '../table.ts';

const khan = (fields = {}) => white({ loyalty: 'russian', loyaltyCard: true, ...fields });

test('K5 X49 with 1 rupee a roll of 9 brings him the card of column 1; in Military Struggle that of column 0', () => {
  const poor = laySolo({ players: [khan({ rupees: 1 }), black()], turn: { player: 'white' } });
  const plain = go(poor, [], [4, 5, 3, 4]);
  expect(plain.fired).toContain('sk.buy.left.poor');
  expect(plain.fired).toContain('bought.9');
  const struggle = laySolo({ players: [khan({ rupees: 1 }), black()], regime: 'military' });
  expect(go(struggle, [], [4, 5, 3, 4]).fired).toContain('bought.8');
});

test('K5 X50 with equal sides a card with a band goes left, then the next one right whatever its bands', () => {
  const state = laySolo({
    players: [khan({ rupees: 20, tableau: [68, 69, 70] }), black()],
    market: { top: [13, 9, 10, 12, 14, 8], bottom: [48, 27, 28, 29, 31, 34] },
  });
  const played = go(state, [], [3, 4, 3, 4]);
  expect(tableau(played.state, 'white')).toEqual([13, 68, 69, 70, 48]);
  expect(played.fired).toContain('sk.place.band-left');
  expect(played.fired).toContain('sk.place.fewer-right');
});

test('K5 X51 an economic card of rank 3: a road each to Kandahar, Herat, Transcaspia; two connections begin again', () => {
  const kabul = laySolo({
    players: [khan({ rupees: 20 }), black()],
    market: { top: [12, 9, 10, 8, 13, 14], bottom: ['topple', 27, 28, 29, 31, 34] },
  });
  const { state } = go(kabul, [], [3, 4, 3, 4]);
  expect(roads(state, 'russian', 'kabul-kandahar')).toBe(1);
  expect(roads(state, 'russian', 'herat-kabul')).toBe(1);
  expect(roads(state, 'russian', 'kabul-transcaspia')).toBe(1);
  const persia = laySolo(
    {
      players: [khan({ rupees: 20 }), black()],
      market: { top: [71, 9, 10, 8, 13, 14], bottom: ['topple', 27, 28, 29, 31, 34] },
    },
    {},
    { cards: [{ card: 71, rank: 3 }] },
  );
  const wrapped = go(persia, [], [3, 4, 3, 4]);
  expect(wrapped.fired).toContain('sk.roads.wrap');
  expect(roads(wrapped.state, 'russian', 'persia-transcaspia')).toBe(2);
  expect(roads(wrapped.state, 'russian', 'herat-persia')).toBe(1);
});

test('K5, H3 X53 equal influence with the supreme empire is Shere Khan’s victory', () => {
  const state = laySolo({
    players: [
      khan({ loyalty: 'afghan', gifts: [2] }),
      black({
        rupees: 9,
        tableau: [53, { card: 15, spies: [{ of: 'black' }] }],
        tribes: { herat: 5, kabul: 1 },
      }),
    ],
    armies: { herat: { afghan: 1 } },
    roads: { 'herat-kabul': { afghan: 1 } },
    market: { top: ['topple', 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] },
    turn: { player: 'black' },
  });
  const played = go(state, ['buy:t0']);
  expect(played.state.outcome).toMatchObject({ ending: 'supremacy', winner: 0, scores: [2, 2] });
  expect(played.fired).toContain('sk.end.tie');
});

test('K5, E5 X75 his spy goes b, c, p1, p2 onto the prize band; with rank 2 it stops on p1', () => {
  const lay = (acting: number) =>
    laySolo({
      players: [
        khan({ tableau: [35, { card: acting, spies: [{ of: 'white' }] }, 37] }),
        black({ tableau: [58, 42, 54] }),
      ],
      anchor: acting,
    });
  const far = khanActs(lay(1), 'travel', 1);
  expect(spies(far.state, 42)).toEqual(['white prize']);
  expect(far.fired).toContain('sk.travel.prize');
  const near = khanActs(lay(21), 'travel', 21);
  expect(spies(near.state, 58)).toEqual(['white middle']);
  expect(near.fired).toContain('sk.travel.middle');
});

test('K5, F2 X76 of a lowest intelligence and a lowest economic card he discards the one whose mode he has a higher card of', () => {
  const state = laySolo({
    players: [khan({ tableau: [35, 88, 42, 15, 68, 39] }), black()],
    stage: 'cleanup',
  });
  const played = go(state);
  expect(tableau(played.state, 'white')).toEqual([35, 42, 15, 68, 39]);
  expect(played.fired).toContain('sk.discard.mode');
});

test('K5, E12 X77 without Intel he removes the army and a tribe, with Intel both tribes and loses nothing', () => {
  const lay = (seen: boolean) =>
    laySolo({
      players: [
        khan({ tableau: [54, ...(seen ? [{ card: 15, spies: [{ of: 'white' }] }] : [])] }),
        black({ loyalty: 'british', tribes: { kabul: 2 } }),
      ],
      armies: { kabul: { russian: 2, british: 1 } },
    });
  const plain = khanActs(lay(false), 'campaign', 54);
  expect([armies(plain.state, 'russian', 'kabul'), armies(plain.state, 'british', 'kabul')]).toEqual([1, 0]);
  expect(tribes(plain.state, 'black', 'kabul')).toBe(1);
  const informed = khanActs(lay(true), 'campaign', 54);
  expect([armies(informed.state, 'russian', 'kabul'), armies(informed.state, 'british', 'kabul')]).toEqual([
    2, 1,
  ]);
  expect(tribes(informed.state, 'black', 'kabul')).toBe(0);
});

test('K5, E3.4 X78 a card he laid a rupee on in the top row’s turn is closed to him in the bottom row', () => {
  const lay = (rupees: number) =>
    laySolo({
      players: [khan({ rupees }), black()],
      market: { top: [12, 9, 10, 8, 13, 14], bottom: ['topple', 27, 28, 29, 31, 34] },
    });
  const rich = go(lay(6), [], [3, 4, 6, 6]);
  expect(rich.fired).toContain('sk.gift.2');
  expect(rich.fired).toContain('sk.buy.left.poor');
  expect(rich.fired).toContain('bought.31');
  const richer = go(lay(7), [], [3, 4, 6, 6]);
  expect(richer.fired).toContain('sk.buy.left.paid');
  expect(richer.fired).toContain('bought.31');
  expect(go(lay(5), [], [3, 4, 6, 6]).fired).toContain('bought.29');
  expect(market(richer.state)).not.toBe('');
});

test('K5, E8.5 X79 he makes a straw man of his own card only if that lifts him above the other', () => {
  const lay = (card: number, gifts: number[], theirs: number[]) =>
    laySolo({
      players: [
        khan({ rupees: 4, gifts, tableau: [15, { card, spies: [{ of: 'white' }] }] }),
        black({ loyalty: 'russian', gifts: theirs }),
      ],
    });
  // 2 against 2.
  const done = khanActs(lay(42, [2], [2]), 'assassinate', 15);
  expect(done.fired).toContain('sk.assassinate.strawman');
  expect(of(done.state, 'white').prizes).toEqual([42]);
  // 3 against 2.
  expect(khanActs(lay(42, [2, 4], [2]), 'assassinate', 15).fired).toContain('sk.assassinate.none');
  // A patriot that is lost: 2 against 2 again.
  const patriot = laySolo(
    {
      players: [
        khan({ rupees: 4, tableau: [15, { card: 42, spies: [{ of: 'white' }] }] }),
        black({ loyalty: 'russian', gifts: [2] }),
      ],
    },
    {},
    { cards: [{ card: 42, patriot: 'russian' }] },
  );
  expect(khanActs(patriot, 'assassinate', 15).fired).toContain('sk.assassinate.none');
});
