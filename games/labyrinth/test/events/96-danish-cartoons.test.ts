import { fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { here, plotsIn, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate } from './played.ts';

const sides = ['us', 'jihadist'] as const;
const three = [
  ['iran', 1],
  ['iran', 1],
  ['iran', 1],
] as const;

test('card 96 the US sets the posture of Scandinavia, then the Jihadist names the country, whoever plays it', () => {
  for (const side of sides) {
    const state = situation({ countries: { egypt: 'poor', scandinavia: 'soft' } });
    const first = begin(structuredClone(state), side, 96);
    expect([first.ask?.seats, first.menu]).toEqual([['us'], ['hard', 'soft']]);
    const second = begin(structuredClone(state), side, 96, ['hard']);
    expect([second.ask?.seats, second.menu.length]).toEqual([['jihadist'], 18]);
    expect(second.menu).not.toContain('iran');
    execute(state, side, 96, ['hard', 'egypt']);
    expect([standing(state, 'scandinavia'), plotsIn(state, 'egypt')]).toEqual(['hard', [1]]);
    expect(labyrinth.view(state, 'us').plots[0]?.value).toBe(1);
  }
});

test('4.9.4 card 96 an unmarked country is tested when the plot comes', () => {
  const state = situation();
  execute(state, 'us', 96, ['soft', 'morocco'], [5]);
  expect([standing(state, 'morocco'), here(state, 'morocco')]).toEqual(['fair neutral', { plots: 1 }]);
});

test('8.5.4 card 96 with Islamist Rule somewhere: any plot, a secret, but not there', () => {
  const state = situation({ countries: { sudan: 'ir', egypt: 'poor' } });
  expect(begin(structuredClone(state), 'us', 96, ['soft']).menu).not.toContain('sudan');
  const asked = begin(structuredClone(state), 'us', 96, ['soft', 'egypt']);
  expect([asked.ask?.secret, asked.menu]).toEqual([true, ['plot-1', 'plot-2', 'plot-3']]);
  execute(state, 'us', 96, ['soft', 'egypt', 'plot-3']);
  expect([plotsIn(state, 'egypt'), labyrinth.view(state, 'us').plots[0]?.value]).toEqual([[3], 0]);
});

test('D-96 card 96 without a plot of 1 only the posture is set', () => {
  const state = situation({ plots: three });
  execute(state, 'jihadist', 96, ['hard']);
  expect([standing(state, 'scandinavia'), state.plots.length]).toEqual(['hard', 3]);
  const islamist = situation({ countries: { sudan: 'ir', egypt: 'poor' }, plots: three });
  execute(islamist, 'jihadist', 96, ['hard', 'egypt', 'plot-2']);
  expect(plotsIn(islamist, 'egypt')).toEqual([2]);
});

test('8.5.4 card 96 tells the US whether a plot of 1 was left, so nobody may take the answer back', () => {
  const position = {
    hands: { us: [96, 1], jihadist: [65] },
    phase: { side: 'us' },
    countries: { iran: { sleepers: 1 } },
  };
  const setting = { scenario: 'lets-roll', options: {}, attachments: { position } };
  const match = Match.start(labyrinth, setting, fastDice('1'));
  for (const answer of ['card-96', 'event', 'hard']) match.answer('us', answer);
  expect([match.turn, match.fence]).toEqual([['jihadist'], match.seq]);
});

test('6.2.9 card 96 leaves the game', () => {
  for (const side of sides)
    expect(fate({ countries: { egypt: 'poor' } }, side, 96, ['hard', 'egypt'])).toBe('removed');
});
