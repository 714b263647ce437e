import { describe, expect, test } from 'vitest';
import { AT, idOf, MUSLIM } from '../../map.ts';
import { victory } from '../../victory.ts';
import { all, goOn, here, play, scenario, situation, standing } from '../table.ts';
import { endTurn } from '../../turn-end.ts';

const muslims = MUSLIM.map(idOf);
const over = (state: ReturnType<typeof situation>) =>
  play(state, (table) => {
    endTurn(table);
  });
const hard = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'hard']));

describe('The end of a turn', () => {
  test('5.2.5 2.1.2 Islamist Rule takes Prestige from 2 to 1 with fifteen Poor or Islamist countries: won before diplomacy', () => {
    const state = situation({
      prestige: 2,
      countries: {
        ...all(
          muslims.filter((id) => !['egypt', 'morocco', 'syria'].includes(id)),
          'poor',
        ),
        somalia: 'ir',
        ...hard('canada', 'spain', 'italy'),
      },
    });
    over(state);
    expect([state.outcome, state.prestige]).toEqual([{ winner: 'jihadist', by: 'prestige' }, 1]);
  });

  test('5.2.5 4.7.1 at Prestige 12 the loss for Islamist Rule is made good by a Hard world; Funding 1 stays 1', () => {
    const state = situation({
      prestige: 12,
      funding: 1,
      countries: { somalia: 'ir', ...hard('canada', 'spain', 'italy') },
    });
    over(state);
    expect([state.prestige, state.funding]).toEqual([12, 1]);
  });

  test('5.2.5 a Soft world of 3 gives a Hard US nothing', () => {
    const state = situation({
      prestige: 5,
      countries: Object.fromEntries(
        ['canada', 'spain', 'italy', 'germany', 'france'].map((id) => [id, 'soft']),
      ),
    });
    over(state);
    expect(state.prestige).toBe(5);
  });

  test('5.2.5 5.2.8 Funding falls from 7 to 6 before the deal: the Jihadist gets eight cards, not nine', () => {
    const state = situation({ funding: 7 });
    over(state);
    expect([state.hands.jihadist.length, state.hands.us.length]).toEqual([8, 9]);
  });

  test('5.2.8 nine to seven: the Jihadist is dealt the last two without an answer', () => {
    const state = situation({
      funding: 9,
      countries: { 'gulf-states': { is: 'fair ally', troops: 11 } },
      deck: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      change: (one) => {
        one.effects.pirates = true;
        one.governance[AT.yemen] = 4;
        one.alignment[AT.yemen] = 3;
      },
    });
    over(state);
    expect([state.hands.jihadist, state.hands.us]).toEqual([
      [1, 3, 5, 7, 9, 11, 13, 15, 16],
      [2, 4, 6, 8, 10, 12, 14],
    ]);
  });

  test('5.2.6 5.2.9 2.3 the cards run out in the deal: oil counts no more, a Regime Change of that turn still does', () => {
    const state = situation({
      lapsing: ['oil-price-spike'],
      countries: {
        'saudi-arabia': 'good ally',
        iraq: { is: 'poor ally', troops: 6, regimeChange: 'green' },
      },
      change: (one) => {
        one.discards.push(...one.deck.splice(0, one.deck.length - 4));
      },
    });
    over(state);
    expect(state.outcome).toEqual({ winner: 'jihadist', by: 'last-card' });
    const tan = situation({
      countries: { 'saudi-arabia': 'good ally', iraq: { is: 'poor ally', troops: 6, regimeChange: 'tan' } },
      change: (one) => {
        one.discards.push(...one.deck.splice(0, one.deck.length - 4));
      },
    });
    over(tan);
    expect(tan.outcome).toEqual({ winner: 'us', by: 'last-card' });
  });

  test('5.3.1 3.3 the pile is dealt out to the last card: the game goes on until one must be drawn', () => {
    const state = situation({
      change: (one) => {
        one.discards.push(...one.deck.splice(0, one.deck.length - 18));
      },
    });
    over(state);
    expect([state.outcome, state.deck.length, state.reshuffles]).toEqual([null, 0, 0]);
  });

  test('5.2.4 5.2.3 the US keeps its last card: plots go off first, then the turn ends and the card is still there', () => {
    const state = situation({
      funding: 3,
      countries: { iran: { active: 1 } },
      plots: [['iran', 3]],
      hands: { us: [43], jihadist: [] },
      phase: 'us',
    });
    goOn(state, ['hold']);
    expect([state.plots, state.turn, state.hands.us.length, state.hands.us.includes(43)]).toEqual([
      [],
      2,
      10,
      true,
    ]);
    // Up by 1 for the plot, then down by 1.
    expect(state.funding).toBe(3);
  });

  test('5.2.4 the US discards its last card while the Jihadist has three: two phases later the turn ends without it', () => {
    const state = situation({
      countries: { iran: { active: 1 } },
      hands: { us: [43], jihadist: [49, 50, 57] },
      phase: 'us',
    });
    const { ask } = goOn(state, ['discard']);
    expect([ask?.seats, state.discards, state.turn]).toEqual([['jihadist'], [43], 1]);
  });

  test('5.2.7 6.3.3.2 Reserves and a held card: the points are lost, the card is not', () => {
    const state = situation({
      reserves: { us: 2, jihadist: 1 },
      hands: { us: [2], jihadist: [] },
      phase: 'us',
    });
    goOn(state, ['hold']);
    expect([state.reserves, state.hands.us.includes(2)]).toEqual([{ us: 0, jihadist: 0 }, true]);
  });

  test('5.2.9 4.8.2 a green marker turns tan with the next hands, and its troops are held as before', () => {
    const state = situation({
      countries: { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'green' } },
    });
    over(state);
    expect(here(state, 'iraq')['regimeChange']).toBe(1);
  });
});

describe('Victory', () => {
  test('2.1.2 4.5 Morocco and Turkey both lie at the Schengen sign, but not beside each other', () => {
    const state = situation({ countries: { morocco: 'ir', turkey: 'ir', egypt: 'ir' } });
    expect(victory(state, 'us')).toBeUndefined();
    const joined = situation({ countries: { morocco: 'ir', 'algeria-tunisia': 'ir', egypt: 'ir' } });
    expect(victory(joined, 'us')?.by).toBe('islamist-resources');
  });

  test('2.1.2 the two that are adjacent need not hold the six', () => {
    const state = situation({
      countries: { 'indonesia-malaysia': 'ir', jordan: 'ir', syria: 'ir' },
    });
    expect(victory(state, 'us')).toEqual({ winner: 'jihadist', by: 'islamist-resources' });
  });

  test('2.1.2 4.2.6 an Oil Price Spike lifts adjacent Iraq and Syria to six; without it they are five', () => {
    const countries = { iraq: 'ir', syria: 'ir' } as const;
    expect(victory(situation({ countries }), 'us')).toBeUndefined();
    expect(victory(situation({ countries, lapsing: ['oil-price-spike'] }), 'us')?.winner).toBe('jihadist');
  });

  test('2.1.1 fourteen Fair or Good countries and one Islamist are not fifteen', () => {
    const state = situation({ countries: { ...all(muslims.slice(0, 14), 'fair'), pakistan: 'ir' } });
    expect(victory(state, 'us')).toBeUndefined();
  });

  test('2.3 an even score of 2 to 1 is a victory of the Jihadist, one resource more of the US', () => {
    const at = (extra: Record<string, string>) => {
      const state = situation({
        countries: { egypt: 'good', jordan: 'good', turkey: 'ir', ...extra },
        change: (one) => {
          one.discards.push(...one.deck.splice(0));
        },
      });
      over(state);
      return state.outcome?.winner;
    };
    expect([at({}), at({ lebanon: 'good' })]).toEqual(['jihadist', 'us']);
  });
});

describe('Set-up', () => {
  test('3.2 Anaconda: a cell for Iran, one for Afghanistan, one for an unmarked France, which is tested', () => {
    const state = scenario('anaconda');
    goOn(state, ['iran', 'afghanistan', 'france'], [5]);
    expect([
      here(state, 'iran'),
      here(state, 'afghanistan')['sleepers'],
      here(state, 'france'),
      standing(state, 'france'),
    ]).toEqual([{ sleepers: 1 }, 2, { sleepers: 1 }, 'hard']);
    expect([state.hands.jihadist.length, state.hands.us.length, state.deck.length]).toEqual([8, 8, 102]);
  });

  test('3.2 Anaconda: the same country cannot be named twice', () => {
    expect(goOn(scenario('anaconda'), ['iran']).menu).not.toContain('iran');
  });

  test('4.7.2 You Can Call Me Al: Israel alone makes the world Hard 1, a penalty of 1 for a Soft US', () => {
    const state = scenario('you-can-call-me-al');
    expect([standing(state, 'united-states'), state.removed]).toEqual(['soft', [78]]);
    expect(goOn(state).state.hands.us).toHaveLength(9);
  });

  test('3.2 Mission Accomplished?: Overstretch and Moderate Funding deal seven and eight; no cell can be recruited', () => {
    const state = scenario('mission-accomplished');
    goOn(state, ['france'], [5, 5, 5, 5, 5, 5, 5, 1]);
    expect([state.hands.us.length, state.hands.jihadist.length, standing(state, 'france')]).toEqual([
      7,
      8,
      'soft',
    ]);
  });
});
