/** Cases of our own, read afresh from the rulebook: Khyber Knives (J). */
import type { Json } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { AT } from '../../components/map.ts';
import {
  armies,
  black,
  go,
  KHYBER,
  lay,
  market,
  of,
  offers,
  orange,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

const BOTTOM = [26, 27, 28, 29, 31, 34];
const top = (card: number) => ({ top: [card, 9, 10, 12, 13, 14], bottom: BOTTOM });
const has = (...cards: number[]) => ({ capabilities: cards.map((card) => ({ card, active: true })) });
const khyber = (position: { readonly [key: string]: Json }) => lay({ ...position }, KHYBER);

describe('J3–J5 wazirs', () => {
  test('J3.2 armies of the own loyalty help two rulers: the tie goes to stars, then to rupees', () => {
    const table = khyber({
      regime: 'military',
      armies: { kabul: { afghan: 2, british: 1 } },
      players: [
        white({ tableau: [91], tribes: { kabul: 1 } }),
        black({ tribes: { kabul: 1 }, rupees: 1 }),
        orange({ loyalty: 'afghan', tribes: { kabul: 1 } }),
      ],
    });
    expect(table.wazirs[AT.kabul]).toBe(1);
    // One army for one: black and orange have 2 units each now, white 1.
    const played = go(table, ['campaign:91']);
    expect(armies(played.state, 'afghan', 'kabul')).toBe(1);
    expect(played.state.wazirs[AT.kabul]).toBe(1);
  });

  test('J3.3, E1.4 two wazirs need two hosts, and a card that has acted is none', () => {
    const table = khyber({
      players: [
        white({ rupees: 12, tribes: { herat: 1, kabul: 1 }, tableau: [47, 15] }),
        black({ tribes: { kandahar: 1 } }),
      ],
    });
    const played = go(table, ['consolidate:herat', '15', 'army', 'done', 'regime-change:kabul']);
    expect(played.state.regime).toBe('military');
    expect(played.state.turn).toMatchObject({ used: [15, 47], wazirs: [AT.herat, AT.kabul], counted: 0 });
    // Under the new regime a campaign would be free, but the card has been a host.
    expect(offers(played, 'campaign')).toEqual([]);
    expect(market(played.state)).toBe('000112 000112');
  });

  test('J4.1 a spy by consolidation comes to the middle of anybody’s card of the location', () => {
    const table = khyber({
      players: [white({ rupees: 2, tribes: { kandahar: 1 }, tableau: [15] }), black({ tableau: [39, 50] })],
    });
    const begun = go(structuredClone(table), ['consolidate:kandahar']);
    expect(begun.menu).toContain('spy:39');
    expect(begun.menu).not.toContain('spy:50');
    expect(spies(go(table, ['consolidate:kandahar', 'spy:39']).state, 39)).toEqual(['white middle']);
  });
});

describe('J6 headlines', () => {
  test('J6.1 94 from the left end: the player in turn chooses what leaves the map when the stock is empty', () => {
    const table = khyber({
      stage: 'cleanup',
      market: top(94),
      cylinders: { british: { gone: 4 } },
      armies: { kabul: { british: 4 } },
      roads: { 'kabul-punjab': { british: 1 } },
      players: [white(), black()],
    });
    expect(table.supply.british).toBe(1);
    const played = go(table, ['army:kabul', 'army:kabul', 'road:kabul-punjab']);
    expect(played.asked.every((one) => one.startsWith('white:'))).toBe(true);
    expect(armies(played.state, 'british', 'kabul')).toBe(2);
    expect([played.state.supply.british, played.state.gone.british]).toEqual([0, 8]);
    expect(played.state.box.afghan).toBe(5);
  });

  test('J6.3 98 halves rounded down; after the next topple all get the same, the odd rupee is lost', () => {
    const table = khyber({
      market: { top: [98, 'topple', 10, 12, 13, 14], bottom: BOTTOM },
      players: [white({ rupees: 5 }), black({ rupees: 3 }), orange({ rupees: 1 })],
    });
    const begun = go(table, ['buy:t0', 'effect']);
    expect(begun.state.lasting).toEqual([{ card: 98, amount: 3 }]);
    const played = go(begun.state, ['buy:t1']);
    // 5 - 2 - 1 for the topple + 1; its price went over the gap onto b0.
    expect(played.state.players.map((player) => player.rupees)).toEqual([3, 3, 2]);
    expect(played.state.lasting).toEqual([]);
  });

  test('J6.1 105 the disc lies on the wazir whoever holds it; 111 counts it as another headline', () => {
    const table = khyber({
      market: top(105),
      lasting: [{ card: 111, amount: 1 }],
      armies: { punjab: { british: 1 } },
      players: [
        white({ rupees: 2, tribes: { punjab: 1 }, tableau: [127, 91] }),
        black({ tribes: { punjab: 1 } }),
      ],
    });
    expect(go(structuredClone(table)).menu).not.toContain('campaign:91');
    const played = go(table, ['buy:t0', 'effect']);
    expect(played.state.regime).toBe('military');
    expect(played.menu).toContain('campaign:91');
    expect(played.blocked).toContain('tax:127: J6.1 why.famine');
    expect(played.state.lasting).toEqual([{ card: 105, amount: 1 }]);
  });

  test('J6.1 113 an unbroken tie favours nobody', () => {
    const table = khyber({
      market: top(113),
      players: [white({ gifts: [2] }), black({ loyalty: 'british', gifts: [2] })],
    });
    const played = go(table, ['buy:t0', 'effect']);
    expect(played.state.players.map((player) => player.gifts)).toEqual([[2], [2]]);
  });
});

describe('J7 capabilities', () => {
  test('J7.2 an augment raises rank, price and shelter; a bribed card loses it', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 5, tableau: [87] }),
        black({ tableau: [{ card: 42, spies: [{ of: 'white' }], augments: [140] }] }),
      ],
    });
    expect(go(structuredClone(table)).menu).not.toContain('bribe:87');
    of(table, 'white').rupees++;
    table.rupees++;
    const played = go(table, ['bribe:87', 'left']);
    expect(tableau(played.state, 'white')).toEqual([42, 87]);
    expect(of(played.state, 'white').tableau[0]?.augments).toEqual([]);
    expect(played.state.discards).toContain(140);
  });

  test('J7.3.1 bought when its condition holds already, it is offered at once; declined, on any later turn', () => {
    const table = khyber({
      market: top(133),
      players: [white({ tableau: [91] }), black()],
    });
    const played = go(table, ['buy:t0', 'no']);
    expect(played.menu).toContain('activate:133');
    expect(of(go(played.state, ['activate:133']).state, 'white').capabilities).toMatchObject([
      { active: true },
    ]);
  });

  test('J7.3.3 131 a raid on a free campaign: nothing moves, the train stays paid, the card is used', () => {
    const table = khyber({
      regime: 'military',
      armies: { punjab: { british: 2 } },
      players: [
        white({ rupees: 2, tableau: [91] }),
        black({ rupees: 2, tribes: { kabul: 1 }, ...has(131) }),
        orange(),
      ],
    });
    const played = go(table, ['campaign:91', 'baggage:kabul', '2', 'afghan', 'yes']);
    expect(armies(played.state, 'british', 'punjab')).toBe(2);
    expect(tribes(played.state, 'black', 'kabul')).toBe(1);
    expect(market(played.state)).toBe('000002 000002');
    expect(played.state.turn).toMatchObject({ counted: 0, used: [91, 131], casualties: 0 });
  });

  test('J7.3.3 132 a cancelled hunt: the spies are back, but the one given up is gone; no token for anybody', () => {
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({ tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black', count: 2 }] }] }),
          black(has(132)),
        ],
      },
      { ...KHYBER, badal: true },
    );
    const played = go(table, ['counter-espionage:37', '37:middle:black', 'yes']);
    expect(spies(played.state, 37)).toEqual(['white middle', 'black middle']);
    expect(of(played.state, 'black').badal).toBe(0);
  });

  test('J7.3.3 134 one star moves one spy, not two that meet on the way', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }], ...has(134) }),
        black({ tableau: [52, { card: 51, spies: [{ of: 'white' }] }] }),
      ],
    });
    const played = go(table, ['travel:35', '35:middle>51', '51:middle>52', 'prize']);
    expect(played.ask?.prompt.key).toBe('ask.turn');
    expect(spies(played.state, 51)).toEqual(['white middle']);
    expect(spies(played.state, 52)).toEqual(['white prize']);
  });

  test('J7.3.3 139 rupees taken at the start of a turn can win a tie for a wazir at once', () => {
    const table = khyber({
      market: { top: [{ card: 8, rupees: 2 }, 9, 10, 12, 13, 14], bottom: BOTTOM },
      stage: 'cleanup',
      players: [white({ rupees: 1, tribes: { herat: 1 } }), black({ tribes: { herat: 1 }, ...has(139) })],
    });
    expect(table.wazirs[AT.herat]).toBe(0);
    const played = go(table, ['t0', 't0']);
    expect(of(played.state, 'black').rupees).toBe(2);
    expect(played.state.wazirs[AT.herat]).toBe(1);
  });

  test('E1.1 141 free discards are no counted actions: whoever has nothing else may end his turn', () => {
    const table = khyber({
      market: { top: [null, 9, 10, 12, 13, 14], bottom: [null, 27, 28, 29, 31, 34] },
      players: [white({ hand: [15], ...has(141) }), black({ tribes: { kabul: 1 } })],
    });
    expect(go(table).menu).toEqual(['discard:15', 'end']);
  });

  test('J7.3.3 144, E12.3 tribes that defend as armies cost the attacker armies, and are overthrown like tribes', () => {
    const table = khyber({
      regime: 'military',
      armies: { kabul: { british: 2 } },
      players: [white({ tableau: [91] }), black({ tribes: { kabul: 1 }, tableau: [5], ...has(144) })],
    });
    const played = go(table, ['campaign:91']);
    expect(armies(played.state, 'british', 'kabul')).toBe(1);
    expect(tableau(played.state, 'black')).toEqual([]);
  });
});
