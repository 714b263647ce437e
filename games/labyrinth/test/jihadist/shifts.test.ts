/** Branches of the charts that play reaches once in thousands of games. */
import { expect, test } from 'vitest';
import { playCard } from '../../play-card.ts';
import { AT } from '../../map.ts';
import { here, standing } from '../table.ts';
import { alone, operated, turnUp, watch } from './play.ts';

const CELL = { sleepers: 1 } as const;

test('9.4.2.4 D-S18 an Event passes over countries that cannot change, and does nothing where none can', () => {
  const given = { countries: { egypt: 'poor', jordan: 'fair', iraq: { is: 'poor', ...CELL } } } as const;
  const some = alone(given);
  some.memory.before.raised.push(AT.egypt, AT.jordan);
  expect(turnUp(some, 94).why).toContain('N.shift-impossible-skipped');
  expect(standing(some, 'jordan')).toBe('poor neutral');
  const none = alone(given);
  none.memory.before.raised.push(AT.egypt);
  expect(turnUp(none, 94).why).toContain('N.shift-none');
});

test('9.4.2.4 D-S18 an Ally under Islamist Rule shifts when there is no other', () => {
  const state = alone({ countries: { sudan: { is: 'ir ally', ...CELL } }, effects: ['renditions'] });
  const { why } = turnUp(state, 84, { rolls: [6, 6, 1, 1] });
  expect([why.includes('N.shift-ir'), standing(state, 'sudan')]).toEqual([true, 'ir neutral']);
});

test('9.3.1 9.4.2.4 Sadr fights only when no other cell is left, and is then lost', () => {
  const state = alone({ countries: { iraq: 'fair', iran: CELL }, effects: ['sadr'] });
  expect(operated(state, 1, { rolls: [6] }).why).toContain('N.sadr-lost-last');
  expect(state.effects.sadr).toBe(false);
});

test('9.4.2.6 D-S17 when no destination is left under Biometrics the whole card is Radicalization', () => {
  const state = alone({
    lapsing: ['gtmo', 'biometrics'],
    countries: { somalia: { besieged: true }, syria: { is: 'poor', ...CELL } },
  });
  const { why } = operated(state, 1);
  expect(why).toEqual(
    expect.arrayContaining(['T.biometrics-drops-all', 'E.left-ops-radicalize', 'Z.place-cell']),
  );
});

test('6.2.4 D-S20 a Jihadist Event that the US triggers with an empty track places nothing', () => {
  const state = alone({
    countries: { iraq: { is: 'poor ally', troops: 2, sleepers: 15 } },
    hands: { us: [57, 1] },
    phase: 'us',
  });
  const { why } = watch(state, (table) => playCard(table, 'us', 57), { us: ['reserves'] });
  expect(why).toContain('F.us-triggered-no-cell');
  expect([here(state, 'philippines'), state.removed]).toEqual([{}, [57]]);
});
