import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { canDisrupt } from '../../operations/disrupt.ts';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { pakistan: { is: 'poor ally', sleepers: 1 } } as const;

test('card 42 needs FATA and an Ally in Pakistan', () => {
  expect(playable(situation({ countries, effects: ['fata', 'fata-shield'] }), 42, 'us')).toBe(true);
  expect(playable(situation({ countries }), 42, 'us')).toBe(false);
  expect(playable(situation({ countries: { pakistan: 'poor' }, effects: ['fata'] }), 42, 'us')).toBe(false);
});

test('6.2.8 card 42 ends FATA: Pakistan can be disrupted, Bin Ladin and Zawahiri can be hunted, FATA may come again', () => {
  for (const printed of [false, true]) {
    const state = situation({ countries, effects: ['fata', 'fata-shield'], variants: { printed } });
    expect([canDisrupt(state, AT.pakistan, 3), playable(state, 112, 'us')]).toEqual([false, false]);
    execute(state, 'us', 42);
    expect([state.effects.fata, state.effects['fata-shield']]).toEqual([false, false]);
    expect([
      canDisrupt(state, AT.pakistan, 3),
      playable(state, 112, 'us'),
      playable(state, 111, 'us'),
    ]).toEqual([true, true, true]);
    execute(state, 'jihadist', 80);
    expect([state.effects.fata, canDisrupt(state, AT.pakistan, 3)]).toEqual([true, false]);
  }
  expect(fate({ countries, effects: ['fata', 'fata-shield'] }, 'us', 42)).toBe('discarded');
});
