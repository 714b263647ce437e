import { expect, test } from 'vitest';
import { plain } from '../rules.ts';
import { AT } from '../../map.ts';
import { assault, mayAssault } from '../../operations/assault.ts';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3 card 3 unshaded makes an Assault cost 1 a space instead of 3', () => {
  const state = situation();
  expect(assault.leastCost(state)).toBe(3);
  execute(state, 'government', 3, 'unshaded');
  expect(assault.leastCost(state)).toBe(1);
});

test('5.3 card 3 shaded allows one Assault target a card', () => {
  const state = situation();
  execute(state, 'farc', 3, 'shaded');
  expect(mayAssault(state, AT.huila)).toBe(true);
  state.targets.assault = 1;
  expect(mayAssault(state, AT.huila)).toBe(false);
});

const fights = () =>
  situation({
    spaces: {
      cali: { troops: 1, 'farc-active': 1 },
      pasto: { troops: 1, 'farc-active': 1 },
      'loc-cali-pasto': { troops: 1, 'farc-active': 1 },
    },
    resources: { government: 6 },
  });

test('3.2.4 card 3 unshaded: three Assaults for 3', () => {
  const state = fights();
  execute(state, 'government', 3, 'unshaded');
  plain(state, 'government', 'assault', ['cali', 'pasto', 'loc-cali-pasto']);
  expect(state.resources.government).toBe(3);
});

test('3.2.4 card 3 shaded: the Operation ends after its first space', () => {
  const state = fights();
  execute(state, 'farc', 3, 'shaded');
  expect(plain(state, 'government', 'assault', ['cali']).menu).toEqual([]);
  expect(here(state, 'pasto')).toEqual({ troops: 1, 'farc-active': 1 });
});

test('3.2.2 card 3 shaded: the Assault of a Patrol is the one of this card', () => {
  const state = fights();
  execute(state, 'farc', 3, 'shaded');
  plain(state, 'government', 'patrol', ['done', 'loc-cali-pasto']);
  expect(mayAssault(state, AT.cali)).toBe(false);
});
