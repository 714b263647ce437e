import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { begin, execute, playable } from '../events/event.ts';
import { goOn, here, operation, situation, standing } from '../table.ts';

const occupied = { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } as const;

test('card 48 D-114 GTMO does not stop Adam Gadahn, the Patriot Act on the second card does not happen', () => {
  const state = situation({
    countries: { 'united-states': { cadre: true }, egypt: { is: 'poor', sleepers: 1 } },
    lapsing: ['gtmo'],
    hands: { jihadist: [48, 43, 60], us: [1] },
    phase: 'jihadist',
  });
  goOn(state, ['card-48', 'event', 'card-43'], [2, 3, 1]);
  expect([here(state, 'united-states'), state.effects['patriot-act'], state.discards]).toEqual([
    { sleepers: 2 },
    false,
    [48, 43],
  ]);
});

test('card 48 4.7.4.2 cells beyond the Funding marker do not count', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 6 } },
    funding: 3,
    hands: { jihadist: [48, 43], us: [1] },
    phase: 'jihadist',
  });
  expect(goOn(state, ['card-48']).menu).not.toContain('event');
});

test('card 48 used by the US it can be nobody’s first card: nothing is bound, nothing asked', () => {
  const state = situation({ hands: { us: [48, 1], jihadist: [60] }, phase: 'us' });
  goOn(state, ['card-48', 'war-of-ideas', 'canada'], [6]);
  expect([state.phase.bound, state.discards]).toEqual([null, [48]]);
});

test('card 53 the US Event on the second card may shut a Poor country before it recruits', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 5 }, yemen: 'poor', turkey: 'poor' },
    funding: 1,
    hands: { jihadist: [53, 19, 60], us: [1] },
    phase: 'jihadist',
  });
  expect(goOn(structuredClone(state), ['card-53', 'event']).menu).toEqual(['egypt', 'turkey', 'yemen']);
  const asked = goOn(state, ['card-53', 'event', 'yemen', 'card-19', 'event-first'], [3]);
  expect([asked.menu, standing(state, 'turkey')]).toEqual([['egypt', 'yemen'], 'fair ally']);
  // Nothing is left for the card to bring about.
  expect(asked.state.plays[0]?.due).toBe(false);
});

test('card 54 Sadr fights, fails and is gone; the cadre beside it stays', () => {
  const state = situation({
    countries: { iraq: { is: 'fair ally', troops: 2, cadre: true }, egypt: { is: 'poor', sleepers: 1 } },
  });
  execute(state, 'jihadist', 54);
  operation(state, 'jihadist', 'jihad', 1, ['iraq'], [6]);
  expect([state.effects.sadr, here(state, 'iraq')]).toEqual([false, { troops: 2, cadre: 1 }]);
});

test('card 55 6.2.4 without a cell China is tested all the same, Central Asia is not', () => {
  const state = situation({ countries: { egypt: { is: 'poor', sleepers: 15 } } });
  execute(state, 'jihadist', 55, [], [6]);
  expect([standing(state, 'china'), standing(state, 'central-asia')]).toEqual(['hard', 'unmarked']);
});

test('card 57 card 87 the martyr is gone before the plots are counted against the troops', () => {
  const state = situation({
    countries: { philippines: { is: 'hard', sleepers: 1, troops: 1 }, iran: { sleepers: 1 } },
    effects: ['abu-sayyaf'],
    prestige: 5,
  });
  execute(state, 'jihadist', 87, ['philippines', 'plot-1', 'plot-1']);
  expect([state.prestige, here(state, 'philippines')]).toEqual([5, { troops: 1, plots: 2, cadre: 1 }]);
});

test('card 61 a leaked Renditions no longer stands in the way', () => {
  const given = {
    countries: { yemen: { is: 'poor ally', cadre: true } },
    change: (one: ReturnType<typeof situation>) => {
      one.memory.before.disrupted.push(AT.yemen);
    },
  } as const;
  expect(playable(situation({ ...given, effects: ['renditions'] }), 61, 'jihadist')).toBe(false);
  expect(playable(situation({ ...given, effects: ['leak-renditions'] }), 61, 'jihadist')).toBe(true);
});

test('card 64 Syria under Islamist Rule becomes an Adversary, and gets no worse', () => {
  const state = situation({ countries: { syria: 'ir neutral', lebanon: 'poor' } });
  execute(state, 'jihadist', 64);
  expect(standing(state, 'syria')).toBe('ir adversary');
});

test('card 67 with one cell left only the country it goes to is tested', () => {
  const state = situation({ countries: { egypt: { is: 'poor', sleepers: 14 } } });
  execute(state, 'jihadist', 67, ['afghanistan'], [2]);
  expect([here(state, 'afghanistan'), standing(state, 'central-asia')]).toEqual([
    { sleepers: 1 },
    'unmarked',
  ]);
});

test('card 72 D-72 under Islamist Rule at Funding 5: three cells, then those still available', () => {
  const state = situation({ countries: { afghanistan: { is: 'ir', sleepers: 4 } }, funding: 5 });
  execute(state, 'jihadist', 72);
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 10 });
});

test('card 76 6.3.2.2 triggered by the US, the Jihadist names the Ally, which need not be the occupied one', () => {
  const state = situation({
    countries: { iraq: occupied, jordan: 'good ally' },
    deck: [1, 2],
    hands: { us: [76, 5], jihadist: [60] },
    phase: 'us',
  });
  const asked = goOn(state, ['card-76', 'event-first']);
  expect([asked.ask?.seats, asked.menu]).toEqual([['jihadist'], ['jordan', 'iraq']]);
});

test('card 81 two Aid take two plays; then the siege, and the track runs dry', () => {
  const state = situation({ countries: { iraq: { ...occupied, aid: 2 } } });
  for (let i = 0; i < 3; i++) execute(state, 'jihadist', 81);
  expect(here(state, 'iraq')).toEqual({ troops: 6, sleepers: 15, besieged: 1, regimeChange: 1 });
});

test('card 87 Sadr may be the martyr, and the only plot left a WMD', () => {
  const state = situation({
    countries: { iraq: 'poor', afghanistan: { is: 'ir', sleepers: 1 } },
    effects: ['sadr'],
    change: (one) => {
      one.available.splice(0, 4, 0, 0, 0, 1);
    },
  });
  execute(state, 'jihadist', 88, ['plot-wmd']);
  expect([state.effects.sadr, here(state, 'iraq')]).toEqual([false, { plots: 1, cadre: 1 }]);
});

test('card 90 US Election among the lost cards is rolled for, then the US is Soft anyhow', () => {
  const state = situation({ countries: { iraq: occupied }, prestige: 6, hands: { us: [120] } });
  execute(state, 'jihadist', 90, [], [6]);
  expect([state.prestige, standing(state, 'united-states')]).toEqual([7, 'soft']);
});

test('card 91 two cells each under Islamist Rule, but three are left: the Jihadist divides them', () => {
  const state = situation({ countries: { egypt: { is: 'ir', sleepers: 12 }, iraq: 'poor' } });
  const asked = begin(structuredClone(state), 'jihadist', 91, ['morocco', 'libya']);
  expect(asked.menu).toEqual(['morocco', 'libya']);
  execute(state, 'jihadist', 91, ['morocco', 'libya', 'libya', 'libya'], [6, 1]);
  expect([here(state, 'libya'), here(state, 'morocco')]).toEqual([{ sleepers: 2 }, { sleepers: 1 }]);
});

test('card 94 a country that the Jihadist’s own journey tested as Fair can be closed again', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', sleepers: 1 } },
    hands: { jihadist: [60, 94, 61], us: [1] },
    phase: 'jihadist',
  });
  goOn(state, ['card-60', 'travel', 'somalia', 'card-94', 'event'], [5]);
  expect(standing(state, 'somalia')).toBe('poor neutral');
});
