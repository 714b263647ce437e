/** J7 Capabilities, each just met or just missed. */
import { describe, expect, test } from 'vitest';
import {
  armies,
  black,
  go,
  KHYBER,
  lay,
  market,
  of,
  offers,
  promise,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

type Fields = Parameters<typeof lay>[0];
const active = (card: number) => ({ capabilities: [{ card, active: true }] });
const khyber = (position: Fields) => lay(position, KHYBER);

describe('J7.3.2 conditions', () => {
  test.each<[card: number, met: number[], missed: number[]]>([
    [116, [21, 17], [18, 17]],
    [117, [58], [89]],
    [118, [5, 15], [52, 15]],
    [119, [58], [89]],
    [120, [5, 72], [52, 72]],
    [121, [18, 89], [18, 72]],
    [123, [91], [15]],
    [126, [5, 89], [5, 72]],
    [130, [17, 18, 52, 72], [17, 18, 52]],
    [131, [1], [21]],
    [132, [21, 18], [21]],
    [133, [15, 17], [15]],
    [134, [89, 21], [89, 18]],
    [135, [1, 18], [1]],
    [137, [17, 18, 52, 72], [17, 18, 52, 15]],
    [138, [89, 72], [89]],
    [139, [7], [5]],
    [140, [58, 72], [58]],
    [141, [91], [54]],
    [144, [5, 52], [5]],
    [145, [5, 72], [5]],
    [147, [91, 1, 7, 58], [91, 1, 58]],
  ])('J7.3.2 %i: the stars or places are just enough, or one is missing', (card, met, missed) => {
    const menu = (cards: number[]) =>
      go(khyber({ players: [white({ tableau: cards, capabilities: [{ card }] }), black()] })).menu;
    expect(menu(met)).toContain(`activate:${card}`);
    expect(menu(missed)).not.toContain(`activate:${card}`);
  });

  test('J7.3.2 122 a ruler, 129 the loyalty card, 128 two rupees; 124 and 125 never by choice', () => {
    const menu = (fields: Fields, card: number) =>
      offers(
        go(
          khyber({
            players: [white({ ...fields, capabilities: [{ card }] }), black({ tribes: { kabul: 1 } })],
          }),
        ),
        'activate',
      );
    expect(menu({ tribes: { kabul: 2 } }, 122)).toEqual(['activate:122']);
    expect(menu({ tribes: { kabul: 1 } }, 122)).toEqual([]);
    expect(menu({}, 129)).toEqual(['activate:129']);
    expect(menu({ loyaltyCard: false, prizes: [52] }, 129)).toEqual([]);
    expect(menu({ rupees: 2 }, 128)).toEqual(['activate:128']);
    expect(menu({ rupees: 1 }, 128)).toEqual([]);
    expect(menu({ rupees: 9 }, 124)).toEqual([]);
    expect(menu({ rupees: 9 }, 125)).toEqual([]);
  });
});

describe('J7.2 augments', () => {
  test('J7.2.2 rank 3 is no host; rank 2 is once; the unit comes to the host’s place', () => {
    const table = khyber({
      market: { top: [140, 9], bottom: [141, 27] },
      players: [white({ tableau: [91, 5] }), black()],
    });
    const asked = go(table, ['buy:t0']);
    expect(asked.menu).toEqual(['capability', '5']);
    const again = khyber({
      market: { top: [140, 9], bottom: [141, 27] },
      players: [white({ tableau: [91, { card: 5, augments: [147] }] }), black()],
    });
    expect(of(go(again, ['buy:b0']).state, 'white').capabilities.map((one) => one.card)).toEqual([141]);
  });

  test('J7.2.2, E4.7 an augment without a cylinder in stock: one may be taken back, or none comes', () => {
    const table = khyber({
      market: { top: [140, 9], bottom: [26] },
      players: [white({ tableau: [17] }), black()],
      roads: { 'herat-persia': { british: 10 } },
    });
    const { state } = go(table, ['buy:t0', '17', 'none']);
    expect([armies(state, 'british', 'kabul'), state.players[0]?.tableau[0]?.augments]).toEqual([0, [140]]);
  });
});

describe('J7.3.3 what they do', () => {
  test('J7.3.3 118 the last tribe for two armies; one cylinder in stock brings one, the other if one likes', () => {
    const table = khyber({
      players: [white({ ...active(118), tribes: { herat: 1 } }), black()],
      roads: { 'herat-persia': { british: 9 } },
    });
    const { state } = go(table, ['use:118', 'none']);
    expect([tribes(state, 'white', 'herat'), armies(state, 'british', 'herat')]).toEqual([0, 1]);
    expect(go(khyber({ players: [white(active(118)), black()] })).blocked).toContain(
      'use:118: J7.3.3 why.no-tribe',
    );
  });

  test('J7.3.3 120, E1.4 a card that has acted hides and is played again: it has acted', () => {
    const table = khyber({
      regime: 'military',
      armies: { kabul: { british: 1 } },
      players: [white({ rupees: 2, ...active(120), tableau: [17] }), black({ tribes: { kabul: 2 } })],
    });
    promise(table, 'black', 'ask:kabul:0');
    const played = go(table, ['campaign:17', 'stay', 'use:120', 'play:17']);
    expect(of(played.state, 'white')).toMatchObject({ hand: [], rupees: 0 });
    expect(armies(played.state, 'british', 'kabul')).toBe(2);
    expect(played.blocked).toContain('campaign:17: E1.4 why.used');
    expect(
      go(khyber({ players: [white({ rupees: 3, ...active(120), tableau: [15] }), black()] })).menu,
    ).not.toContain('use:120');
  });

  test('J7.3.3 122 a captive counts no more for supremacy; freed, it stands in the middle of the captor’s card', () => {
    const table = khyber({
      players: [
        white({
          ...active(122),
          tribes: { kabul: 1 },
          tableau: [{ card: 45, spies: [{ of: 'black', at: 'patriot' }] }],
        }),
        black(),
      ],
    });
    const held = go(table, ['use:122']);
    expect(of(held.state, 'black')).toMatchObject({ spies: 0, cubes: 9 });
    const freed = go(held.state, ['release:black']);
    expect(spies(freed.state, 45)).toEqual(['black middle']);
    expect(freed.state.turn.counted).toBe(1);
  });

  test('J7.3.2 124 the fall back to the Afghan Empire is a change too; 129 is lost by it', () => {
    const table = khyber({
      turn: { player: 'black' },
      regime: 'intelligence',
      players: [
        white({
          loyaltyCard: false,
          tableau: [{ card: 46, spies: [{ of: 'black' }] }],
          capabilities: [{ card: 124 }, { card: 129 }],
        }),
        black({ rupees: 2, tableau: [16] }),
      ],
    });
    const asked = go(table, ['assassinate:16', 'leave']);
    expect(asked.ask?.prompt.key).toBe('ask.activate');
    expect(of(asked.state, 'white').capabilities.map((one) => one.card)).toEqual([124]);
  });

  test('J7.3.2 125 the fourth unit of a turn, by two campaigns; three are not enough', () => {
    const table = (casualties: number) =>
      khyber({
        regime: 'military',
        turn: { casualties },
        armies: { kabul: { british: 2 } },
        players: [white({ tableau: [17], capabilities: [{ card: 125 }] }), black({ tribes: { kabul: 2 } })],
      });
    expect(go(table(3), ['campaign:17']).ask?.prompt.key).toBe('ask.activate');
    expect(go(table(2), ['campaign:17']).ask?.prompt.key).toBe('ask.turn');
  });

  test('J7.3.3 124, 125, 126 double what is counted for the regime, for their owner’s part only', () => {
    const supreme = (regime: string, card: number, isActive: boolean) => {
      const table = khyber({
        regime,
        market: { top: ['topple'], bottom: ['topple'] },
        armies: { kabul: { british: 2, russian: 3 } },
        roads: { 'kabul-punjab': { british: 1 } },
        players: [
          white({
            capabilities: [{ card, active: isActive }],
            tribes: { herat: 2 },
            tableau: [{ card: 18, spies: [{ of: 'white', count: 2 }] }],
          }),
          black({ tribes: { kabul: 3 }, tableau: [{ card: 21, spies: [{ of: 'black', count: 3 }] }] }),
        ],
      });
      return go(table, ['buy:t0']).state.supreme;
    };
    expect([supreme('intelligence', 124, true), supreme('intelligence', 124, false)]).toEqual([
      'british',
      null,
    ]);
    expect([supreme('military', 125, true), supreme('military', 125, false)]).toEqual(['british', null]);
    expect([supreme('political', 126, true), supreme('political', 126, false)]).toEqual(['british', null]);
    expect(supreme('political', 124, true)).toBeNull();
  });

  test('J7.3.3 130 spares the empire’s cylinders and the own tribes, nobody else’s tribes', () => {
    const table = khyber({
      market: { top: ['topple'], bottom: ['topple'] },
      armies: { kabul: { british: 3, russian: 3 } },
      players: [
        white({ ...active(130), tribes: { herat: 2 } }),
        black({ loyalty: 'british', tribes: { herat: 2 } }),
      ],
    });
    const { state } = go(table, ['buy:t0']);
    expect([armies(state, 'british', 'kabul'), armies(state, 'russian', 'kabul')]).toEqual([3, 1]);
    expect([tribes(state, 'white', 'herat'), tribes(state, 'black', 'herat')]).toEqual([2, 1]);
  });

  test('J7.3.3 131, 132 nobody is asked who cannot pay: a rupee short, no spy, or used in this turn', () => {
    const raid = (rupees: number, used: number[] = []) =>
      khyber({
        regime: 'military',
        turn: { used },
        armies: { kabul: { british: 1 } },
        players: [white({ tableau: [17] }), black({ rupees, ...active(131), tribes: { kabul: 1 } })],
      });
    expect(go(raid(2), ['campaign:17']).ask?.prompt.key).toBe('ask.interrupt');
    expect(go(raid(1), ['campaign:17']).ask?.prompt.key).toBe('ask.turn');
    expect(go(raid(2, [131]), ['campaign:17']).ask?.prompt.key).toBe('ask.turn');
    const inside = (hasSpy: boolean) =>
      khyber({
        regime: 'intelligence',
        players: [
          white({
            tableau: [{ card: 21, spies: [{ of: 'white' }, ...(hasSpy ? [{ of: 'black' }] : [])] }, 18],
          }),
          black(active(132)),
        ],
      });
    expect(go(inside(true), ['travel:21', 'done']).ask?.prompt.key).toBe('ask.interrupt');
    expect(go(inside(false), ['travel:21', 'done']).ask?.prompt.key).toBe('ask.turn');
  });

  test('J7.3.3 132 a bribe is cancelled: the rupees stay on the market, the card with its owner', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, tableau: [52] }),
        black({ ...active(132), tableau: [{ card: 17, spies: [{ of: 'white' }, { of: 'black' }] }] }),
      ],
    });
    const { state, menu } = go(table, ['bribe:52', 'yes']);
    expect([tableau(state, 'black'), market(state), spies(state, 17)]).toEqual([
      [17],
      '000001 000001',
      ['white middle'],
    ]);
    expect(menu).not.toContain('travel:52');
  });

  test('J7.3.3 135 with no other card than the target the spy goes home; 132 cannot bring it back', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, ...active(135), tableau: [{ card: 16, spies: [{ of: 'white' }] }] }),
        black(),
      ],
    });
    const { state } = go(table, ['assassinate:16']);
    expect(of(state, 'white')).toMatchObject({ spies: 0, cubes: 10, tableau: [] });
  });

  test('J7.3.3 139 only with no rupee at all, and only at the start of the own turn', () => {
    const table = (rupees: number) =>
      khyber({
        stage: 'cleanup',
        market: { top: [{ card: 8, rupees: 1 }], bottom: [26] },
        players: [white({ rupees: 1 }), black({ rupees, ...active(139) })],
      });
    expect(go(table(0)).menu).toEqual(['white', 't0', 'none']);
    expect(go(table(1)).ask?.prompt.key).toBe('ask.turn');
  });

  test('J7.3.3 144 a group of tribes alone, with nothing else there, marches by road', () => {
    const table = khyber({
      regime: 'military',
      players: [
        white({ ...active(144), tableau: [54], tribes: { herat: 2 } }),
        black({ tribes: { kabul: 1 } }),
      ],
      roads: { 'herat-kabul': { british: 1 } },
    });
    const { state } = go(table, ['campaign:54', '2', 'afghan']);
    expect([tribes(state, 'white', 'kabul'), tribes(state, 'black', 'kabul')]).toEqual([2, 0]);
  });
});
