import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, operation, scenario, situation, standing } from '../table.ts';

const deploy = (...given: [Parameters<typeof operation>[0], number, string[]?]) =>
  operation(given[0], 'us', 'deploy', given[1], given[2]);

test('7.3 7.3.1 any number of troops goes from one place to another', () => {
  const state = scenario('lets-roll');
  const first = deploy(structuredClone(state), 3);
  expect(first.menu).toEqual(['track', 'saudi-arabia', 'gulf-states']);
  deploy(state, 3, ['track', 'saudi-arabia', '4']);
  expect([here(state, 'saudi-arabia'), state.troopsOnTrack]).toEqual([{ troops: 6 }, 7]);
});

test('7.3.2 the destination decides the value needed; the track takes any card', () => {
  const to = (ops: number) => deploy(scenario('lets-roll'), ops, ['saudi-arabia']);
  expect(to(2).menu).toEqual(['track', 'gulf-states']);
  // With a 1 the track is all there is: nothing to ask but how many.
  expect(to(1).ask?.prompt.key).toBe('ask.deploy.number');
  expect(deploy(scenario('lets-roll'), 3, ['track']).menu).toEqual(['saudi-arabia', 'gulf-states']);
});

test('7.3.3 7.1.3 troops go only to Allies, never under Islamist Rule (D-R22)', () => {
  const state = situation({
    countries: { jordan: 'poor neutral', egypt: 'fair ally', sudan: 'ir ally', yemen: 'poor ally' },
  });
  const asked = deploy(state, 2);
  expect(deploy(structuredClone(state), 3).menu).toEqual(['egypt', 'yemen']);
  // With a 2 only Egypt is left, and nothing to ask but how many.
  expect(asked.ask?.prompt.key).toBe('ask.deploy.number');
  expect(
    deploy(
      situation({
        countries: {
          jordan: 'poor neutral',
          sudan: 'ir ally',
          yemen: 'poor ally',
          egypt: 'fair ally',
          turkey: 'good ally',
        },
      }),
      2,
    ).blocked,
  ).toEqual(['sudan: 7.1.3 why.islamist', 'jordan: 7.3.3 why.deploy.ally', 'yemen: 7.3.2 why.ops']);
});

test('7.3.1 E21 a Regime Change country keeps five troops more than there are cells', () => {
  const held = (troops: number) =>
    situation({
      countries: { iraq: { is: 'poor ally', troops, sleepers: 2, regimeChange: 'tan' }, yemen: 'poor ally' },
    });
  expect(deploy(held(9), 3, ['iraq', 'track']).menu).toEqual(['1', '2']);
  // Only the track can send anybody, so that is not asked.
  expect(deploy(held(7), 3).ask?.prompt).toMatchObject({ key: 'ask.deploy.to', params: { from: 'track' } });
});

test('7.3.1 a Regime Change country that can spare nobody is told with its reason', () => {
  const asked = deploy(scenario('mission-accomplished'), 3);
  expect(asked.menu).toEqual(['gulf-states', 'philippines']);
  expect(asked.blocked).toEqual([
    'iraq: 7.3.1 why.deploy.regime-change',
    'afghanistan: 7.3.1 why.deploy.regime-change',
  ]);
});

test('7.3.1 troops under Islamist Rule may leave freely', () => {
  const state = situation({ countries: { pakistan: { is: 'ir', troops: 2 }, yemen: 'poor ally' } });
  deploy(state, 1, ['2']);
  expect(here(state, 'pakistan')).toEqual({});
});

test('4.9.4 troops that go to unmarked Philippines test them', () => {
  const state = situation({ effects: ['abu-sayyaf'] });
  operation(state, 'us', 'deploy', 2, ['1'], [5]);
  expect([standing(state, 'philippines'), here(state, 'philippines')]).toEqual(['hard', { troops: 1 }]);
});

test('card 57 D-R15 with Abu Sayyaf the Philippines take troops for 2', () => {
  const given = { countries: { philippines: 'soft' }, effects: ['abu-sayyaf'] } as const;
  const state = situation(given);
  deploy(state, 2, ['1']);
  expect(here(state, 'philippines')).toEqual({ troops: 1 });
  const ended = situation({ countries: { philippines: { is: 'soft', troops: 2 } } });
  expect(deploy(ended, 3).menu).toEqual(['1', '2']);
});

test('card 41 NATO counts for the troops that must stay, and is gone when it is deployed', () => {
  const given = () =>
    situation({
      countries: { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } },
      change: (state) => void (state.nato = AT.iraq),
    });
  // 6 cubes and NATO are 8: two may leave; or NATO itself, since 6 cubes are enough.
  expect(deploy(given(), 3, ['iraq']).menu).toEqual(['0', '1', '2']);
  const state = given();
  deploy(state, 3, ['iraq', '0']);
  expect([state.nato, here(state, 'iraq')]).toEqual([-1, { troops: 6, sleepers: 1, regimeChange: 1 }]);
  const kept = given();
  deploy(kept, 3, ['iraq', '2']);
  expect([kept.nato, kept.troops[AT.iraq]]).toEqual([AT.iraq, 4]);
});
