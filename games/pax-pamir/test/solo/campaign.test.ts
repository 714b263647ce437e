import { expect, test } from 'vitest';
import { armies, black, go, khanActs, laySolo, of, roads, tableau, tribes, white } from '../table.ts';

const khan = (fields = {}) => white({ loyalty: 'russian', tableau: [54], ...fields });
const person = (fields = {}) => black({ loyalty: 'british', ...fields });

test('K5, E12 he fights where most tribes can be attacked, then roads, then armies; else the person says where', () => {
  const state = laySolo({
    players: [khan(), person({ tribes: { herat: 1, persia: 2 } })],
    armies: { herat: { russian: 1 }, persia: { russian: 1 } },
  });
  const played = khanActs(state, 'campaign', 54);
  expect(tribes(played.state, 'black', 'persia')).toBe(0);
  expect(played.fired).toContain('sk.campaign.here');
  const even = laySolo({
    players: [khan(), person({ tribes: { herat: 1, persia: 1 } })],
    armies: { herat: { russian: 1 }, persia: { russian: 1 } },
  });
  expect(khanActs(even, 'campaign', 54).menu).toEqual(['persia', 'herat']);
});

test('K5, E12 of several empires he attacks the one he can take most tribes from, then roads', () => {
  const state = laySolo({
    players: [khan(), person({ tribes: { kabul: 1 } })],
    armies: { kabul: { russian: 2, afghan: 1 } },
    roads: { 'kabul-punjab': { afghan: 2 } },
  });
  const played = khanActs(state, 'campaign', 54);
  expect(tribes(played.state, 'black', 'kabul')).toBe(0);
  expect(roads(played.state, 'afghan', 'kabul-punjab')).toBe(2);
});

test('K5, E12 which of several roads he removes the person says', () => {
  const state = laySolo({
    players: [khan({ tableau: [17] }), person()],
    armies: { kabul: { russian: 1 } },
    roads: { 'kabul-punjab': { afghan: 1 }, 'herat-kabul': { afghan: 1 } },
  });
  const asked = khanActs(state, 'campaign', 17);
  expect(asked.menu).toEqual(['herat-kabul', 'kabul-punjab']);
  expect(asked.ask?.prompt.key).toBe('ask.golden');
});

test('K5, E12.1.5 an army of his for each army; when the group is gone he stops', () => {
  const state = laySolo({
    players: [khan(), person({ tribes: { kabul: 1 } })],
    armies: { kabul: { russian: 1, british: 1 } },
  });
  const played = khanActs(state, 'campaign', 54);
  expect(played.fired).toContain('sk.fight.group-gone');
  expect(tribes(played.state, 'black', 'kabul')).toBe(1);
});

test('K5, E12 without a fight at hand all armies but one march on most tribes, by his roads or a baggage train', () => {
  const lay = (rupees: number, road: boolean) =>
    laySolo({
      players: [khan({ rupees }), person({ tribes: { herat: 1, kandahar: 2 } })],
      armies: { kabul: { russian: 3 } },
      roads: road ? { 'herat-kabul': { russian: 1 } } : {},
    });
  const byRoad = khanActs(lay(2, true), 'campaign', 54);
  expect(byRoad.fired).toContain('sk.campaign.road');
  expect([armies(byRoad.state, 'russian', 'kabul'), armies(byRoad.state, 'russian', 'herat')]).toEqual([
    1, 2,
  ]);
  expect(tribes(byRoad.state, 'black', 'herat')).toBe(0);
  const byTrain = khanActs(lay(2, false), 'campaign', 54);
  expect(byTrain.fired).toContain('sk.campaign.baggage');
  expect(tribes(byTrain.state, 'black', 'kandahar')).toBe(0);
  expect(of(byTrain.state, 'white').rupees).toBe(0);
  expect(khanActs(lay(1, false), 'campaign', 54).fired).toEqual(['sk.campaign.none']);
});

test('K5, E12 the tribes of somebody loyal to his own empire draw him but cannot be attacked (doubt 105)', () => {
  const state = laySolo({
    players: [khan({ rupees: 2 }), person({ loyalty: 'russian', tribes: { herat: 1 } })],
    armies: { kabul: { russian: 2 } },
  });
  const played = khanActs(state, 'campaign', 54);
  expect(played.fired).toContain('sk.campaign.move-only');
  expect(tribes(played.state, 'black', 'herat')).toBe(1);
});

test('K5, E12.3 whoever loses the last tribe discards a political card of the location; Shere Khan by his own order', () => {
  const person2 = person({ tribes: { herat: 1 }, tableau: [50, 52] });
  const lost = laySolo({ players: [khan(), person2], armies: { herat: { russian: 1 } } });
  const asked = khanActs(lost, 'campaign', 54);
  expect(asked.fired).toContain('sk.fight.overthrow');
  expect(asked.menu).toEqual(['50', '52']);
  expect(asked.ask?.prompt.key).toBe('ask.overthrow');
  const his = laySolo({
    players: [person({ tableau: [17] }), khan({ tribes: { herat: 1 }, tableau: [51, 50, 58] })],
    armies: { herat: { british: 1 } },
    turn: { player: 'black' },
  });
  const played = go(his, ['campaign:17']);
  expect(played.fired).toContain('sk.discard.overthrow');
  expect(tableau(played.state, 'white')).toEqual([51, 58]);
});
