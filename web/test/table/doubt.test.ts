import type { AskView } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { isGrave, isWarned } from '../../table/doubt.ts';

const label = { key: 'option' };

function asking(options: readonly string[], pass?: string): AskView {
  const menu = options.map((id) => ({ id, label }));
  return {
    number: 1,
    seats: ['alder'],
    answered: [],
    options: menu,
    ...(pass === undefined ? {} : { pass }),
  };
}

test('declining is asked once more when something is shown afterwards and more could be done', () => {
  const told = [{ option: 'pass', what: 'secret' }] as const;
  expect(isGrave(asking(['rally', 'pass'], 'pass'), 'pass', told)).toBe(true);
  expect(isGrave(asking(['pass'], 'pass'), 'pass', told)).toBe(false);
  expect(isGrave(asking(['rally', 'pass'], 'pass'), 'pass', [])).toBe(false);
});

test('what the game warns of is asked once more', () => {
  const ask = asking(['stay', 'defect']);
  const warned = { key: 'option', params: { warning: { key: 'loyalty.changes' } } };
  const options = [
    { id: 'stay', label },
    { id: 'defect', label: warned },
  ];
  expect(isWarned({ ...ask, options }, 'defect')).toBe(true);
  expect(isWarned({ ...ask, options }, 'stay')).toBe(false);
  expect(
    isWarned({ ...ask, options: [{ id: 'x', label: { key: 'o', params: { warning: 'no' } } }] }, 'x'),
  ).toBe(false);
});

test('doing something is not asked once more, nor is throwing dice', () => {
  const told = [
    { option: 'scout', what: 'secret' },
    { option: 'attack', what: 'dice' },
    { option: 'no card', what: 'dice' },
  ] as const;
  const ask = asking(['scout', 'attack', 'no card'], 'no card');
  for (const { option } of told) expect(isGrave(ask, option, told)).toBe(false);
});

test('what loses the game is asked once more, unless everything does', () => {
  const leave = { option: 'leave', what: 'lost' } as const;
  const stay = { option: 'stay', what: 'lost' } as const;
  expect(isGrave(asking(['leave', 'stay']), 'leave', [leave])).toBe(true);
  expect(isGrave(asking(['leave', 'stay']), 'leave', [leave, stay])).toBe(false);
  expect(isGrave(asking(['leave', 'stay']), 'leave', [{ option: 'leave', what: 'won' }])).toBe(false);
});
