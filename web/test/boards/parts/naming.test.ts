import type { AskView } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { Offers } from '../../../boards/parts/naming.ts';

const option = (id: string, params: Readonly<Record<string, string | number>>) => ({
  id,
  label: { key: 'x', params },
});
const ask: AskView = {
  number: 1,
  seats: ['farc'],
  answered: [],
  options: [
    option('bogota', { space: 'bogota' }),
    option('troops', { kind: 'troops', space: 'bogota', load: 0 }),
    option('go', { from: 'cali', to: 'bogota' }),
    option('2', { number: 2 }),
    option('done', { deed: 'done' }),
  ],
};
const ids = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);

test('a space stands for every option that names it, whatever the parameter is called', () => {
  const offers = new Offers(ask);
  expect(ids(offers.naming('bogota'))).toEqual(['bogota', 'troops', 'go']);
  expect(ids(offers.naming('bogota', 'troops'))).toEqual(['troops']);
  expect(offers.naming('neiva')).toEqual([]);
});

test('options that name nothing on the board are left over', () => {
  const offers = new Offers(ask);
  expect(ids(offers.without((id) => id === 'bogota'))).toEqual(['2', 'done']);
});

test('nothing is offered to somebody who does not decide', () => {
  const { options: _, ...others } = ask;
  expect(new Offers(others).all).toEqual([]);
  expect(new Offers(undefined).naming('bogota')).toEqual([]);
});
