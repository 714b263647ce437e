import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';
import { fate } from './played.ts';

const SHIA_MIX = [
  'turkey',
  'lebanon',
  'yemen',
  'iraq',
  'saudi-arabia',
  'gulf-states',
  'pakistan',
  'afghanistan',
];

test('L31 cards 104 and 105 for the US: any Shia-Mix country is tested, a cell goes from there or from Iran', () => {
  for (const card of [104, 105]) {
    const state = situation({
      countries: {
        iran: { sleepers: 1 },
        yemen: { is: 'ir', sleepers: 1, active: 1 },
        egypt: { is: 'fair', sleepers: 1 },
      },
    });
    expect(begin(structuredClone(state), 'us', card).menu).toEqual(SHIA_MIX);
    expect(begin(structuredClone(state), 'us', card, ['yemen']).menu).toEqual(['yemen', 'iran']);
    const away = structuredClone(state);
    execute(away, 'us', card, ['turkey'], [5]);
    expect([standing(away, 'turkey'), here(away, 'iran')]).toEqual(['fair neutral', { cadre: 1 }]);
    execute(state, 'us', card, ['yemen', 'yemen', 'active']);
    expect([here(state, 'yemen'), here(state, 'iran')]).toEqual([{ sleepers: 1 }, { sleepers: 1 }]);
  }
});

test('6.2.4 card 104 for the US: without a cell there or in Iran only the test happens', () => {
  const state = situation({ countries: { egypt: { is: 'fair', sleepers: 1 } } });
  execute(state, 'us', 104, ['lebanon'], [1]);
  expect(standing(state, 'lebanon')).toBe('poor neutral');
});

test('card 105 for the Jihadist: two rolls without cells, each success a step worse and one Aid less', () => {
  const state = situation({ countries: { turkey: { is: 'good ally', aid: 1, troops: 1 } } });
  execute(state, 'jihadist', 105, ['turkey'], [1, 2]);
  expect([standing(state, 'turkey'), here(state, 'turkey')]).toEqual(['fair ally', { troops: 1 }]);
});

test('8.1.2 card 104 both rolls are made against the Governance at their start (D-R3)', () => {
  const state = situation({ countries: { turkey: { is: 'good', aid: 3 } } });
  execute(state, 'jihadist', 104, ['turkey'], [1, 1]);
  expect([standing(state, 'turkey'), here(state, 'turkey')]).toEqual(['poor neutral', { aid: 1 }]);
});

test('card 104 for the Jihadist: an unmarked country is tested first; failures cost no cell; never Islamist Rule', () => {
  const state = situation({ countries: { iran: { sleepers: 1 }, lebanon: { sleepers: 0 } } });
  execute(state, 'jihadist', 104, ['lebanon'], [5, 3, 2]);
  expect(standing(state, 'lebanon')).toBe('poor neutral');
  const full = situation({ countries: { yemen: { is: 'poor', sleepers: 6, besieged: true } } });
  execute(full, 'jihadist', 104, ['yemen'], [1, 6]);
  expect([standing(full, 'yemen'), here(full, 'yemen')]).toEqual([
    'poor neutral',
    { sleepers: 6, besieged: 1 },
  ]);
});

test('8.4 L31 D-R4 card 104 the Jihadist names no country in which there can be no Jihad', () => {
  const state = situation({
    countries: { yemen: 'ir', pakistan: 'fair' },
    effects: ['benazir-bhutto'],
  });
  const { menu } = begin(state, 'jihadist', 104);
  expect(menu).toEqual(SHIA_MIX.filter((id) => id !== 'yemen' && id !== 'pakistan'));
  expect(fate({ countries: { turkey: 'poor' } }, 'jihadist', 104, ['turkey'], [4, 4])).toBe('discarded');
});
