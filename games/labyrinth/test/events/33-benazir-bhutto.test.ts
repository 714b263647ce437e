import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { blockerOf } from '../../events/execute.ts';
import { isJihadAllowed } from '../../country.ts';
import { operation, situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 33 needs every neighbour of Pakistan free of Islamist Rule', () => {
  for (const id of ['afghanistan', 'gulf-states', 'indonesia-malaysia'] as const)
    expect(playable(situation({ countries: { [id]: 'ir', pakistan: 'fair' } }), 33, 'us')).toBe(false);
  expect(playable(situation({ countries: { iraq: 'ir', pakistan: 'fair' } }), 33, 'us')).toBe(true);
});

test('D-33 card 33 looks at Pakistan itself only in the printed sense', () => {
  const countries = { pakistan: 'ir' };
  expect(playable(situation({ countries }), 33, 'us')).toBe(true);
  expect(playable(situation({ countries, variants: { printed: true } }), 33, 'us')).toBe(false);
  const poor = { countries: { pakistan: 'poor' }, variants: { printed: true } };
  expect(playable(situation(poor), 33, 'us')).toBe(true);
});

test('card 33 makes a Poor Pakistan Fair, and nothing else of it', () => {
  const after = (is: string) => {
    const state = situation({ countries: { pakistan: is } });
    execute(state, 'us', 33);
    return standing(state, 'pakistan');
  };
  expect(['poor ally', 'fair adversary', 'good ally', 'ir', ''].map(after)).toEqual([
    'fair ally',
    'fair adversary',
    'good ally',
    'ir adversary',
    'unmarked',
  ]);
});

test('8.4 card 33 ends Jihad in Pakistan and blocks Musharraf, until Bhutto is shot', () => {
  const countries = { pakistan: { is: 'fair', sleepers: 6 }, yemen: { is: 'fair', sleepers: 1 } } as const;
  const state = situation({ countries });
  expect(playable(state, 108, 'us')).toBe(true);
  execute(state, 'us', 33);
  expect([isJihadAllowed(state, AT.pakistan), playable(state, 108, 'us')]).toEqual([false, false]);
  // Only Yemen is left, so nobody is asked where.
  const jihad = operation(state, 'jihadist', 'jihad', 1, [], [1]);
  expect([jihad.menu, standing(state, 'yemen')]).toEqual([[], 'poor neutral']);
  expect(blockerOf(situation({ effects: ['bhutto-shot'] }), 33, 'us')).toBe('bhutto-shot');
  expect(fate({ countries }, 'us', 33)).toBe('removed');
});
