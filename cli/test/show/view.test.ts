import { expect, test } from 'vitest';
import { viewLines } from '../../show/view.ts';

test('what is simple stands on one line, the rest indented below its name', () => {
  const view = {
    round: 2,
    coins: { alder: 4, birch: 3 },
    top: null,
    hand: ['1', '5'],
    spaces: { bogota: { troops: 2, bases: ['farc', 'auc'] }, meta: {} },
    pieces: [
      { kind: 'troop', at: 'bogota' },
      { kind: 'base', holds: { coca: [1, { deep: true }] } },
    ],
    none: [],
  };
  expect(viewLines(view)).toEqual([
    'round: 2',
    'coins: alder 4, birch 3',
    'top: –',
    'hand: 1, 5',
    'spaces:',
    '  bogota: troops 2, bases (farc, auc)',
    '  meta: –',
    'pieces:',
    '  - kind troop, at bogota',
    '  - kind: base',
    '    holds:',
    '      coca:',
    '        - 1',
    '        - deep true',
    'none: –',
  ]);
});

test('long lists are broken into lines', () => {
  const lines = viewLines({ deck: Array.from({ length: 60 }, (_, i) => `card-${i}`) });
  expect(lines[0]).toBe('deck:');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
});
