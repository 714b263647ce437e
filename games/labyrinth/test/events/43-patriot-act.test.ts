import { expect, test } from 'vitest';
import { AT, idOf } from '../../map.ts';
import { adjacent } from '../../country.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('card 43 leaves only Canada beside the United States', () => {
  const state = situation();
  expect(adjacent(state, AT['united-states'])).toHaveLength(10);
  execute(state, 'us', 43);
  expect(adjacent(state, AT['united-states']).map(idOf)).toEqual(['canada']);
});
