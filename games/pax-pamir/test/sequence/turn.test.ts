import { render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { black, go, keys, lay, market, of, offers, spies, tableau, white } from '../table.ts';

describe('D1, D1.1, E1 a turn', () => {
  test('A2, D1.1 two counted actions in any mix; then only free ones and the end are left', () => {
    const table = lay({
      regime: 'economic',
      players: [white({ rupees: 3, tableau: [42, 37], hand: [17] }), black()],
    });
    const played = go(table, ['buy:t0', 'play:17', 'right']);
    expect(played.state.turn.counted).toBe(2);
    expect(played.menu).toEqual(['gift:42', 'end']);
    expect(played.blocked).toContain('buy:b0: D1.1 why.no-actions');
  });

  test('D2, D2.1 after the cleanup the next player clockwise has his turn', () => {
    const table = lay({ players: [white(), black()], turn: { counted: 2, player: 'white' } });
    const played = go(table, ['end']);
    expect(played.ask?.seats).toEqual(['black']);
    expect(played.state.turn).toMatchObject({ player: 1, counted: 0, used: [], paid: 0 });
    expect(
      go(lay({ players: [white(), black()], stage: 'cleanup', turn: { player: 'black' } })).ask?.seats,
    ).toEqual(['white']);
  });

  test('E1.2 every cost must be paid in full, or the action is not possible', () => {
    const spied = { card: 35, spies: [{ of: 'white' }] };
    const table = (rupees: number) =>
      lay({
        regime: 'intelligence',
        players: [white({ rupees, tableau: [16, 87] }), black({ tableau: [spied] })],
      });
    expect(go(table(1)).menu).not.toContain('assassinate:16');
    expect(go(table(1)).blocked).toContain('assassinate:16: E8.2 why.cost');
    expect(go(table(1)).blocked).toContain('bribe:87: E7.1 why.no-bribe');
    expect(offers(go(table(2)), 'assassinate')).toEqual(['assassinate:16']);
    expect(offers(go(table(2)), 'bribe')).toEqual(['bribe:87']);
  });

  test('E1.4 a card acts once in a turn, whatever the action', () => {
    const table = lay({
      market: { top: [{ card: 8, rupees: 3 }, 9, 10, 12, 13, 14], bottom: [26] },
      armies: { kabul: { british: 1 } },
      players: [white({ rupees: 4, tableau: [47, 55], tribes: { kandahar: 1 } }), black()],
    });
    const played = go(table, ['campaign:47', 'baggage:herat']);
    expect(played.state.turn.used).toEqual([47]);
    expect(played.blocked).toContain('tax:47: E1.4 why.used');
    expect(offers(played, 'campaign')).toEqual(['campaign:55']);
  });

  test('E1.3, E1.1 the mode of the action frees it, not that of the card; a change of regime holds at once', () => {
    const table = lay({
      market: {},
      deck: ['topple'],
      players: [
        white({
          hand: [47],
          tableau: [{ card: 52, spies: [{ of: 'white' }] }],
        }),
        black(),
      ],
      regime: 'intelligence',
    });
    // Playing card 47 brings Political Fragmentation: travel then counts.
    const before = go(table);
    expect(before.labels.find((label) => label.startsWith('travel:52'))).toBeUndefined();
    const played = go(table, ['play:47', 'left']);
    expect(played.state.regime).toBe('political');
    const travelled = go(played.state, ['travel:52']);
    expect(travelled.state.turn.counted).toBe(2);
  });

  test('E1.1 a turn may end early only when no counted action is possible, or by agreement', () => {
    const empty = { market: { top: [{ card: 9 }] }, deck: ['topple'] };
    const stuck = lay({ market: { top: [null, 9] }, deck: ['topple'], players: [white(), black()] });
    expect(go(stuck).menu).toEqual(['end']);
    const forced = lay({ ...empty, players: [white(), black()] });
    expect(go(forced).menu).toEqual(['buy:t0']);
    const free = lay({ ...empty, players: [white(), black()] }, { mayPass: true });
    expect(go(free).menu).toEqual(['buy:t0', 'end']);
  });

  test('E1.1 an offer from another hand need not be taken', () => {
    const table = lay({
      market: { top: [null, 9] },
      deck: ['topple'],
      players: [white(), black({ hand: [15] })],
    });
    table.talk.offers.push({ seller: 1, card: 15, price: 0 });
    expect(go(table).menu).toEqual(['take:black:15', 'end']);
  });

  test('E1.3 the glossary frees gifts only; whoever wants it so can choose it', () => {
    const place = { top: [{ card: 8, rupees: 3 }], bottom: [26] };
    const table = (freeCommerce: boolean) =>
      lay(
        { regime: 'economic', market: place, players: [white({ tableau: [71] }), black()] },
        { freeCommerce },
      );
    expect(go(table(true), ['commerce:71', 't0']).state.turn.counted).toBe(0);
    expect(go(table(false), ['commerce:71', 't0']).state.turn.counted).toBe(1);
  });

  test('A2.2, A2.2.1, A2.2.2 a played card places units and extends the tableau, which brings special actions', () => {
    const table = lay({
      regime: 'military',
      players: [white({ hand: [54] }), black({ tribes: { herat: 1 } })],
    });
    expect(of(table, 'white').rupees).toBe(0);
    const rich = lay({
      regime: 'military',
      players: [white({ hand: [54], rupees: 1 }), black({ tribes: { herat: 1 } })],
    });
    const played = go(rich, ['play:54']);
    expect(tableau(played.state, 'white')).toEqual([54]);
    expect(played.menu).toContain('campaign:54');
  });

  test('A3.2 prompts, options and reasons cite their rule', () => {
    const played = go(lay({ players: [white({ hand: [17] }), black()] }));
    expect(played.ask?.prompt.rule).toBe('D1.1');
    expect(played.labels).toContain('play:17: E4.1, Play Citadel of Ghazni');
    expect(played.ask === undefined ? '' : render(paxPamir.speech.ja, played.ask.prompt)).toBe(
      'あなたのターンです（2回中1回目のアクション）。',
    );
  });
});

describe('A3, A3.1 ties', () => {
  test('A3.1 military stars, then rupees, then nobody', () => {
    const table = (ours: object, theirs: object) =>
      lay({
        market: { top: ['topple'] },
        deck: [43],
        players: [white(ours as never), black(theirs as never)],
      });
    const winner = (ours: object, theirs: object) =>
      go(table(ours, theirs), ['buy:t0']).state.outcome?.winner;
    expect(winner({ tableau: [17], rupees: 0 }, { rupees: 9 })).toBe(0);
    expect(winner({ tableau: [17], rupees: 1 }, { tableau: [47], rupees: 2 })).toBe(1);
    expect(winner({ tableau: [17], rupees: 2 }, { tableau: [47], rupees: 2 })).toBeNull();
  });

  test('A3.1 stars added by augmenting count', () => {
    const table = lay(
      {
        market: { top: ['topple'] },
        deck: [43],
        players: [white({ tableau: [{ card: 17, augments: [140] }] }), black({ tableau: [47], rupees: 5 })],
      },
      { expansion: 'khyber-knives', nationBuilding: true },
    );
    expect(go(table, ['buy:t0']).state.outcome?.winner).toBe(0);
  });
});

test('E2, E2.1 a discard is a counted action and costs nothing', () => {
  const table = lay({ players: [white({ hand: [15, 17] }), black()] });
  const played = go(table, ['discard:15']);
  expect(of(played.state, 'white').hand).toEqual([17]);
  expect(played.state.discards).toEqual([15]);
  expect(played.state.turn.counted).toBe(1);
  // Without a rupee anywhere the second discard brings none.
  expect(go(played.state, ['discard:17']).menu).toEqual(['end']);
});

test('E3, E3.1, E3.2 cards are bought from the market into the hand, as long as there is room', () => {
  const played = go(lay({ players: [white({ rupees: 5 }), black()] }), ['buy:t1']);
  expect(of(played.state, 'white').hand).toEqual([9]);
  expect(market(played.state)).toBe('100000 000000');
  expect(offers(played, 'buy')).toEqual([]);
});

test('E3.6 a topple is discarded as soon as it is bought', () => {
  const table = lay({ market: { top: ['topple', 9] }, players: [white(), black()] });
  const played = go(table, ['buy:t0']);
  expect(played.state.discards).toContain(148);
  expect(of(played.state, 'white').hand).toEqual([]);
  expect(keys(played)).toContain('log.purge');
  expect(spies(played.state, 1)).toEqual([]);
});
