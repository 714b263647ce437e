import { expect, test } from 'vitest';
import { noJournal, withLines } from '../../connection/journal.ts';
import { runsOf, stepsOf } from '../../table/steps.ts';

const line = (at: number, key: string, why?: string) => ({
  at,
  message: { key },
  ...(why === undefined ? {} : { why }),
});
const journal = withLines(noJournal, [
  line(1, 'card'),
  line(1, 'pay'),
  line(3, 'because', 'farc'),
  line(4, 'place'),
  line(6, 'because', 'auc'),
]);

test('a step is a moment at which something happened, with the reasons that led there', () => {
  const steps = stepsOf(journal).map(({ moment, lines }) => [
    moment,
    lines.map(({ message }) => message.key),
  ]);
  expect(steps).toEqual([
    [1, ['card', 'pay']],
    [4, ['because', 'place']],
  ]);
});

test('steps of the same seats in a row are one run', () => {
  const seats = (moment: number) => (moment === 1 ? ['auc'] : ['farc']);
  const more = withLines(journal, [line(8, 'march'), line(9, 'card')]);
  expect(runsOf(stepsOf(more), seats)).toEqual([
    { seats: ['auc'], first: 1, count: 1 },
    { seats: ['farc'], first: 4, count: 3 },
  ]);
});
