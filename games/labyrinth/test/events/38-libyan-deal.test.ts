import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { libya: 'poor adversary', iraq: 'poor ally' };

test('card 38 needs a Poor Libya and an Ally in Iraq or Syria', () => {
  const open = (libya: string, iraq: string, syria: string) =>
    playable(situation({ countries: { libya, iraq, syria } }), 38, 'us');
  expect(open('poor adversary', 'poor ally', 'fair adversary')).toBe(true);
  expect(open('poor adversary', 'poor', 'fair ally')).toBe(true);
  expect(open('poor adversary', 'poor', 'fair')).toBe(false);
  expect(open('fair adversary', 'poor ally', 'fair ally')).toBe(false);
  expect(open('ir', 'poor ally', 'fair ally')).toBe(false);
});

test('card 38 Libya becomes an Ally, Prestige +1, the postures of two different Schengen countries are set', () => {
  const state = situation({ countries: { ...countries, france: 'soft' }, prestige: 5 });
  const asked = begin(structuredClone(state), 'us', 38);
  expect(asked.menu).toEqual([
    'scandinavia',
    'benelux',
    'germany',
    'eastern-europe',
    'france',
    'italy',
    'spain',
  ]);
  expect(begin(structuredClone(state), 'us', 38, ['france']).menu).not.toContain('france');
  execute(state, 'us', 38, ['france', 'spain', 'hard', 'soft']);
  expect([standing(state, 'libya'), state.prestige]).toEqual(['poor ally', 6]);
  expect([standing(state, 'france'), standing(state, 'spain')]).toEqual(['hard', 'soft']);
});

test('6.2.8 card 38 ends Libyan WMD and blocks it', () => {
  const state = situation({ countries: { ...countries, libya: 'poor adversary' }, effects: ['libyan-wmd'] });
  execute(state, 'us', 38, ['france', 'spain', 'hard', 'soft']);
  expect([state.effects['libyan-wmd'], state.effects['libyan-deal']]).toEqual([false, true]);
  expect(playable(situation({ countries, effects: ['libyan-deal'] }), 39, 'us')).toBe(false);
  expect(fate({ countries }, 'us', 38, ['france', 'spain', 'hard', 'soft'])).toBe('removed');
});
