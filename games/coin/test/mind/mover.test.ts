import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { Walker } from '../../mind/index.ts';
import { NoAnswer } from '../../nonplayers/index.ts';
import type { Pass } from '../../testing/index.ts';
import { situation } from '../pass.ts';

const asked = (options: readonly string[]) => ({
  seat: 'rebels',
  prompt: { key: 'ask.march.from' },
  options,
  state: situation(),
  dice: new Dice(fastDice('asked')),
});

/** A chart that fails at whatever it is asked. */
const failing = (error: Error): Walker<Pass> =>
  new Walker<Pass>({
    id: 'lost',
    answer() {
      throw error;
    },
  });

test('a chart whose way was left, and that knows no answer, is imagined to decline or to take what comes first', () => {
  const walker = failing(new NoAnswer('rebels', 'ask.march.from', 'done', []));
  expect(walker.answer(asked(['ford', 'done']))).toBe('done');
  expect(walker.answer(asked(['ford', 'mill']))).toBe('ford');
  expect(walker.reply(asked(['ford', 'mill'])).why).toBeUndefined();
});

test('any other failure of a chart is one', () => {
  expect(() => failing(new TypeError('broken')).answer(asked(['ford', 'done']))).toThrow('broken');
});
