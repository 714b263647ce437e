import { expect, test } from 'vitest';
import { options } from '../index.ts';

const { variantsOf } = options<'crown' | 'rebels'>({
  factions: ['crown', 'rebels'],
  rules: { practice: '2', hiddenNext: '2' },
  nonPlayers: { none: [], rebels: ['rebels'] },
  pairs: { none: [] },
  own: [],
  finalPropaganda: () => 2,
});
const chosen = (nonPlayers: string) => ({
  scenario: 'standard',
  options: { nonPlayers, practice: 'none', hiddenNext: false, eligibility: 'standard' },
});

test('who is run by the non-player rules follows from the choice', () => {
  expect(variantsOf(chosen('none')).nonPlayers).toEqual([]);
  expect(variantsOf(chosen('rebels')).nonPlayers).toEqual(['rebels']);
});

test('a choice that does not exist is a fault, not a game without non-players', () => {
  expect(() => variantsOf(chosen('rebel'))).toThrow('no choice rebel');
});
