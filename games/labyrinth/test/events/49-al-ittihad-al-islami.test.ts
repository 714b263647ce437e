import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate, used } from './played.ts';

test('4.9.4 card 49 places a cell in Somalia, which is tested if unmarked; the siege there stays (D-R7)', () => {
  const state = situation({ countries: { somalia: { besieged: true } } });
  execute(state, 'jihadist', 49, [], [5]);
  expect([standing(state, 'somalia'), here(state, 'somalia')]).toEqual([
    'fair neutral',
    { sleepers: 1, besieged: 1 },
  ]);
});

test('4.9.4 L51 card 49 no cell on the track: no test either', () => {
  const state = situation({ countries: { iran: { sleepers: 15 } } });
  execute(state, 'jihadist', 49);
  expect(standing(state, 'somalia')).toBe('unmarked');
});

test('6.2.9 card 49 leaves the game, also when the US brings it about', () => {
  expect(fate({}, 'jihadist', 49, [], [1])).toBe('removed');
  const played = used({ countries: { somalia: 'poor' } }, 'us', 49, ['reserves']);
  expect([played.state.removed, here(played.state, 'somalia')]).toEqual([[49], { sleepers: 1 }]);
});
