import { expect, test } from 'vitest';
import { ordersIn } from '../index.ts';

const orderOf = ordersIn<'crown' | 'rebels'>({ C: 'crown', R: 'rebels' });

test('the order on a card is read letter by letter', () => {
  expect(orderOf('RC')).toEqual(['rebels', 'crown']);
});

test('a letter that stands for no faction is a fault, not a card with a faction less', () => {
  expect(() => orderOf('RX')).toThrow('no faction X in RX');
});
