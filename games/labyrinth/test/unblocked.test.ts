import { expect, test } from 'vitest';
import { resolvePlots } from '../unblocked.ts';
import type { PlotValue } from '../state.ts';
import { goOn, here, play, plotsIn, type Situation, situation, standing } from './table.ts';
import type { CountryId } from '../map.ts';

const explode = (
  given: Situation,
  id: CountryId,
  value: PlotValue,
  answers: string[] = [],
  rolls: number[] = [],
) => {
  const state = situation({ ...given, plots: [[id, value]] });
  const played = play(state, (table) => resolvePlots(table), answers, rolls);
  expect(played.rollsLeft).toBe(0);
  return state;
};

test('8.5.6 2.1.2 a WMD in the United States wins the game for the Jihadist', () => {
  const state = explode({}, 'united-states', 4);
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'wmd' });
});

test('8.5.6 E33 a numbered plot in the United States: Funding 9, US posture with +1, a Prestige roll', () => {
  const after = (roll: number) => {
    const state = explode({ funding: 3 }, 'united-states', 1, [], [roll, 5, 2, 2]);
    return [state.funding, standing(state, 'united-states')];
  };
  expect(after(3)).toEqual([9, 'soft']);
  expect(after(4)).toEqual([9, 'hard']);
});

test('8.5.6 E34 in Fair Jordan with a troop and Aid: Funding +1, Prestige -1, two rolls that never reach Islamist Rule', () => {
  const given = {
    countries: { jordan: { is: 'fair ally', troops: 1, aid: 1 } },
    funding: 4,
    prestige: 7,
  } as const;
  for (const rolls of [
    [2, 5],
    [1, 2],
  ]) {
    const state = explode(given, 'jordan', 2, [], rolls);
    expect([state.funding, state.prestige]).toEqual([5, 6]);
    expect([standing(state, 'jordan'), here(state, 'jordan')]).toEqual(['poor ally', { troops: 1 }]);
    expect(state.available).toEqual([3, 2, 1, 0]);
  }
});

test('8.5.6 in a Good Muslim country Funding rises by 2, in Iran by 1', () => {
  expect(explode({ countries: { jordan: 'good' }, funding: 4 }, 'jordan', 3, [], [6, 6, 6]).funding).toBe(6);
  expect(explode({ funding: 4 }, 'iran', 3).funding).toBe(5);
});

test('8.5.6 elsewhere Funding rises by the value, twice that if Good; posture is rolled', () => {
  const russia = explode({ countries: { russia: 'hard' }, funding: 2 }, 'russia', 3, [], [1]);
  expect([russia.funding, standing(russia, 'russia')]).toEqual([5, 'soft']);
  const canada = explode({ countries: { canada: 'hard' }, funding: 2 }, 'canada', 2, [], [6]);
  expect([canada.funding, standing(canada, 'canada')]).toEqual([6, 'hard']);
});

test('8.5.6 D-S13 a WMD there: Funding 9, the posture roll may be repeated once, Prestige 1 with troops', () => {
  const given = { countries: { philippines: { is: 'hard', troops: 1 } }, funding: 2, prestige: 8 } as const;
  const state = explode(given, 'philippines', 4, ['yes'], [5, 2]);
  expect([state.funding, state.prestige, standing(state, 'philippines')]).toEqual([9, 1, 'soft']);
  expect(state.available[3]).toBe(0);
  const alone = explode({ ...given, variants: { solo: true } }, 'philippines', 4, [], [5]);
  expect(standing(alone, 'philippines')).toBe('hard');
});

test('8.5.6 in a Muslim country a WMD rolls three times and sets Prestige to 1 where troops stand', () => {
  const state = explode(
    { countries: { egypt: { is: 'fair ally', troops: 2 } }, funding: 2, prestige: 8 },
    'egypt',
    4,
    [],
    [3, 2, 4],
  );
  expect([standing(state, 'egypt'), state.funding, state.prestige]).toEqual(['poor ally', 3, 1]);
});

test('8.5.6 in a Schengen country two others of the Jihadist’s choice are rolled for', () => {
  const countries = { france: 'hard' } as const;
  const state = situation({ countries, plots: [['france', 1]] });
  const first = play(structuredClone(state), (table) => resolvePlots(table), [], [1]);
  expect([first.ask?.seats, first.menu.length, first.menu.includes('france')]).toEqual([
    ['jihadist'],
    6,
    false,
  ]);
  const after = explode({ countries }, 'france', 1, ['spain', 'italy'], [1, 6, 2]);
  expect((['france', 'spain', 'italy'] as const).map((id) => standing(after, id))).toEqual([
    'soft',
    'hard',
    'soft',
  ]);
});

test('8.5.6 D-R3 both other Schengen countries are named before either is rolled for', () => {
  const state = situation({ countries: { france: 'hard' }, plots: [['france', 1]] });
  const named = play(state, (table) => resolvePlots(table), ['spain'], [1]);
  expect([named.ask?.prompt.key, named.menu.includes('spain'), standing(state, 'spain')]).toEqual([
    'ask.schengen',
    false,
    'good',
  ]);
});

test('8.5.6 4.3.3 Israel stays Hard; a plot there ends Abbas, one in India the talks', () => {
  const israel = explode({ effects: ['abbas'], funding: 1 }, 'israel', 1);
  expect([standing(israel, 'israel'), israel.effects.abbas, israel.funding]).toEqual(['hard', false, 3]);
  const india = explode(
    { countries: { india: 'hard' }, effects: ['indo-pakistani-talks'] },
    'india',
    1,
    [],
    [6],
  );
  expect(india.effects['indo-pakistani-talks']).toBe(false);
});

test('8.5.6 D-R17 under Islamist Rule nothing is rolled, but Aid is lost', () => {
  const state = explode({ countries: { sudan: { is: 'ir', aid: 3 } }, funding: 2 }, 'sudan', 2);
  expect([here(state, 'sudan'), state.funding]).toEqual([{ aid: 1 }, 3]);
});

test('card 1 E35 Backlash turns the Funding of a plot round', () => {
  const after = (is: string, value: PlotValue, rolls: number[]) => {
    const state = situation({ countries: { jordan: is }, funding: 5, plots: [['jordan', value]] });
    for (const plot of state.plots) plot.backlash = true;
    play(state, (table) => resolvePlots(table), [], rolls);
    return state.funding;
  };
  expect(after('fair ally', 2, [6, 6])).toBe(4);
  expect(after('good ally', 2, [6, 6])).toBe(3);
  expect(after('fair ally', 4, [6, 6, 6])).toBe(1);
});

test('5.2.3 8.5.6 the Jihadist chooses the order, and sees what lies where', () => {
  const state = situation({
    countries: { jordan: 'fair', egypt: 'fair' },
    plots: [
      ['jordan', 1],
      ['egypt', 3],
    ],
    change: (one) => void (one.stage = { kind: 'plots' }),
  });
  const first = goOn(state);
  expect([first.ask?.seats, first.menu]).toEqual([['jihadist'], ['jordan/1', 'egypt/1']]);
  expect(first.labels.join()).toContain('Plot 3 in Egypt');
});

test('8.5.6 D-R3 of two plots in one country the second meets what the first has left', () => {
  const state = situation({
    countries: { egypt: { is: 'fair ally', aid: 2 } },
    funding: 2,
    plots: [
      ['egypt', 1],
      ['egypt', 2],
    ],
    hands: { jihadist: [98], us: [] },
    phase: 'us',
  });
  // Against Fair a 2 succeeds; then against Poor a 3 does, which only costs Aid.
  const played = goOn(state, ['egypt/1'], [2, 3, 4]);
  expect(played.rollsLeft).toBe(0);
  expect([standing(state, 'egypt'), here(state, 'egypt'), state.funding]).toEqual(['poor ally', {}, 4]);
});

test('8.5.6 which of several plots alike comes first makes no difference', () => {
  const after = (option: string) => {
    const state = situation({
      countries: { iraq: 'poor ally' },
      plots: [
        ['iraq', 1],
        ['iraq', 2],
        ['iraq', 1],
      ],
    });
    play(state, (table) => resolvePlots(table), [option], option === 'iraq/2' ? [6, 6] : [6]);
    return plotsIn(state, 'iraq');
  };
  expect(['iraq/1', 'iraq/3', 'iraq/2'].map(after)).toEqual([
    [2, 1],
    [2, 1],
    [1, 1],
  ]);
});
