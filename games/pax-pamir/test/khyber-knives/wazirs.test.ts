import { describe, expect, test } from 'vitest';
import { AT } from '../../components/map.ts';
import { armies, black, go, lay, market, of, roads, spies, tribes, white } from '../table.ts';

const WAZIRS = { expansion: 'wazirs' };

describe('J3 wazirs', () => {
  test('J3, J3.1 the wazir passes to the new ruler at once, after the action', () => {
    const table = lay(
      { players: [white({ hand: [51], rupees: 2 }), black({ tribes: { herat: 2 } })] },
      WAZIRS,
    );
    expect(table.wazirs[AT.herat]).toBe(1);
    const played = go(table, ['play:51']);
    expect(played.state.wazirs[AT.herat]).toBe(0);
  });

  test('J3.2 armies without a tribe make nobody ruler', () => {
    const state = lay({ armies: { herat: { british: 3 } }, players: [white(), black()] }, WAZIRS);
    expect(state.wazirs[AT.herat]).toBeNull();
    const stronger = lay(
      { armies: { herat: { british: 3 } }, players: [white(), black({ tribes: { herat: 1 } })] },
      WAZIRS,
    );
    expect(stronger.wazirs[AT.herat]).toBeNull();
  });

  test('J3.1 only the holder of the wazir may tax there', () => {
    const table = (tribe: number) =>
      lay(
        {
          market: { top: [{ card: 57, rupees: 2 }] },
          deck: ['topple'],
          armies: { herat: { british: 3 } },
          players: [white({ tableau: [55], tribes: { herat: tribe } }), black()],
        },
        WAZIRS,
      );
    expect(go(table(0)).blocked).toContain('tax:55: J3.1 why.no-wazir');
    expect(go(table(1)).menu).toContain('tax:55');
  });

  test('J3.3 host and wazir act once; hosts must be unused', () => {
    const table = lay(
      {
        players: [white({ rupees: 8, tribes: { herat: 1, kabul: 1 }, tableau: [17] }), black()],
      },
      WAZIRS,
    );
    const played = go(table, ['consolidate:herat', 'tribe']);
    expect(played.state.turn).toMatchObject({ used: [17], wazirs: [AT.herat] });
    expect(played.blocked).toContain('consolidate:kabul: J3.3 why.no-host');
    const next = go(
      lay({ stage: 'cleanup', players: [white(), black()], turn: { wazirs: ['herat'] } }, WAZIRS),
    );
    expect(next.state.turn.wazirs).toEqual([]);
  });
});

describe('J4 consolidate', () => {
  const table = (rupees: number) =>
    lay(
      {
        players: [
          white({ rupees, tribes: { herat: 1 }, tableau: [58] }),
          black({ tableau: [{ card: 50, spies: [] }] }),
        ],
      },
      WAZIRS,
    );

  test('J4.1 any mix of tribes, armies, roads and spies up to the rank of the host', () => {
    const asked = go(table(9), ['consolidate:herat']);
    expect(asked.menu).toEqual([
      'tribe',
      'army',
      'road:herat-transcaspia',
      'road:herat-persia',
      'road:herat-kabul',
      'road:herat-kandahar',
      'spy:58',
      'spy:50',
    ]);
    const played = go(table(9), ['consolidate:herat', 'army', 'road:herat-kabul', 'spy:50']);
    expect([armies(played.state, 'british', 'herat'), roads(played.state, 'british', 'herat-kabul')]).toEqual(
      [1, 1],
    );
    expect(spies(played.state, 50)).toEqual(['white middle']);
    expect(of(played.state, 'white').rupees).toBe(3);
  });

  test('J4.2 two rupees for each unit, from the right end; no more units than can be paid', () => {
    const played = go(table(5), ['consolidate:herat', 'tribe', 'tribe']);
    expect(played.ask?.prompt.key).toBe('ask.turn');
    expect(tribes(played.state, 'white', 'herat')).toBe(3);
    expect(market(played.state)).toBe('000011 000011');
    expect(go(table(1)).blocked).toContain('consolidate:herat: J4.2 why.cost');
  });
});

describe('J5 the regime change action', () => {
  const table = (rupees: number, regime: string) =>
    lay({ regime, players: [white({ rupees, tribes: { herat: 1 }, tableau: [17] }), black()] }, WAZIRS);

  test('J5, J5.1, J5.2 six rupees bring the regime of the icon', () => {
    const played = go(table(6, 'political'), ['regime-change:herat']);
    expect(played.state.regime).toBe('economic');
    expect(market(played.state)).toBe('000111 000111');
    expect(played.state.turn.counted).toBe(0);
    expect(go(table(5, 'political')).blocked).toContain('regime-change:herat: J5.2 why.cost');
    expect(go(table(6, 'economic')).blocked).toContain('regime-change:herat: J5.1 why.same-regime');
    expect(go(table(6, 'military'), ['regime-change:herat']).state.turn.counted).toBe(1);
  });

  test('J3.3, J5.1 a wazir of an owner with two regimes asks which; without consolidate none is offered', () => {
    const owned = (regime: string) =>
      lay({ regime, players: [white({ rupees: 6, tribes: { herat: 1 }, tableau: [17] }), black()] }, WAZIRS, {
        wazirs: { herat: ['military', 'political'] },
      });
    const asked = go(owned('economic'), ['regime-change:herat']);
    expect([asked.ask?.prompt.key, asked.menu]).toEqual(['ask.icon', ['military', 'political']]);
    const played = go(owned('economic'), ['regime-change:herat', 'political']);
    expect([played.state.regime, of(played.state, 'white').rupees]).toEqual(['political', 0]);
    expect(go(owned('political'), ['regime-change:herat']).state.regime).toBe('military');
    const { menu, blocked } = go(owned('economic'));
    expect([...menu, ...blocked].filter((one) => one.startsWith('consolidate'))).toEqual([]);
  });
});
