import { expect, test } from 'vitest';
import { en } from '../../words/en.ts';
import { ja } from '../../words/ja.ts';

/** Every word with the way to it; functions are called with numbers and names that fit all of them. */
function wordsIn(table: object, path = ''): [path: string, word: string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as [string, string]];
    if (typeof value === 'function')
      return [[at, String(value(new Proxy({}, { get: () => 3 })))] as [string, string]];
    return wordsIn(value as object, at);
  });
}

test('both languages have the same words', () => {
  expect(
    wordsIn(ja)
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(
    wordsIn(en)
      .map(([path]) => path)
      .toSorted(),
  );
});

test('Japanese is Japanese: nothing was left in English', () => {
  const left = wordsIn(ja).filter(
    ([path, word]) =>
      path !== '.name' &&
      /\p{L}/u.test(word) &&
      !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d]/u.test(word),
  );
  expect(left).toEqual([]);
});

test('no word is empty, and every parameter is said', () => {
  for (const [path, word] of [...wordsIn(en), ...wordsIn(ja)])
    expect(word, path).not.toMatch(/^\s*$|undefined|NaN/);
});
