/** The cases of a game alone that the rulebook and its facts give, under their numbers. */
import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { releaseWmd } from '../../plots.ts';
import { FRAME } from '../../play-card.ts';
import { blockPlot } from '../../plots.ts';
import { here, play, standing } from '../table.ts';
import { alone, named, operated, scenarioAlone, turnUp } from './play.ts';

test('9.4.3 E37 one cell, a playable US Event of 3: one Plot roll, one cell placed, one automatic journey', () => {
  const state = alone({ countries: { france: { is: 'soft', sleepers: 1 } }, us: 'soft', funding: 1 });
  // NATO (41) needs a Regime Change country; Patriot Act (43) can always be played.
  const watched = turnUp(state, 43, { rolls: [6, 5, 1], side: [4, 2, 2, 2, 1, 3] });
  const { why } = watched;
  expect(named(watched, 'ask.plot')).toEqual(['france']);
  expect(why).toEqual(
    expect.arrayContaining([
      'E.us-event-plot',
      'P.sleeper-activated',
      'P.failure',
      'E.left-ops-radicalize',
      'Z.place-cell',
      'Z.travel',
    ]),
  );
  expect(state.cellsOnTrack).toBe(13);
});

test('9.5.1 E38 two equal countries: 1 to 3 Afghanistan, 4 to 6 the Gulf States; both Ops go there', () => {
  const there = { is: 'fair ally', troops: 1, sleepers: 2 } as const;
  const after = (roll: number) => {
    const state = alone({ countries: { afghanistan: there, 'gulf-states': there }, prestige: 7 });
    // Predator (23) is playable for the US: 2 Ops of Plot.
    const watched = turnUp(state, 23, { side: [roll], rolls: [6, 6] });
    expect(watched.why).toEqual(expect.arrayContaining(['P.troops', 'P.op-fair', 'P.tie', 'X.die']));
    return named(watched, 'ask.plot');
  };
  expect(after(3)).toEqual(['afghanistan', 'afghanistan']);
  expect(after(4)).toEqual(['gulf-states', 'gulf-states']);
});

test('9.4.2.5 E39 Let’s Roll!, first card: with 3 Ops three cells in Afghanistan, with 2 or 1 Radicalization', () => {
  const three = scenarioAlone('lets-roll');
  expect(operated(three, 3).why).toEqual(expect.arrayContaining(['E.recruit', 'R.class-ir', 'R.automatic']));
  expect([here(three, 'afghanistan').sleepers, three.cellsOnTrack]).toEqual([7, 8]);
  const two = scenarioAlone('lets-roll');
  const { why } = operated(two, 2, { side: [4, 2, 5, 6], rolls: [1, 1] });
  expect(why).toEqual(expect.arrayContaining(['E.recruit', 'R.no-country', 'Z.place-cell', 'Z.travel']));
  expect(two.cellsOnTrack).toBe(10);
  const one = scenarioAlone('lets-roll');
  expect(operated(one, 1, { side: [4, 2], rolls: [1] }).why).toContain('Z.place-cell');
  expect([here(one, 'canada').sleepers, one.cellsOnTrack]).toEqual([1, 10]);
});

test('9.4.2.4 E41 Mission Accomplished?: Minor Jihad in Pakistan, Indonesia/Malaysia and Syria', () => {
  const state = scenarioAlone('mission-accomplished');
  const watched = operated(state, 3, { rolls: [2, 3, 1] });
  expect(named(watched, 'ask.jihad')).toEqual(['pakistan', 'indonesia-malaysia', 'syria']);
  expect(['pakistan', 'indonesia-malaysia', 'syria'].map((id) => standing(state, id as 'syria'))).toEqual([
    'poor ally',
    'fair neutral',
    'poor adversary',
  ]);
  expect(here(state, 'indonesia-malaysia')).toEqual({});
});

test('9.4.1 E42 Bin Ladin, then a Major Jihad in Yemen that fails', () => {
  const state = alone({
    countries: { afghanistan: { is: 'ir', sleepers: 1 }, yemen: { is: 'fair', sleepers: 5 } },
    prestige: 5,
  });
  const { why } = turnUp(state, 112, { rolls: [3, 4, 5] });
  expect(why).toEqual(
    expect.arrayContaining([
      'E.unassociated-event-then-ops',
      'E.major-jihad',
      'M.from-fair',
      'M.failed-other',
    ]),
  );
  expect([state.prestige, here(state, 'yemen'), standing(state, 'yemen')]).toEqual([
    1,
    { active: 2 },
    'fair neutral',
  ]);
});

test('9.3.3 E43 a WMD replaces the lowest plot, which comes back when it is used', () => {
  const state = alone();
  play(state, (table) => releaseWmd(act(table, 'jihadist', '6.2', FRAME)));
  expect([state.available, state.aside]).toEqual([
    [2, 2, 1, 1],
    [1, 0, 0],
  ]);
  state.available[3] = 0;
  state.plots.push({ country: 26 as never, value: 4, most: 3, exact: false, shown: false, backlash: false });
  play(state, (table) => blockPlot(act(table, 'us', '7.5', FRAME), state.plots[0] as never));
  expect([state.available, state.aside]).toEqual([
    [3, 2, 1, 0],
    [0, 0, 0],
  ]);
});
