import { expect, test } from 'vitest';
import { momentOf } from '../../table/why.ts';

const line = (at: number, params: Record<string, string>, why?: string) => ({
  at,
  key: at,
  message: { key: 'log.x', params },
  ...(why === undefined ? {} : { why }),
});

test('the last line that speaks of a place says why it is so; reasons of bots and other places do not', () => {
  const journal = {
    next: 5,
    lines: [
      line(1, { space: 'cesar' }),
      line(2, { from: 'huila', to: 'cesar' }),
      line(3, { space: 'cesar' }, 'farc'),
      line(4, { space: 'bogota' }),
    ],
  };
  expect(momentOf(journal, { kind: 'space', id: 'cesar' })).toBe(2);
  expect(momentOf(journal, { kind: 'space', id: 'bogota' })).toBe(4);
  expect(momentOf(journal, { kind: 'space', id: 'meta' })).toBeUndefined();
});
