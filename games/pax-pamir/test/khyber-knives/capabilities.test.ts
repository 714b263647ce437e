import { describe, expect, test } from 'vitest';
import { influence } from '../../topple/influence.ts';
import { supremeEmpire } from '../../topple/supremacy.ts';
import {
  armies,
  black,
  go,
  KHYBER,
  lay,
  market,
  of,
  orange,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

type Fields = Parameters<typeof lay>[0];
const khyber = (position: Fields) => lay(position, KHYBER);
const has = (card: number, active = true) => ({ capabilities: [{ card, active }] });

describe('J7, J7.1 capability cards', () => {
  test('J7.1 bought, a card goes behind a tableau card or below the tableau, whatever the hand', () => {
    const table = () =>
      khyber({ market: { top: [140, 9] }, players: [white({ hand: [15], tableau: [17, 91] }), black()] });
    expect(go(table(), ['buy:t0']).menu).toEqual(['capability', '17']);
    const below = go(table(), ['buy:t0', 'capability']);
    expect(of(below.state, 'white').capabilities).toEqual([{ card: 140, active: false, ready: false }]);
  });

  test('J7.1 in column 0 it stays at cleanup', () => {
    const played = go(khyber({ market: { top: [140, 9] }, stage: 'cleanup', players: [white(), black()] }));
    expect(played.state.market.cards[0]).toBe(140);
  });

  test('J7.2.1, J7.2.2 an augment adds a star and a unit of the host’s mode, in its location', () => {
    const table = (card: number) =>
      khyber({ market: { top: [140, 9] }, players: [white({ tableau: [card] }), black()] });
    const military = go(table(17), ['buy:t0', '17']);
    expect(armies(military.state, 'british', 'kabul')).toBe(1);
    const political = go(table(40), ['buy:t0', '40']);
    expect(tribes(political.state, 'white', 'kandahar')).toBe(1);
  });

  test('J7.2.3 augments are discarded with their host', () => {
    const table = khyber({
      stage: 'cleanup',
      players: [white({ tableau: [{ card: 17, augments: [140] }, 15, 16, 54] }), black()],
    });
    const played = go(table, ['17']);
    expect(played.state.discards).toEqual([140, 17]);
  });

  test('J7.3, J7.3.1 as soon as the condition holds its owner is asked; later on his turn', () => {
    const table = () =>
      khyber({
        market: {},
        players: [white({ hand: [17], tableau: [15], ...has(133, false) }), black()],
      });
    const asked = go(table(), ['play:17', 'left']);
    expect(asked.ask?.prompt).toMatchObject({ key: 'ask.activate', params: { card: '133' } });
    const later = go(table(), ['play:17', 'left', 'no']);
    expect(later.menu).toContain('activate:133');
    const active = go(later.state, ['activate:133']);
    expect(of(active.state, 'white').capabilities[0]?.active).toBe(true);
    expect(active.state.turn.counted).toBe(1);
  });

  test('J7.3.1 in a purge those that are not activated are discarded', () => {
    const table = khyber({
      market: { top: ['topple'] },
      players: [white({ capabilities: [{ card: 140 }, { card: 133, active: true }] }), black()],
    });
    const played = go(table, ['buy:t0']);
    expect(of(played.state, 'white').capabilities.map((one) => one.card)).toEqual([133]);
    expect(played.state.discards).toContain(140);
  });

  test('J7.3.2 stars with augments, rulers, loyalty cards and locations', () => {
    const ready = (card: number, fields: object) =>
      of(khyber({ players: [white({ ...has(card, false), ...fields }), black()] }), 'white').capabilities[0]
        ?.ready;
    expect(ready(133, { tableau: [15] })).toBe(false);
    expect(ready(133, { tableau: [{ card: 15, augments: [140] }] })).toBe(true);
    expect(ready(122, {})).toBe(false);
    expect(ready(122, { tribes: { herat: 1 } })).toBe(true);
    expect(ready(129, {})).toBe(true);
    expect(ready(137, { tableau: [15, 54, 47] })).toBe(false);
    expect(ready(137, { tableau: [15, 54, 47, 75] })).toBe(true);
  });
});

describe('J7.3.3 actions', () => {
  test('J7.3.3 118 Conscription', () => {
    const table = khyber({ players: [white({ tribes: { herat: 1 }, ...has(118) }), black()] });
    const played = go(table, ['use:118']);
    expect([tribes(played.state, 'white', 'herat'), armies(played.state, 'british', 'herat')]).toEqual([
      0, 2,
    ]);
    expect(played.state.turn).toMatchObject({ counted: 1, used: [118] });
    expect(played.blocked).toContain('use:118: E1.4 why.used');
  });

  test('J7.3.3 119 Ghilzai Outreach', () => {
    const table = khyber({ players: [white({ rupees: 2, ...has(119) }), black({ tribes: { herat: 3 } })] });
    const played = go(table, ['use:119', 'herat']);
    expect(tribes(played.state, 'white', 'herat')).toBe(1);
    expect(market(played.state)).toBe('000001 000001');
  });

  test('J7.3.3 120 Hiding: leveraged cards are paid back', () => {
    const table = khyber({
      players: [
        white({ rupees: 3, hand: [15], tableau: [{ card: 49, spies: [{ of: 'black' }] }, 91], ...has(120) }),
        black(),
      ],
    });
    const played = go(table, ['use:120']);
    expect(of(played.state, 'white')).toMatchObject({ hand: [15, 49], rupees: 0 });
    expect(of(played.state, 'black').cubes).toBe(10);
  });

  test('J7.3.3 121 Spy Recruiter', () => {
    const table = khyber({ players: [white({ rupees: 2, tableau: [17, 16], ...has(121) }), black()] });
    expect(spies(go(table, ['use:121', '16']).state, 16)).toEqual(['white middle']);
  });

  test('J7.3.3 122 Dungeon: prisoners are held and freed', () => {
    const table = khyber({
      players: [white({ tableau: [{ card: 17, spies: [{ of: 'black' }] }, 16], ...has(122) }), black()],
    });
    const played = go(table, ['use:122']);
    expect(of(played.state, 'white').prisoners).toEqual([1]);
    expect(of(played.state, 'black')).toMatchObject({ cubes: 9, spies: 0 });
    const freed = go(played.state, ['release:black', '16']);
    expect(spies(freed.state, 16)).toEqual(['black middle']);
    expect(freed.state.turn.counted).toBe(1);
  });

  test('J7.3.3 123 Terror Tactics: two rupees leave the game, sheltered or not', () => {
    const table = khyber({
      market: { top: [{ card: 8, rupees: 1 }, 9], bottom: [26] },
      players: [
        white({ tableau: [{ card: 17, spies: [{ of: 'white' }] }], ...has(123) }),
        black({ rupees: 1, tableau: [58] }),
      ],
    });
    const played = go(table, ['use:123', 'black']);
    expect(played.state.rupees).toBe(0);
    expect(of(played.state, 'white').cubes).toBe(10);
  });
});

describe('J7.3.3 interrupts', () => {
  const spy = (colour: string) => ({ spies: [{ of: colour }] });

  test('J7.3.3 132 Man on the Inside puts spies back and costs one', () => {
    const table = () =>
      khyber({
        regime: 'intelligence',
        players: [
          white({ tableau: [{ card: 35, ...spy('white') }] }),
          black({ tableau: [17, { card: 16, ...spy('black') }], ...has(132) }),
        ],
      });
    const cancelled = go(table(), ['travel:35', '35:middle>17', 'yes']);
    expect(spies(cancelled.state, 35)).toEqual(['white middle']);
    expect(of(cancelled.state, 'black').cubes).toBe(10);
    expect(cancelled.state.turn.used).toEqual([35, 132]);
    const allowed = go(table(), ['travel:35', '35:middle>17', 'no']);
    expect(spies(allowed.state, 17)).toEqual(['white middle']);
  });

  test('J7.3.3 132 against an assassin: rupees and spy stay paid', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, tableau: [16] }),
        black({ tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black' }] }], ...has(132) }),
      ],
    });
    const played = go(table, ['assassinate:16', 'yes']);
    expect(tableau(played.state, 'black')).toEqual([37]);
    expect(of(played.state, 'white')).toMatchObject({ rupees: 0, cubes: 10 });
  });

  test('J7.3.3 131 is asked only of somebody who can pay, and once in a turn', () => {
    const table = (rupees: number) =>
      khyber({
        regime: 'military',
        armies: { kabul: { british: 2 } },
        players: [white({ tableau: [17, 54] }), black({ rupees, tribes: { kabul: 2 }, ...has(131) })],
      });
    expect(tribes(go(table(1), ['campaign:17']).state, 'black', 'kabul')).toBe(1);
    const once = go(table(4), ['campaign:17', 'yes', 'campaign:54', 'tribe:black']);
    expect(tribes(once.state, 'black', 'kabul')).toBe(0);
  });
});

describe('J7.3.3 lasting bonuses', () => {
  test('J7.3.3 116, 133 pirates take a rupee from commerce in their locations', () => {
    const table = (card: number, acting: number) =>
      khyber({
        market: { top: [{ card: 9, rupees: 2 }] },
        players: [white({ tableau: [acting] }), black(has(card))],
      });
    expect(of(go(table(116, 71), ['commerce:71', 't0']).state, 'black').rupees).toBe(1);
    expect(of(go(table(133, 71), ['commerce:71', 't0']).state, 'black').rupees).toBe(0);
    const kabul = khyber({
      market: { top: [{ card: 8, rupees: 2 }] },
      players: [white({ tableau: [9] }), black(has(133))],
    });
    expect(of(go(kabul, ['commerce:9']).state, 'black').rupees).toBe(1);
  });

  test('J7.3.3 117 Propaganda protects against bribes', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 9, tableau: [87] }),
        black({ tableau: [{ card: 37, spies: [{ of: 'white' }] }], ...has(117) }),
      ],
    });
    expect(go(table).blocked).toContain('bribe:87: E7.1 why.no-bribe');
  });

  test('J7.3.3 134 each star moves a spy by one or two cards', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }, 15, 16, 17], ...has(134) }),
        black(),
      ],
    });
    const played = go(table, ['travel:35', '35:middle>15', '15:middle>16']);
    expect(spies(played.state, 16)).toEqual(['white middle']);
  });

  test('J7.3.3 135 the spy of an assassin escapes to the own tableau', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 2, tableau: [16], ...has(135) }),
        black({ tableau: [{ card: 37, spies: [{ of: 'white' }] }] }),
      ],
    });
    expect(spies(go(table, ['assassinate:16']).state, 16)).toEqual(['white middle']);
  });

  test('J7.3.3 137 cards of one location are neighbours', () => {
    const table = khyber({
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }, 15, 16], ...has(137) }),
        black({ tableau: [47, 17, 40] }),
      ],
    });
    expect(go(table, ['travel:35']).menu).toEqual(['35:middle>40', '35:middle>15', '35:middle>47']);
  });

  test('J7.3.3 138 no tolls, 140 no limit to the hand, 147 none to the tableau', () => {
    const toll = khyber({ players: [white({ hand: [17], ...has(138) }), black({ tribes: { kabul: 3 } })] });
    expect(go(toll).menu).toContain('play:17');
    const harem = khyber({ players: [white({ hand: [17, 15], ...has(140) }), black()] });
    expect(go(harem).menu).toContain('buy:t0');
    const machine = khyber({
      stage: 'cleanup',
      players: [white({ tableau: [15, 16, 17, 54], ...has(147) }), black()],
    });
    expect(go(machine).ask?.prompt.key).toBe('ask.turn');
  });

  test('J7.3.3 139 two rupees for whoever begins his turn with none', () => {
    const table = (rupees: number) =>
      khyber({
        market: { top: [{ card: 8, rupees: 1 }, 9] },
        stage: 'cleanup',
        players: [white({ rupees: 1 }), black({ rupees, ...has(139) })],
      });
    const played = go(table(0), ['white', 't0']);
    expect(of(played.state, 'black').rupees).toBe(2);
    expect(go(table(1)).ask?.prompt.key).toBe('ask.turn');
  });

  test('J7.3.3 141 discards are free, and every second one brings a rupee', () => {
    const table = khyber({
      players: [white({ hand: [15, 16, 17], ...has(141) }), black({ rupees: 2 })],
      turn: { counted: 2 },
    });
    const played = go(table, ['discard:15', 'discard:16', 'black', 'discard:17']);
    expect(of(played.state, 'white').rupees).toBe(1);
    expect(played.state.turn.counted).toBe(2);
  });

  test('J7.3.3 144 tribes attack like armies', () => {
    const table = khyber({
      regime: 'military',
      armies: { herat: { afghan: 1 } },
      players: [white({ tableau: [91], tribes: { herat: 2 }, ...has(144) }), black({ tribes: { herat: 1 } })],
    });
    const played = go(table, ['campaign:91', 'tribe:black']);
    expect([tribes(played.state, 'white', 'herat'), armies(played.state, 'afghan', 'herat')]).toEqual([1, 0]);
    expect(tribes(played.state, 'black', 'herat')).toBe(0);
  });

  test('J7.3.3 144 tribes defend like armies: they fall first, and each costs an army', () => {
    const table = khyber({
      regime: 'military',
      armies: { herat: { british: 3 } },
      players: [
        white({ tableau: [91] }),
        black({ tribes: { herat: 1 }, ...has(144) }),
        orange({ loyalty: 'afghan', tribes: { herat: 1 } }),
      ],
    });
    const played = go(table, ['campaign:91', 'done']);
    expect(tribes(played.state, 'black', 'herat')).toBe(0);
    expect(armies(played.state, 'british', 'herat')).toBe(2);
    expect(tribes(played.state, 'orange', 'herat')).toBe(1);
  });

  test('J7.3.3 145 a campaign of rank 1 against an army costs none', () => {
    const table = khyber({
      regime: 'military',
      armies: { kabul: { british: 1, afghan: 1 } },
      players: [white({ tableau: [17], ...has(145) }), black()],
    });
    const played = go(table, ['campaign:17']);
    expect([armies(played.state, 'british', 'kabul'), armies(played.state, 'afghan', 'kabul')]).toEqual([
      1, 0,
    ]);
  });
});

describe('J7.3.3 at topples', () => {
  const base = {
    market: {},
    armies: { kabul: { british: 1, afghan: 1 } },
    roads: { 'kabul-punjab': { british: 1 } },
  };
  const ours = (fields: object) =>
    white({ tribes: { kabul: 1 }, tableau: [{ card: 15, spies: [{ of: 'white' }] }], ...fields });
  const theirs = black({ tribes: { herat: 1 }, tableau: [{ card: 16, spies: [{ of: 'black' }] }] });

  test.each([
    ['intelligence', 124],
    ['military', 125],
    ['political', 126],
  ])('J7.3.3 under the %s regime card %i doubles', (regime, card) => {
    expect(supremeEmpire(khyber({ ...base, regime, players: [ours({}), theirs] }))).toBeNull();
    expect(supremeEmpire(khyber({ ...base, regime, players: [ours(has(card)), theirs] }))).toBe('british');
  });

  test('J7.3.3 128 and 129 double the influence of gifts and patriots; 129 goes with the loyalty', () => {
    const gifts = khyber({ players: [white({ gifts: [2, 4], ...has(128) }), black()] });
    expect(influence(gifts, 0, 'british')).toBe(5);
    const patriots = khyber({
      market: {},
      players: [white({ tableau: [45], hand: [77], ...has(129) }), black()],
    });
    expect(influence(patriots, 0, 'british')).toBe(3);
    const changed = go(patriots, ['play:77', 'left']);
    expect(of(changed.state, 'white').capabilities).toEqual([]);
  });

  test('J7.3.2 128 is activated for two rupees onto the market', () => {
    const table = khyber({ players: [white({ rupees: 2, ...has(128, false) }), black()] });
    const played = go(table, ['activate:128']);
    expect(market(played.state)).toBe('000001 000001');
    expect(of(played.state, 'white').capabilities[0]?.active).toBe(true);
  });

  test('J7.3.2 124 and 125 only at the event itself', () => {
    const loyal = khyber({ market: {}, players: [white({ hand: [77], ...has(124, false) }), black()] });
    expect(go(loyal, ['play:77']).ask?.prompt).toMatchObject({
      key: 'ask.activate',
      params: { card: '124' },
    });
    const fight = khyber({
      regime: 'military',
      armies: { kabul: { british: 1 } },
      turn: { casualties: 3 },
      players: [white({ tableau: [17], ...has(125, false) }), black({ tribes: { kabul: 1 } })],
    });
    expect(go(fight, ['campaign:17']).ask?.prompt).toMatchObject({
      key: 'ask.activate',
      params: { card: '125' },
    });
  });

  test('J7.3.3 130 units are spared in a purge', () => {
    const table = khyber({
      market: { top: ['topple'] },
      armies: { kabul: { british: 3, russian: 2 } },
      players: [white({ tribes: { kabul: 3 }, ...has(130) }), black({ tribes: { kabul: 2 } })],
    });
    const { state } = go(table, ['buy:t0']);
    expect([armies(state, 'british', 'kabul'), armies(state, 'russian', 'kabul')]).toEqual([3, 1]);
    expect([tribes(state, 'white', 'kabul'), tribes(state, 'black', 'kabul')]).toEqual([3, 1]);
  });
});
