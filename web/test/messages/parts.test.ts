import type { Speech } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { partsOf, plainText, spaced } from '../../messages/parts.ts';

const speech: Speech = {
  sentences: {
    march: (p: { from: string; to: string }, v) => `${v.name('space', p.from)} to ${v.name('space', p.to)}.`,
    because: (p: { what: { key: string } }, v) => `Because: ${v.say(p.what)}`,
  },
  name: (kind, id) => (kind === 'space' && id === 'bogota' ? 'Bogotá' : undefined),
};

test('names are parts of their own, so that they can be clicked', () => {
  const message = { key: 'march', params: { from: 'bogota', to: 'cali' } };
  expect(partsOf(speech, message)).toEqual([
    { kind: 'space', id: 'bogota', name: 'Bogotá' },
    ' to ',
    { kind: 'space', id: 'cali', name: 'cali' },
    '.',
  ]);
  expect(plainText(speech, message)).toBe('Bogotá to cali.');
});

test('a name with an article begins a sentence with a capital letter, and no other place', () => {
  const empire: Speech = { ...speech, name: () => 'the Afghan Empire' };
  const message = { key: 'march', params: { from: 'afghan', to: 'afghan' } };
  expect(plainText(empire, message)).toBe('The Afghan Empire to the Afghan Empire.');
  expect(partsOf(empire, message)[0]).toEqual({ kind: 'space', id: 'afghan', name: 'The Afghan Empire' });
});

test('a message inside a message keeps its names', () => {
  const inner = { key: 'march', params: { from: 'bogota', to: 'bogota' } };
  const parts = partsOf(speech, { key: 'because', params: { what: inner } });
  expect(parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')).toBe(
    'Because: Bogotá to Bogotá.',
  );
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(2);
});

test('what is said before the number of a rule ends with a space, in one with its last words', () => {
  expect(spaced(['Move more?'])).toEqual(['Move more?\u00A0']);
  const bogota = { kind: 'space', id: 'bogota', name: 'Bogotá' };
  expect(spaced(['Sweep in ', bogota])).toEqual(['Sweep in ', bogota, '\u00A0']);
});

test('a sentence the page does not know is shown by its key instead of hiding the line', () => {
  expect(plainText(speech, { key: 'new.thing', params: { space: 'bogota' } })).toBe(
    'new.thing (space: "bogota")',
  );
  expect(plainText(speech, { key: 'new.thing' })).toBe('new.thing');
});
