import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';
import { fate, used } from './played.ts';

test('card 98 for the US: Funding -1; for the Jihadist a cell in Israel', () => {
  const us = situation({ funding: 5 });
  execute(us, 'us', 98);
  expect([us.funding, here(us, 'israel')]).toEqual([4, {}]);
  const jihadist = situation({ funding: 1, countries: { israel: { cadre: true } } });
  execute(jihadist, 'jihadist', 98);
  expect([jihadist.funding, here(jihadist, 'israel')]).toEqual([1, { sleepers: 1 }]);
});

test('6.2.9 card 98 leaves the game, whoever plays it', () => {
  expect([fate({}, 'us', 98), fate({}, 'jihadist', 98)]).toEqual(['removed', 'removed']);
});

test('6.3.2.3 card 98 belongs to nobody: used for Operations it does not happen', () => {
  const { state } = used({ funding: 5 }, 'jihadist', 98, ['reserves']);
  expect([state.funding, here(state, 'israel'), state.discards]).toEqual([5, {}, [98]]);
});
