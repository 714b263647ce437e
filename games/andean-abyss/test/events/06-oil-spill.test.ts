import { expect, test } from 'vitest';
import { PIPELINES } from '../../map.ts';
import { isEffective } from '../../nonplayers/events/usable.ts';
import { levelOf, situation, terrorIn } from '../table.ts';
import { execute } from './event.ts';

test('card 6 unshaded wins two Departments beside Sabotage that are Neutral or in Opposition', () => {
  const state = situation({
    spaces: {
      'loc-arauca-cucuta': { terror: 1 },
      'loc-bogota-yopal': { terror: 1 },
      arauca: { level: 'AO' },
      santander: { level: 'PS' },
      huila: { level: 'AO' },
    },
  });
  // Both touch Arauca and Santander; only Bogotá-Yopal touches Meta East. Huila touches neither, Santander is won.
  execute(state, 'government', 6, 'unshaded', ['arauca']);
  expect(levelOf(state, 'arauca')).toBe('PS');
  expect(levelOf(state, 'meta-east')).toBe('PS');
  expect(levelOf(state, 'huila')).toBe('AO');
});

test('card 6 shaded Sabotages a pipeline and turns a Department beside it one level toward Active Opposition', () => {
  const state = situation({ spaces: { arauca: { level: 'PS' }, santander: { level: 'AO' } } });
  const played = execute(state, 'farc', 6, 'shaded', ['loc-arauca-cucuta']);
  expect(played.menu).toEqual([]);
  expect(terrorIn(state, 'loc-arauca-cucuta')).toBe(1);
  expect(levelOf(state, 'arauca')).toBe('N');
});

test('5.1.3 card 6 shaded still turns a Department when every pipeline is Sabotaged', () => {
  const state = situation({ spaces: { arauca: { level: 'PS' } } });
  for (const pipeline of PIPELINES) state.markers[pipeline] = 1;
  expect(isEffective(state, 'farc', 6)).toBe(true);
  execute(state, 'farc', 6, 'shaded', ['loc-arauca-cucuta', 'arauca']);
  expect(levelOf(state, 'arauca')).toBe('N');
  expect(terrorIn(state, 'loc-arauca-cucuta')).toBe(1);
});
