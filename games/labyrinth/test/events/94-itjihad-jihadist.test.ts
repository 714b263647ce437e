import { expect, test } from 'vitest';
import { operation, situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';

test('D-94 card 94 needs a Muslim country tested as Fair, or improved to Fair or Good', () => {
  const poor = situation();
  operation(poor, 'us', 'war-of-ideas', 3, ['egypt'], [4, 1]);
  expect(playable(poor, 94, 'jihadist')).toBe(false);
  const fair = situation();
  operation(fair, 'us', 'war-of-ideas', 3, ['egypt'], [5, 1]);
  expect(playable(fair, 94, 'jihadist')).toBe(true);
  const better = situation({ countries: { jordan: 'fair ally' } });
  operation(better, 'us', 'war-of-ideas', 3, ['jordan'], [6]);
  expect(standing(better, 'jordan')).toBe('good ally');
  execute(better, 'jihadist', 94);
  expect(standing(better, 'jordan')).toBe('fair ally');
});
