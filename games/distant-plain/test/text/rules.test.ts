import { expect, test } from 'vitest';
import { rulesEn, rulesJa } from '../../text/index.ts';

const numbers = Object.keys(rulesEn);

test('1.0 all 141 numbered rules are summed up in both languages', () => {
  expect(numbers).toHaveLength(141);
  expect(Object.keys(rulesJa).toSorted()).toEqual(numbers.toSorted());
});

test('1.0 rules refer only to rules there are', () => {
  for (const rules of [rulesEn, rulesJa])
    for (const { text } of Object.values(rules))
      for (const [, number] of text.matchAll(/\((\d(?:\.\d+)+)\)/g)) expect(numbers).toContain(number);
});

test('1.0 both languages refer to the same rules', () => {
  const cited = (text: string) => [
    ...new Set(Array.from(text.matchAll(/\((\d(?:\.\d+)+)\)/g), ([, n]) => n ?? '')),
  ];
  for (const [number, { text }] of Object.entries(rulesEn)) {
    const japanese = rulesJa[number as keyof typeof rulesJa].text;
    expect([number, new Set(cited(japanese))]).toEqual([number, new Set(cited(text))]);
  }
});
