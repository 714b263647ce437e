import { expect, test } from 'vitest';
import { here, standing } from '../table.ts';
import { alone, named, operated, turnUp } from './play.ts';

const CELL = { sleepers: 1 } as const;

test('9.0 9.4 9.4.1 an Event of its own happens, and that is all', () => {
  const state = alone({ countries: { iraq: { is: 'poor ally', ...CELL } } });
  const { why, answers } = turnUp(state, 57, { rolls: [5] });
  expect(why).toContain('E.jihadist-event');
  expect(answers).toEqual(['ask.alone.use: event']);
  expect([here(state, 'philippines').sleepers, state.effects['abu-sayyaf'], state.removed]).toEqual([
    1,
    true,
    [57],
  ]);
});

test('9.4.1 an Event of nobody’s happens even when it helps the US, and an Operation follows', () => {
  const state = alone({ countries: { egypt: { is: 'good', ...CELL } }, prestige: 5 });
  const { why } = turnUp(state, 101, { rolls: [1] });
  expect(why).toEqual(
    expect.arrayContaining(['E.unassociated-event-then-ops', 'E.minor-jihad', 'N.success']),
  );
  expect([state.prestige, standing(state, 'egypt'), state.discards]).toEqual([6, 'fair neutral', [101]]);
});

test('9.4.1 an Event whose condition is not met or that is blocked makes way for an Operation', () => {
  const given = { countries: { egypt: { is: 'good', ...CELL } } } as const;
  expect(turnUp(alone(given), 65, { rolls: [6, 6], side: [1, 1, 1, 1] }).why).toContain(
    'E.condition-not-met',
  );
  const blocked = alone({ ...given, effects: ['moro-talks'] });
  expect(turnUp(blocked, 57, { rolls: [6, 6], side: [1, 1, 1, 1] }).why).toContain('E.blocked');
});

test('9.4.1 without a cell on the track an Event that places cells is Radicalization, and the card is only discarded', () => {
  const state = alone({ countries: { egypt: { is: 'good', sleepers: 15 } } });
  const { why } = turnUp(state, 57, { side: [2, 2, 1, 1] });
  expect(why).toEqual(expect.arrayContaining(['E.cells-but-track-empty', 'Z.place-skipped', 'Z.travel']));
  expect([state.effects['abu-sayyaf'], state.discards, state.removed]).toEqual([false, [57], []]);
});

test('9.4.1 a US Event that could be played means Plot and does not happen; there is no first plot', () => {
  const state = alone({ countries: { france: { is: 'soft', sleepers: 3 } }, us: 'soft' });
  const { why } = turnUp(state, 43, { rolls: [1, 1, 6] });
  expect(why).toEqual(
    expect.arrayContaining(['E.us-event-plot', 'P.same-posture', 'P.success', 'P.failure']),
  );
  expect([state.plots.length, state.effects['patriot-act'], state.discards, state.firstPlot.used]).toEqual([
    2,
    false,
    [43],
    false,
  ]);
});

test('9.4.1 9.5 a US Event means Plot also where more than six countries could be its first', () => {
  const names = ['canada', 'spain', 'france', 'germany', 'italy', 'benelux', 'scandinavia'] as const;
  const countries = Object.fromEntries(names.map((name) => [name, { is: 'soft', ...CELL }]));
  const state = alone({ countries, us: 'soft' });
  const { why } = turnUp(state, 43, { rolls: [6, 6, 6], side: [6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1] });
  expect(why).toEqual(expect.arrayContaining(['E.us-event-plot', 'P.same-posture', 'P.tie']));
});

test('9.4.1 a US Event that cannot be played is used for an Operation', () => {
  // Pakistani Offensive (42) asks for an Ally Pakistan with the FATA marker.
  const { why } = turnUp(alone({ countries: { egypt: { is: 'good', ...CELL } } }), 42, {
    rolls: [1, 6],
    side: [1, 1, 1, 1, 1, 1],
  });
  expect(why).toEqual(expect.arrayContaining(['E.us-event-not-playable', 'E.minor-jihad']));
});

test('9.4.1 D-47 under card 47 only US Events count; US Election happens all the same', () => {
  const given = { countries: { egypt: { is: 'good', ...CELL } }, lapsing: ['itjihad'], prestige: 5 } as const;
  expect(turnUp(alone(given), 101, { rolls: [1] }).why).toContain('E.itjihad-stops-event');
  const state = alone(given);
  const { why } = turnUp(state, 120, { rolls: [6, 1, 1], side: [1, 1, 1, 1, 1, 1] });
  expect(why).toEqual(expect.arrayContaining(['E.us-election-auto', 'E.minor-jihad']));
  expect(state.prestige).toBe(6);
});

test('9.4.1 Major Jihad, then Minor Jihad, then Recruit, then Travel', () => {
  const major = alone({ countries: { yemen: { is: 'poor', sleepers: 5 }, egypt: { is: 'good', ...CELL } } });
  expect(operated(major, 2, { rolls: [6, 6] }).why).toContain('E.major-jihad');
  const minor = alone({ countries: { yemen: { is: 'poor', sleepers: 4 }, egypt: { is: 'good', ...CELL } } });
  expect(operated(minor, 1, { rolls: [6] }).why).toContain('E.minor-jihad');
  const recruit = alone({ countries: { yemen: { is: 'poor', sleepers: 4 } } });
  expect(operated(recruit, 1, { rolls: [6] }).why).toContain('E.recruit');
  const travel = alone({ countries: { yemen: { is: 'poor', ...CELL } }, lapsing: ['gtmo'] });
  expect(operated(travel, 1, { side: [3, 4], rolls: [1, 1] }).why).toEqual(
    expect.arrayContaining(['E.gtmo-skips-recruit', 'E.travel']),
  );
});

test('9.4.1 4.7.4.2 where Funding leaves no cell to recruit there is Travel', () => {
  const state = alone({ countries: { yemen: { is: 'poor', sleepers: 5 }, iran: CELL }, funding: 3 });
  state.troops[12] = 5;
  state.troopsOnTrack -= 5;
  expect(operated(state, 1, { side: [1, 1, 1, 1, 1], rolls: [1, 1] }).why).toContain('E.no-cell-recruitable');
});

test('9.4.1 what is left of a card after an Operation goes to Radicalization', () => {
  const state = alone({ countries: { egypt: { is: 'good', ...CELL } } });
  const watched = operated(state, 3, { rolls: [6, 5, 1], side: [4, 2, 1, 1] });
  expect(watched.why).toEqual(expect.arrayContaining(['E.left-ops-radicalize', 'Z.place-cell']));
  expect(named(watched, 'ask.radicalize.cell')).toEqual(['canada']);
});

test('9.6 Oil Price Spike without a Jihadist card in the discards is used for an Operation', () => {
  const given = { countries: { egypt: { is: 'good', sleepers: 3 } }, hands: { jihadist: [52] } } as const;
  const none = turnUp(alone({ ...given, discards: [1, 2] }), 117, { rolls: [6, 6, 6] });
  expect(none.why).toContain('E.oil-spike-no-card');
  const state = alone({ ...given, discards: [50, 81, 1] });
  const { why } = turnUp(state, 117, { rolls: [6, 6, 6] });
  expect(why).toContain('V.oil-spike-pick');
  expect(state.hands.jihadist).toEqual([52, 81]);
});
