import { expect, test } from 'vitest';
import { fitting } from '../../table/foot.ts';

const option = (id: string) => ({ id, label: { key: id } });
const options = [option('train'), option('patrol'), option('done')];

test('below the board stands what fits there, or at least what declines', () => {
  const text = ({ id }: { id: string }) => id;
  expect(fitting(options, 'done', text, 40)).toHaveLength(3);
  expect(fitting(options, 'done', text, 20).map(({ id }) => id)).toEqual(['done']);
  expect(fitting(options, undefined, text, 20)).toEqual([]);
});

test('Japanese letters take the room of two', () => {
  const text = () => '終了';
  expect(fitting([option('done')], undefined, text, 8)).toHaveLength(1);
  expect(fitting([option('done')], undefined, text, 7)).toHaveLength(0);
});
