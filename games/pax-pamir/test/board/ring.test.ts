import { expect, test } from 'vitest';
import { besideOf, endsOf, ringOf } from '../../board/ring.ts';
import { viewOf } from '../../view.ts';
import { black, lay, orange, white } from '../table.ts';

const view = viewOf(
  lay({ players: [white({ tableau: [15, 16] }), black(), orange({ tableau: [47, 54, 17] })] }),
  'white',
);

test('E5.1 the ring runs from the right end to the left, then to the right end of the next', () => {
  expect(ringOf(view)).toEqual(['16', '15', '17', '54', '47']);
  expect(besideOf(ringOf(view), '15')).toEqual(['17', '16']);
  expect(besideOf(ringOf(view), '47')).toEqual(['16', '54']);
  expect(besideOf(['15'], '15')).toEqual([]);
});

test('E5.1 empty tableaux are passed over', () => {
  expect(endsOf(view, 0)).toEqual({ left: 'orange', right: 'orange' });
  expect(endsOf(view, 1)).toEqual({ left: null, right: null });
});
