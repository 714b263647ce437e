import { expect, test } from 'vitest';
import { defaultSettings, readSettings } from '../../page/settings.ts';

const defaults = defaultSettings(['de-DE', 'ja-JP', 'en']);

test('the first language of the browser that the page speaks is taken, otherwise English', () => {
  expect(defaults.language).toBe('ja');
  expect(defaultSettings(['de', 'fr']).language).toBe('en');
});

test('on a device that wants nothing to move, what others do is shown at once', () => {
  expect(defaults.pace).toBe('normal');
  expect(defaultSettings([], true).pace).toBe('once');
});

test('stored settings are kept, and whatever is not understood stays at its default', () => {
  const stored = JSON.stringify({
    language: 'en',
    theme: 'purple',
    text: 'huge',
    sound: 'loud',
    confirm: 'always',
  });
  expect(readSettings(stored, defaults)).toEqual({
    ...defaults,
    language: 'en',
    text: 'huge',
    confirm: 'always',
  });
});

test('broken settings are forgotten', () => {
  for (const stored of [null, '', '{', '[]', 'null', '7'])
    expect(readSettings(stored, defaults)).toEqual(defaults);
});
