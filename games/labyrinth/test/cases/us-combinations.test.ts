import { render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { usHandSize } from '../../levels.ts';
import { AT, MUSLIM, idOf } from '../../map.ts';
import { all, goOn, here, operation, plotsIn, scenario, situation, standing } from '../table.ts';

const muslims = MUSLIM.map(idOf);
const soft = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'soft']));

describe('War of Ideas', () => {
  test('4.9.2 Low Prestige, a penalty of 3 and Fair to Good: a 6 comes to 1, and brings no Aid', () => {
    const state = situation({
      prestige: 3,
      countries: { jordan: 'fair ally', ...soft('canada', 'spain', 'italy', 'germany') },
    });
    const asked = operation(structuredClone(state), 'us', 'war-of-ideas', 3);
    expect(asked.labels).toContain('jordan: 7.2, Jordan (cannot succeed)');
    const { lines } = operation(state, 'us', 'war-of-ideas', 3, ['jordan'], [6]);
    expect(lines.map((line) => render(labyrinth.speech.en, line))).toContain(
      'War of Ideas in Jordan: 6 −1 Prestige −3 GWOT penalty −1 Fair to Good = 1: failure.',
    );
    expect(here(state, 'jordan')).toEqual({});
  });

  test('4.9.2 Very High Prestige, two Aid and a Good Ally beside it: a 1 comes to 6; Poor becomes Fair and keeps its Aid', () => {
    const state = situation({
      prestige: 12,
      countries: { jordan: { is: 'poor ally', aid: 2 }, syria: 'good ally' },
    });
    operation(state, 'us', 'war-of-ideas', 3, ['jordan'], [1]);
    expect([standing(state, 'jordan'), here(state, 'jordan')]).toEqual(['fair ally', { aid: 2 }]);
  });

  test('4.9.2 two Good Allies beside it count once, a Good Neutral not at all', () => {
    const one = situation({
      prestige: 5,
      countries: { iraq: 'poor ally', jordan: 'good ally', syria: 'good ally' },
    });
    operation(one, 'us', 'war-of-ideas', 3, ['iraq'], [3]);
    expect([standing(one, 'iraq'), here(one, 'iraq')]).toEqual(['poor ally', { aid: 1 }]);
    const none = situation({ prestige: 5, countries: { iraq: 'poor ally', jordan: 'good neutral' } });
    operation(none, 'us', 'war-of-ideas', 3, ['iraq'], [4]);
    expect(here(none, 'iraq')).toEqual({ aid: 1 });
  });

  test('7.2.1.1 7.3.1 a Regime Change country becomes Good: every marker goes, and all its troops are free', () => {
    const state = situation({
      countries: {
        iraq: {
          is: 'fair ally',
          troops: 8,
          sleepers: 3,
          aid: 1,
          besieged: true,
          cadre: true,
          regimeChange: 'green',
        },
      },
    });
    operation(state, 'us', 'war-of-ideas', 2, ['iraq'], [4]);
    expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual([
      'good ally',
      { troops: 8, sleepers: 3, cadre: 1 },
    ]);
    expect(operation(state, 'us', 'deploy', 1, ['iraq']).menu).toContain('8');
  });

  test('7.2.3 4.7.1 a Soft US wins France over at Prestige 12: it stays 12', () => {
    const state = situation({ us: 'soft', prestige: 12, countries: { france: 'hard' } });
    const { lines } = operation(state, 'us', 'war-of-ideas', 1, ['france'], [4]);
    expect([standing(state, 'france'), state.prestige]).toEqual(['soft', 12]);
    expect(lines.map(({ key }) => key)).not.toContain('log.prestige');
  });

  test('7.2.3 4.9.4 an unmarked non-Muslim country is rolled for once, a marked one that stays as it was still pays', () => {
    const state = situation({ prestige: 5 });
    const first = operation(state, 'us', 'war-of-ideas', 2, ['thailand'], [5, 6]);
    expect([standing(state, 'thailand'), state.prestige, first.rollsLeft]).toEqual(['hard', 6, 1]);
    operation(state, 'us', 'war-of-ideas', 2, ['thailand'], [6]);
    expect(state.prestige).toBe(7);
  });

  test('4.9.5 D-R9 tested Poor with a card of 2: Reserves that the US keeps are not lost, and the attempt fails', () => {
    const state = situation({ reserves: { us: 1 } });
    const { lines } = operation(state, 'us', 'war-of-ideas', 2, ['egypt', 'no'], [1]);
    expect([standing(state, 'egypt'), state.reserves.us, lines.at(-1)?.key]).toEqual([
      'poor neutral',
      1,
      'log.woi-short',
    ]);
  });

  test('4.9.5 a card of 1 with one Reserve cannot reach a country tested Poor: nobody is asked', () => {
    const state = situation({ reserves: { us: 1 } });
    const { asked } = operation(state, 'us', 'war-of-ideas', 1, ['egypt'], [4]);
    expect([asked, state.reserves.us]).toEqual([['us: ask.woi'], 1]);
  });

  test('2.1.1 4.9.5 a War of Ideas tests the fifteenth Fair country: the US has won before the roll', () => {
    const fair = muslims.filter((id) => !['egypt', 'sudan', 'somalia', 'yemen'].includes(id));
    const state = situation({ countries: all(fair, 'fair') });
    const played = operation(state, 'us', 'war-of-ideas', 3, ['egypt'], [5, 6]);
    expect([state.outcome, played.rollsLeft]).toEqual([{ winner: 'us', by: 'fair-or-good' }, 1]);
  });
});

describe('Deploy, Regime Change, Withdraw', () => {
  test('7.3.1 7.3.2 from one Regime Change country to another, as many as can be spared, with a 3', () => {
    const state = situation({
      countries: {
        iraq: { is: 'fair ally', troops: 8, sleepers: 1, regimeChange: 'tan' },
        afghanistan: { is: 'poor ally', troops: 2, sleepers: 2, regimeChange: 'tan' },
      },
    });
    const asked = operation(structuredClone(state), 'us', 'deploy', 3);
    expect([asked.menu, asked.blocked]).toEqual([
      ['track', 'iraq'],
      ['afghanistan: 7.3.1 why.deploy.regime-change'],
    ]);
    operation(state, 'us', 'deploy', 3, ['iraq', 'afghanistan', '2']);
    expect([here(state, 'iraq')['troops'], here(state, 'afghanistan')['troops']]).toEqual([6, 4]);
  });

  test('7.3.1 card 41 NATO may leave only if the cubes that stay are five more than the cells', () => {
    const at = (troops: number) =>
      situation({
        countries: { iraq: { is: 'poor ally', troops, sleepers: 1, regimeChange: 'tan' } },
        change: (one) => {
          one.nato = AT.iraq;
        },
      });
    expect(operation(at(6), 'us', 'deploy', 1).menu).toEqual(['0', '1', '2']);
    const held = at(6);
    operation(held, 'us', 'deploy', 1, ['1']);
    expect([held.nato, here(held, 'iraq')['troops']]).toEqual([AT.iraq, 5]);
    expect(operation(at(4), 'us', 'deploy', 3).menu).not.toContain('iraq');
  });

  test('4.7.3 5.2.8 the eleventh troop away means Overstretch, and seven cards', () => {
    const state = scenario('lets-roll');
    operation(state, 'us', 'deploy', 3, ['track', 'saudi-arabia', '6']);
    expect([state.troopsOnTrack, usHandSize(state)]).toEqual([5, 8]);
    operation(state, 'us', 'deploy', 3, ['track', 'saudi-arabia', '1']);
    expect([state.troopsOnTrack, usHandSize(state)]).toEqual([4, 7]);
  });

  test('7.3.1 6.3.3.1 troops leave Islamist Rule for the track with a 1; for a Fair Ally they take the Reserves', () => {
    const state = situation({
      reserves: { us: 2 },
      countries: { iraq: { is: 'ir', troops: 5 }, jordan: 'fair ally' },
    });
    operation(state, 'us', 'deploy', 1, ['iraq', 'track', '2']);
    expect([state.troopsOnTrack, state.reserves.us]).toEqual([12, 2]);
    operation(state, 'us', 'deploy', 1, ['iraq', 'jordan', '3']);
    expect([here(state, 'jordan'), state.reserves.us]).toEqual([{ troops: 3 }, 0]);
  });

  test('7.3.4 a Regime Change leaves plots, Aid and a cadre where they are; the siege stays, too', () => {
    const state = situation({
      countries: {
        sudan: { is: 'ir', sleepers: 2, active: 1, aid: 1, besieged: true },
        yemen: { is: 'ir', cadre: true },
      },
      plots: [['sudan', 2]],
    });
    operation(state, 'us', 'regime-change', 3, ['sudan', '7'], [5, 1, 1, 1]);
    expect([standing(state, 'sudan'), here(state, 'sudan')]).toEqual([
      'fair ally',
      { active: 3, troops: 7, aid: 1, besieged: 1, regimeChange: 2, plots: 1 },
    ]);
  });

  test('7.3.4 2.1.1 the Governance roll makes the fifteenth Fair country: the US has won before Prestige is rolled', () => {
    const fair = muslims.filter((id) => !['afghanistan', 'sudan', 'somalia', 'yemen'].includes(id));
    const state = situation({ countries: { ...all(fair, 'fair'), afghanistan: 'ir' } });
    const played = operation(state, 'us', 'regime-change', 3, ['6'], [6, 1, 1, 1]);
    expect([state.outcome?.by, played.rollsLeft]).toEqual(['fair-or-good', 3]);
  });

  test('7.3.4 4.7.2.1 a world that is Soft makes the Prestige roll of a Regime Change fall on a 5', () => {
    const state = situation({
      countries: { afghanistan: 'ir', ...soft('canada', 'spain') },
      prestige: 9,
    });
    operation(state, 'us', 'regime-change', 3, ['6'], [1, 5, 4, 3]);
    expect(state.prestige).toBe(6);
  });

  test('7.3.4 troops for a Regime Change may come out of an Islamist country beside it', () => {
    const state = situation({
      countries: { iraq: { is: 'ir', troops: 7 }, afghanistan: 'ir' },
      change: (one) => {
        one.troopsOnTrack = 5;
        one.troops[AT['gulf-states']] = 3;
        one.governance[AT['gulf-states']] = 2;
        one.alignment[AT['gulf-states']] = 1;
      },
    });
    operation(state, 'us', 'regime-change', 3, ['6'], [1, 1, 1, 1]);
    expect([here(state, 'iraq'), here(state, 'afghanistan')]).toEqual([
      { troops: 1 },
      { troops: 6, regimeChange: 2 },
    ]);
  });

  test('7.3.5 8.2.3 after a Withdraw to nobody the marker stays: Recruit there still needs no roll', () => {
    const state = situation({
      us: 'soft',
      countries: { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'green' } },
    });
    operation(state, 'us', 'withdraw', 3, ['6'], [5, 2, 2]);
    const { rollsLeft } = operation(state, 'jihadist', 'recruit', 2, ['iraq'], [6]);
    expect([here(state, 'iraq'), rollsLeft]).toEqual([{ sleepers: 3, besieged: 1, regimeChange: 2 }, 1]);
  });

  test('7.3.5 2.1.2 the Prestige roll of a Withdraw drops to 1 with fifteen Poor countries: the Jihadist has won', () => {
    const poor = muslims.filter((id) => !['egypt', 'sudan', 'morocco'].includes(id));
    const state = situation({
      us: 'soft',
      prestige: 3,
      countries: {
        ...all(poor, 'poor'),
        iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' },
      },
    });
    operation(state, 'us', 'withdraw', 3, ['6'], [4, 2, 6]);
    expect(state.outcome).toEqual({ winner: 'jihadist', by: 'prestige' });
  });
});

describe('Disrupt and Alert', () => {
  test('7.4.2 7.4.3 two troops, one Active cell beside a cadre: the cell goes, the cadre stays, Prestige rises', () => {
    const state = situation({
      prestige: 5,
      countries: {
        yemen: { is: 'poor adversary', troops: 2, active: 1, cadre: true },
        iran: { sleepers: 1 },
      },
    });
    operation(state, 'us', 'disrupt', 3);
    expect([here(state, 'yemen'), state.prestige]).toEqual([{ troops: 2, cadre: 1 }, 6]);
    operation(state, 'us', 'disrupt', 3);
    expect([here(state, 'yemen'), state.prestige]).toEqual([{ troops: 2 }, 7]);
  });

  test('7.4.2 D-R13 in the United States a Soft US hits one cell, a Hard one two; no Prestige', () => {
    const at = (us: 'hard' | 'soft') => {
      const state = situation({ us, countries: { 'united-states': { sleepers: 2 }, iran: { sleepers: 1 } } });
      operation(state, 'us', 'disrupt', 1);
      return [here(state, 'united-states'), state.prestige];
    };
    expect([at('soft'), at('hard')]).toEqual([
      [{ sleepers: 1, active: 1 }, 7],
      [{ active: 2 }, 7],
    ]);
  });

  test('7.4.2 a Sleeper turned first leaves the Active one beside it to be removed', () => {
    const state = situation({ countries: { spain: { is: 'hard', sleepers: 1, active: 1 } } });
    operation(state, 'us', 'disrupt', 1, ['sleeper']);
    expect([here(state, 'spain'), state.cellsOnTrack]).toEqual([{ active: 1 }, 14]);
  });

  test('7.4.4 card 57 in the Philippines two troops are worth Prestige and hit two cells, for 2 Ops', () => {
    const state = situation({
      prestige: 5,
      effects: ['abu-sayyaf'],
      countries: { philippines: { is: 'soft', troops: 2, active: 3 } },
    });
    expect(operation(structuredClone(state), 'us', 'disrupt', 1).asked).toEqual([]);
    operation(state, 'us', 'disrupt', 2);
    expect([here(state, 'philippines'), state.prestige]).toEqual([{ troops: 2, active: 1 }, 6]);
  });

  test('7.4.1 troops that stay under Islamist Rule open nothing; an Ally beside it is open without any', () => {
    const state = situation({
      countries: { iraq: { is: 'ir', troops: 6, active: 2 }, jordan: { is: 'fair ally', active: 1 } },
    });
    operation(state, 'us', 'disrupt', 3);
    expect([here(state, 'iraq'), here(state, 'jordan')]).toEqual([{ troops: 6, active: 2 }, { cadre: 1 }]);
  });

  test('7.5.2 8.5.4 of two plots in one country the US names one before it sees it; the other goes off', () => {
    const state = situation({
      plots: [
        ['france', 1],
        ['france', 3],
      ],
      countries: { france: { is: 'soft', sleepers: 1 } },
    });
    const asked = operation(structuredClone(state), 'us', 'alert', 3);
    expect(asked.labels).toEqual([
      'france/1: 7.5, Hidden plot in France',
      'france/2: 7.5, Hidden plot in France (2)',
    ]);
    operation(state, 'us', 'alert', 3, ['france/2']);
    expect([plotsIn(state, 'france'), state.available]).toEqual([[1], [2, 2, 1, 0]]);
  });
});

describe('Cards of the US', () => {
  test('6.3.3 6.3.2 a stored card of the Jihadist: the points are there when its Event happens', () => {
    const state = situation({
      countries: { somalia: 'poor' },
      hands: { us: [49, 1, 2], jihadist: [98] },
      phase: 'us',
    });
    goOn(state, ['card-49', 'reserves']);
    expect([state.reserves.us, here(state, 'somalia'), state.removed]).toEqual([1, { sleepers: 1 }, [49]]);
  });

  test('7.6.3 card 120 US Election in a Reassessment happens too, before or after the change, as the US says', () => {
    const played = (order: string) => {
      const state = situation({ prestige: 5, hands: { us: [34, 120, 1], jihadist: [98] }, phase: 'us' });
      goOn(state, ['card-34', 'reassessment:card-120', order], [1]);
      return standing(state, 'united-states');
    };
    expect([played('card-120'), played('posture')]).toEqual(['hard', 'soft']);
  });

  test('7.6.2 5.2.4 a Reassessment that leaves one card ends the phase: nobody asks what becomes of it', () => {
    const state = situation({ hands: { us: [34, 43, 1], jihadist: [98] }, phase: 'us' });
    const { ask } = goOn(state, ['card-34', 'reassessment:card-43']);
    expect([ask?.seats, state.hands.us]).toEqual([['jihadist'], [1]]);
  });

  test('7.6.1 4.7.2.1 turning Soft against a Hard world of 3 brings a penalty of 3 at once', () => {
    const hard = Object.fromEntries(['canada', 'spain', 'italy'].map((id) => [id, 'hard']));
    const state = situation({
      countries: { ...hard, jordan: 'poor neutral' },
      hands: { us: [34, 43, 1], jihadist: [98] },
      phase: 'us',
    });
    goOn(state, ['card-34', 'reassessment:card-43']);
    const { labels } = operation(state, 'us', 'war-of-ideas', 3);
    expect(labels).toContain('jordan: 7.2, Jordan (cannot succeed)');
  });
});
