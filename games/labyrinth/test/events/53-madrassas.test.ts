import { expect, test } from 'vitest';
import { goOn, here, situation } from '../table.ts';

test('card 53 recruits with this card and the second, whatever the Funding, also where nobody is', () => {
  const state = situation({
    countries: { yemen: 'poor', sudan: { is: 'ir', sleepers: 6 }, egypt: 'fair' },
    funding: 1,
    hands: { jihadist: [53, 99, 98], us: [101] },
    phase: 'jihadist',
  });
  const first = goOn(structuredClone(state), ['card-53', 'event']);
  expect(first.menu).toEqual(['sudan', 'yemen']);
  goOn(state, ['card-53', 'event', 'yemen', 'card-99', 'sudan'], [3]);
  expect([here(state, 'yemen'), here(state, 'sudan')]).toEqual([{ sleepers: 1 }, { sleepers: 7 }]);
  expect(state.phase.side).toBe('us');
});

test('D-53 card 53 a US Event on the second card happens as usual', () => {
  const state = situation({
    countries: { yemen: 'poor' },
    hands: { jihadist: [53, 43, 98], us: [101] },
    phase: 'jihadist',
  });
  goOn(state, ['card-53', 'event', 'yemen', 'card-43', 'event-first', 'iran', 'done'], [4, 1]);
  expect([state.effects['patriot-act'], state.removed]).toEqual([true, [43]]);
});

test('6.2.3 D-114 card 53 works under GTMO', () => {
  const state = situation({
    countries: { sudan: { is: 'ir', sleepers: 1 } },
    hands: { jihadist: [53, 98, 99], us: [101] },
    phase: 'jihadist',
    lapsing: ['gtmo'],
  });
  goOn(state, ['card-53', 'event']);
  expect(here(state, 'sudan')).toEqual({ sleepers: 2 });
});

test('6.3.3.1 L12 card 53 takes no Reserves itself, the second card may', () => {
  const state = situation({
    countries: { sudan: { is: 'ir', sleepers: 1 } },
    hands: { jihadist: [53, 98, 99], us: [101] },
    reserves: { jihadist: 2 },
    phase: 'jihadist',
  });
  const first = goOn(state, ['card-53', 'event']);
  expect([here(state, 'sudan'), first.asked]).toEqual([
    { sleepers: 2 },
    ['jihadist: ask.card', 'jihadist: ask.use'],
  ]);
  expect(goOn(state, ['card-98']).ask?.prompt.key).toBe('ask.reserves');
});
