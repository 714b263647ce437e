import { defaultSetting, fastDice, type Json, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { thePass } from '../testing/index.ts';
import { here } from './pass.ts';

const faults = (position: Json): string[] =>
  (thePass.attachments?.['position']?.(position, defaultSetting(thePass)) ?? []).map((one) => one.key);

test('a position from a file is laid out, and the game goes on from there', () => {
  const position = {
    pieces: { coast: { 'crown-troops': 2 }, hills: { 'rebels-active': 1 } },
    levels: { capital: 'opposition' },
    terror: { capital: 1 },
    resources: { crown: 7 },
    aid: 3,
    ineligible: ['crown'],
    played: [1],
    capabilities: { '5': 'shaded' },
  };
  expect(faults(position)).toEqual([]);
  const setting = { ...defaultSetting(thePass), attachments: { position } };
  const { state } = Match.start(thePass, setting, fastDice('position'));
  expect(here(state, 'coast')).toEqual({ 'crown-troops': 2 });
  expect([state.resources.crown, state.aid, state.eligible.crown]).toEqual([7, 3, false]);
  expect([...state.deck, state.card]).not.toContain(5);
});

test.each([
  ['a space that is none', { pieces: { moon: {} } }, 'fault.no-space'],
  ['more pieces than any kind has', { pieces: { coast: { 'crown-troops': 10 } } }, 'fault.number'],
  [
    'too many in two places',
    { pieces: { coast: { 'rebels-base': 1 }, hills: { 'rebels-base': 2 }, valley: { 'rebels-base': 1 } } },
    'fault.too-many',
  ],
  [
    'two Bases where one may stand',
    { pieces: { coast: { 'crown-base': 1, 'rebels-base': 1 } } },
    'fault.bases',
  ],
  ['Support where nobody lives', { levels: { coast: 'support' } }, 'fault.no-population'],
  ['Terror on the road', { terror: { road: 1 } }, 'fault.terror-on-loc'],
  ['Sabotage in a town', { sabotage: ['capital'] }, 'fault.no-loc'],
  ['a Capability that is none', { capabilities: { '1': 'shaded' } }, 'fault.no-capability'],
  ['Resources of a faction that has none', { resources: { allies: 1 } }, 'fault.choice'],
  [
    'a deed that cannot have been',
    {
      deck: [1, 2, 9, 10],
      done: [
        { faction: 'crown', deed: 'event' },
        { faction: 'crown', deed: 'pass' },
      ],
    },
    'fault.deed',
  ],
  [
    'a deed out of turn',
    { deck: [1, 2, 9, 10], done: [{ faction: 'allies', deed: 'operation' }] },
    'fault.deed',
  ],
  ['deeds on a card nobody knows', { done: [{ faction: 'crown', deed: 'pass' }] }, 'fault.no-deck'],
  ['a phase the final Round has not', { deck: [10], propagandas: 1, phase: 'reset' }, 'fault.final-round'],
  ['a deck without an end', { deck: [1, 2] }, 'fault.few-propagandas'],
  ['a phase without a Round', { deck: [1, 9, 10], phase: 'reset' }, 'fault.no-round'],
] as const)('a position with %s is refused', (_what, position, key) => {
  expect(faults(position as Json)).toEqual([key]);
});
