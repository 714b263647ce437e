import { expect, test } from 'vitest';
import { AT } from '../map.ts';
import { reassessmentWith, secondCardOf } from '../play-card.ts';
import { goOn, here, situation, standing } from './table.ts';

const US = 'us' as const;
const JIHADIST = 'jihadist' as const;

test('6.0 6.1 a card is chosen, then its use; nobody else knows it before that', () => {
  const state = situation({ hands: { jihadist: [50, 99], us: [101] }, phase: JIHADIST });
  const chosen = goOn(structuredClone(state), ['card-50']);
  expect([chosen.ask?.prompt.key, chosen.ask?.secret]).toEqual(['ask.use', true]);
  expect(chosen.lines.map((line) => line.key)).not.toContain('log.plays');
  expect(chosen.state.hands.jihadist).toContain(50);
  const used = goOn(state, ['card-50', 'event', 'iran']);
  expect(used.lines.map((line) => line.key)).toContain('log.plays');
});

test('6.2 6.2.1 an Event does what it says, whatever the value of the card', () => {
  const state = situation({
    hands: { jihadist: [99, 98], us: [101] },
    phase: JIHADIST,
    prestige: 5,
    funding: 5,
  });
  goOn(state, ['card-99', 'event', 'card-101']);
  expect([state.prestige, state.funding, state.hands.us]).toEqual([4, 4, []]);
});

test('7.6.2 whoever reads the menu is told the second card of a Reassessment', () => {
  expect(reassessmentWith(101).id).toBe('reassessment:card-101');
  expect(['reassessment:card-101', 'event', 'disrupt'].map(secondCardOf)).toEqual([101, 0, 0]);
});

test('6.2.5 an Event of the other side cannot be played', () => {
  const state = situation({ hands: { jihadist: [43, 98], us: [101] }, phase: JIHADIST });
  const asked = goOn(state, ['card-43']);
  expect(asked.menu).not.toContain('event');
  expect(asked.blocked).toContain('event: 6.2.5 why.association');
});

test('6.2.6 without its condition an Event cannot be played', () => {
  const given = (us: 'hard' | 'soft') =>
    situation({ us, hands: { us: [3, 101], jihadist: [98] }, phase: US });
  expect(goOn(given('hard'), ['card-3']).blocked).toContain('event: 6.2.6 why.condition');
  expect(goOn(given('soft'), ['card-3']).menu[0]).toBe('event');
});

test('6.2.8 a blocked Event cannot be played, only used for Operations', () => {
  const state = situation({
    effects: ['moro-talks'],
    hands: { jihadist: [57, 98], us: [101] },
    phase: JIHADIST,
  });
  const asked = goOn(state, ['card-57']);
  expect(asked.menu).not.toContain('event');
  expect(asked.blocked).toContain('event: 6.2.8 why.effect');
});

test('6.2.7 4.7.7 a lasting Event is noted; a lapsing one lies in its box', () => {
  const state = situation({ hands: { us: [43, 2, 101], jihadist: [98] }, phase: US });
  goOn(state, ['card-43', 'event', 'card-2', 'event']);
  expect([state.effects['patriot-act'], state.lapsing.biometrics, state.lapsingBox]).toEqual([true, 1, [2]]);
});

test('6.2.9 a card to be removed leaves the game when its Event happens, and only then', () => {
  const event = situation({ hands: { us: [43, 101], jihadist: [98] }, phase: US });
  goOn(event, ['card-43', 'event']);
  expect([event.removed, event.discards]).toEqual([[43], []]);
  const ops = situation({ hands: { us: [43, 101], jihadist: [98] }, phase: US });
  goOn(ops, ['card-43', 'war-of-ideas', 'france'], [5]);
  expect([ops.removed, ops.discards]).toEqual([[], [43]]);
});

test('6.2.4 E25 what can be done is done: Ansar al-Islam finds no cell and leaves the game all the same', () => {
  const state = situation({
    countries: { iraq: { is: 'poor adversary', sleepers: 14 }, iran: { sleepers: 1 } },
    hands: { us: [50, 101], jihadist: [98] },
    phase: US,
  });
  goOn(state, ['card-50', 'war-of-ideas', 'canada'], [5]);
  expect([state.removed, state.cellsOnTrack]).toEqual([[50], 0]);
});

test('6.3 6.3.1 any card may be used for its value, whoever it belongs to', () => {
  const state = situation({ hands: { us: [65, 101], jihadist: [98] }, phase: US });
  expect(goOn(state, ['card-65']).menu).toEqual(['war-of-ideas', 'reserves']);
});

test('6.3.2 6.3.2.2 a card of the other side used for Operations triggers its Event, which that side carries out', () => {
  const state = situation({
    countries: { iraq: 'poor adversary' },
    hands: { us: [50, 101], jihadist: [98] },
    phase: US,
  });
  const asked = goOn(structuredClone(state), ['card-50', 'event-first']);
  expect([asked.ask?.seats, asked.menu]).toEqual([['jihadist'], ['iraq', 'iran']]);
  goOn(state, ['card-50', 'event-first', 'iraq', 'war-of-ideas', 'canada'], [1]);
  expect([here(state, 'iraq'), state.removed, standing(state, 'canada')]).toEqual([
    { sleepers: 1 },
    [50],
    'soft',
  ]);
});

test('6.3.2.1 whoever plays the card decides which comes first', () => {
  const state = situation({
    countries: { iraq: 'poor adversary' },
    hands: { us: [50, 101], jihadist: [98] },
    phase: US,
  });
  expect(goOn(structuredClone(state), ['card-50']).menu).toEqual(['war-of-ideas', 'reserves', 'event-first']);
  const eventFirst = goOn(structuredClone(state), ['card-50', 'event-first']);
  expect([eventFirst.ask?.prompt.key, eventFirst.state.plays[0]?.due]).toEqual(['ask.event.place', true]);
  const done = goOn(structuredClone(state), ['card-50', 'event-first', 'iraq']);
  expect([done.ask?.prompt.key, done.state.plays[0]?.due]).toEqual(['ask.use', false]);
  const operationFirst = goOn(state, ['card-50', 'war-of-ideas']);
  expect([operationFirst.ask?.prompt.key, operationFirst.state.plays[0]?.due]).toEqual(['ask.woi', true]);
});

test('6.3.2.1 L17 the Event may come before the Operation is chosen, and the Operation may answer it', () => {
  const state = situation({
    countries: { 'united-kingdom': 'hard' },
    hands: { us: [66, 101], jihadist: [98] },
    phase: US,
  });
  const asked = goOn(structuredClone(state), ['card-66']);
  expect(asked.menu).toEqual(['war-of-ideas', 'reserves', 'event-first']);
  expect(goOn(structuredClone(state), ['card-66', 'event-first']).menu).toEqual([
    'war-of-ideas',
    'disrupt',
    'reserves',
  ]);
  goOn(state, ['card-66', 'event-first', 'disrupt']);
  expect([here(state, 'united-kingdom'), state.discards]).toEqual([{ active: 1 }, [66]]);
});

test('6.3.2.1 8.5.3 after the Event the first Plot is not on offer: it would not have triggered it', () => {
  const given = (used: boolean) =>
    situation({
      countries: { egypt: { is: 'poor', sleepers: 1 } },
      hands: { jihadist: [12, 98], us: [101] },
      phase: JIHADIST,
      change: (one) => {
        one.firstPlot.used = used;
      },
    });
  expect(goOn(given(false), ['card-12', 'event-first']).menu).toEqual([
    'recruit',
    'travel',
    'jihad',
    'reserves',
  ]);
  expect(goOn(given(true), ['card-12', 'event-first']).menu).toContain('plot');
});

test('6.3.2.1 an Operation that the Event has made impossible is not on offer after it', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', troops: 6, regimeChange: 'tan' } },
    us: 'soft',
    hands: { us: [78, 101], jihadist: [98] },
    phase: US,
  });
  // Axis of Evil turns the US Hard: nothing can be withdrawn now.
  const asked = goOn(state, ['card-78', 'event-first'], [5, 1, 1]);
  expect([asked.ask?.prompt.key, asked.menu]).toEqual(['ask.use', ['war-of-ideas', 'deploy']]);
});

test('6.3.2.1 5.3.2 card 32 that it may be triggered tells nothing of the hand of the US', () => {
  const given = (hand: readonly number[]) =>
    situation({
      countries: { iraq: 'poor adversary' },
      us: 'soft',
      hands: { jihadist: [32, 98], us: hand },
      phase: JIHADIST,
    });
  expect(goOn(given([43]), ['card-32']).menu).toEqual(goOn(given([1]), ['card-32']).menu);
  const state = given([1]);
  goOn(state, ['card-32', 'event-first', 'travel', 'iran']);
  expect([standing(state, 'iraq'), state.discards]).toEqual(['poor adversary', [32]]);
});

test('6.3.2.1 an Event that cannot be played does not happen, also when the Operation has made it so', () => {
  const never = situation({
    countries: { iraq: 'good ally' },
    hands: { us: [50, 101], jihadist: [98] },
    phase: US,
  });
  goOn(never, ['card-50', 'war-of-ideas', 'canada'], [1]);
  expect([never.discards, here(never, 'iraq')]).toEqual([[50], {}]);
  // Leak needs Wiretapping; the WMD theft needs the cell that Disrupt takes away.
  const state = situation({
    countries: { russia: { is: 'soft', active: 1 }, iran: { sleepers: 1 } },
    hands: { us: [71, 101], jihadist: [98] },
    phase: US,
  });
  goOn(state, ['card-71', 'disrupt']);
  expect([here(state, 'russia'), state.discards, state.removed]).toEqual([{ cadre: 1 }, [71], []]);
});

test('6.3.2.3 own cards and those of nobody trigger nothing', () => {
  const state = situation({ hands: { us: [43, 99], jihadist: [98] }, phase: US, prestige: 5 });
  goOn(state, ['card-43', 'war-of-ideas', 'canada'], [1]);
  expect(state.effects['patriot-act']).toBe(false);
  goOn(state, ['card-99', 'reserves']);
  expect(state.prestige).toBe(5);
});

test('6.3.1 US Election used for Operations happens before or after, as its player says', () => {
  const state = situation({ hands: { us: [120, 101], jihadist: [98] }, phase: US, prestige: 5 });
  goOn(state, ['card-120', 'event-first', 'canada'], [3, 1]);
  // Soft against a world that is Hard by Israel alone: -1; then Canada agrees with the Soft US: +1.
  expect([standing(state, 'united-states'), state.prestige, state.discards]).toEqual(['soft', 5, [120]]);
  const blocked = goOn(situation({ hands: { us: [120, 101], jihadist: [98] }, phase: US }), [
    'card-120',
  ]).blocked;
  expect(blocked).toContain('event: 6.3.1 why.automatic');
});

test('6.3.3 cards of 1 and 2 may be stored, up to 2; a card of 3 may not', () => {
  const state = situation({ hands: { us: [101, 23, 34], jihadist: [98] }, phase: US });
  goOn(state, ['card-101', 'reserves', 'card-23', 'reserves']);
  expect(state.reserves.us).toBe(2);
  const three = goOn(situation({ hands: { us: [34, 101], jihadist: [98] }, phase: US }), ['card-34']);
  expect(three.menu).not.toContain('reserves');
  expect(three.blocked).toContain('reserves: 6.3.3 why.reserves');
});

test('6.3.3 a stored card of the other side triggers its Event', () => {
  const state = situation({
    countries: { iraq: 'poor adversary' },
    hands: { us: [50, 101], jihadist: [98] },
    phase: US,
  });
  goOn(state, ['card-50', 'reserves', 'iraq']);
  expect([state.reserves.us, here(state, 'iraq'), state.removed]).toEqual([1, { sleepers: 1 }, [50]]);
});

test('6.3.3.1 the Reserves make a card of 1 as good as a 3, and are spent wholly', () => {
  const state = situation({
    plots: [['iran', 1]],
    reserves: { us: 2 },
    hands: { us: [101, 99], jihadist: [98] },
    phase: US,
  });
  goOn(state, ['card-101', 'alert']);
  expect([state.plots, state.reserves.us]).toEqual([[], 0]);
});

test('8.5.3 the first card of a turn used for Plot triggers no US Event and lies in its box; the second does', () => {
  const state = situation({
    countries: { france: { is: 'soft', sleepers: 2 } },
    hands: { jihadist: [43, 2, 98], us: [101] },
    phase: JIHADIST,
  });
  goOn(state, ['card-43', 'plot', 'done'], [6]);
  expect([state.firstPlot, state.effects['patriot-act']]).toEqual([{ used: true, card: 43 }, false]);
  goOn(state, ['card-2', 'event-first', 'plot'], [6]);
  expect([state.lapsing.biometrics, state.lapsingBox]).toEqual([1, [2]]);
});

test('8.5.3 a card of the Jihadist’s own uses up the first Plot too', () => {
  const state = situation({
    countries: { france: { is: 'soft', sleepers: 2 } },
    hands: { jihadist: [50, 43, 98], us: [101] },
    phase: JIHADIST,
  });
  goOn(state, ['card-50', 'plot'], [6]);
  expect(state.firstPlot).toEqual({ used: true, card: 50 });
  const second = goOn(state, ['card-43', 'plot']);
  expect([second.ask?.prompt.key, second.state.plays[0]?.due]).toEqual(['ask.plot', true]);
});

test('8.5.3 L18 card 97 a Plot with Fatwa’s Operation is the first Plot of the turn', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 2 }, turkey: 'poor' },
    hands: { jihadist: [97, 19], us: [12] },
    phase: JIHADIST,
  });
  goOn(state, ['card-97', 'event', 'plot'], [6]);
  expect(state.firstPlot).toEqual({ used: true, card: 97 });
  // The only card left, so nobody asks which.
  goOn(state, ['plot', 'done'], [6]);
  expect([state.discards, state.funding]).toEqual([[12], 5]);
});

test('8.0 8.1.3 7.0 7.1.2 each side has its own Operations, and reasons for those it cannot carry out', () => {
  const us = goOn(situation({ hands: { us: [34, 101], jihadist: [98] }, phase: US }), ['card-34']);
  expect(us.menu).toEqual(['war-of-ideas']);
  expect(us.blocked).toEqual([
    'event: 6.2.6 why.condition',
    'deploy: 7.3.3 why.deploy',
    'regime-change: 7.3.4 why.no-islamist',
    'withdraw: 7.3.5 why.not-soft',
    'disrupt: 7.4.1 why.nowhere',
    'alert: 7.5.2 why.no-plot',
    'reassessment: 7.6.2 why.reassessment',
    'reserves: 6.3.3 why.reserves',
  ]);
  const jihadist = goOn(situation({ hands: { jihadist: [80, 98], us: [101] }, phase: JIHADIST }), [
    'card-80',
  ]);
  expect(jihadist.menu).toEqual(['event', 'recruit', 'travel', 'plot']);
  expect(jihadist.blocked).toEqual(['jihad: 8.4 why.jihad', 'reserves: 6.3.3 why.reserves']);
});

test('7.6 7.6.1 7.6.2 Reassessment takes two cards of 3 and the whole phase, and turns the US posture over', () => {
  const state = situation({ hands: { us: [34, 43, 101], jihadist: [98] }, phase: US });
  expect(goOn(structuredClone(state), ['card-34']).menu).toContain('reassessment:card-43');
  expect(goOn(structuredClone(state), ['card-101']).menu).not.toContain('reassessment:card-43');
  const played = goOn(state, ['card-34', 'reassessment:card-43']);
  expect([standing(state, 'united-states'), state.discards, state.phase.side]).toEqual([
    'soft',
    [34, 43],
    'jihadist',
  ]);
  expect(played.ask?.seats).toEqual(['jihadist']);
});

test('7.6.2 not as second card of a phase, and Reserves do not help', () => {
  const second = situation({ hands: { us: [101, 34, 43], jihadist: [98] }, phase: US });
  expect(goOn(second, ['card-101', 'reserves', 'card-34']).menu).not.toContain('reassessment:card-43');
  const small = situation({ hands: { us: [23, 24, 101], jihadist: [98] }, phase: US, reserves: { us: 2 } });
  expect(goOn(small, ['card-23']).menu.join()).not.toContain('reassessment');
});

test('7.6.3 Events of both cards happen, the US orders them and the change of posture', () => {
  const state = situation({
    hands: { us: [80, 120, 101], jihadist: [98] },
    phase: US,
    countries: { pakistan: 'fair' },
    prestige: 5,
  });
  const asked = goOn(structuredClone(state), ['card-80', 'reassessment:card-120']);
  expect([asked.ask?.seats, asked.menu]).toEqual([['us'], ['card-80', 'card-120', 'posture']]);
  goOn(state, ['card-80', 'reassessment:card-120', 'posture', 'card-120'], [5]);
  // Soft, then elected Hard again: no penalty.
  expect([standing(state, 'united-states'), state.prestige, state.effects.fata]).toEqual(['hard', 6, true]);
  expect(here(state, 'pakistan')).toEqual({ sleepers: 1 });
});

test('6.3.1 when no Operation at all is possible the card is spent without one', () => {
  const state = situation({
    countries: { iraq: 'ir', iran: {} },
    effects: ['sadr'],
    hands: { jihadist: [43, 98], us: [101] },
    phase: JIHADIST,
    change: (one) => {
      one.sleepers[AT.iran] = 0;
      one.cellsOnTrack = 15;
      one.lapsing.gtmo = 1;
    },
  });
  const asked = goOn(structuredClone(state), ['card-43']);
  expect(asked.menu).toEqual(['none', 'event-first']);
  goOn(state, ['card-43', 'none']);
  expect(state.effects['patriot-act']).toBe(true);
});

test('5.2.2.1 6.3.1 when no Operation is possible but the Event is, the card is used for the Event', () => {
  const state = situation({
    countries: { iraq: 'ir', iran: {} },
    effects: ['sadr'],
    hands: { jihadist: [98, 112], us: [101] },
    phase: JIHADIST,
    change: (one) => {
      one.sleepers[AT.iran] = 0;
      one.cellsOnTrack = 15;
      one.lapsing.gtmo = 1;
    },
  });
  expect(goOn(state, ['card-112']).menu).toEqual(['event']);
});

test('6.3 7.6 the journal says what a card is used for, and with what value', () => {
  const recruited = situation({
    countries: { iraq: { is: 'poor', sleepers: 1 } },
    hands: { jihadist: [101, 102], us: [1] },
    phase: JIHADIST,
  });
  const lines = (one: ReturnType<typeof goOn>) =>
    one.lines.map(({ key, rule, params }) => [key, rule, params?.['operation'], params?.['ops']]);
  expect(lines(goOn(recruited, ['card-101', 'recruit'], [6]))[1]).toEqual([
    'log.operation',
    '8.2',
    'recruit',
    1,
  ]);
  const turned = situation({ hands: { us: [34, 43, 101], jihadist: [98] }, phase: US });
  const keys = goOn(turned, ['card-34', 'reassessment:card-43']).lines.map(({ key }) => key);
  expect(keys).toEqual(['log.plays', 'log.plays', 'log.reassessment', 'log.posture']);
});
