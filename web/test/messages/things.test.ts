import type { AskView } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { optionsAt, thingsOf } from '../../messages/things.ts';

const ask: AskView = {
  number: 1,
  seats: ['farc'],
  answered: [],
  options: [
    { id: 'bogota', label: { key: 'here', params: { space: 'bogota' } } },
    { id: 'cali', label: { key: 'here', params: { space: 'cali' } } },
    {
      id: 'move',
      label: {
        key: 'move',
        params: { spaces: ['cali'], what: { key: 'piece', params: { space: 'bogota' } } },
      },
    },
    { id: 'done', label: { key: 'done' } },
  ],
};

test('an option stands for the things its label names, also inside another message', () => {
  expect(thingsOf({ key: 'x', params: { space: 'cali', n: 3, flag: true, faction: 'auc' } })).toEqual([
    { kind: 'space', id: 'cali' },
    { kind: 'faction', id: 'auc' },
  ]);
});

test('a thing that stands for one option is an answer, for several a question', () => {
  expect(optionsAt(ask, { kind: 'space', id: 'cali' }).map(({ id }) => id)).toEqual(['cali']);
  expect(optionsAt(ask, { kind: 'space', id: 'bogota' }).map(({ id }) => id)).toEqual(['bogota', 'move']);
  expect(optionsAt(ask, { kind: 'space', id: 'pasto' })).toEqual([]);
  expect(optionsAt(undefined, { kind: 'space', id: 'cali' })).toEqual([]);
});
