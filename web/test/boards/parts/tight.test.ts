import { expect, test } from 'vitest';
import { tighten } from '../../../boards/parts/tight.ts';

/** A board that is 200 px high, whose rows lose 30 px at every step. */
function boardWith(rows: number) {
  const board = { dataset: {} as DOMStringMap };
  const steps = () => (board.dataset['tight'] ?? '').split(' ').filter(Boolean).length;
  const part = {
    rows,
    clientHeight: 200,
    get scrollHeight() {
      return this.rows - 30 * steps();
    },
  };
  return { board, part };
}

test('a board tightens to the first step at which all is in sight', () => {
  const { board, part } = boardWith(255);
  tighten(board, part, 7);
  expect(board.dataset['tight']).toBe('1 2');
});

test('it loosens again when there is room', () => {
  const { board, part } = boardWith(400);
  tighten(board, part, 7);
  expect(board.dataset['tight']).toBe('1 2 3 4 5 6 7');
  part.rows = 225;
  tighten(board, part, 7);
  expect(board.dataset['tight']).toBe('1');
  part.rows = 200;
  tighten(board, part, 7);
  expect(board.dataset['tight']).toBe('');
});

test('what does not fit at the last step stays there', () => {
  const { board, part } = boardWith(1000);
  tighten(board, part, 3);
  expect(board.dataset['tight']).toBe('1 2 3');
});
