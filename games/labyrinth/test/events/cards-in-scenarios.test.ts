/** What the cards find in the set-ups, and what the Jihadist’s charts make of them. */
import { expect, test } from 'vitest';
import { playCard } from '../../play-card.ts';
import { labyrinth } from '../../index.ts';
import { alone, turnUp, watch } from '../jihadist/play.ts';
import { here, plotsIn, scenario, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const open = (state: Parameters<typeof playable>[0], side: 'us' | 'jihadist', cards: readonly number[]) =>
  cards.filter((card) => playable(state, card, side));

test('3.2 Let’s Roll!: what the US can play at once', () => {
  const state = scenario('lets-roll');
  const conditional = [
    1, 3, 6, 8, 13, 14, 15, 21, 22, 26, 27, 30, 31, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
  ];
  expect(open(state, 'us', [...conditional, 44, 45, 46])).toEqual([14, 36, 37, 39, 44]);
  // Islamist Rule in Afghanistan, beside Pakistan.
  expect(open(state, 'us', [111, 112])).toEqual([]);
});

test('3.2 Let’s Roll!: what the Jihadist can play at once', () => {
  const state = scenario('lets-roll');
  const conditional = [
    50, 51, 52, 54, 56, 60, 61, 65, 69, 71, 72, 73, 75, 76, 77, 81, 84, 87, 90, 91, 92, 94,
  ];
  expect(open(state, 'jihadist', conditional)).toEqual([50, 72, 75, 77, 91, 92]);
});

test('3.2 Let’s Roll!: Opium fills Afghanistan, Zawahiri costs 3, Al-Azhar takes 2', () => {
  const state = scenario('lets-roll');
  execute(state, 'jihadist', 72);
  expect([here(state, 'afghanistan'), state.cellsOnTrack]).toEqual([{ sleepers: 15 }, 0]);
  execute(state, 'jihadist', 111);
  expect(state.prestige).toBe(4);
  execute(state, 'us', 12, [], [5]);
  expect([state.funding, standing(state, 'egypt')]).toEqual([7, 'fair neutral']);
});

test('3.2 You Can Call Me Al: a Soft US has CTR, but neither Renditions nor the WMD cards; Axis of Evil is out', () => {
  const state = scenario('you-can-call-me-al');
  expect(open(state, 'us', [3, 34, 37, 39, 44])).toEqual([3]);
  expect([playable(state, 75, 'jihadist'), state.removed]).toEqual([false, [78]]);
  execute(state, 'us', 3);
  expect([state.effects['ctr-russia'], state.effects['ctr-central-asia']]).toEqual([true, false]);
});

test('3.2 Anaconda: Sanctions are open, FATA keeps Bin Ladin safe and Pakistan from being disrupted', () => {
  const state = scenario('anaconda');
  expect(open(state, 'us', [6, 7, 30, 40, 42, 46, 111, 112])).toEqual([6, 7, 30, 40, 42, 46]);
  // Both cells: the one in Afghanistan can be disrupted, the one in Pakistan not.
  execute(state, 'us', 34);
  expect([here(state, 'afghanistan'), here(state, 'pakistan'), state.prestige]).toEqual([
    { active: 1, troops: 6, regimeChange: 1 },
    { sleepers: 1 },
    9,
  ]);
  execute(state, 'us', 42);
  expect(open(state, 'us', [111, 112])).toEqual([111, 112]);
});

test('3.2 Mission Accomplished?: a Leak is open at once, and lets Detainee Release go when it finds Renditions', () => {
  const state = scenario('mission-accomplished');
  expect(open(state, 'jihadist', [51, 52, 54, 56, 61, 76, 81, 84, 87, 90])).toEqual([
    51, 52, 54, 56, 76, 81, 84, 87, 90,
  ]);
  state.memory.now.disrupted.push(0 as never);
  expect(playable(state, 61, 'jihadist')).toBe(false);
  execute(state, 'jihadist', 84, ['renditions', 'iraq'], [6, 6, 1, 1]);
  expect([playable(state, 61, 'jihadist'), standing(state, 'iraq')]).toEqual([true, 'poor neutral']);
});

test('3.2 Mission Accomplished?: at Overstretch Abbas leaves its marker only, and Hizb Ut-Tahrir pays', () => {
  const state = scenario('mission-accomplished');
  execute(state, 'us', 11);
  expect([state.effects.abbas, state.prestige, state.funding, playable(state, 26, 'us')]).toEqual([
    true,
    3,
    5,
    false,
  ]);
  execute(state, 'us', 100);
  expect(state.funding).toBe(7);
});

test('3.2 Mission Accomplished?: Moro Talks ends Abu Sayyaf and tests nobody', () => {
  const state = scenario('mission-accomplished');
  execute(state, 'us', 4);
  expect([state.effects['abu-sayyaf'], here(state, 'philippines'), state.funding]).toEqual([
    false,
    { sleepers: 1, troops: 2 },
    4,
  ]);
});

const CELL = { sleepers: 1 } as const;

test('9.2 card 18 alone: the US sees the pile, which keeps its order', () => {
  const state = alone({
    hands: { us: [1, 18], jihadist: [66, 50, 91] },
    countries: { iraq: { is: 'poor', ...CELL } },
    phase: 'us',
  });
  // The top card is told first: it is the next to be turned up.
  const seen = begin(structuredClone(state), 'us', 18).journal.find(
    ({ message }) => message.key === 'log.hand',
  );
  expect(seen?.message.params).toMatchObject({ cards: [91, 50, 66] });
  watch(state, (table) => playCard(table, 'us', 18), { us: ['event', 'canada', 'done'], rolls: [5] });
  expect([state.hands.jihadist, labyrinth.view(state, 'us').known.jihadist]).toEqual([
    [66, 50, 91],
    [50, 66, 91],
  ]);
});

test('9.2 card 97 played by the US alone: it gets the top card, and its own goes on top', () => {
  const state = alone({
    hands: { us: [101, 97], jihadist: [66, 91] },
    countries: { iraq: { is: 'poor', ...CELL } },
    phase: 'us',
  });
  watch(state, (table) => playCard(table, 'us', 97), { us: ['event', 'canada'], rolls: [5] });
  expect(state.hands).toEqual({ us: [91], jihadist: [66, 101] });
});

test('9.2 D-34 card 34 alone in the printed sense: the US takes the top card of the pile', () => {
  const state = alone({
    hands: { us: [34], jihadist: [66, 91] },
    countries: { canada: { is: 'hard', ...CELL }, iran: CELL },
    variants: { printed: true },
    phase: 'us',
  });
  watch(state, (table) => playCard(table, 'us', 34), { us: ['event'] });
  expect(state.hands).toEqual({ us: [91], jihadist: [66] });
});

test('9.2 card 76 alone: of two cards drawn the last is the next to be turned up', () => {
  const state = alone({
    hands: { jihadist: [66] },
    countries: { iraq: { is: 'poor ally', troops: 2, regimeChange: 'tan', ...CELL } },
    deck: [49, 50],
  });
  turnUp(state, 76);
  expect([state.hands.jihadist, standing(state, 'iraq')]).toEqual([[66, 49, 50], 'poor neutral']);
});

test('9.4.1 D-47 card 103 under card 47 is an Operation only: Lebanon stays Good', () => {
  const state = alone({
    countries: { lebanon: 'good ally', egypt: { is: 'poor', ...CELL } },
    lapsing: ['itjihad'],
  });
  const { why } = turnUp(state, 103, { rolls: [1, 1] });
  expect([why.includes('E.itjihad-stops-event'), standing(state, 'lebanon')]).toEqual([true, 'good ally']);
});

test('9.4.1 card 111 alone: Prestige falls, an Operation follows, and the card stays in the game', () => {
  const state = alone({ countries: { egypt: { is: 'poor', ...CELL } }, prestige: 5 });
  const { why } = turnUp(state, 111, { rolls: [6, 6] });
  expect(why).toContain('E.unassociated-event-then-ops');
  expect([state.prestige, state.discards, state.removed]).toEqual([4, [111], []]);
});

test('9.4.2.1 card 116 alone without a cell outside the Muslim world is Radicalization with 3', () => {
  const state = alone({ countries: { egypt: { is: 'poor', ...CELL } }, funding: 5 });
  const { why } = turnUp(state, 116);
  expect(why).toEqual(expect.arrayContaining(['E.event-ignored-radicalize', 'Z.place-cell', 'Z.travel']));
  expect([state.discards, state.removed]).toEqual([[116], []]);
});

test('9.4.2.1 cards 90, 89 alone: the martyr on a card that the US lost strikes by the Plot chart', () => {
  const occupied = { is: 'poor ally', troops: 2, regimeChange: 'tan' } as const;
  const state = alone({
    countries: { iraq: { ...occupied, ...CELL }, 'united-states': { active: 1, sleepers: 1 } },
    hands: { us: [89] },
    prestige: 5,
  });
  const { why } = turnUp(state, 90);
  expect(why).toContain('P.us');
  expect([plotsIn(state, 'united-states').length, here(state, 'united-states').sleepers]).toEqual([2, 1]);
  expect(here(state, 'united-states').active).toBeUndefined();
});

test('9.4.1 card 33 alone: playable by the US it means Plot, once Bhutto is shot another Operation', () => {
  const given = { countries: { pakistan: { is: 'poor', ...CELL } }, funding: 5 } as const;
  expect(turnUp(alone(given), 33, { rolls: [1] }).why).toContain('E.us-event-plot');
  const shot = alone({ ...given, effects: ['bhutto-shot'] });
  expect(turnUp(shot, 33).why).toContain('E.us-event-not-playable');
  expect(standing(shot, 'pakistan')).toBe('poor neutral');
});

test('9.3.1 card 108 alone: the Jihadist gives up an Active cell first, and Pakistan becomes a Poor Ally', () => {
  const state = alone({ countries: { pakistan: { is: 'fair neutral', active: 1, sleepers: 1 } } });
  const { why } = turnUp(state, 108, { rolls: [1, 1] });
  expect(why).toContain('V.own-cell-removed');
  expect(standing(state, 'pakistan')).toBe('poor ally');
});
