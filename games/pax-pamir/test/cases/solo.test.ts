/** Cases of our own, read afresh from the rulebook: alone against Shere Khan (K). */
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import {
  armies,
  black,
  go,
  khanActs,
  keys,
  laySolo,
  market,
  of,
  roads,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

const TOP = [8, 9, 10, 12, 13, 14];
const BOTTOM = [26, 27, 28, 29, 31, 34];

describe('K Shere Khan', () => {
  test('K5 rolls of 11 and 7: column 4 and column 0; too poor he goes left, the price on what lies further left', () => {
    const table = laySolo({
      market: { top: [8, 9, 17, 12, 48, 14], bottom: [15, 27, 28, 29, 31, 34] },
      players: [white({ rupees: 2 }), black()],
    });
    const played = go(table, [], [5, 6, 4, 3]);
    expect(keys(played).filter((key) => key.startsWith('sk.buy'))).toEqual([
      'sk.buy.left.poor',
      'sk.buy.left.poor',
      'sk.buy.rolled',
    ]);
    // 17 is campaign: one army in Kabul by its rank, nobody to fight. 15 brings two more.
    expect(armies(played.state, 'british', 'kabul')).toBe(3);
    expect(tableau(played.state, 'white')).toEqual([17, 15]);
    expect(of(played.state, 'white').rupees).toBe(0);
  });

  test('K5, E4.3 a toll he can just pay is paid to the person; one more and the card is discarded', () => {
    const table = (count: number) =>
      laySolo({
        market: { top: [16, 9, 10, 12, 13, 14], bottom: [null, 27, 28, 29, 31, 34] },
        players: [white({ rupees: 2 }), black({ tribes: { kabul: count } })],
        turn: { player: 'white', counted: 0 },
      });
    const paid = go(table(2), [], [3, 4, 1, 6]);
    expect(of(paid.state, 'black').rupees).toBe(2);
    expect(tableau(paid.state, 'white')).toEqual([16]);
    const poor = go(table(3), [], [3, 4, 1, 6]);
    expect(keys(poor)).toContain('sk.card.toll');
    expect(poor.state.discards).toContain(16);
    expect(of(poor.state, 'white').rupees).toBe(2);
  });

  test('K5, E5 the nearest free spy walks against the clock to the first band that is free for him', () => {
    const table = laySolo({
      players: [
        white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }, 15] }),
        black({ tableau: [{ card: 39, spies: [{ of: 'white', at: 'prize' }] }, 38, 17] }),
      ],
      anchor: 35,
    });
    // 35 is rank 1; with rank 3 he would pass 15 and 39, whose band he holds, and reach 38.
    const played = khanActs(table, 'travel', 35);
    expect(spies(played.state, 15)).toEqual(['white middle']);
    const again = khanActs(played.state, 'travel', 35);
    expect(spies(again.state, 39)).toEqual(['white middle', 'white prize']);
    const last = khanActs(again.state, 'travel', 35);
    expect(spies(last.state, 38)).toEqual(['white patriot']);
    expect(keys(last)).toContain('sk.travel.patriot');
  });

  test('K5, E12 with two armies and no enemy at hand he leaves one and goes by road to most tribes', () => {
    const table = laySolo({
      armies: { herat: { british: 3 } },
      roads: { 'herat-kabul': { british: 1 }, 'herat-kandahar': { british: 1 } },
      players: [
        white({ tableau: [75] }),
        black({ tribes: { kabul: 1, kandahar: 2, persia: 5 }, tableau: [40] }),
      ],
    });
    const played = khanActs(table, 'campaign', 75);
    expect(armies(played.state, 'british', 'herat')).toBe(1);
    expect(armies(played.state, 'british', 'kandahar')).toBe(2);
    expect(tribes(played.state, 'black', 'kandahar')).toBe(0);
    expect(tableau(played.state, 'black')).toEqual([]);
    expect(keys(played)).toEqual(expect.arrayContaining(['sk.campaign.road', 'sk.fight.overthrow']));
  });

  test('K5, E4 economic cards build clockwise from the first road of the location', () => {
    const table = laySolo({
      market: { top: [62, 9, 10, 12, 13, 14], bottom: BOTTOM },
      deck: ['topple'],
      players: [white({ rupees: 0 }), black()],
    });
    const played = go(
      table,
      (_, ask) => (ask.prompt.key === 'ask.turn' ? undefined : ask.options('black')[0]),
      [1, 6, 1, 6],
    );
    expect(roads(played.state, 'british', 'herat-persia')).toBe(1);
    expect(roads(played.state, 'british', 'herat-transcaspia')).toBe(1);
    expect(market(played.state)).toBe('000000 000000');
  });

  test('K5, H2 the Ottomans: five units above the others are enough, four are not; Shere Khan wins ties', () => {
    const table = (count: number, gifts: number[]) =>
      laySolo({
        regime: 'military',
        turn: { player: 'black' },
        market: { top: ['topple', ...TOP.slice(1)], bottom: BOTTOM },
        armies: { kabul: { afghan: count } },
        roads: { 'herat-kabul': { afghan: 1 } },
        players: [
          white({
            loyalty: 'afghan',
            tribes: { kabul: 1 },
            tableau: [{ card: 15, spies: [{ of: 'white' }] }],
          }),
          black({ gifts }),
        ],
      });
    expect(go(table(4, []), ['buy:t0']).state.outcome).toBeNull();
    const tied = go(table(5, []), ['buy:t0']);
    expect(tied.state.outcome).toMatchObject({ empire: 'afghan', winner: 0 });
    expect(paxPamir.result(go(table(5, [2]), ['buy:t0']).state)?.winners).toEqual(['black']);
  });
});
