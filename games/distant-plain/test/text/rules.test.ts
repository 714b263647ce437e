import { expect, test } from 'vitest';
import { rulesEn, rulesJa } from '../../text/index.ts';

const numbers = Object.keys(rulesEn);

test('1.0 all 141 numbered rules are summed up in both languages', () => {
  expect(numbers).toHaveLength(141);
  expect(Object.keys(rulesJa).toSorted()).toEqual(numbers.toSorted());
});

/** Numbers of rules as they stand in a text. */
const cited = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/(?<![\d.])\d(?:\.\d+)+/g), ([number]) => number));

test('1.0 rules refer only to rules there are', () => {
  for (const rules of [rulesEn, rulesJa])
    for (const { text } of Object.values(rules))
      for (const number of cited(text)) expect(numbers).toContain(number);
});

test('1.0 both languages refer to the same rules', () => {
  for (const [number, { text }] of Object.entries(rulesEn)) {
    const japanese = rulesJa[number as keyof typeof rulesJa].text;
    expect([number, cited(japanese)]).toEqual([number, cited(text)]);
  }
});
