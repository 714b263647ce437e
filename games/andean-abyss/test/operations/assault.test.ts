import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { assaultStrength } from '../../operations/assault.ts';
import { limited, operation } from '../rules.ts';
import { here, situation } from '../table.ts';

test('A3 Forest Assault must use its full strength (1.4.1, 3.2.4)', () => {
  const state = situation({
    spaces: { choco: { troops: 3, 'farc-active': 4, 'farc-base': 1 } },
    resources: { government: 10 },
  });
  // No choice is left: the only space, and three of four guerrillas alike.
  limited(state, 'government', 'assault', ['choco']);
  expect(state.resources.government).toBe(7);
  expect(here(state, 'choco')).toEqual({ troops: 3, 'farc-active': 1, 'farc-base': 1 });
});

test('1.4.1 having hit a faction the Government must go on with it, but need not hit another', () => {
  const state = situation({
    spaces: { choco: { troops: 3, 'farc-active': 2, 'auc-active': 1 } },
    resources: { government: 3 },
  });
  const first = limited(structuredClone(state), 'government', 'assault', ['choco', 'farc-active']);
  expect(first.menu).toEqual(['farc-active', 'auc-active']);
  const second = limited(state, 'government', 'assault', ['choco', 'farc-active', 'farc-active']);
  expect(second.menu).toEqual(['auc-active', 'done']);
});

test('3.2.4 a Base falls only when its faction has no guerrilla there, Active or Underground', () => {
  const state = situation({
    spaces: {
      choco: { troops: 5, 'farc-active': 1, 'farc-underground': 1, 'farc-base': 1, 'cartels-base': 1 },
    },
    resources: { government: 3 },
  });
  limited(state, 'government', 'assault', ['choco', 'farc-active', 'cartels-base']);
  expect(here(state, 'choco')).toEqual({ troops: 5, 'farc-underground': 1, 'farc-base': 1 });
});

test('3.2.4 Police fight in Cities and on LoCs, and in Mountain it takes two Troops a piece', () => {
  const spaces = {
    cali: { troops: 1, police: 2 },
    'loc-cali-pasto': { troops: 1, police: 2 },
    huila: { troops: 5, police: 2 },
    choco: { troops: 2, police: 2 },
    arauca: { troops: 2, police: 2 },
  };
  const state = situation({ spaces });
  expect(assaultStrength(state, AT.cali)).toBe(3);
  expect(assaultStrength(state, AT['loc-cali-pasto'])).toBe(3);
  expect(assaultStrength(state, AT.huila)).toBe(2);
  expect(assaultStrength(state, AT.choco)).toBe(2);
  expect(assaultStrength(state, AT.arauca)).toBe(2);
});

test('3.2.5 a Shipment that an Assault takes off the map brings Aid 6', () => {
  const state = situation({
    spaces: { choco: { troops: 1, 'cartels-active': 1 } },
    resources: { government: 3 },
    state: { aid: 9, carriers: [{ space: AT.choco, kind: 'cartels-active', load: 2 }] },
  });
  limited(state, 'government', 'assault');
  expect(state.aid).toBe(21);
  expect(state.carriers).toEqual([]);
});

test('4.5.3 the owner may save the Shipment by passing it on, and then there is no Drug Bust', () => {
  const state = situation({
    spaces: { choco: { troops: 1, 'cartels-active': 1, 'farc-underground': 1 } },
    resources: { government: 3 },
    state: { aid: 9, carriers: [{ space: AT.choco, kind: 'cartels-active', load: 1 }] },
  });
  const played = limited(state, 'government', 'assault', ['farc-underground']);
  expect(played.asked.at(-1)).toBe('cartels: ask.shipment.save');
  expect(state.aid).toBe(9);
  expect(state.carriers).toEqual([{ space: AT.choco, kind: 'farc-underground', load: 1 }]);
});

test('4.1 the Operation can come to be possible by Air Lift, and none before it may end it', () => {
  const state = situation({
    spaces: { choco: { 'farc-active': 1 }, bogota: { troops: 1 } },
    resources: { government: 3 },
  });
  const played = operation(state, 'government', 'assault');
  expect(played.menu).toEqual(['air-lift']);
  operation(state, 'government', 'assault', ['air-lift']);
  expect(here(state, 'choco')).toEqual({ troops: 1 });
});
