import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { alone, named, operated, radicalized, turnUp } from '../jihadist/play.ts';
import { here, standing } from '../table.ts';

test('9.3.3 8.4.5 the arsenal replaces the three lowest plots that are available', () => {
  const state = alone({
    countries: {
      pakistan: { is: 'poor', sleepers: 6, besieged: true },
      egypt: { is: 'poor', sleepers: 1 },
    },
    plots: [
      ['egypt', 1],
      ['egypt', 1],
    ],
  });
  operated(state, 2, { rolls: [1, 1] });
  expect([state.available, state.aside]).toEqual([
    [0, 0, 1, 3],
    [1, 2, 0],
  ]);
});

test('9.4.1 card 54 Sadr is no cell of the track: its Event happens with an empty one', () => {
  const state = alone({
    countries: { iraq: { is: 'poor', troops: 1 }, egypt: { is: 'poor', sleepers: 15 } },
  });
  turnUp(state, 54);
  expect([state.effects.sadr, state.removed]).toEqual([true, [54]]);
});

test('9.4.1 card 98 with an empty track is Radicalization of 1 and stays in the game', () => {
  const state = alone({ countries: { egypt: { is: 'poor', sleepers: 15 } } });
  const { why } = turnUp(state, 98);
  expect([state.discards, why.includes('Z.place-skipped'), why.includes('Z.travel')]).toEqual([
    [98],
    true,
    true,
  ]);
});

test('9.4.1 card 108 Musharraf makes Pakistan Poor, and opens it to a Major Jihad with the same card', () => {
  const state = alone({
    countries: { pakistan: { is: 'good', sleepers: 6 }, egypt: { is: 'fair', sleepers: 1 } },
  });
  turnUp(state, 108, { rolls: [3, 3] });
  expect(standing(state, 'pakistan')).toBe('ir adversary');
});

test('9.4.2.5 troops exactly five more than cells make a Regime Change country the first choice; four do not', () => {
  const egypt = { is: 'poor', sleepers: 3 } as const;
  const iraq = (troops: number) => ({ is: 'poor ally', troops, sleepers: 1, regimeChange: 'tan' }) as const;
  const chosen = (troops: number) =>
    named(operated(alone({ countries: { egypt, iraq: iraq(troops) } }), 1), 'ask.recruit');
  expect([chosen(6), chosen(5)]).toEqual([['iraq'], ['egypt']]);
});

test('9.4.2.5 8.2.4 Islamist Rule with twice the Ops is full: a cadre in Spain recruits on 2', () => {
  const state = alone({
    countries: { afghanistan: { is: 'ir', sleepers: 4 }, spain: { is: 'soft', cadre: true } },
  });
  const watched = operated(state, 2, { rolls: [2, 3] });
  expect([named(watched, 'ask.recruit'), here(state, 'spain')]).toEqual([['spain'], { sleepers: 1 }]);
});

test('9.4.2.6 D-R7 the besieged but unmarked Somalia is the first destination, and is tested', () => {
  const state = alone({
    countries: { somalia: { besieged: true }, iraq: { is: 'poor', sleepers: 5, aid: 2 } },
    funding: 1,
  });
  const watched = operated(state, 1, { rolls: [5, 2] });
  expect(named(watched, 'ask.travel.destination')).toEqual(['somalia']);
  expect([standing(state, 'somalia'), here(state, 'somalia')]).toEqual([
    'fair neutral',
    { sleepers: 1, besieged: 1 },
  ]);
});

test('9.4.2.6 a siege under Islamist Rule draws nobody; of two Regime Changes Pakistan is first', () => {
  const changed = { is: 'poor ally', regimeChange: 'tan', troops: 1 } as const;
  const state = alone({
    countries: {
      afghanistan: { is: 'ir', besieged: true, sleepers: 5 },
      iraq: changed,
      pakistan: changed,
    },
    funding: 1,
  });
  expect(named(operated(state, 1), 'ask.travel.destination')).toEqual(['pakistan']);
});

test('9.4.3 8.5.6 at Funding 9 the third step is left out, and a country worsens without losing Aid', () => {
  const state = alone({ countries: { egypt: { is: 'fair', active: 1, aid: 1 } }, funding: 9 });
  const { why } = radicalized(state, 3, { side: [1, 1, 1, 1, 1, 1, 1, 1], rolls: [1, 1, 1] });
  expect(why).toContain('Z.plot-skipped-funding');
  expect([standing(state, 'egypt'), here(state, 'egypt').aid]).toEqual(['poor neutral', 1]);
});

test('9.4.2.2 at Funding 9, Prestige 3 and with no Aid nobody is worth a Plot: Radicalization', () => {
  const state = alone({ countries: { egypt: { is: 'poor', sleepers: 2 } }, funding: 9, prestige: 3 });
  const watched = turnUp(state, 23);
  expect([named(watched, 'ask.plot'), watched.why.includes('Z.place-cell')]).toEqual([[], true]);
});

test('9.4.2.4 a Good country before Pakistan, Pakistan before Aid, Aid before resources', () => {
  const cell = { is: 'fair', sleepers: 1 } as const;
  const state = alone({
    countries: {
      jordan: { is: 'good', sleepers: 1 },
      pakistan: cell,
      yemen: { ...cell, aid: 1 },
      egypt: cell,
    },
  });
  const watched = operated(state, 3, { rolls: [6, 6, 6] });
  expect(named(watched, 'ask.jihad')).toEqual(['jordan', 'pakistan', 'yemen']);
});

test('9.4.2.3 4.2.6 oil makes Iraq richer than Egypt for a Major Jihad', () => {
  const ripe = { is: 'poor', sleepers: 5 } as const;
  const state = alone({ countries: { egypt: ripe, iraq: ripe }, lapsing: ['oil-price-spike'] });
  expect(named(operated(state, 2, { rolls: [6, 6] }), 'ask.jihad')[0]).toBe('major:iraq');
});

test('9.2 card 61 the card that Detainee Release draws is the next to be turned up', () => {
  const state = alone({
    countries: { yemen: { is: 'poor', sleepers: 1 } },
    deck: [77],
    hands: { jihadist: [60] },
    change: (one) => {
      one.memory.before.disrupted.push(AT.yemen);
    },
  });
  turnUp(state, 61);
  expect(state.hands.jihadist).toEqual([60, 77]);
});

test('9.4.2.1 card 82 with one cell left chance says which success it fills; the others get cadres', () => {
  const state = alone({ countries: { egypt: { is: 'ir', sleepers: 14 } } });
  const watched = turnUp(state, 82, { rolls: Array.from({ length: 9 }, () => 1) });
  expect([state.cellsOnTrack, state.cadre.filter((one) => one > 0).length]).toEqual([0, 2]);
  expect(watched.why).toContain('V.cells-short');
});
