import { defaultSetting, render, settingFaults } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import { figuresFaults, readFigures } from '../figures-document.ts';
import { labyrinth } from '../index.ts';
import { AT } from '../map.ts';
import { recruitSuccess } from '../operations/recruit.ts';
import { plotMarkers, resources, tally } from '../levels.ts';
import { viewOf } from '../view.ts';
import { situation, VARIANTS } from './table.ts';

const document = {
  recruit: { 'united-kingdom': 2, france: 0 },
  resources: { 'algeria-tunisia': 1 },
  plots: [2, 2, 2],
};
const figures = readFigures(document);
const corrected = (countries = {}) => situation({ countries, variants: { figures } });

test('4.3.4 D-M1 an owner’s recruit numbers take the place of the uncertain ones', () => {
  expect(recruitSuccess(situation(), AT['united-kingdom'])).toBe(3);
  const state = corrected();
  expect(recruitSuccess(state, AT['united-kingdom'])).toBe(2);
  // Without a printed number Governance counts: France is Good.
  expect(recruitSuccess(state, AT.france)).toBe(1);
  expect(recruitSuccess(state, AT.philippines)).toBe(3);
});

test('4.2.5 D-M2 the same for resources, with what oil adds and what victory counts', () => {
  const state = corrected({ 'algeria-tunisia': 'good ally' });
  expect(tally(state).good).toBe(1);
  state.lapsing['oil-price-spike'] = 1;
  expect(resources(state, AT['algeria-tunisia'])).toBe(2);
});

test('4.8.1 D-T2 the same for plot markers', () => {
  const state = corrected();
  expect(state.available).toEqual([2, 2, 2, 0]);
  expect(plotMarkers(VARIANTS)).toEqual([3, 2, 1]);
  expect(() => labyrinth.laws(state)).not.toThrow();
});

test('4.0 corrected figures are told, and stand on the board', () => {
  const view = viewOf(corrected(), 'us');
  const told = (labyrinth.overview?.(view, 'us') ?? []).map((line) => render(labyrinth.speech.en, line));
  expect(told).toContain(
    'Figures from the file that was attached: plots of value 1, 2, 3: 2, 2, 2; Algeria/Tunisia 1, United Kingdom 2, France 0.',
  );
  const britain = boardOf(view).countries.find(({ id }) => id === 'united-kingdom');
  expect(britain?.marks).toContainEqual({ at: 'recruit', id: 'recruit', count: 2, isQuiet: true });
});

test('4.0 figures that cannot be are refused with the reason', () => {
  const key = (given: object) => figuresFaults(given as never)[0]?.key;
  expect(key({ recruit: { egypt: 2 } })).toBe('fault.figures.country');
  expect(key({ resources: { france: 2 } })).toBe('fault.figures.country');
  expect(key({ resources: { egypt: 4 } })).toBe('fault.number');
  expect(key({ plots: [3, 3, 3] })).toBe('fault.figures.plots');
  expect(key({ other: 1 })).toBe('fault.no-field');
  const setting = { ...defaultSetting(labyrinth), attachments: { figures: document } };
  expect(settingFaults(labyrinth, setting)).toEqual([]);
});
