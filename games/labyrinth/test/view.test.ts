import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { determinize } from '../determinize.ts';
import { labyrinth } from '../index.ts';
import { faultOf } from '../laws.ts';
import { AT } from '../map.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { execute } from './events/event.ts';
import { goOn, situation } from './table.ts';

const redealt = (state: State, viewer: string, seed = 'a'): State => {
  const other = structuredClone(state);
  determinize(other, viewer, new Dice(fastDice(seed)));
  expect(faultOf(other)).toBeUndefined();
  return other;
};
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

test('5.3.2 one sees one’s own hand, and of the other and the pile how many cards they hold', () => {
  const state = situation({ hands: { us: [1, 2], jihadist: [50, 51, 52] }, discards: [7] });
  const view = viewOf(state, 'us');
  expect([view.hands, view.handCounts, view.deck, view.deckSize]).toEqual([
    { us: [1, 2], jihadist: [] },
    { us: 2, jihadist: 3 },
    [],
    114,
  ]);
  expect(view.discards).toEqual([7]);
  expect(viewOf(state, 'spectator').hands).toEqual({ us: [], jihadist: [] });
});

test('8.5.4 4.8.1 plots lie face down for all but the Jihadist, on the map and in the box', () => {
  const state = situation({ countries: { france: 'soft' }, plots: [['france', 3]] });
  expect(viewOf(state, 'jihadist').plots[0]?.value).toBe(3);
  for (const viewer of ['us', 'spectator']) {
    const view = viewOf(state, viewer);
    expect([view.plots[0]?.value, view.available, view.availablePlots]).toEqual([0, [0, 0, 0, 0], 5]);
  }
});

test('4.7.8 how many WMD are about everybody can count', () => {
  const state = situation({ countries: { france: 'soft' }, plots: [['france', 4]] });
  expect([viewOf(state, 'us').wmdInPlay, viewOf(state, 'us').looseNukes]).toEqual([1, 2]);
});

test('9.2 alone nobody knows the pile of the Jihadist', () => {
  const state = situation({ hands: { jihadist: [50, 51] }, variants: { solo: true } });
  expect(viewOf(state, 'jihadist').hands.jihadist).toEqual([]);
});

test('5.3.2 a view shows what it names: a field that is new to the state reaches nobody', () => {
  const state = situation({
    countries: { france: { is: 'soft', sleepers: 1 }, egypt: { is: 'poor', sleepers: 2 } },
    plots: [['france', 3]],
    hands: { us: [1, 2], jihadist: [50, 51, 52] },
    phase: 'jihadist',
  });
  goOn(state, ['card-51', 'recruit']);
  const invented = { invented: [50, 51] };
  state.event = { card: 57, side: 'jihadist' };
  const { stage, phase, firstPlot, hands, known, lacking, reserves, memory, event, operation } = state;
  expect([state.plays.length, state.plots.length, operation?.name]).toEqual([1, 1, 'recruit']);
  const records = [
    state,
    stage,
    phase,
    firstPlot,
    hands,
    known,
    lacking,
    reserves,
    memory,
    memory.now,
    event,
  ];
  for (const record of [...records, operation, ...state.plays, ...state.plots])
    Object.assign(record ?? {}, invented);
  for (const viewer of ['us', 'jihadist', 'spectator'])
    expect([viewer, JSON.stringify(viewOf(state, viewer))]).toEqual([
      viewer,
      expect.not.stringContaining('invented'),
    ]);
});

test('5.3.2 a view names all that is not hidden: the board, the tracks and the cards that lie open', () => {
  const state = situation({ hands: { us: [1], jihadist: [50] }, discards: [7] });
  const hidden = ['deck', 'hands', 'known', 'available', 'plots', 'plays', 'holding'];
  const view: object = viewOf(state, 'spectator');
  for (const [field, value] of Object.entries(state))
    if (!hidden.includes(field)) expect([field, Reflect.get(view, field)]).toEqual([field, value]);
});

test('5.3.2 a redeal keeps one’s own hand and every card one has seen', () => {
  const state = situation({ hands: { us: [1, 2], jihadist: [50, 51, 52] } });
  state.known.jihadist.push(51);
  for (const seed of seeds) {
    const other = redealt(state, 'us', seed);
    expect(other.hands.us).toEqual([1, 2]);
    expect(other.hands.jihadist).toContain(51);
    expect(other.hands.jihadist).toHaveLength(3);
  }
  expect(seeds.some((seed) => !redealt(state, 'us', seed).hands.jihadist.includes(50))).toBe(true);
});

test('5.3.2 a redeal never gives a hand what it was shown not to hold', () => {
  const state = situation({ hands: { jihadist: [50, 51, 52] }, deck: [65, 69, 71] });
  state.removed.push(...state.deck.splice(0, state.deck.length - 5));
  state.lacking.jihadist.push(65, 69, 71);
  for (const seed of seeds)
    expect(redealt(state, 'us', seed).hands.jihadist.some((card) => [65, 69, 71].includes(card))).toBe(false);
});

test('8.5.2 a redeal of plots keeps to the values they can have', () => {
  const state = situation({
    countries: { france: 'soft', spain: 'soft' },
    plots: [
      ['france', 1],
      ['spain', 3],
    ],
  });
  const [first] = state.plots;
  if (first !== undefined) first.most = 1;
  const found = new Set<number>();
  for (const seed of seeds) {
    const other = redealt(state, 'us', seed);
    expect(other.plots[0]?.value).toBe(1);
    found.add(other.plots[1]?.value ?? 0);
  }
  expect([...found].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(redealt(state, 'jihadist').plots).toEqual(state.plots);
});

test('L38 a redeal keeps plots of 1 among those on the map when Danish Cartoons found none left', () => {
  const state = situation({
    countries: { france: 'soft', spain: 'soft', egypt: 'poor' },
    plots: [
      ['france', 1],
      ['france', 1],
      ['spain', 1],
      ['spain', 3],
    ],
  });
  execute(state, 'us', 96, ['hard']);
  const values = (one: State): number[] => one.plots.map((plot) => plot.value);
  const ones = (one: State): number => values(one).filter((value) => value === 1).length;
  const worlds = seeds.map((seed) => redealt(state, 'us', seed));
  expect(worlds.map(ones)).toEqual(worlds.map(() => 3));
  expect(new Set(worlds.map((one) => String(values(one)))).size).toBeGreaterThan(4);
  // Markers that come later are none of them; one that has been seen is.
  state.plots.push({ country: AT.egypt, value: 2, most: 3, exact: false, shown: false, backlash: false });
  state.available[1] = 1;
  for (const seed of seeds) expect(values(redealt(state, 'us', seed)).at(-1)).not.toBe(1);
});

test('6.1 a card chosen but not yet laid open is hidden, and may be any in a redeal', () => {
  const state = situation({ hands: { us: [1, 2, 3], jihadist: [50] }, phase: 'us' });
  goOn(state, ['card-2']);
  expect(viewOf(state, 'us').plays[0]?.card).toBe(2);
  expect(viewOf(state, 'jihadist').plays[0]?.card).toBe(0);
  const chosen = new Set(seeds.map((seed) => redealt(state, 'jihadist', seed).plays[0]?.card));
  expect(chosen.size).toBeGreaterThan(5);
});

test('4.6.3 5.3 pieces and cards that do not add up are found', () => {
  const broken = (change: (state: State) => void) => {
    const state = situation({ change });
    return faultOf(state)?.key;
  };
  expect(broken(() => undefined)).toBeUndefined();
  expect(broken((state) => void state.cellsOnTrack++)).toBe('fault.cells');
  expect(broken((state) => void (state.troops[AT.iraq] = 1))).toBe('fault.troops');
  expect(broken((state) => void (state.prestige = 0))).toBe('fault.prestige');
  expect(broken((state) => void (state.funding = 10))).toBe('fault.funding');
  expect(broken((state) => void (state.reserves.us = 3))).toBe('fault.reserves');
  expect(broken((state) => void (state.available[0] = 2))).toBe('fault.plots');
  expect(broken((state) => void (state.posture[AT.israel] = 1))).toBe('fault.posture');
  expect(broken((state) => void (state.governance[AT.egypt] = 2))).toBe('fault.alignment');
  expect(broken((state) => void (state.regimeChange[AT.egypt] = 1))).toBe('fault.regime-change');
  expect(broken((state) => void state.deck.pop())).toBe('fault.cards');
  expect(broken((state) => void state.discards.push(1))).toBe('fault.card-twice');
  expect(() => labyrinth.laws(situation({ change: (state) => void (state.cadre[AT.egypt] = 1) }))).toThrow(
    /Egypt/,
  );
});
