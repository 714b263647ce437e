import { expect, test } from 'vitest';
import { idOf, MUSLIM } from '../../map.ts';
import { all, here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const marked = all(MUSLIM.map(idOf), 'poor');

test('card 91 needs two unmarked Muslim countries; Iran is none', () => {
  const but = (...ids: string[]) =>
    Object.fromEntries(Object.entries(marked).filter(([id]) => !ids.includes(id)));
  expect(playable(situation({ countries: but('libya', 'sudan') }), 91, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: but('libya') }), 91, 'jihadist')).toBe(false);
});

test('4.9.4 card 91 a cell comes to each of two different ones, which are tested', () => {
  const state = situation({ countries: { egypt: 'fair' } });
  const first = begin(structuredClone(state), 'jihadist', 91);
  expect([first.menu.length, first.menu.includes('egypt')]).toEqual([17, false]);
  expect(begin(structuredClone(state), 'jihadist', 91, ['libya']).menu).not.toContain('libya');
  execute(state, 'jihadist', 91, ['sudan', 'libya'], [5, 1]);
  expect([standing(state, 'sudan'), standing(state, 'libya')]).toEqual(['fair neutral', 'poor neutral']);
  expect([here(state, 'sudan'), here(state, 'libya')]).toEqual([{ sleepers: 1 }, { sleepers: 1 }]);
});

test('card 91 with Islamist Rule anywhere two cells come to each', () => {
  const state = situation({ countries: { somalia: 'ir' } });
  execute(state, 'jihadist', 91, ['sudan', 'libya'], [5, 1]);
  expect([here(state, 'sudan'), here(state, 'libya')]).toEqual([{ sleepers: 2 }, { sleepers: 2 }]);
});

test('6.2.4 L50 card 91 with too few cells the Jihadist chooses which country gets them', () => {
  const state = situation({ countries: { somalia: { is: 'ir', sleepers: 12 } } });
  const asked = begin(structuredClone(state), 'jihadist', 91, ['sudan', 'libya']);
  expect(asked.menu).toEqual(['libya', 'sudan']);
  execute(state, 'jihadist', 91, ['sudan', 'libya', 'sudan', 'sudan'], [1, 1]);
  expect([here(state, 'sudan'), here(state, 'libya')]).toEqual([{ sleepers: 2 }, { sleepers: 1 }]);
  const none = situation({ countries: { iran: { sleepers: 15 } } });
  execute(none, 'jihadist', 91);
  expect(fate({}, 'jihadist', 91, ['sudan', 'libya'], [1, 1])).toBe('discarded');
});
