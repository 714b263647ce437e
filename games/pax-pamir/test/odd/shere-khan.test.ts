/** K Shere Khan's branches in odd places. */
import { describe, expect, test } from 'vitest';
import type { SpecialAction } from '../../components/modes.ts';
import { armies, black, go, khanActs, laySolo, of, roads, spies, tableau, tribes, white } from '../table.ts';

type Fields = Parameters<typeof laySolo>[0];

const khan = (fields: Fields = {}) => white({ loyalty: 'russian', rupees: 9, ...fields });
const person = (fields: Fields = {}) => black({ loyalty: 'british', ...fields });
const spy = (colour: string, at = 'middle', count = 1) => ({ of: colour, at, count });
const BOTTOM = [26, 27, 28, 29, 31, 34];

/** His top row: two dice, and 7 for a bottom row that is empty. */
const topRow = (position: Fields, dice: readonly [number, number]) =>
  go(laySolo(position), [], [...dice, 3, 4]);
const acts = (
  action: SpecialAction,
  card: number,
  position: Fields,
  answers: readonly string[] = [],
  isNew = false,
) => khanActs(laySolo(position), action, card, answers, isNew);

describe('K5 buying and placing', () => {
  const one = (
    top: (number | null | string | { card: number; rupees: number })[],
    fields: Fields,
    dice: readonly [number, number],
  ) => topRow({ market: { top, bottom: [] }, players: [khan(fields), person()] }, dice);

  test('K5, E3.5 a roll of 2: the dearest card with exactly its price, and the rupees on it are his', () => {
    const played = one([8, 9, 10, 12, 13, { card: 58, rupees: 3 }], { rupees: 5 }, [1, 1]);
    expect(tableau(played.state, 'white')).toEqual([58]);
    expect(played.fired).toContain('sk.buy.rolled');
    expect(of(played.state, 'white').rupees).toBe(3);
  });

  test('K5, E3.7 Military Struggle: 5 rupees are one too few for column 3', () => {
    const table = (rupees: number) =>
      topRow(
        {
          regime: 'military',
          market: { top: [1, 63, 37, 48], bottom: [] },
          players: [khan({ rupees }), person()],
        },
        [2, 2],
      );
    expect(tableau(table(6).state, 'white')).toEqual([48]);
    expect(tableau(table(5).state, 'white')).toEqual([37]);
  });

  test('K5, E4.3 the toll is looked at after the price is paid and the rupees on the card are taken', () => {
    const table = (tolls: number) =>
      topRow(
        {
          market: { top: [8, { card: 17, rupees: 1 }], bottom: [] },
          players: [khan({ rupees: 2 }), person({ tribes: { kabul: tolls } })],
        },
        [3, 3],
      );
    expect(tableau(table(2).state, 'white')).toEqual([17]);
    expect(of(table(2).state, 'black').rupees).toBe(2);
    const poor = table(3);
    expect(poor.fired).toContain('sk.card.toll');
    expect([of(poor.state, 'white').rupees, of(poor.state, 'black').rupees]).toEqual([2, 0]);
  });

  test('K5 the left side is shorter, then the sides are equal: a prize alone is a band, no band goes right', () => {
    const placed = (cards: number[], anchor: number, card: number) =>
      tableau(
        topRow(
          { anchor, market: { top: [card], bottom: [] }, players: [khan({ tableau: cards }), person()] },
          [3, 4],
        ).state,
        'white',
      );
    expect(placed([17, 15], 17, 58)).toEqual([58, 17, 15]);
    expect(placed([17, 15], 15, 42)).toEqual([17, 15, 42]);
    expect(placed([17, 15, 54], 15, 42).indexOf(42)).toBe(0);
    expect(placed([5, 15, 54], 15, 27).indexOf(27)).toBe(3);
  });

  test('K5, E4.7 one cube and one cylinder left: what is missing stays out, also of informants and garrisons', () => {
    const cubes = topRow(
      {
        market: { top: [7], bottom: [] },
        players: [khan({ tribes: { herat: 8 } }), person()],
        armies: { herat: { russian: 10 } },
      },
      [3, 4],
    );
    // Informants take one of two cubes, the garrison finds no cylinder, one of three tribes comes.
    expect([
      spies(cubes.state, 7).length,
      tribes(cubes.state, 'white', 'kabul'),
      armies(cubes.state, 'russian', 'kabul'),
    ]).toEqual([1, 1, 0]);
    expect(cubes.fired).toContain('sk.units.short');
  });

  test('K5, E4 a rank 3 card with two connections begins again; north up the order is another', () => {
    const built = (northUp: boolean) =>
      go(
        laySolo({ market: { top: [58], bottom: [] }, players: [khan(), person()] }, { northUp }),
        [],
        [3, 4, 3, 4],
      ).state;
    expect(
      ['herat-persia', 'herat-transcaspia', 'herat-kabul'].map((id) =>
        roads(built(false), 'russian', id as 'herat-kabul'),
      ),
    ).toEqual([1, 1, 1]);
    expect(
      ['herat-kabul', 'herat-kandahar', 'herat-persia'].map((id) =>
        roads(built(true), 'russian', id as 'herat-kabul'),
      ),
    ).toEqual([1, 1, 1]);
  });
});

describe('K5 spies', () => {
  test('K5, E5 both bands held, he goes on to the next card; a spy of the person on the way does not matter', () => {
    const played = acts('travel', 1, {
      anchor: 1,
      players: [
        khan({ tableau: [{ card: 1, spies: [spy('white')] }] }),
        person({
          tableau: [
            { card: 45, spies: [spy('white', 'patriot'), spy('white', 'prize'), spy('black')] },
            { card: 21, spies: [spy('black')] },
          ],
        }),
      ],
    });
    expect(spies(played.state, 21)).toEqual(['white prize', 'black middle']);
  });

  test('K5, E6 rank 2 over two cards, from his own outwards; a card without his spy is left alone', () => {
    const played = acts('counter-espionage', 37, {
      players: [
        khan({ tableau: [{ card: 37, spies: [spy('white'), spy('black')] }] }),
        person({
          tableau: [
            { card: 15, spies: [spy('white'), spy('black', 'middle', 2)] },
            { card: 16, spies: [spy('black')] },
          ],
        }),
      ],
    });
    expect([spies(played.state, 37), spies(played.state, 15), spies(played.state, 16)]).toEqual([
      ['white middle'],
      ['white middle', 'black middle'],
      ['black middle'],
    ]);
  });

  test('K5, E7 a patriot of another empire and a card too dear are passed over for the next', () => {
    const played = acts('bribe', 40, {
      players: [
        khan({ rupees: 3, tableau: [40] }),
        person({
          tableau: [
            { card: 16, spies: [spy('white', 'middle')] },
            { card: 54, spies: [spy('white')] },
            { card: 46, spies: [spy('white', 'prize')] },
          ],
        }),
      ],
    });
    expect(played.fired).toContain('sk.bribe.skip-loyalty');
    expect(tableau(played.state, 'white')).toContain(16);
    expect(of(played.state, 'white').rupees).toBe(1);
  });

  test('K5, E7.5 a coup with one cube in stock: the other tribes are only removed', () => {
    const played = acts('bribe', 40, {
      players: [
        khan({ tableau: [40], tribes: { persia: 8 } }),
        person({ tribes: { herat: 3 }, tableau: [{ card: 50, spies: [spy('white')] }] }),
      ],
    });
    expect(played.fired).toEqual(expect.arrayContaining(['sk.bribe.coup', 'sk.units.short']));
    expect([tribes(played.state, 'white', 'herat'), tribes(played.state, 'black', 'herat')]).toEqual([1, 0]);
  });

  test('K5, E8 with a rupee he assassinates nobody; with two the first prize against the clock', () => {
    const position = (rupees: number) => ({
      players: [
        khan({ rupees, tableau: [16] }),
        person({
          tableau: [
            { card: 42, spies: [spy('white')] },
            { card: 48, spies: [spy('white')] },
          ],
        }),
      ],
    });
    expect(acts('assassinate', 16, position(1)).fired).toEqual(['sk.assassinate.none']);
    const played = acts('assassinate', 16, position(2));
    expect(of(played.state, 'white').prizes).toEqual([42]);
  });

  test('K5, E8.5 the card just played is no straw man; in the regime bonus it is', () => {
    const position = {
      players: [
        khan({ loyaltyCard: true, tableau: [{ card: 48, spies: [spy('white')] }] }),
        black({ loyalty: 'russian', gifts: [2] }),
      ],
    };
    // One against two: a prize only draws level.
    expect(acts('assassinate', 48, position).fired).toEqual(['sk.assassinate.none']);
    const level = { players: [position.players[0] ?? {}, black({ loyalty: 'russian' })] };
    expect(acts('assassinate', 48, level, [], true).fired).toEqual(['sk.assassinate.none']);
    const played = acts('assassinate', 48, level);
    expect(played.fired).toContain('sk.assassinate.strawman');
    expect([played.state.anchor, of(played.state, 'white').prizes]).toEqual([0, [48]]);
  });
});

describe('K5 money', () => {
  test('K5, E10 the spot for 2 is taken: 4 with exactly 4, nothing with 3, nothing without a cube', () => {
    const gifts = (rupees: number, tribesThere = 0) =>
      acts('gift', 41, {
        players: [khan({ rupees, gifts: [2], tableau: [41], tribes: { herat: tribesThere } }), person()],
      });
    expect(of(gifts(4).state, 'white').gifts).toEqual([2, 4]);
    expect(gifts(3).fired).toEqual(['sk.gift.none']);
    expect(gifts(4, 9).fired).toEqual(['sk.gift.none']);
  });

  test('K5, E11 what is to be had is just his rank: all of it unasked; one more, and the person splits it', () => {
    const taxed = (onCard: number) =>
      acts('tax', 5, {
        market: { top: [{ card: 8, rupees: onCard }], bottom: BOTTOM },
        players: [khan({ tableau: [5], tribes: { kabul: 2 } }), person({ rupees: 2, tableau: [16, 72] })],
      });
    const all = taxed(1);
    expect(all.fired).toEqual(expect.arrayContaining(['sk.tax.player', 'sk.tax.market']));
    expect(of(all.state, 'white').rupees).toBe(11);
    expect(taxed(2).menu).toEqual(['black', 't0']);
  });
});

describe('K5 war', () => {
  test('K5, E12 two armies march by baggage train with exactly two rupees, and stay with one', () => {
    const march = (rupees: number) =>
      acts('campaign', 54, {
        armies: { herat: { russian: 2 } },
        players: [khan({ rupees, tableau: [54] }), person({ tribes: { kabul: 1, kandahar: 2 } })],
      });
    const played = march(2);
    expect(played.fired).toEqual(expect.arrayContaining(['sk.campaign.baggage', 'sk.fight.armies-first']));
    expect([
      armies(played.state, 'russian', 'herat'),
      armies(played.state, 'russian', 'kandahar'),
      tribes(played.state, 'black', 'kandahar'),
    ]).toEqual([1, 1, 0]);
    expect(march(1).fired).toEqual(['sk.campaign.none']);
  });

  test('K5, E12 a road to fewer tribes goes before a baggage train to more', () => {
    const played = acts('campaign', 54, {
      armies: { herat: { russian: 3 } },
      roads: { 'herat-kabul': { russian: 1 } },
      players: [khan({ tableau: [54] }), person({ tribes: { kabul: 1, kandahar: 4 } })],
    });
    expect(played.fired).toContain('sk.campaign.road');
    expect(armies(played.state, 'russian', 'kabul')).toBe(2);
    expect(of(played.state, 'white').rupees).toBe(9);
  });

  test('K5, E12 own armies at the goal join; Intel there spares them: tribes first, then roads', () => {
    const played = acts('campaign', 91, {
      armies: { herat: { russian: 2 }, kabul: { british: 0 } },
      roads: { 'herat-kabul': { russian: 1 }, 'kabul-punjab': { british: 1 } },
      players: [
        khan({ tableau: [91, { card: 17, spies: [spy('white')] }] }),
        person({ tribes: { kabul: 1 } }),
      ],
    });
    expect(played.fired).toEqual(
      expect.arrayContaining(['sk.campaign.road', 'sk.fight.intel', 'sk.fight.overthrow']),
    );
    expect([tribes(played.state, 'black', 'kabul'), roads(played.state, 'british', 'kabul-punjab')]).toEqual([
      0, 0,
    ]);
    expect(armies(played.state, 'russian', 'kabul')).toBe(1);
  });

  test('K5, E12.3 his last tribe falls to the person: the lower of his political cards there goes', () => {
    const state = laySolo({
      turn: { player: 'black' },
      regime: 'military',
      armies: { herat: { british: 1 } },
      players: [khan({ tableau: [51, 52], tribes: { herat: 1 } }), person({ tableau: [54] })],
    });
    const played = go(state, ['campaign:54']);
    expect(tableau(played.state, 'white')).toEqual([51]);
    expect(played.fired).toEqual(expect.arrayContaining(['sk.discard.rank', 'sk.discard.overthrow']));
  });
});

describe('K5 cleanup and the end', () => {
  test('K5, F2 political cards go last, even of a lower rank; of two alike the one he has better of', () => {
    const left = (cards: number[], anchor: number) => {
      const played = go(laySolo({ stage: 'cleanup', anchor, players: [khan({ tableau: cards }), person()] }));
      return [tableau(played.state, 'white'), played.fired.filter((item) => item.startsWith('sk.discard'))];
    };
    // Size 4: one of five goes, of rank 2 though a political card has rank 1.
    expect(left([52, 15, 54, 91, 1], 52)).toEqual([[52, 54, 91, 1], ['sk.discard.nearest']]);
    expect(left([52, 17, 18, 54, 58], 52)).toEqual([[52, 18, 54, 58], ['sk.discard.mode']]);
  });

  test('K5, H4 a leveraged card in his purge: what he gives up for missing rupees the person says', () => {
    const state = laySolo({
      turn: { player: 'black' },
      market: { top: ['topple'], bottom: ['topple'] },
      players: [khan({ rupees: 0, tableau: [58, 72], tribes: { herat: 1 } }), person()],
    });
    const asked = go(state, ['buy:t0']);
    expect(asked.menu).toEqual(['tribe:herat', 'card:58']);
    expect(asked.ask?.seats).toEqual(['black']);
  });

  test('K5, H2 the Ottomans count under the intelligence regime too: five spies, not four', () => {
    const ends = (count: number) =>
      go(
        laySolo({
          turn: { player: 'black' },
          regime: 'intelligence',
          market: { top: ['topple'], bottom: ['topple'] },
          armies: { kabul: { british: 1 } },
          roads: { 'kabul-punjab': { british: 1 } },
          players: [
            khan(),
            person({ tribes: { kabul: 1 }, tableau: [{ card: 17, spies: [spy('black', 'middle', count)] }] }),
          ],
        }),
        ['buy:t0'],
      );
    expect(ends(5).fired).toContain('sk.end.player-wins');
    expect(ends(4).state.outcome).toBeNull();
  });

  test('K5 a card he has used for its own actions has no bonus; an older one with a freed action has', () => {
    const state = laySolo({
      regime: 'economic',
      market: {
        top: [
          { card: 89, rupees: 0 },
          { card: 9, rupees: 5 },
        ],
        bottom: [],
      },
      players: [khan({ tableau: [27] }), person()],
    });
    const played = go(state, [], [3, 4, 3, 4]);
    // Commerce of the new card takes two, that of the older one two more.
    expect(of(played.state, 'white').rupees).toBe(13);
    expect(played.fired).toEqual(expect.arrayContaining(['sk.bonus.used', 'sk.bonus.acted']));
  });

  test('I3 a token for the third rupee of a tax, and none where nothing more is to be had', () => {
    const taxed = (onCard: number) =>
      khanActs(
        laySolo(
          {
            market: { top: [{ card: 8, rupees: onCard }], bottom: BOTTOM },
            players: [khan({ badal: 1, tableau: [5], tribes: { kabul: 1 } }), person()],
          },
          { badal: true },
        ),
        'tax',
        5,
      );
    expect([of(taxed(3).state, 'white').rupees, of(taxed(3).state, 'white').badal]).toEqual([12, 0]);
    expect([of(taxed(2).state, 'white').rupees, of(taxed(2).state, 'white').badal]).toEqual([11, 1]);
  });
});
