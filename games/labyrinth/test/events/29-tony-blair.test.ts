import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 29 lines up the United Kingdom and rolls in up to three different Schengen countries', () => {
  const state = situation({ prestige: 5 });
  execute(state, 'us', 29, ['france', 'spain', 'italy'], [5, 1, 6]);
  expect((['united-kingdom', 'france', 'spain', 'italy'] as const).map((id) => standing(state, id))).toEqual([
    'hard',
    'hard',
    'soft',
    'hard',
  ]);
  expect(state.prestige).toBe(7);
});

test('card 29 D-29 no country twice, and the US may stop', () => {
  const asked = begin(situation(), 'us', 29, ['france'], [5]);
  expect(asked.menu).not.toContain('france');
  expect(asked.ask?.pass).toBe('done');
});
