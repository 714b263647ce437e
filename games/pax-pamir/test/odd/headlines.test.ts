/** J6 Headlines, each just met or just missed. */
import { describe, expect, test } from 'vitest';
import { armies, black, go, KHYBER, lay, market, of, orange, roads, tribes, white } from '../table.ts';

type Fields = Parameters<typeof lay>[0];
const BOTTOM = [26, 27, 28, 29, 31, 34];

const at = (card: number, position: Fields = {}) =>
  lay(
    { market: { top: [card, 9, 10, 12, 13, 14], bottom: BOTTOM }, players: [white(), black()], ...position },
    KHYBER,
  );
const effect = (card: number, position: Fields, answers: readonly string[] = []) =>
  go(at(card, position), ['buy:t0', 'effect', ...answers]);

describe('J6 headlines', () => {
  test.each([94, 115])('J6.1 %i the stock is just enough, or one short; of too few all leave', (card) => {
    const enough = effect(card, { armies: { kabul: { british: 6 } } });
    expect(enough.state.supply.british).toBe(0);
    expect(enough.state.gone.british).toBe(4);
    const short = effect(card, {
      armies: { kabul: { british: 6 } },
      roads: { 'herat-persia': { british: 1 } },
    });
    expect(short.menu).toEqual(['army:kabul', 'road:herat-persia']);
    const few = effect(card, {
      cylinders: { british: { box: 4, gone: 7 } },
      armies: { kabul: { british: 3 } },
    });
    expect([few.state.gone.british, few.state.box.british]).toEqual([10, 4]);
  });

  test('J6.3 98, 99 two piles at once, each shared on its own: the odd rupees leave the game', () => {
    const table = at(98, {
      lasting: [{ card: 99, amount: 3 }],
      market: { top: [98, 9], bottom: ['topple', 'topple'] },
      players: [white({ rupees: 1 }), black({ rupees: 7 })],
    });
    const bought = go(table, ['buy:t0', 'effect']);
    expect(bought.state.players.map((player) => player.rupees)).toEqual([1, 4]);
    const { state } = go(bought.state, ['buy:b0']);
    // 3 and 3: one each and one lost, twice.
    expect(state.players.map((player) => player.rupees)).toEqual([3, 6]);
    expect(state.rupees).toBe(9);
    expect(state.lasting).toEqual([]);
  });

  test('J6.1 101, 102 without an Afghan player the rupees stay away, the cylinders come', () => {
    for (const card of [101, 102]) {
      const { state } = effect(card, { players: [white(), black({ loyalty: 'russian' })] });
      expect(state.rupees).toBe(0);
      expect(state.supply).toMatchObject(card === 101 ? { afghan: 8 } : { british: 12, afghan: 6 });
    }
  });

  test('J6.1 104 a ruler whose stock is short; without a ruler nobody places anything', () => {
    const position = {
      armies: { kabul: { afghan: 5 } },
      players: [white(), black({ tribes: { persia: 1 } })],
    };
    const asked = effect(104, position, ['2']);
    // One from stock, one from Kabul if he likes.
    expect(asked.menu).toEqual(['army:kabul', 'none']);
    expect(asked.ask?.seats).toEqual(['black']);
    const without = effect(104, { lasting: [{ card: 108 }], players: [white(), black()] });
    expect(without.state.lasting).toEqual([]);
    expect(without.state.supply.russian).toBe(10);
  });

  test('J6.1 105 famine is in Punjab alone: taxes elsewhere go on, its wazir rests', () => {
    const table = at(105, {
      lasting: [{ card: 105 }],
      market: { top: [{ card: 8, rupees: 2 }], bottom: [{ card: 27, rupees: 2 }] },
      players: [white({ rupees: 4, tribes: { punjab: 1, kabul: 1 }, tableau: [5, 127] }), black()],
    });
    const played = go(table);
    expect(played.menu).toContain('tax:5');
    expect(played.blocked).toContain('tax:127: J6.1 why.famine');
    expect(played.blocked).toContain('consolidate:punjab: J6.1 why.famine');
    expect(played.menu).toContain('consolidate:kabul');
  });

  test('J6.1 106 at the left end, with the regime it brings in force: everybody gains his rupee all the same', () => {
    const table = at(106, { regime: 'economic', stage: 'cleanup' });
    const { state } = go(table);
    expect(state.players.map((player) => player.rupees)).toEqual([1, 1]);
    expect(state.regime).toBe('economic');
  });

  test('J6.1 107 units go, roads stay, a card of the place acts on, consolidation is allowed', () => {
    const table = effect(107, {
      players: [
        white({ rupees: 2, hand: [90], tableau: [91], tribes: { transcaspia: 2 } }),
        black({ tribes: { transcaspia: 1 } }),
      ],
      armies: { transcaspia: { british: 1 }, persia: { british: 1 } },
      roads: { 'persia-transcaspia': { british: 1 } },
    });
    expect([
      tribes(table.state, 'white', 'transcaspia'),
      tribes(table.state, 'black', 'transcaspia'),
    ]).toEqual([0, 0]);
    expect(roads(table.state, 'british', 'persia-transcaspia')).toBe(1);
    expect(table.menu).toContain('campaign:91');
    expect(table.blocked).toContain('play:90: J6.1 why.isolated');
    const { state } = go(table.state, ['campaign:91', 'road:transcaspia']);
    expect(armies(state, 'british', 'transcaspia')).toBe(1);
  });

  test('J6.1 110 fewer than four units in Kabul and on its roads: all of them; without a ruler none', () => {
    const units = { armies: { kabul: { russian: 1 } }, roads: { 'kabul-punjab': { afghan: 1 } } };
    const ruled = effect(110, { ...units, players: [white({ tribes: { kabul: 1 } }), black()] }, [
      'tribe:white',
      'army:russian',
    ]);
    expect([
      tribes(ruled.state, 'white', 'kabul'),
      armies(ruled.state, 'russian', 'kabul'),
      roads(ruled.state, 'afghan', 'kabul-punjab'),
    ]).toEqual([0, 0, 0]);
    expect(ruled.state.wazirs[3]).toBeNull();
    expect(armies(effect(110, units).state, 'russian', 'kabul')).toBe(1);
  });

  test('J6.1, J6.2 111 a declined headline takes the last disc, and campaigns are possible again', () => {
    const table = at(106, {
      lasting: [{ card: 111, amount: 1 }],
      armies: { kabul: { british: 1 } },
      players: [white({ tableau: [17] }), black({ tribes: { kabul: 1 } })],
    });
    expect(go(table).blocked).toContain('campaign:17: J6.1 why.bad-weather');
    const played = go(table, ['buy:t0', 'discard']);
    expect(played.menu).toContain('campaign:17');
    expect(played.state.discards).toEqual(expect.arrayContaining([106, 111]));
    expect(of(played.state, 'white').rupees).toBe(0);
  });

  test('J6.1 113 whoever is favoured with neither patriot nor gift loses nothing; the last sign may go', () => {
    const nothing = effect(113, { players: [white(), black({ loyalty: 'russian' })] });
    expect(nothing.menu).toContain('buy:b0');
    const table = effect(113, {
      players: [
        white({ loyaltyCard: false, tableau: [{ card: 36, spies: [{ of: 'black', at: 'prize' }] }] }),
        black(),
      ],
    });
    // Leveraged, with nothing to pay and nothing to give up; then Afghan.
    expect(of(table.state, 'white')).toMatchObject({ loyalty: 'afghan', tableau: [], rupees: 0 });
    expect(of(table.state, 'black').spies).toBe(0);
  });

  test('J6.1 114 one rupee: the buyer says in which row; what augments is not paid for', () => {
    const position = {
      players: [
        white({ tableau: [{ card: 17, augments: [140] }] }),
        black({ rupees: 1, capabilities: [{ card: 131 }, { card: 132 }] }),
        orange(),
      ],
    };
    const asked = effect(114, position, ['discard', 'pay']);
    expect(asked.menu).toEqual(['t5', 'b5']);
    expect(asked.ask?.seats).toEqual(['white']);
    const { state } = effect(114, position, ['pay', 't5']);
    expect(market(state)).toBe('000001 000000');
    expect(of(state, 'black').capabilities.map((one) => one.card)).toEqual([131]);
  });

  test('J6.1, F1.1 headlines at both left ends: the top one first, rupees pass on in each row', () => {
    const table = lay(
      {
        stage: 'cleanup',
        market: { top: [{ card: 106, rupees: 2 }, 9], bottom: [{ card: 105, rupees: 1 }, null, 28] },
        players: [white(), black()],
      },
      KHYBER,
    );
    const { state } = go(table);
    expect(state.regime).toBe('military');
    expect(market(state)).toBe('200000 100000');
    expect(state.lasting).toEqual([{ card: 105, amount: 1 }]);
  });
});
