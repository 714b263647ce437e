import { LANGUAGES, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../index.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { goOn, scenario, situation } from './table.ts';

const told = (state: ReturnType<typeof situation>, viewer: string) =>
  (labyrinth.overview?.(viewOf(state, viewer), viewer) ?? []).map((line) =>
    render(labyrinth.speech.en, line),
  );

test('4.1.1 the table is told in sentences, without what the viewer cannot know', () => {
  const state = scenario('lets-roll', { plots: [['pakistan', 3]] });
  goOn(state);
  const us = told(state, 'us');
  expect(us).toContain('Pakistan: Fair Neutral, Hidden plot.');
  expect(us).toContain('Afghanistan: Islamist Rule Adversary, 4 Sleepers.');
  expect(us).toContain('Prestige 7, High.');
  expect(us).toContain('The US is Hard, the world Hard 1; GWOT penalty 0.');
  expect(us).toContain('Jihadist: 9 cards.');
  expect(told(state, 'jihadist')).toContain('Pakistan: Fair Neutral, Plot 3.');
});

test('2.1 9.1 what wins is told: alone with the Good resources that the end asks for', () => {
  const goals = (variants: Partial<State['variants']>) =>
    told(situation({ variants }), 'us').find((line) => line.startsWith('The US wins with'));
  expect(goals({})).toMatch(/no cell on the map; .*two countries adjacent.*needs more than twice/);
  expect(goals({ solo: true, decks: 2 })).toMatch(/6 Islamist resources, .*at least 9 Good resources/);
});

test('6.1 a card being played and the Operation are told', () => {
  const state = situation({
    hands: { jihadist: [50, 98], us: [101] },
    countries: {
      yemen: { is: 'poor', sleepers: 2 },
      egypt: { is: 'fair', active: 1, aid: 1, besieged: true },
    },
    effects: ['fata'],
    lapsing: ['gtmo'],
    reserves: { us: 1 },
    phase: 'jihadist',
  });
  goOn(state, ['card-50']);
  expect(told(state, 'us')).toContain('Jihadist has chosen a card.');
  expect(told(state, 'jihadist')).toContain('Jihadist plays Ansar al-Islam.');
  const played = goOn(
    situation({
      hands: { jihadist: [80, 98], us: [101] },
      countries: { yemen: { is: 'poor', sleepers: 2 } },
      phase: 'jihadist',
    }),
    ['card-80', 'travel', 'france'],
  );
  expect(told(played.state, 'us')).toContain('Jihadist: Travel with 3 Ops, Yemen to France.');
});

test('4.7 every line is told in both languages', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', regimeChange: 'green', troops: 6, cadre: true } },
  });
  for (const language of LANGUAGES)
    for (const line of labyrinth.overview?.(viewOf(state, 'us'), 'us') ?? [])
      expect(render(labyrinth.speech[language], line)).not.toBe('');
});
