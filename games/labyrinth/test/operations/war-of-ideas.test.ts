import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { modifiersOf, totalOf } from '../../operations/war-of-ideas.ts';
import { here, operation, scenario, situation, standing } from '../table.ts';

const woi = (...given: [Parameters<typeof operation>[0], number, string[]?, number[]?]) =>
  operation(given[0], 'us', 'war-of-ideas', given[1], given[2], given[3]);

test('7.1 7.1.1 E13 the value needed is the Governance of the target', () => {
  const state = scenario('lets-roll');
  expect(woi(structuredClone(state), 1).menu).not.toContain('gulf-states');
  expect(woi(structuredClone(state), 2).menu).toContain('gulf-states');
  expect(woi(structuredClone(state), 2).menu).not.toContain('saudi-arabia');
  expect(woi(structuredClone(state), 3).menu).toContain('saudi-arabia');
});

test('6.3.3.1 E13 Reserves reach further, and are spent only when needed', () => {
  const state = scenario('lets-roll', { reserves: { us: 1 } });
  const played = woi(state, 1, ['gulf-states'], [1]);
  expect(played.rollsLeft).toBe(0);
  expect(state.reserves.us).toBe(0);
  const spared = scenario('lets-roll', { reserves: { us: 1 } });
  woi(spared, 2, ['gulf-states'], [1]);
  expect(spared.reserves.us).toBe(1);
});

test('7.2 7.2.1 unmarked, Neutral and Ally Muslim countries are targets, Adversaries and Islamist Rule are not', () => {
  const { menu, blocked } = woi(scenario('lets-roll'), 3);
  expect(menu).toEqual(expect.arrayContaining(['egypt', 'pakistan', 'saudi-arabia', 'france', 'russia']));
  for (const id of ['libya', 'afghanistan', 'united-states', 'israel', 'iran'])
    expect(menu).not.toContain(id);
  expect(blocked).toEqual(
    expect.arrayContaining([
      'libya: 7.2.1.1 why.woi.adversary',
      'afghanistan: 7.1.3 why.islamist',
      'israel: 7.2.3 why.woi.fixed',
      'iran: 4.4 why.woi.iran',
    ]),
  );
});

test('7.2.1.1 D-R8 a Good Ally is no target: nothing could come of it', () => {
  const state = situation({ countries: { jordan: 'good ally', egypt: 'good' } });
  const { menu, blocked } = woi(state, 3);
  expect(menu).toContain('egypt');
  expect(menu).not.toContain('jordan');
  expect(blocked).toContain('jordan: 7.2.1.1 why.woi.good-ally');
});

test('7.2.1.1 success turns a Neutral into an Ally and improves an Ally by a step', () => {
  const state = situation({ countries: { jordan: 'fair', egypt: 'poor ally' } });
  woi(state, 3, ['jordan'], [6]);
  woi(state, 3, ['egypt'], [6]);
  expect([standing(state, 'jordan'), standing(state, 'egypt')]).toEqual(['fair ally', 'fair ally']);
});

test('7.2.1.2 E15 at the start of Let’s Roll! Pakistan becomes an Ally on 4 or more, 3 brings Aid', () => {
  const after = (roll: number) => {
    const state = scenario('lets-roll');
    woi(state, 2, ['pakistan'], [roll]);
    return [standing(state, 'pakistan'), here(state, 'pakistan')];
  };
  expect(after(4)).toEqual(['fair ally', {}]);
  expect(after(3)).toEqual(['fair neutral', { aid: 1 }]);
  expect(after(2)).toEqual(['fair neutral', {}]);
});

test('7.2.1.2 E17 with a penalty of 1 Pakistan needs 5, the Gulf States 6', () => {
  const after = (id: 'pakistan' | 'gulf-states', roll: number) => {
    const state = scenario('you-can-call-me-al');
    woi(state, 2, [id], [roll]);
    return `${standing(state, id)} ${state.aid[AT[id]]}`;
  };
  expect([4, 5].map((roll) => after('pakistan', roll))).toEqual(['fair neutral 1', 'fair ally 0']);
  expect([5, 6].map((roll) => after('gulf-states', roll))).toEqual(['fair ally 1', 'good ally 0']);
});

test('4.9.2 7.2.1.2 the modifiers add up: Prestige, penalty, Fair to Good, Aid, a Good Ally beside it', () => {
  const state = situation({
    countries: { jordan: { is: 'fair ally', aid: 2 }, syria: 'good ally', canada: 'soft', india: 'soft' },
    prestige: 11,
  });
  const found = modifiersOf(state, AT.jordan);
  expect(found).toEqual({ prestige: 2, penalty: -1, good: -1, aid: 2, neighbour: 1 });
  expect(totalOf(found)).toBe(3);
  expect(modifiersOf(state, AT.jordan, true).penalty).toBe(0);
});

test('7.2.1.3 a Regime Change country needs troops that outnumber the cells by five', () => {
  const there = (troops: number) =>
    situation({ countries: { iraq: { is: 'poor ally', troops, sleepers: 1, regimeChange: 'tan' } } });
  const six = woi(there(5), 3);
  expect(six.menu).not.toContain('iraq');
  expect(six.blocked).toContain('iraq: 7.2.1.3 why.woi.regime-change');
  expect(woi(there(6), 3).menu).toContain('iraq');
});

test('7.2.2 7.2.2.1 E14 one short of success brings Aid, 7.2.2.2 but no second one', () => {
  const state = situation({ countries: { egypt: 'poor' }, prestige: 4 });
  woi(state, 3, ['egypt'], [4]);
  expect(here(state, 'egypt')).toEqual({ aid: 1 });
  woi(state, 3, ['egypt'], [3]);
  expect(here(state, 'egypt')).toEqual({ aid: 1 });
});

test('7.2.2.3 Aid comes off when a country becomes Good', () => {
  const state = situation({ countries: { egypt: { is: 'fair ally', aid: 1 } } });
  woi(state, 3, ['egypt'], [6]);
  expect([standing(state, 'egypt'), here(state, 'egypt')]).toEqual(['good ally', {}]);
});

test('7.2.3 E18 in a non-Muslim country one posture roll is made; agreeing with the US is worth Prestige', () => {
  const state = situation({ prestige: 7 });
  const played = woi(state, 1, ['france'], [5]);
  expect([standing(state, 'france'), state.prestige, played.rollsLeft]).toEqual(['hard', 8, 0]);
  woi(state, 1, ['france'], [2]);
  expect([standing(state, 'france'), state.prestige]).toEqual(['soft', 8]);
});

test('4.9.5 an unmarked country is tested first; with too little value left the attempt fails', () => {
  const state = situation();
  const played = woi(state, 2, ['egypt'], [3]);
  expect(played.lines.at(-1)?.key).toBe('log.woi-short');
  expect(standing(state, 'egypt')).toBe('poor neutral');
  const fair = situation();
  woi(fair, 2, ['egypt'], [5, 4]);
  expect(standing(fair, 'egypt')).toBe('fair ally');
});

test('4.9.5 D-R9 Reserves may be added after the test', () => {
  const state = situation({ reserves: { us: 1 } });
  const asked = woi(structuredClone(state), 2, ['egypt'], [3]);
  expect([asked.ask?.prompt.key, asked.menu]).toEqual(['ask.reserves', ['yes', 'no']]);
  // By then the die of the test has fallen.
  expect(standing(asked.state, 'egypt')).toBe('poor neutral');
  woi(state, 2, ['egypt', 'yes'], [3, 6]);
  expect([standing(state, 'egypt'), state.reserves.us]).toEqual(['poor ally', 0]);
});

test('4.9.5 D-R9 with the option reservesFirst Reserves are added before the test, and not after it', () => {
  const variants = { reservesFirst: true } as const;
  const given = (us: number) => situation({ reserves: { us }, variants });
  const asked = woi(given(1), 2, ['egypt']);
  expect([asked.ask?.prompt.key, standing(asked.state, 'egypt')]).toEqual(['ask.reserves', 'unmarked']);
  const kept = given(1);
  expect(woi(kept, 2, ['egypt', 'no'], [3]).lines.at(-1)?.key).toBe('log.woi-short');
  expect([standing(kept, 'egypt'), kept.reserves.us]).toEqual(['poor neutral', 1]);
  const added = given(1);
  woi(added, 2, ['egypt', 'yes'], [3, 6]);
  expect([standing(added, 'egypt'), added.reserves.us]).toEqual(['poor ally', 0]);
  // With nothing to add, or nothing to gain, nobody is asked.
  expect(woi(given(0), 2, ['egypt'], [3]).lines.at(-1)?.key).toBe('log.woi-short');
  expect(woi(given(1), 3, ['egypt'], [3, 6]).ask).toBeUndefined();
});
