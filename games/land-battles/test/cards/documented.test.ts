import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCards } from '../../cards/read.ts';

const page = readFileSync(new URL('../../../../docs/card-sets.md', import.meta.url), 'utf8');

test('R3 the examples of the documentation are card sets one can play with', () => {
  const examples = [...page.matchAll(/```(?:csv|json)\n([\s\S]*?)```/g)].map((found) => found[1] ?? '');
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(checkCards(example)).toEqual([]);
});
