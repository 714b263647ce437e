import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { black, go, khanActs, laySolo, of, spies, tableau, white } from '../table.ts';

const khan = (fields = {}) => white({ loyalty: 'russian', ...fields });
const TOPPLE = { top: ['topple', 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] };

const beforeTopple = (tribes: number, deck: (number | string)[], gifts: number[] = [2]) =>
  laySolo({
    players: [
      black({
        loyalty: 'afghan',
        rupees: 3,
        gifts,
        tribes: { herat: tribes },
        tableau: [{ card: 15, spies: [{ of: 'black' }] }],
      }),
      khan(),
    ],
    armies: { herat: { afghan: 1 } },
    roads: { 'herat-kabul': { afghan: 1 } },
    market: TOPPLE,
    deck,
    turn: { player: 'black' },
  });

test('K5, H2 the Ottoman Empire counts four units of whatever the regime asks for', () => {
  const failed = beforeTopple(4, [43, 'topple']);
  expect(paxPamir.view(failed, 'black').empires.find(({ empire }) => empire === 'afghan')?.others).toBe(4);
  expect(go(failed, ['buy:t0']).fired).toContain('topple.failed');
  const won = go(beforeTopple(5, [43, 'topple']), ['buy:t0']);
  expect(won.fired).toContain('sk.end.player-wins');
  expect(paxPamir.result(won.state)).toMatchObject({
    winners: ['black'],
    standings: [{ seat: 'black', rank: 1 }],
  });
});

test('K5, H3 he wins with more influence, and there is no winner among the seats', () => {
  const state = beforeTopple(5, [43, 'topple'], []);
  const theirs = of(state, 'white');
  theirs.loyalty = 'afghan';
  theirs.gifts = [2];
  theirs.cubes--;
  const lost = go(state, ['buy:t0']);
  expect(lost.fired).toContain('sk.end.sk-wins');
  expect(paxPamir.result(lost.state)).toMatchObject({ winners: [], standings: [{ seat: 'black', rank: 2 }] });
});

test('K5, H5 when the last topple brings no supremacy, or leaves the market otherwise, he wins', () => {
  const failed = go(beforeTopple(2, [43]), ['buy:t0']);
  expect(failed.state.outcome).toMatchObject({ ending: 'last-topple', winner: 1 });
  const left = laySolo({ players: [khan(), black()], market: TOPPLE, deck: [43], stage: 'cleanup' });
  expect(go(left).state.outcome).toMatchObject({ ending: 'last-topple', winner: 0 });
});

test('K5, H4 in a purge he keeps one card of each mode and discards the others by his order', () => {
  const state = beforeTopple(2, [43, 'topple']);
  of(state, 'white').tableau.push(...[54, 17, 16, 58].map((card) => ({ card, spies: [], augments: [] })));
  state.anchor = 17;
  const played = go(state, ['buy:t0']);
  expect(played.fired).toContain('sk.purge');
  expect(tableau(played.state, 'white')).toEqual([54, 58]);
  expect(played.state.discards).toEqual(expect.arrayContaining([16, 17]));
  expect(of(played.state, 'white').hand).toEqual([]);
});

test('K5, F2 he discards the lowest rank, then the most spied upon, then the nearest counter-clockwise', () => {
  const spied = laySolo({
    players: [khan({ tableau: [16, { card: 17, spies: [{ of: 'black' }] }, 90, 47] }), black()],
    stage: 'cleanup',
    anchor: 16,
  });
  const played = go(spied);
  expect(played.fired).toContain('sk.discard.spies');
  expect(tableau(played.state, 'white')).toEqual([16, 90, 47]);
  const plain = laySolo({
    players: [khan({ tableau: [16, 17, 90, 47] }), black()],
    stage: 'cleanup',
    anchor: 17,
  });
  const nearest = go(plain);
  expect(nearest.fired).toContain('sk.discard.nearest');
  expect(tableau(nearest.state, 'white')).toEqual([16, 90, 47]);
  expect(nearest.state.anchor).toBe(90);
});

test('I3 he spends a token with the first action that a rank more changes, one for each action', () => {
  const lay = (fields: object) =>
    laySolo(
      {
        players: [
          khan({ badal: 2, tableau: [{ card: 21, spies: [{ of: 'white' }] }], ...fields }),
          black({ tableau: [58, 54, 42, 15] }),
        ],
      },
      { badal: true },
    );
  const played = khanActs(lay({}), 'travel', 21);
  // Two steps of rank 2 and one more.
  expect(spies(played.state, 42)).toEqual(['white prize']);
  expect(of(played.state, 'white').badal).toBe(1);
  expect(played.fired.filter((item) => item === 'sk.badal.spent')).toHaveLength(1);
  const useless = laySolo(
    {
      players: [khan({ badal: 1, tableau: [27] }), black()],
      market: { top: [{ card: 8, rupees: 2 }, 9, 10, 12, 13, 14], bottom: ['topple', 26, 28, 29, 31, 34] },
    },
    { badal: true },
  );
  expect(khanActs(useless, 'commerce', 27).fired).not.toContain('sk.badal.spent');
});

test('I3 in a fight he spends one if a rank more removes more', () => {
  const lay = (tribes: number) =>
    laySolo(
      {
        players: [
          khan({ badal: 1, tableau: [17] }),
          black({ loyalty: 'british', tribes: { kabul: tribes } }),
        ],
        armies: { kabul: { russian: 1 } },
      },
      { badal: true },
    );
  expect(khanActs(lay(3), 'campaign', 17).fired).toContain('sk.badal.spent');
  expect(khanActs(lay(1), 'campaign', 17).fired).not.toContain('sk.badal.spent');
});
