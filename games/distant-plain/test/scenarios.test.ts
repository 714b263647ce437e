import { expect, test } from 'vitest';
import { PROPAGANDA_CARDS } from '../cards.ts';
import { type Faction, factionOf, isBase, type Kind, MOST_BASES, mayStand, TABLE } from '../forces.ts';
import { AFGHAN_LANDS, AT, factsOf, idOf, RETURNEES, type SpaceId } from '../map.ts';
import { type Pieces, SCENARIOS, type Scenario, type ScenarioId, scenario } from '../scenarios.ts';
import { GOALS } from '../tracks.ts';

const entries = (pieces: Pieces): readonly [Kind, number][] => Object.entries(pieces) as [Kind, number][];
const spaces = (one: Scenario): readonly SpaceId[] => Object.keys(one.pieces) as SpaceId[];

function onMap(one: Scenario, counts: (kind: Kind) => boolean): number {
  let sum = 0;
  for (const id of spaces(one))
    for (const [kind, count] of entries(one.pieces[id] ?? {})) if (counts(kind)) sum += count;
  return sum;
}

const ofKinds = (one: Scenario, ...kinds: Kind[]): readonly number[] =>
  kinds.map((kind) => onMap(one, (other) => other === kind));

/** 1.7 */
function control(one: Scenario, id: SpaceId): 'coin' | 'taliban' | 'none' {
  const counts = { coin: 0, taliban: 0, warlords: 0 };
  for (const [kind, count] of entries(one.pieces[id] ?? {})) {
    const faction = factionOf(kind);
    counts[faction === 'coalition' || faction === 'government' ? 'coin' : faction] += count;
  }
  if (counts.coin > counts.taliban + counts.warlords) return 'coin';
  return counts.taliban > counts.coin + counts.warlords ? 'taliban' : 'none';
}

const population = (one: Scenario, id: SpaceId): number =>
  factsOf(AT[id]).population + (one.returnees.includes(id) ? 1 : 0);

function populationOf(one: Scenario, counts: (id: SpaceId) => boolean): number {
  return AFGHAN_LANDS.map(idOf)
    .filter(counts)
    .reduce((sum, id) => sum + population(one, id), 0);
}

/** 1.9 The four victory markers. */
function markers(one: Scenario): Readonly<Record<Faction, number>> {
  const coalition = TABLE.kindsOf('coalition').reduce((sum, kind) => sum + TABLE.facts(kind).total, 0);
  return {
    coalition:
      populationOf(one, (id) => one.support.includes(id)) +
      coalition -
      onMap(one, (kind) => factionOf(kind) === 'coalition'),
    government: populationOf(one, (id) => control(one, id) === 'coin') + one.patronage,
    taliban: onMap(one, (kind) => kind === 'taliban-base'),
    warlords: populationOf(one, (id) => control(one, id) === 'none'),
  };
}

/** 7.3 */
function margins(one: Scenario): readonly number[] {
  const found = markers(one);
  return [
    found.coalition - GOALS.coalition,
    found.government - GOALS.government,
    found.taliban - GOALS.taliban,
    Math.min(found.warlords - GOALS.warlords.population, one.resources.warlords - GOALS.warlords.resources),
  ];
}

test.each<[ScenarioId, readonly number[]]>([
  ['2009', [10, 21, 9, 13]],
  ['2005', [17, 17, 8, 9]],
  ['2003', [20, 13, 4, 16]],
])('1.9, E1 the victory markers of %s start where the set-up says', (id, expected) => {
  expect(Object.values(markers(scenario(id)))).toEqual(expected);
});

test.each<[ScenarioId, readonly number[]]>([
  ['2009', [-20, -14, -11, -20]],
  ['2005', [-13, -18, -12, -25]],
  ['2003', [-10, -22, -16, -30]],
])('7.3, E2 the margins of %s at the start', (id, expected) => {
  expect(margins(scenario(id))).toEqual(expected);
});

test.each<[ScenarioId, readonly unknown[]]>([
  ['2009', [24, 5, 30, 20, 15, 'sponsorship']],
  ['2005', [15, 5, 30, 15, 10, 'backing']],
  ['2003', [9, 5, 20, 10, 5, 'sponsorship']],
])('1.8 Aid, Patronage, Resources and Islamabad at the start of %s', (id, expected) => {
  const { aid, patronage, resources, islamabad } = scenario(id);
  const { government, warlords, taliban } = resources;
  expect([aid, patronage, government, warlords, taliban, islamabad]).toEqual(expected);
});

test.each<[ScenarioId, number]>([
  ['2009', 0],
  ['2005', 6],
  ['2003', 1],
])('1.7, E1 population under Taliban Control in %s', (id, expected) => {
  const one = scenario(id);
  expect(populationOf(one, (space) => control(one, space) === 'taliban')).toBe(expected);
});

test.each<[ScenarioId, Readonly<Record<string, readonly number[]>>]>([
  ['2009', { C: [6, 14], G: [2, 18, 18], T: [9, 19], W: [5, 5] }],
  ['2005', { C: [1, 8], G: [0, 7, 10], T: [8, 14], W: [7, 7] }],
  ['2003', { C: [1, 5], G: [0, 4, 4], T: [4, 6], W: [2, 2] }],
])('2.1 the pieces on the map of %s add up', (id, expected) => {
  const one = scenario(id);
  expect({
    C: ofKinds(one, 'coalition-base', 'coalition-troops'),
    G: ofKinds(one, 'government-base', 'government-troops', 'police'),
    T: ofKinds(one, 'taliban-base', 'taliban-underground'),
    W: ofKinds(one, 'warlords-base', 'warlords-underground'),
  }).toEqual(expected);
});

test.each(SCENARIOS)('1.4.2 the set-up of %s keeps within stacking', (id) => {
  const one = scenario(id);
  for (const space of spaces(one)) {
    const here = entries(one.pieces[space] ?? {});
    for (const [kind, count] of here) if (count > 0) expect(mayStand(kind, AT[space])).toBe(true);
    const bases = here.filter(([kind]) => isBase(kind)).reduce((sum, [, count]) => sum + count, 0);
    expect(bases).toBeLessThanOrEqual(MOST_BASES);
  }
});

test.each<[ScenarioId, number]>([
  ['2009', 52],
  ['2005', 65],
  ['2003', 78],
])('2.1 the deck of %s', (id, size) => {
  const { removed, piles } = scenario(id).deck;
  expect((72 - removed) / piles).toBe(12);
  expect(72 - removed + piles).toBe(size);
  expect(piles).toBeLessThanOrEqual(PROPAGANDA_CARDS.length);
});

test.each(SCENARIOS)('4.3.1 no more returnees in %s than there are markers', (id) => {
  expect(scenario(id).returnees.length).toBeLessThanOrEqual(RETURNEES);
});

test('2.1, D1 Konduz has returnees in 2009 and none in 2005', () => {
  expect(scenario('2009').returnees).toContain('konduz');
  expect(scenario('2005').returnees).not.toContain('konduz');
});

/** Pieces by kind over all lines of a free set-up. */
function deployed(one: Scenario): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const { zone, pieces } of one.free) {
    const times = zone === 'each-of-pakistan' ? 3 : zone === 'each-of-pashtun-pakistan' ? 2 : 1;
    for (const [kind, count] of entries(pieces)) sum[kind] = (sum[kind] ?? 0) + count * times;
  }
  return sum;
}

test.each(SCENARIOS)(
  '2.1, D2 free deployment in %s has the forces of the set-up, and in 2005 two Bases more',
  (id) => {
    const one = scenario(id);
    const free = deployed(one);
    for (const kind of TABLE.kinds) {
      const more = id === '2005' && kind === 'government-base' ? 2 : 0;
      expect([kind, free[kind] ?? 0]).toEqual([kind, (ofKinds(one, kind)[0] ?? 0) + more]);
    }
  },
);

test('2.1 free deployment goes Warlords, Government, Taliban, Coalition', () => {
  for (const id of SCENARIOS) {
    const order = scenario(id).free.map(({ pieces }) =>
      factionOf((Object.keys(pieces) as Kind[])[0] ?? 'police'),
    );
    expect([...new Set(order)]).toEqual(['warlords', 'government', 'taliban', 'coalition']);
  }
});
