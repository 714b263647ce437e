import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 82 tests three countries without cells and recruits once in each; failures leave cadres', () => {
  const state = situation({ funding: 1 });
  expect(begin(structuredClone(state), 'jihadist', 82).menu).not.toContain('iran');
  execute(state, 'jihadist', 82, ['egypt', 'spain', 'canada'], [4, 1, 5, 3, 2, 2]);
  expect([standing(state, 'egypt'), standing(state, 'spain'), standing(state, 'canada')]).toEqual([
    'poor neutral',
    'soft',
    'hard',
  ]);
  expect([here(state, 'egypt'), here(state, 'spain'), here(state, 'canada')]).toEqual([
    { sleepers: 1 },
    { sleepers: 1 },
    { cadre: 1 },
  ]);
});

test('D-82 card 82 a Recruit that finds no cell on the track has failed', () => {
  const state = situation({ countries: { sudan: { is: 'ir', sleepers: 14 } } });
  execute(state, 'jihadist', 82, ['egypt', 'yemen', 'iran', 'egypt'], [1, 1, 1, 1, 1]);
  expect([here(state, 'egypt'), here(state, 'yemen')]).toEqual([{ sleepers: 1 }, { cadre: 1 }]);
});

test('8.1.2 card 82 with one cell for two successes the Jihadist says where it goes; the other gets a cadre', () => {
  const countries = {
    egypt: { is: 'poor', sleepers: 14 },
    yemen: 'poor',
    jordan: 'poor',
    syria: 'poor',
  } as const;
  const state = situation({ countries });
  const asked = begin(structuredClone(state), 'jihadist', 82, ['yemen', 'jordan', 'syria'], [1, 6, 2]);
  expect(asked.menu).toEqual(['syria', 'yemen']);
  execute(state, 'jihadist', 82, ['yemen', 'jordan', 'syria', 'syria'], [1, 6, 2]);
  expect([here(state, 'yemen'), here(state, 'jordan'), here(state, 'syria')]).toEqual([
    { cadre: 1 },
    { cadre: 1 },
    { sleepers: 1 },
  ]);
});

test('6.2.3 D-114 card 82 works under GTMO', () => {
  const state = situation({ lapsing: ['gtmo'] });
  execute(state, 'jihadist', 82, ['israel', 'egypt', 'yemen'], [1, 1, 1, 1, 1]);
  expect(here(state, 'israel')).toEqual({ sleepers: 1 });
});

test('4.8.4 card 82 a country with a cadre but no cell may be named: the cell takes its place, failure leaves it', () => {
  const run = (roll: number) => {
    const state = situation({
      countries: { egypt: { is: 'poor', cadre: true }, sudan: 'ir', somalia: 'ir' },
    });
    execute(state, 'jihadist', 82, ['egypt', 'sudan', 'somalia'], [roll]);
    return here(state, 'egypt');
  };
  expect([run(3), run(4)]).toEqual([{ sleepers: 1 }, { cadre: 1 }]);
});
