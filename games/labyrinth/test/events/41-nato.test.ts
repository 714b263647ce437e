import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { troops } from '../../country.ts';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

const countries = {
  iraq: { is: 'poor ally', troops: 6, regimeChange: 'tan' },
  afghanistan: { is: 'poor ally', troops: 5, regimeChange: 'tan' },
} as const;

test('card 41 needs a Regime Change country and no GWOT penalty', () => {
  expect(playable(situation({ countries }), 41, 'us')).toBe(true);
  expect(playable(situation({ countries, us: 'soft' }), 41, 'us')).toBe(false);
  expect(playable(situation(), 41, 'us')).toBe(false);
});

test('card 41 places Aid and NATO, worth two troops; a second play moves it (D-41)', () => {
  const state = situation({ countries });
  execute(state, 'us', 41, ['iraq']);
  expect([troops(state, AT.iraq), here(state, 'iraq')['aid']]).toEqual([8, 1]);
  execute(state, 'us', 41, ['afghanistan']);
  expect([troops(state, AT.iraq), troops(state, AT.afghanistan)]).toEqual([6, 7]);
});
