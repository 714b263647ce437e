import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate, used } from './played.ts';

const countries = { jordan: 'poor ally', egypt: 'poor', france: 'soft', russia: 'soft', yemen: 'good' };

test('card 21 needs a plot in an Ally or in a Good country, non-Muslim ones included', () => {
  const with1 = (id: 'egypt' | 'jordan' | 'yemen' | 'france' | 'russia' | 'iran' | 'united-states') =>
    playable(situation({ countries, plots: [[id, 1]] }), 21, 'us');
  expect([with1('jordan'), with1('yemen'), with1('france'), with1('united-states')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  // Poor Neutral, Fair, Fair.
  expect([with1('egypt'), with1('russia'), with1('iran')]).toEqual([false, false, false]);
});

test('7.5.2 card 21 blocks one such plot, named before it is seen; the US draws a card and sets a posture', () => {
  const state = situation({
    countries,
    plots: [
      ['france', 3],
      ['france', 4],
      ['egypt', 1],
      ['jordan', 2],
    ],
    deck: [77, 78],
  });
  const asked = begin(structuredClone(state), 'us', 21);
  expect(asked.menu).toEqual(['france/1', 'france/2', 'jordan/1']);
  expect(asked.labels.join()).not.toMatch(/Plot \d|WMD/);
  const drawn = begin(structuredClone(state), 'us', 21, ['france/1']);
  expect([drawn.state.hands.us, drawn.state.available]).toEqual([[77], [2, 1, 1, 0]]);
  expect(drawn.menu).toContain('serbia');
  expect(drawn.menu.filter((id) => ['united-states', 'israel', 'iran', 'egypt'].includes(id))).toEqual([]);
  execute(state, 'us', 21, ['france/2', 'serbia', 'hard']);
  // The WMD is out of the game (8.5.5).
  expect([here(state, 'france'), state.available[3], standing(state, 'serbia')]).toEqual([
    { plots: 1 },
    0,
    'hard',
  ]);
});

test('6.3.2.2 card 21 triggered by the Jihadist: the US draws and decides', () => {
  const given = { countries: { ...countries, jordan: { is: 'poor ally', sleepers: 1 } } } as const;
  const plots = [['jordan', 1]] as const;
  const asked = used({ ...given, plots }, 'jihadist', 21, ['reserves']);
  expect([asked.ask?.seats, asked.ask?.prompt.key]).toEqual([['us'], 'ask.event.posture']);
  expect(asked.state.hands.us).toHaveLength(3);
  expect(fate({ countries, plots }, 'us', 21, ['canada', 'soft'])).toBe('discarded');
});
