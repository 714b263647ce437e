import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { AT } from '../../map.ts';
import { jihad, rollToWorsen, siteOf, successesNeeded } from '../../operations/jihad.ts';
import { FRAME } from '../../play-card.ts';
import { here, operation, play, situation, standing } from '../table.ts';

const fight = (...given: [Parameters<typeof operation>[0], number, string[]?, number[]?]) =>
  operation(given[0], 'jihadist', 'jihad', given[1], given[2], given[3]);

test('8.4 Jihad is possible in Muslim countries with cells that are not under Islamist Rule, and not in Iran', () => {
  const state = situation({
    countries: {
      yemen: { is: 'poor', sleepers: 1 },
      sudan: { is: 'ir', sleepers: 1 },
      france: { is: 'soft', sleepers: 1 },
      iran: { sleepers: 1 },
      egypt: { is: 'fair', sleepers: 1 },
    },
  });
  const asked = fight(state, 1);
  expect(asked.menu).toEqual(['egypt', 'yemen']);
  expect(asked.blocked.filter((line) => !line.startsWith('major:'))).toEqual([
    'sudan: 8.4 why.jihad.islamist',
    'iran: 8.4 why.jihad.kind',
    'france: 8.4 why.jihad.kind',
  ]);
  expect(jihad.canDo(situation(), 3)).toBe(false);
});

test('8.4 first example: two cells allow two rolls of three; both turn Active, one fails', () => {
  const state = situation({ countries: { jordan: { is: 'good', sleepers: 2 }, iran: { sleepers: 1 } } });
  const played = fight(state, 3, ['jordan'], [1, 4]);
  expect(played.rollsLeft).toBe(0);
  expect([standing(state, 'jordan'), here(state, 'jordan')]).toEqual(['fair neutral', { active: 1 }]);
});

test('8.4.1 each success of a Minor Jihad worsens Governance by a step, never to Islamist Rule, and takes an Aid', () => {
  const state = situation({ countries: { jordan: { is: 'fair ally', sleepers: 3, aid: 3 } } });
  fight(state, 3, ['jordan', 'jordan'], [1, 2, 1]);
  expect([standing(state, 'jordan'), here(state, 'jordan')]).toEqual(['poor ally', { active: 3 }]);
});

test('8.4.2 E29 six cells in a Fair country: two successes of three make it Poor only, three make a revolution', () => {
  const given = () => situation({ countries: { egypt: { is: 'fair', sleepers: 6 } } });
  const state = given();
  expect(fight(structuredClone(state), 3).menu).toEqual(['egypt', 'major:egypt']);
  fight(state, 3, ['major:egypt', 'major:egypt', 'major:egypt'], [1, 2, 3]);
  expect([standing(state, 'egypt'), here(state, 'egypt')]).toEqual(['poor neutral', { active: 5 }]);
  const won = given();
  fight(won, 3, ['major:egypt', 'major:egypt', 'major:egypt'], [1, 2, 2]);
  expect([standing(won, 'egypt'), here(won, 'egypt')]).toEqual(['ir adversary', { active: 6 }]);
});

test('8.4.2 the cells must outnumber the troops by five when the Operation begins', () => {
  const there = (sleepers: number, troops: number) =>
    fight(
      situation({
        countries: { egypt: { is: 'poor', sleepers, troops }, yemen: { is: 'poor', sleepers: 1 } },
      }),
      2,
    ).menu;
  expect(there(5, 0)).toContain('major:egypt');
  expect(there(5, 1)).not.toContain('major:egypt');
});

test('8.4.4 8.4.5 E30 revolution in Pakistan: Funding, the arsenal, Prestige 1 where troops stand', () => {
  const state = situation({
    countries: { pakistan: { is: 'poor ally', sleepers: 7, troops: 2, aid: 2 } },
    funding: 8,
    prestige: 9,
  });
  fight(state, 3, ['major:pakistan', 'major:pakistan', 'major:pakistan'], [2, 3, 4]);
  expect(standing(state, 'pakistan')).toBe('ir adversary');
  expect(here(state, 'pakistan')).toEqual({ active: 6, troops: 2 });
  expect([state.funding, state.prestige, state.arsenal, state.available[3]]).toEqual([9, 1, 0, 3]);
});

test('8.4.5 the arsenal opens the first time only', () => {
  const state = situation({
    countries: { pakistan: { is: 'poor', sleepers: 6 } },
    change: (one) => void (one.arsenal = 0),
  });
  fight(state, 2, ['major:pakistan', 'major:pakistan'], [1, 1]);
  expect([state.arsenal, state.available[3]]).toEqual([0, 0]);
});

test('8.4.3 every failure costs a cell, without a cadre', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 2 }, iran: { sleepers: 1 } } });
  fight(state, 2, ['yemen'], [4, 5]);
  expect(here(state, 'yemen')).toEqual({});
});

test('8.4.3.1 E31 three rolls in vain in a Poor country besiege it and move it toward Ally', () => {
  const state = situation({ countries: { yemen: { is: 'poor adversary', sleepers: 6 } } });
  fight(state, 3, ['major:yemen', 'major:yemen', 'major:yemen'], [4, 5, 3]);
  expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual([
    'poor neutral',
    { active: 4, besieged: 1 },
  ]);
  // Four cells are not enough for another Major Jihad.
  expect(fight(structuredClone(state), 1, [], [6]).asked).toEqual([]);
});

test('8.4.3.1 fewer rolls, or a country that was not Poor, leave no mark', () => {
  const two = situation({ countries: { yemen: { is: 'poor adversary', sleepers: 7 } } });
  fight(two, 3, ['major:yemen', 'major:yemen', 'done'], [4, 5]);
  expect([standing(two, 'yemen'), here(two, 'yemen')]).toEqual(['poor adversary', { active: 5 }]);
  const fair = situation({ countries: { yemen: { is: 'fair adversary', sleepers: 7 } } });
  fight(fair, 3, ['major:yemen', 'major:yemen', 'major:yemen'], [4, 5, 6]);
  expect([standing(fair, 'yemen'), here(fair, 'yemen')]).toEqual(['fair adversary', { active: 4 }]);
});

test('8.4.3.2 in a Besieged Regime one success is enough', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 5, besieged: true } } });
  expect(successesNeeded(state, AT.yemen)).toBe(1);
  fight(state, 1, ['major:yemen'], [3]);
  expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual(['ir adversary', { active: 5 }]);
  expect(state.besieged[AT.yemen]).toBe(0);
});

test('8.1.2 D-R3 all rolls go against the Governance at the start, in every country named', () => {
  const state = situation({
    countries: { jordan: { is: 'good', sleepers: 2 }, yemen: { is: 'poor', sleepers: 1 } },
  });
  fight(state, 3, ['jordan', 'yemen', 'jordan'], [1, 3, 2]);
  expect([standing(state, 'jordan'), standing(state, 'yemen')]).toEqual(['fair neutral', 'poor neutral']);
  expect(here(state, 'jordan')).toEqual({ active: 1 });
});

test('8.4 a country is fought for in one way: after a Major Jihad no Minor one there', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', sleepers: 6 }, egypt: { is: 'poor', sleepers: 6 } },
  });
  expect(fight(structuredClone(state), 3, ['major:yemen']).menu).toEqual([
    'egypt',
    'major:egypt',
    'major:yemen',
    'done',
  ]);
  expect(fight(state, 3, ['yemen']).menu).toEqual(['egypt', 'major:egypt', 'yemen', 'done']);
});

test('card 33 with Benazir Bhutto there is no Jihad in Pakistan', () => {
  const state = situation({
    countries: { pakistan: { is: 'fair', sleepers: 1 }, yemen: { is: 'poor', sleepers: 1 } },
    effects: ['benazir-bhutto'],
  });
  const played = fight(state, 1, [], [6]);
  expect(played.asked).toEqual([]);
  expect(here(state, 'yemen')).toEqual({});
});

test('card 54 D-R5 Sadr may act instead of a Sleeper, and may be the cell that is lost', () => {
  const given = () =>
    situation({ countries: { iraq: { is: 'poor', active: 1, sleepers: 1 } }, effects: ['sadr'] });
  const state = given();
  expect(fight(structuredClone(state), 2, ['iraq']).ask?.prompt.key).toBe('ask.sadr');
  const played = fight(state, 2, ['iraq', 'yes', 'sadr'], [6, 1]);
  expect(played.asked.at(-1)).toBe('jihadist: ask.jihad.lost');
  expect([here(state, 'iraq'), state.effects.sadr]).toEqual([{ active: 1, sleepers: 1 }, false]);
  const spared = given();
  fight(spared, 2, ['iraq', 'no'], [6, 1]);
  expect([here(spared, 'iraq'), spared.effects.sadr]).toEqual([{ active: 1 }, true]);
});

test('9.7 Potent: three more cells are enough; Virulent: failures cost no cells', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', sleepers: 3 } },
    variants: { solo: true, ideology: 'virulent' },
  });
  fight(state, 2, ['major:yemen', 'major:yemen'], [6, 6]);
  expect(here(state, 'yemen')).toEqual({ active: 3 });
});

test('8.5.6 rolls that only worsen stop at Poor', () => {
  const state = situation({ countries: { jordan: { is: 'good', aid: 2 } } });
  play(state, (table) => rollToWorsen(act(table, 'jihadist', '8.5.6', FRAME), AT.jordan, 3), [], [1, 1, 1]);
  expect([standing(state, 'jordan'), here(state, 'jordan')]).toEqual(['poor neutral', {}]);
});

test('8.4.4 a revolution sweeps away Regime Change, Aid and siege; the troops stay, NATO counting among them', () => {
  const state = situation({
    countries: {
      yemen: { is: 'poor ally', active: 8, troops: 1, aid: 2, besieged: true, regimeChange: 'tan' },
    },
    funding: 4,
    prestige: 6,
    change: (table) => void (table.nato = AT.yemen),
  });
  operation(state, 'jihadist', 'jihad', 1, ['major:yemen'], [3]);
  expect(standing(state, 'yemen')).toBe('ir adversary');
  expect(here(state, 'yemen')).toEqual({ active: 8, troops: 1 });
  expect([state.funding, state.prestige]).toEqual([5, 1]);
});

test('8.1.2 L2 fewer rolls than the value may be made; with the option allRolls as many as there are cells for', () => {
  const countries = {
    yemen: { is: 'poor', sleepers: 1 },
    egypt: { is: 'fair', sleepers: 1 },
    jordan: { is: 'good', sleepers: 1 },
  } as const;
  const menuAfter = (allRolls: boolean, ...named: string[]) =>
    fight(situation({ countries, variants: { allRolls } }), 3, named).menu;
  expect(menuAfter(false, 'yemen')).toEqual(['egypt', 'jordan', 'done']);
  expect(menuAfter(true, 'yemen')).toEqual(['egypt', 'jordan']);
  const two = situation({ countries: { jordan: { is: 'good', sleepers: 2 } }, variants: { allRolls: true } });
  expect(fight(two, 3, [], [1, 4]).rollsLeft).toBe(0);
  expect(here(two, 'jordan')).toEqual({ active: 1 });
});

test('8.4.2 why a Major Jihad is missing is told: too few cells, or a Minor Jihad named there', () => {
  const state = situation({
    countries: {
      egypt: { is: 'poor', sleepers: 6, troops: 2 },
      yemen: { is: 'poor', sleepers: 5 },
      sudan: { is: 'ir', sleepers: 2 },
    },
  });
  const first = fight(structuredClone(state), 3);
  expect(first.menu).toEqual(['egypt', 'yemen', 'major:yemen']);
  expect(first.blocked).toContain('major:egypt: 8.4.2 why.jihad.margin');
  expect(first.blocked.some((line) => /major:(yemen|sudan)/.test(line))).toBe(false);
  const minor = fight(structuredClone(state), 3, ['yemen']);
  expect(minor.menu).not.toContain('major:yemen');
  expect(minor.blocked).toContain('major:yemen: 8.4.2 why.jihad.minor');
  const major = fight(structuredClone(state), 3, ['major:yemen']);
  expect(major.menu).not.toContain('yemen');
  expect(major.blocked).toContain('yemen: 8.4.2 why.jihad.major');
  // From Potent on three cells more are enough (9.7).
  const potent = { ...state.variants, ideology: 'potent' as const };
  expect(fight({ ...state, variants: potent }, 3).menu).toContain('major:egypt');
});

test('8.4 why no more rolls can be made in a country is told: every cell rolls there', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 1 }, yemen: { is: 'poor', sleepers: 1 } },
  });
  const asked = fight(state, 3, ['egypt']);
  expect(asked.menu).toEqual(['yemen', 'done']);
  expect(asked.blocked).toContain('egypt: 8.4 why.each-cell');
});

test('8.4.2 whoever reads the menu is told which country an option is about, and whether the Jihad is Major', () => {
  expect(siteOf('yemen')).toMatchObject({ country: AT.yemen, isMajor: false });
  expect(siteOf('major:yemen')).toMatchObject({ country: AT.yemen, isMajor: true });
  expect(siteOf('done')).toBeUndefined();
});
