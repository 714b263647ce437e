import { describe, expect, test } from 'vitest';
import {
  armies,
  black,
  go,
  KHYBER,
  lay,
  market,
  of,
  orange,
  roads,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

type Fields = Parameters<typeof lay>[0];
const BOTTOM = [26, 27, 28, 29, 31, 34];

/** The headline is bought from the left end and takes effect. */
const headline = (card: number, position: Fields, answers: readonly string[] = []) =>
  go(lay({ market: { top: [card, 9, 10, 12, 13, 14], bottom: BOTTOM }, ...position }, KHYBER), [
    'buy:t0',
    'effect',
    ...answers,
  ]);

const two = { players: [white(), black()] };

describe('J6 headlines', () => {
  test('J6, J6.1 a headline needs no room in the hand', () => {
    const table = lay({ market: { top: [106] }, players: [white({ hand: [15] }), black()] }, KHYBER);
    expect(go(table).menu).toContain('buy:t0');
  });

  test('J6.1 94 and 115: British cylinders leave the game, from stock first, then as the buyer likes', () => {
    for (const card of [94, 115]) {
      const played = headline(
        card,
        {
          armies: { kabul: { british: 6 } },
          roads: { 'herat-kabul': { british: 2 } },
          players: [white(), black()],
        },
        ['army:kabul', 'road:herat-kabul'],
      );
      expect([
        armies(played.state, 'british', 'kabul'),
        roads(played.state, 'british', 'herat-kabul'),
      ]).toEqual([5, 1]);
      expect(played.state).toMatchObject({
        gone: { british: 4 },
        supply: { british: 0, afghan: 7 },
        box: { afghan: 5 },
      });
    }
  });

  test('J6.1 95 Russian cylinders leave the game', () => {
    const { state } = headline(95, two);
    expect(state).toMatchObject({ gone: { russian: 2 }, supply: { russian: 6, afghan: 7 } });
  });

  test('J6.1 96, 101, 102 cylinders come out of the box, as many as there are; Afghan players gain rupees', () => {
    expect(headline(96, two).state.supply).toEqual({ british: 12, russian: 8, afghan: 7 });
    const outrage = headline(101, { ...two, cylinders: { afghan: { box: 1, gone: 5 } } }).state;
    expect(outrage.supply.afghan).toBe(7);
    expect([of(outrage, 'white').rupees, of(outrage, 'black').rupees]).toEqual([0, 2]);
    const act = headline(102, two).state;
    expect(act.supply.british).toBe(12);
    expect(of(act, 'black').rupees).toBe(2);
  });

  test('J6.1 97 spies of players loyal to Britain leave the cards of Kabul', () => {
    const played = headline(97, {
      players: [
        white(),
        black({
          tableau: [
            { card: 17, spies: [{ of: 'white' }, { of: 'black' }] },
            { card: 54, spies: [{ of: 'white' }] },
          ],
        }),
      ],
    });
    expect([spies(played.state, 17), spies(played.state, 54)]).toEqual([['black middle'], ['white middle']]);
    expect(played.state.supply.afghan).toBe(8);
  });

  test('J6.3 98, 99, 100 half of the rupees, rounded down, wait until the next topple and are shared', () => {
    for (const card of [98, 99, 100]) {
      const played = headline(card, { players: [white({ rupees: 5 }), black({ rupees: 4 })] });
      expect([of(played.state, 'white').rupees, of(played.state, 'black').rupees]).toEqual([3, 2]);
      expect(played.state.lasting).toEqual([{ card, amount: 4 }]);
    }
    const table = lay(
      {
        market: { top: ['topple', 9] },
        lasting: [{ card: 98, amount: 5 }],
        players: [white({ rupees: 1 }), black()],
      },
      KHYBER,
    );
    const shared = go(table, ['buy:t0']);
    expect([of(shared.state, 'white').rupees, of(shared.state, 'black').rupees]).toEqual([3, 2]);
    expect(shared.state.rupees).toBe(5);
    expect(shared.state.discards).toContain(98);
  });

  test('J6.3 103 everybody discards half of the hand, from the player whose turn it is', () => {
    const played = headline(103, { players: [white({ hand: [15, 16, 17] }), black({ hand: [35, 37] })] }, [
      '16',
      '37',
    ]);
    expect([of(played.state, 'white').hand, of(played.state, 'black').hand]).toEqual([[15, 17], [35]]);
  });

  test('J6.1 104 the ruler of Persia places armies, and its isolation ends', () => {
    const played = headline(
      104,
      {
        lasting: [{ card: 108 }],
        players: [white(), black({ tribes: { persia: 1 } })],
      },
      ['3'],
    );
    expect(armies(played.state, 'afghan', 'persia')).toBe(3);
    expect(played.state.lasting).toEqual([]);
    expect(played.state.supply.russian).toBe(10);
  });

  test('J6.1 105 no tax in Punjab and no action of its wazir until the next topple', () => {
    const played = headline(105, {
      market: { top: [105, { card: 27, rupees: 3 }], bottom: ['topple'] },
      players: [white({ rupees: 6, tribes: { punjab: 1 }, tableau: [25], loyalty: 'afghan' }), black()],
    });
    expect(played.state.regime).toBe('military');
    expect(played.blocked).toContain('tax:25: J6.1 why.famine');
    expect(played.blocked).toContain('consolidate:punjab: J6.1 why.famine');
    const after = go(played.state, ['buy:b0', '25']);
    expect(after.state.lasting).toEqual([]);
  });

  test('J6.1 106 everybody gains a rupee', () => {
    const { state } = headline(106, two);
    expect([of(state, 'white').rupees, of(state, 'black').rupees, state.regime]).toEqual([1, 1, 'economic']);
  });

  test('J6.1 107, 108 armies and tribes leave, roads stay, and no card of the location may be played', () => {
    const played = headline(107, {
      armies: { transcaspia: { british: 2 } },
      roads: { 'persia-transcaspia': { british: 1 } },
      players: [white({ hand: [90, 75], tribes: { transcaspia: 1 } }), black()],
    });
    expect([
      armies(played.state, 'british', 'transcaspia'),
      tribes(played.state, 'white', 'transcaspia'),
    ]).toEqual([0, 0]);
    expect(roads(played.state, 'british', 'persia-transcaspia')).toBe(1);
    expect(played.menu).toContain('play:75');
    expect(played.blocked).toContain('play:90: J6.1 why.isolated');
    const persia = headline(108, { players: [white({ hand: [90, 75] }), black()] });
    expect(persia.blocked).toContain('play:75: J6.1 why.isolated');
  });

  test('J6.1 110 the ruler of Kabul removes four units, own ones too', () => {
    const played = headline(
      110,
      {
        armies: { kabul: { russian: 1 } },
        roads: { 'kabul-punjab': { british: 1 } },
        players: [white({ tribes: { kabul: 2 } }), black({ tribes: { kabul: 1 } })],
      },
      ['tribe:black', 'army:russian', 'road:british:kabul-punjab'],
    );
    expect(tribes(played.state, 'white', 'kabul')).toBe(1);
    expect(armies(played.state, 'russian', 'kabul')).toBe(0);
    const nobody = headline(110, { armies: { kabul: { russian: 2 } }, ...two });
    expect(armies(nobody.state, 'russian', 'kabul')).toBe(2);
  });

  test('J6.1 111 no campaigns until three more headlines have left the market', () => {
    const position = {
      regime: 'military',
      armies: { kabul: { british: 1 } },
      players: [white({ rupees: 2, tableau: [17] }), black()],
    };
    const played = headline(111, position);
    expect(played.blocked).toContain('campaign:17: J6.1 why.bad-weather');
    expect(played.state.lasting).toEqual([{ card: 111, amount: 3 }]);
    const table = lay({ ...position, market: { top: [96] }, lasting: [{ card: 111, amount: 1 }] }, KHYBER);
    const clear = go(table, ['buy:t0', 'discard']);
    expect(clear.state.lasting).toEqual([]);
    expect(clear.state.discards).toEqual([96, 111]);
    expect(clear.menu).toContain('campaign:17');
  });

  test('J6.1 113 whoever would be favoured by Russia or Britain loses a patriot or a gift, once', () => {
    const played = headline(
      113,
      {
        players: [white({ gifts: [2], tableau: [45] }), black(), orange({ rupees: 1 })],
      },
      ['gift:2'],
    );
    expect(of(played.state, 'white')).toMatchObject({ gifts: [], cubes: 10 });
    expect(tableau(played.state, 'white')).toEqual([45]);
  });

  test('J6.1 114 at the left end nobody can prevent a headline', () => {
    const table = lay(
      {
        market: { top: [114, 9], bottom: [26] },
        stage: 'cleanup',
        players: [white({ rupees: 1, capabilities: [{ card: 140 }] }), black()],
      },
      KHYBER,
    );
    const played = go(table, ['pay']);
    expect(market(played.state)).toBe('100000 000000');
  });
});
