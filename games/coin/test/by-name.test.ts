import { expect, test } from 'vitest';
import { byName } from '../by-name.ts';

test('every one of a few names has its own, and nothing else has any', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
  for (let count = 1; count <= names.length; count++) {
    const loudly = byName(names.slice(0, count), (name) => `${name}!`);
    for (const [i, name] of names.entries())
      if (i < count) expect(loudly(name)).toBe(`${name}!`);
      else expect(() => loudly(name)).toThrow('nothing is called');
  }
});
