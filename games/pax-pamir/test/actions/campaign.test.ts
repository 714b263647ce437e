import { expect, test } from 'vitest';
import { armies, black, go, lay, market, of, orange, tableau, tribes, white } from '../table.ts';

const struggle = { regime: 'military' };

test('E12.1, E12.1.1 a campaign may only move; any location with own armies may be its start', () => {
  const table = lay({
    ...struggle,
    armies: { kabul: { british: 2 }, persia: { british: 1 } },
    roads: { 'kabul-punjab': { british: 1 } },
    players: [white({ tableau: [91] }), black()],
  });
  const asked = go(table, ['campaign:91']);
  // Persia has no road and there is no money, so only Kabul can start; both armies may go.
  expect(asked.ask?.prompt.key).toBe('ask.campaign.armies');
  expect(asked.menu).toEqual(['1', '2']);
});

test('E12.2 Intel: a spy on any card of the location lifts the duty to hit armies first', () => {
  const table = (card: object | number) =>
    lay({
      ...struggle,
      armies: { herat: { british: 1, afghan: 1 } },
      players: [white({ tableau: [91, card as never] }), black({ tribes: { herat: 1 } })],
    });
  const spy = { card: 54, spies: [{ of: 'white' }] };
  expect(go(table(spy), ['campaign:91']).menu).toEqual(['army', 'tribe:black']);
  const blind = go(table(54), ['campaign:91']);
  expect(armies(blind.state, 'afghan', 'herat')).toBe(0);
});

test('E12.4 the baggage train costs a rupee on each of the two rightmost cards', () => {
  const table = () =>
    lay(
      {
        ...struggle,
        armies: { herat: { british: 1 } },
        players: [white({ rupees: 2, tableau: [91] }), black()],
      },
      { nationBuilding: true },
    );
  const asked = go(table(), ['campaign:91']);
  expect(asked.menu).toEqual(['baggage:transcaspia', 'baggage:persia', 'baggage:kabul', 'baggage:kandahar']);
  const played = go(table(), ['campaign:91', 'baggage:kabul']);
  expect(market(played.state)).toBe('000001 000001');
  expect(armies(played.state, 'british', 'kabul')).toBe(1);
});

test('B7.1, E12.4 Support of the People: one rupee on one of the right-end cards', () => {
  const table = lay({
    ...struggle,
    armies: { herat: { british: 1 } },
    players: [white({ rupees: 1, tableau: [91] }), black({ loyalty: 'russian' })],
  });
  expect(table.favors.afghan).toBe(0);
  const played = go(table, ['campaign:91', 'support:kabul', 'b5']);
  expect(market(played.state)).toBe('000000 000001');
  expect(armies(played.state, 'british', 'kabul')).toBe(1);
});

test('B7.1 Imperial Investment: a rupee for each leveraged card that leaves any tableau', () => {
  const table = lay({
    market: { top: [8, 9, 10] },
    stage: 'cleanup',
    favors: { british: 'white' },
    players: [white(), black({ rupees: 2, tableau: [41, 15, 16, 17] })],
    turn: { player: 'black' },
  });
  const played = go(table, ['41']);
  expect(of(played.state, 'black').rupees).toBe(0);
  expect(of(played.state, 'white').rupees).toBe(1);
});

test('E12.1.3 only one empire, and only its armies, roads and loyal tribes', () => {
  const table = () =>
    lay({
      ...struggle,
      armies: { kabul: { british: 2 } },
      players: [white({ tableau: [91] }), black({ tribes: { kabul: 1 } }), orange({ tribes: { kabul: 2 } })],
    });
  const asked = go(table(), ['campaign:91']);
  expect(asked.menu).toEqual(['russian', 'afghan']);
  const played = go(table(), ['campaign:91', 'russian', 'tribe:orange']);
  expect([tribes(played.state, 'orange', 'kabul'), tribes(played.state, 'black', 'kabul')]).toEqual([0, 1]);
});

test('E12.1.2 a group that has moved need not attack', () => {
  const table = lay({
    ...struggle,
    armies: { kabul: { british: 1 } },
    roads: { 'kabul-punjab': { british: 1 } },
    players: [white({ tableau: [91] }), black({ tribes: { punjab: 1 } })],
  });
  const played = go(table, ['campaign:91', 'none']);
  expect(tribes(played.state, 'black', 'punjab')).toBe(1);
});

test('E12.3 tribes of several players: each who has lost his last discards a card', () => {
  const table = lay({
    ...struggle,
    armies: { herat: { russian: 1 } },
    players: [
      white({ loyalty: 'russian', tableau: [91] }),
      black({ tribes: { herat: 1 }, tableau: [50] }),
      orange({ loyalty: 'afghan', tribes: { herat: 1 }, tableau: [52] }),
    ],
  });
  const played = go(table, ['campaign:91', 'tribe:black', 'tribe:orange']);
  expect([tableau(played.state, 'black'), tableau(played.state, 'orange')]).toEqual([[], []]);
});
