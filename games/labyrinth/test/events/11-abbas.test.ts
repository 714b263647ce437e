import { expect, test } from 'vitest';
import { resolvePlots } from '../../unblocked.ts';
import { play, situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 11 opens Quartet; with the troops at hand and no Islamist Rule beside Israel Prestige +1, Funding -2', () => {
  const state = situation({ prestige: 5, funding: 5, countries: { sudan: 'ir' } });
  expect(playable(state, 26, 'us')).toBe(false);
  execute(state, 'us', 11);
  expect([state.prestige, state.funding, playable(state, 26, 'us')]).toEqual([6, 3, true]);
});

test('6.2.4 card 11 leaves only its marker at Overstretch or with Islamist Rule beside Israel', () => {
  const after = (given: Parameters<typeof situation>[0]) => {
    const state = situation({ ...given, prestige: 5, funding: 5 });
    execute(state, 'us', 11);
    return [state.prestige, state.funding, state.effects.abbas];
  };
  const countries = { iraq: { is: 'poor ally', troops: 11 } } as const;
  expect(after({ countries })).toEqual([5, 5, true]);
  // Ten troops away are War.
  expect(after({ countries: { iraq: { is: 'poor ally', troops: 10 } } })).toEqual([6, 3, true]);
  for (const id of ['egypt', 'jordan', 'lebanon'] as const)
    expect(after({ countries: { [id]: 'ir' } })).toEqual([5, 5, true]);
});

test('8.5.6 card 11 ends when a plot goes off in Israel, and leaves the game when played', () => {
  const state = situation({ effects: ['abbas'], plots: [['israel', 1]] });
  play(state, (table) => resolvePlots(table));
  expect(state.effects.abbas).toBe(false);
  expect(fate({}, 'us', 11)).toBe('removed');
});
