import { describe, expect, test } from 'vitest';
import { availableCells } from '../../levels.ts';
import { AT, idOf, MUSLIM } from '../../map.ts';
import { plot } from '../../operations/plot.ts';
import { all, goOn, here, operation, plotsIn, situation, standing } from '../table.ts';

const muslims = MUSLIM.map(idOf);
const poorBut = (...ids: string[]) =>
  all(
    muslims.filter((id) => !ids.includes(id)),
    'poor',
  );
const keys = ({ lines }: { lines: readonly { key: string }[] }) => lines.map(({ key }) => key);

describe('Recruit and Travel', () => {
  test('8.2.2 8.2.3 one card recruits under Regime Change without a roll and at a cadre with two: the cadre goes once', () => {
    const state = situation({
      countries: {
        iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' },
        yemen: { is: 'fair', cadre: true },
      },
    });
    const played = operation(state, 'jihadist', 'recruit', 3, ['yemen', 'iraq', 'yemen'], [2, 1]);
    expect([here(state, 'iraq')['sleepers'], here(state, 'yemen'), played.rollsLeft]).toEqual([
      2,
      { sleepers: 2 },
      0,
    ]);
    expect(keys(played).filter((key) => key === 'log.cadre-removed')).toHaveLength(1);
  });

  test('8.2.1 4.7.4.2 at Funding 4 with seven cells on the track, three automatic successes find two', () => {
    const state = situation({ funding: 4, countries: { sudan: { is: 'ir', sleepers: 8 } } });
    expect(availableCells(state)).toBe(2);
    operation(state, 'jihadist', 'recruit', 3, ['sudan', 'sudan']);
    expect([here(state, 'sudan'), state.cellsOnTrack]).toEqual([{ sleepers: 10 }, 5]);
  });

  test('8.2.4 4.7.4.2 Funding lets one cell go to one of two winners: Spain on 2, or the United Kingdom on 3', () => {
    const state = situation({
      funding: 3,
      countries: {
        spain: { is: 'soft', sleepers: 2 },
        'united-kingdom': { is: 'soft', sleepers: 2 },
      },
    });
    const asked = operation(
      structuredClone(state),
      'jihadist',
      'recruit',
      2,
      ['spain', 'united-kingdom'],
      [2, 3],
    );
    expect([asked.menu, asked.ask?.prompt.key]).toEqual([['united-kingdom', 'spain'], 'ask.recruit.place']);
    operation(state, 'jihadist', 'recruit', 2, ['spain', 'united-kingdom', 'spain'], [2, 3]);
    expect([here(state, 'spain')['sleepers'], here(state, 'united-kingdom')['sleepers']]).toEqual([3, 2]);
  });

  test('8.3.1 4.4 into Iran from afar on 1 or 2; out of it to a neighbour without a roll', () => {
    const state = situation({
      countries: { egypt: { is: 'poor', active: 1 }, iran: { active: 1 }, pakistan: 'poor' },
    });
    const played = operation(state, 'jihadist', 'travel', 2, ['egypt', 'iran', 'iran', 'pakistan'], [2]);
    expect([here(state, 'iran'), here(state, 'pakistan'), played.rollsLeft]).toEqual([
      { sleepers: 1 },
      { sleepers: 1 },
      0,
    ]);
  });

  test('8.3.2 4.8.4 a cell that fails leaves the cadre beside it alone, and no other', () => {
    const state = situation({
      countries: { yemen: { is: 'poor', sleepers: 1, cadre: true }, egypt: { is: 'poor', sleepers: 1 } },
    });
    operation(state, 'jihadist', 'travel', 2, ['yemen', 'canada', 'egypt', 'canada'], [3, 5, 6]);
    expect([here(state, 'yemen'), here(state, 'egypt'), standing(state, 'canada')]).toEqual([
      { cadre: 1 },
      {},
      'soft',
    ]);
    expect(state.outcome?.by).toBe('no-cells');
  });

  test('8.3.1 a Sleeper may travel within its country: nothing changes, no die falls', () => {
    const state = situation({ countries: { egypt: { is: 'poor', sleepers: 1 } } });
    const played = operation(state, 'jihadist', 'travel', 1, ['egypt'], [6]);
    expect([here(state, 'egypt'), played.rollsLeft, keys(played).at(-1)]).toEqual([
      { sleepers: 1 },
      1,
      'log.hides',
    ]);
  });

  test('card 43 out of the United States the way to Canada stays free, that to the United Kingdom takes a 1', () => {
    const state = situation({
      effects: ['patriot-act'],
      countries: {
        'united-states': { active: 2 },
        canada: 'soft',
        'united-kingdom': 'soft',
        iran: { sleepers: 1 },
      },
    });
    operation(
      state,
      'jihadist',
      'travel',
      2,
      ['united-states', 'canada', 'united-states', 'united-kingdom'],
      [2],
    );
    expect([here(state, 'canada'), here(state, 'united-kingdom'), here(state, 'united-states')]).toEqual([
      { sleepers: 1 },
      {},
      {},
    ]);
  });

  test('6.3.3.1 a card of 1 and two Reserves move three cells', () => {
    const state = situation({
      reserves: { jihadist: 2 },
      countries: { sudan: { is: 'ir', active: 3 }, libya: 'poor', egypt: 'poor', somalia: 'poor' },
    });
    operation(state, 'jihadist', 'travel', 1, ['yes', 'libya', 'sudan', 'egypt', 'sudan', 'somalia']);
    expect([here(state, 'sudan'), state.reserves.jihadist]).toEqual([{}, 0]);
  });
});

describe('Jihad', () => {
  test('8.4.2 8.4.1 one card: a Major Jihad with two rolls topples Sudan, a Minor one in Egypt fails', () => {
    const state = situation({
      countries: { sudan: { is: 'poor', sleepers: 5 }, egypt: { is: 'fair', sleepers: 2 } },
      funding: 5,
    });
    operation(state, 'jihadist', 'jihad', 3, ['major:sudan', 'egypt', 'major:sudan'], [3, 3, 1]);
    expect([standing(state, 'sudan'), here(state, 'sudan'), here(state, 'egypt'), state.funding]).toEqual([
      'ir adversary',
      { active: 5 },
      { sleepers: 1 },
      6,
    ]);
  });

  test('8.4.4 4.2.6 a revolution in oil-rich Iraq adds 4 to Funding under an Oil Price Spike, to 9 at most', () => {
    const at = (funding: number) => {
      const state = situation({
        funding,
        lapsing: ['oil-price-spike'],
        countries: { iraq: { is: 'poor', sleepers: 5 } },
      });
      operation(state, 'jihadist', 'jihad', 2, ['major:iraq', 'major:iraq'], [1, 1]);
      return state.funding;
    };
    expect([at(3), at(7)]).toEqual([7, 9]);
  });

  test('8.4.4 2.1.2 a revolution among troops takes Prestige to 1; with fourteen Poor countries the Jihadist has won', () => {
    const state = situation({
      prestige: 12,
      countries: {
        ...poorBut('morocco', 'egypt', 'syria', 'iraq'),
        iraq: { is: 'poor ally', troops: 1, sleepers: 6, regimeChange: 'tan' },
      },
    });
    operation(state, 'jihadist', 'jihad', 2, ['major:iraq', 'major:iraq'], [1, 1]);
    expect([state.outcome, state.prestige, here(state, 'iraq')]).toEqual([
      { winner: 'jihadist', by: 'prestige' },
      1,
      { active: 6, troops: 1 },
    ]);
  });

  test('8.4.3.1 an Ally stays an Ally; the siege comes although failures took the cells below the margin', () => {
    const state = situation({ countries: { yemen: { is: 'poor ally', troops: 1, sleepers: 6, aid: 1 } } });
    operation(state, 'jihadist', 'jihad', 3, ['major:yemen', 'major:yemen', 'major:yemen'], [1, 6, 6]);
    expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual([
      'poor ally',
      { active: 4, troops: 1, besieged: 1 },
    ]);
  });

  test('8.4.3.1 three rolls of a Minor Jihad in a Poor country leave no siege', () => {
    const state = situation({ countries: { yemen: { is: 'poor', sleepers: 6 } } });
    operation(state, 'jihadist', 'jihad', 3, ['yemen', 'yemen', 'yemen'], [4, 5, 6]);
    expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual(['poor neutral', { sleepers: 3 }]);
  });

  test('8.4.2 two successes and a failure are enough, and the lost cell is an Active one', () => {
    const state = situation({ countries: { lebanon: { is: 'poor ally', sleepers: 5, aid: 3 } } });
    operation(state, 'jihadist', 'jihad', 3, ['major:lebanon', 'major:lebanon', 'major:lebanon'], [1, 6, 3]);
    expect([standing(state, 'lebanon'), here(state, 'lebanon')]).toEqual(['ir adversary', { active: 4 }]);
  });

  test('8.4.2 card 41 NATO counts against the five cells more, card 54 Sadr for them', () => {
    const at = (sadr: boolean) =>
      operation(
        situation({
          countries: { iraq: { is: 'poor ally', sleepers: 6 } },
          effects: sadr ? ['sadr'] : [],
          change: (one) => {
            one.nato = AT.iraq;
          },
        }),
        'jihadist',
        'jihad',
        2,
      ).menu;
    // Without a choice the first roll is a Minor one.
    expect([at(false), at(true)]).toEqual([
      ['iraq', 'done'],
      ['iraq', 'major:iraq'],
    ]);
  });

  test('8.4.2 8.4.3.2 a Fair country under siege falls to two successes with a card of 2', () => {
    const state = situation({ countries: { pakistan: { is: 'fair ally', sleepers: 5, besieged: true } } });
    operation(state, 'jihadist', 'jihad', 2, ['major:pakistan', 'major:pakistan'], [2, 1]);
    expect([standing(state, 'pakistan'), here(state, 'pakistan'), state.available]).toEqual([
      'ir adversary',
      { active: 5 },
      [3, 2, 1, 3],
    ]);
  });

  test('8.4 2.1.1 the last cells of the map fail: the US has won, whatever the third die would bring', () => {
    const state = situation({ countries: { yemen: { is: 'poor', sleepers: 2 } } });
    operation(state, 'jihadist', 'jihad', 2, ['yemen'], [6, 6]);
    expect(state.outcome).toEqual({ winner: 'us', by: 'no-cells' });
  });

  test('8.4.1 2.1.2 at Prestige 1 a Minor Jihad makes the fifteenth Poor country', () => {
    const state = situation({
      prestige: 1,
      countries: { ...poorBut('morocco', 'egypt', 'syria', 'jordan'), jordan: { is: 'fair', sleepers: 1 } },
    });
    operation(state, 'jihadist', 'jihad', 1, [], [2]);
    expect(state.outcome?.by).toBe('prestige');
  });
});

describe('Plot', () => {
  test('8.5.2 with a card of 1 and every plot of 1 on the map a success places nothing', () => {
    const state = situation({
      countries: { iran: { active: 1 } },
      plots: [
        ['france', 1],
        ['france', 1],
        ['france', 1],
      ],
      change: (one) => {
        one.posture[AT.france] = 1;
      },
    });
    operation(state, 'jihadist', 'plot', 1, [], [1]);
    expect(plotsIn(state, 'iran')).toEqual([]);
    state.available[3] = 1;
    state.looseNukes--;
    operation(state, 'jihadist', 'plot', 1, ['plot-wmd'], [2]);
    expect(plotsIn(state, 'iran')).toEqual([4]);
  });

  test('8.5.1 card 54 Sadr alone can plot in Iraq, not under Islamist Rule', () => {
    const at = (is: string) =>
      plot.canDo(
        situation({
          countries: { iraq: is },
          effects: ['sadr'],
          change: (one) => {
            one.sleepers[AT.iran] = 0;
            one.cellsOnTrack = 15;
          },
        }),
        3,
      );
    expect([at('poor'), at('ir')]).toEqual([true, false]);
  });

  test('8.5.3 5.2.6 the box is free again with the next turn: a US Event on its first Plot card does not happen', () => {
    const state = situation({
      countries: { iran: { active: 2 }, egypt: 'poor' },
      hands: { jihadist: [28, 12], us: [] },
      funding: 5,
      phase: 'jihadist',
    });
    goOn(state, ['card-28', 'plot', 'done', 'plot', 'done'], [6, 6]);
    expect([state.turn, state.firstPlot, state.funding]).toEqual([2, { used: false, card: 0 }, 1]);
  });

  test('8.5.6 D-R3 a plot of 3 in a Good country: all three dice against 1, Funding +2', () => {
    const state = situation({
      funding: 2,
      countries: { jordan: { is: 'good ally', sleepers: 1 } },
      plots: [['jordan', 3]],
      hands: { us: [], jihadist: [98] },
      phase: 'us',
    });
    goOn(state, [], [1, 2, 1]);
    expect([standing(state, 'jordan'), state.funding]).toEqual(['poor ally', 4]);
  });

  test('8.5.6 card 57 a plot of 2 in the Philippines: Funding +2, a posture roll, Prestige −1 for the troops', () => {
    const state = situation({
      funding: 2,
      effects: ['abu-sayyaf'],
      countries: { philippines: { is: 'soft', troops: 2, sleepers: 1 } },
      plots: [['philippines', 2]],
      hands: { us: [], jihadist: [98] },
      phase: 'us',
    });
    goOn(state, [], [5]);
    expect([state.funding, state.prestige, standing(state, 'philippines')]).toEqual([4, 6, 'hard']);
  });

  test('8.5.6 4.7.2.1 a plot in the United States turns the US Soft: its Prestige roll already meets the penalty', () => {
    const state = situation({
      countries: { 'united-states': { sleepers: 1 } },
      plots: [['united-states', 1]],
      hands: { us: [], jihadist: [98] },
      phase: 'us',
    });
    goOn(state, [], [3, 5, 2, 6]);
    expect([standing(state, 'united-states'), state.prestige, state.funding]).toEqual(['soft', 5, 9]);
  });

  test('8.5.6 2.1.2 a WMD among troops takes Prestige to 1 and wins before its dice, with fifteen Poor countries', () => {
    const state = situation({
      countries: {
        ...poorBut('morocco', 'egypt', 'syria', 'jordan'),
        jordan: 'fair',
        'gulf-states': { is: 'poor ally', troops: 2, sleepers: 1 },
        morocco: 'poor',
      },
      plots: [['gulf-states', 4]],
      hands: { us: [], jihadist: [98] },
      phase: 'us',
    });
    const { rollsLeft } = goOn(state, [], [6, 6, 6]);
    expect([state.outcome, rollsLeft]).toEqual([{ winner: 'jihadist', by: 'prestige' }, 3]);
  });

  test('8.5.6 a WMD in France: Funding 9, its roll may be repeated, those of two neighbours not', () => {
    const state = situation({
      funding: 1,
      countries: { france: { is: 'soft', sleepers: 1 } },
      plots: [['france', 4]],
      hands: { us: [], jihadist: [98] },
      phase: 'us',
    });
    const { asked } = goOn(state, ['yes', 'italy', 'spain'], [1, 6, 2, 5]);
    expect(asked).toEqual(['jihadist: ask.reroll', 'jihadist: ask.schengen', 'jihadist: ask.schengen']);
    expect(['france', 'italy', 'spain'].map((id) => standing(state, id as 'france'))).toEqual([
      'hard',
      'soft',
      'hard',
    ]);
    expect([state.funding, state.available[3], state.looseNukes]).toEqual([9, 0, 2]);
  });

  test('8.5.6 4.3.3 a WMD in Israel: Funding 9 and no posture roll, so none to repeat', () => {
    const state = situation({
      funding: 1,
      countries: { israel: { sleepers: 1 } },
      plots: [['israel', 4]],
      hands: { us: [], jihadist: [98] },
      phase: 'us',
    });
    const { asked, rollsLeft } = goOn(state, [], [6]);
    expect([asked, rollsLeft, state.funding]).toEqual([[], 1, 9]);
  });
});
