import { expect, test } from 'vitest';
import { AT, idOf, PIPELINES } from '../../map.ts';
import { isEffective } from '../../nonplayers/events/usable.ts';
import { levelOf, situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

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

test('card 6 unshaded wins two and no more, and none where nobody lives', () => {
  const level = 'PO' as const;
  const state = situation({
    spaces: {
      'loc-pasto-tumaco': { terror: 1 },
      'loc-arauca-cucuta': { terror: 1 },
      narino: { level },
      arauca: { level },
      santander: { level },
    },
    state: { opened: 1 },
  });
  expect(begin(structuredClone(state), 'government', 6, 'unshaded').menu).toEqual([
    'santander',
    'arauca',
    'narino',
  ]);
  execute(state, 'government', 6, 'unshaded', ['narino', 'santander']);
  expect(levelOf(state, 'arauca')).toBe('PO');
});

test('card 6 shaded offers the pipelines without Sabotage, and turns a single Department', () => {
  const state = situation({ spaces: { 'loc-bogota-yopal': { terror: 1 } } });
  const { menu } = begin(structuredClone(state), 'farc', 6, 'shaded');
  expect(menu).toEqual(PIPELINES.map(idOf).filter((id) => id !== 'loc-bogota-yopal'));
  execute(state, 'farc', 6, 'shaded', ['loc-arauca-cucuta', 'santander']);
  expect([levelOf(state, 'santander'), levelOf(state, 'arauca')]).toEqual(['PO', 'N']);
});

test('card 6 shaded: with a single pipeline left there is nothing to choose but the Department', () => {
  const state = situation();
  for (const pipeline of PIPELINES) state.markers[pipeline] = 1;
  state.markers[AT['loc-arauca-cucuta']] = 0;
  execute(state, 'farc', 6, 'shaded', ['arauca']);
  expect(terrorIn(state, 'loc-arauca-cucuta')).toBe(1);
});

test('3.3.4, 5.1.3 card 6 shaded without markers: a Department beside a pipeline still turns', () => {
  const level = 'AO' as const;
  const state = situation({
    spaces: {
      bogota: { terror: 40 },
      antioquia: { level },
      huila: { level },
      santander: { level },
      cesar: { level },
      'meta-east': { level },
      'meta-west': { level },
      atlantico: { level },
      choco: { level },
      narino: { level },
    },
  });
  // Only Arauca can still turn: two pipelines touch it.
  expect(begin(structuredClone(state), 'farc', 6, 'shaded').menu).toEqual([
    'loc-arauca-cucuta',
    'loc-bogota-yopal',
  ]);
  execute(state, 'farc', 6, 'shaded', ['loc-bogota-yopal']);
  expect(levelOf(state, 'arauca')).toBe('PO');
  expect(terrorIn(state, 'loc-bogota-yopal')).toBe(0);
});
