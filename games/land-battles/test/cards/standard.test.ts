import { expect, test } from 'vitest';
import { NATIONS } from '../../cards/card-set.ts';
import { STANDARD } from '../../cards/standard.ts';

const forces = Object.values(STANDARD.forces);
const actions = Object.values(STANDARD.actions);
const total = (kinds: readonly { copies: number }[]) => kinds.reduce((sum, kind) => sum + kind.copies, 0);

test('R1 there are 137 force cards, 90 action cards of 20 kinds and 11 Terrain cards', () => {
  expect(total(forces)).toBe(137);
  expect(total(actions)).toBe(90);
  expect(actions).toHaveLength(20);
  expect(total(Object.values(STANDARD.terrain))).toBe(11);
});

test('R1 what the rulebook prints of force cards stands as printed', () => {
  const { forces: by } = STANDARD;
  expect(by['usa-m1a1']).toMatchObject({ armor: 8 });
  expect(by['usa-m2-bradley']).toMatchObject({ maneuver: 7, smallArms: 1 });
  expect(by['usa-m2-bradley']?.missile).not.toBeNull();
  expect(by['usa-stryker']).toMatchObject({ maneuver: 6 });
  expect(by['usa-m113']).toMatchObject({ armor: 4, vp: 3 });
  expect(by['usa-hmmwv']).toMatchObject({ vp: 2 });
  expect(by['usa-m109']).toMatchObject({ vp: 4 });
  expect(by['usa-m901-itv']).toMatchObject({ missile: 2 });
  expect(by['china-yw531']).toMatchObject({ armor: 4 });
  expect(by['china-type-83']).toMatchObject({ artillery: { modifier: 1 } });
  expect(by['china-wz550-at']?.missile).not.toBeNull();
  for (const id of ['china-wz-523', 'china-type-86-wz501']) expect(by[id]?.maneuver).not.toBeNull();
  expect(by['usa-m1a1']?.cannon).not.toBeNull();
});

test('R1 what the rulebook prints of action cards stands as printed', () => {
  const { actions: by } = STANDARD;
  expect(by['small-arms'].maneuverModifier).toBe(3);
  expect(by.cannon.maneuverModifier).toBe(2);
  expect(by.cover.maneuverModifier).toBe(4);
  const sum =
    by['combined-arms'].reinforcement + by['cover-fire'].reinforcement + by['screening-force'].reinforcement;
  expect(sum).toBe(5);
});

test('R1 Open Ground is secured by the third step and takes an Acted counter off', () => {
  expect(STANDARD.terrain['open-ground']).toMatchObject({ trackLength: 2, bonus: { kind: 'remove-acted' } });
});

test('R3 every nation can spend its 25 VP to the last', () => {
  for (const nation of NATIONS) {
    let sums = new Set([0]);
    for (const kind of forces.filter((one) => one.nation === nation))
      for (let copy = 0; copy < kind.copies; copy++)
        sums = new Set([...sums, ...[...sums].map((sum) => sum + kind.vp)]);
    expect(sums.has(25), nation).toBe(true);
  }
});

test('R1 every figure says whether it is known or reconstructed', () => {
  for (const kind of forces.filter((one) => one.known.length > 0)) expect(kind.known).toContain('name');
  expect(forces.filter((one) => one.known.length > 0)).toHaveLength(13);
});
