/** Cards where they meet the rules of the other chapters: triggers, tests, victory, piles that run out. */
import { expect, test } from 'vitest';
import { AT, MUSLIM } from '../../map.ts';
import { goOn, here, operation, plotsIn, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { used } from './played.ts';

test('2.1.1 card 22 wins the game when it takes the last cells of the map', () => {
  const state = situation({ countries: { jordan: { is: 'fair', sleepers: 1 }, israel: { active: 1 } } });
  execute(state, 'us', 22);
  expect(state.outcome).toEqual({ winner: 'us', by: 'no-cells' });
});

test('2.1.1 card 35 the fifteenth Fair country wins before the posture of France is set', () => {
  const state = situation({ countries: { turkey: 'poor' }, funding: 5 });
  for (const country of MUSLIM.filter((one) => one !== AT.turkey).slice(0, 14)) {
    state.governance[country] = 2;
    state.alignment[country] = 2;
  }
  execute(state, 'us', 35);
  expect([state.outcome, state.funding]).toEqual([{ winner: 'us', by: 'fair-or-good' }, 5]);
});

test('2.1.1 card 109 the last two cells end the game before Prestige is rolled for', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', troops: 6, active: 2, regimeChange: 'tan' } },
  });
  execute(state, 'us', 109);
  expect(state.outcome).toEqual({ winner: 'us', by: 'no-cells' });
});

test('2.1.1 card 87 the last cell of all is no martyr: the US has won', () => {
  const state = situation({ countries: { spain: { is: 'soft', sleepers: 1 } } });
  execute(state, 'jihadist', 87);
  expect([state.outcome?.winner, plotsIn(state, 'spain')]).toEqual(['us', []]);
});

test('2.1.2 card 63 Prestige 1 and fifteen Poor countries: the Jihadist wins', () => {
  const state = situation({ prestige: 2 });
  for (const country of MUSLIM.slice(0, 15)) {
    state.governance[country] = 3;
    state.alignment[country] = 2;
  }
  execute(state, 'jihadist', 63);
  expect(state.outcome).toEqual({ winner: 'jihadist', by: 'prestige' });
});

test('2.1.2 card 108 Musharraf takes Pakistan out of Islamist Rule; the arsenal stays open', () => {
  const state = situation({
    countries: { pakistan: { is: 'ir', sleepers: 2, besieged: true } },
    change: (one) => {
      one.arsenal = 0;
      one.available[3] = 3;
    },
  });
  execute(state, 'us', 108);
  expect([standing(state, 'pakistan'), here(state, 'pakistan'), state.available[3]]).toEqual([
    'poor ally',
    { sleepers: 1, besieged: 1 },
    3,
  ]);
  expect(playable(state, 94, 'jihadist')).toBe(false);
});

test('4.7.1 card 45 Prestige stops at 12; the US posture has its +1', () => {
  const state = situation({ prestige: 11 });
  execute(state, 'us', 45, ['china', 'hard'], [3]);
  expect([state.prestige, standing(state, 'united-states'), standing(state, 'china')]).toEqual([
    12,
    'soft',
    'hard',
  ]);
});

test('4.9.4 card 29 one roll both marks an unmarked Schengen country and is its War of Ideas', () => {
  const state = situation({ prestige: 5 });
  const { rollsLeft } = execute(state, 'us', 29, ['spain', 'done'], [6]);
  expect([rollsLeft, standing(state, 'spain'), standing(state, 'united-kingdom')]).toEqual([
    0,
    'hard',
    'hard',
  ]);
  expect(state.prestige).toBe(6);
});

test('4.9.4 card 61 a country disrupted, then Islamist, takes the cell without a test', () => {
  const state = situation({
    countries: { jordan: { is: 'ir', cadre: true } },
    deck: [77],
    change: (one) => void one.memory.before.disrupted.push(AT.jordan),
  });
  execute(state, 'jihadist', 61);
  expect(here(state, 'jordan')).toEqual({ sleepers: 1 });
});

test('4.9.4 card 55 with a Hard China the cell comes to an Islamist Central Asia without any die', () => {
  const state = situation({ countries: { china: 'hard', 'central-asia': 'ir' } });
  execute(state, 'jihadist', 55);
  expect(here(state, 'central-asia')).toEqual({ sleepers: 1 });
});

test('5.2.2 card 94 what was raised two phases ago can no longer be closed', () => {
  const state = situation({
    countries: { jordan: 'fair ally', egypt: { is: 'poor', sleepers: 1 } },
    hands: { us: [102, 101, 1], jihadist: [94, 98, 99] },
    phase: 'us',
  });
  goOn(state, ['card-102', 'war-of-ideas', 'jordan', 'card-101', 'reserves'], [5]);
  expect([standing(state, 'jordan'), playable(state, 94, 'jihadist')]).toEqual(['good ally', true]);
  goOn(state, ['card-98', 'reserves', 'card-99', 'reserves']);
  expect([state.phase.side, playable(state, 94, 'jihadist')]).toEqual(['us', false]);
});

test('5.3.1 card 115 a draw that empties the pile shuffles the discards, the card in play not among them', () => {
  const state = situation({
    countries: { thailand: { is: 'hard', sleepers: 1 }, iran: { sleepers: 1 } },
    hands: { us: [115], jihadist: [50] },
    discards: [6],
    phase: 'us',
    variants: { decks: 2 },
    change: (one) => {
      one.deck = [7];
    },
  });
  goOn(state, ['card-115', 'event']);
  expect([state.hands.us, state.removed, state.reshuffles]).toEqual([[6, 7], [115], 1]);
});

test('6.2.4 card 82 with two countries free of cells takes those two', () => {
  const state = situation({
    change: (one) => {
      one.sleepers.fill(1);
      one.sleepers[AT.egypt] = 0;
      one.sleepers[AT.syria] = 0;
      one.cellsOnTrack = 4;
      one.governance[AT.egypt] = 3;
      one.governance[AT.syria] = 3;
    },
  });
  const { asked } = execute(state, 'jihadist', 82, [], [3, 4]);
  expect([asked, here(state, 'egypt'), here(state, 'syria')]).toEqual([[], { sleepers: 1 }, { cadre: 1 }]);
});

test('6.3.1 8.5.3 card 120 used for the first Plot happens all the same and lies in its box', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 1 } },
    hands: { us: [1], jihadist: [50, 120] },
    prestige: 5,
    phase: 'jihadist',
  });
  goOn(state, ['card-120', 'plot', 'plot-3'], [3, 6]);
  expect([state.prestige, state.firstPlot, plotsIn(state, 'egypt')]).toEqual([
    6,
    { used: true, card: 120 },
    [3],
  ]);
});

test('6.3.2.1 L1 card 60 the US disrupts the last cell of Pakistan first: Bhutto is not shot', () => {
  const { state } = used(
    { countries: { pakistan: { is: 'fair ally', active: 1 }, iran: { sleepers: 1 } } },
    'us',
    60,
    ['disrupt'],
  );
  expect([state.effects['bhutto-shot'], state.discards, state.removed]).toEqual([false, [60], []]);
});

test('6.3.2.1 L1 card 61 a Disrupt with the card itself comes too late to set anybody free', () => {
  const { state } = used({ countries: { canada: { is: 'soft', sleepers: 2 } }, deck: [77] }, 'us', 61, [
    'disrupt',
  ]);
  expect([here(state, 'canada'), state.hands.jihadist]).toEqual([{ sleepers: 1, active: 1 }, [65, 69]]);
});

test('6.3.2.2 card 22 used by the Jihadist for Travel: the cells that stay there go, whoever moves first', () => {
  const given = { countries: { jordan: { is: 'poor', sleepers: 2 }, iran: { sleepers: 1 } } } as const;
  const first = used(given, 'jihadist', 22, ['event-first', 'travel', 'iran']);
  expect(here(first.state, 'jordan')).toEqual({ cadre: 1 });
  const last = used(given, 'jihadist', 22, ['travel', 'jordan', 'iraq', 'jordan', 'jordan'], [1]);
  expect([here(last.state, 'jordan'), here(last.state, 'iraq')]).toEqual([{ cadre: 1 }, { sleepers: 1 }]);
});

test('6.3.3 card 63 stored by the US: the points come, then it loses a card', () => {
  const { state } = used({ hands: { us: [101] }, prestige: 5, funding: 5 }, 'us', 63, ['reserves']);
  expect([state.reserves.us, state.hands.us, state.prestige, state.funding]).toEqual([2, [], 4, 6]);
});

test('7.4.2 D-R13 card 44 in the United States takes two cells, the US being Hard', () => {
  const state = situation({ countries: { 'united-states': { active: 3 } }, hands: { jihadist: [50] } });
  execute(state, 'us', 44);
  expect(here(state, 'united-states')).toEqual({ active: 1 });
});

test('7.6.3 card 120 in a Reassessment is rolled for before or after the posture is turned over', () => {
  const run = (order: readonly string[]) => {
    const state = situation({ hands: { us: [112, 120], jihadist: [50] }, phase: 'us', prestige: 5 });
    goOn(state, ['card-112', 'reassessment:card-120', ...order], [6]);
    return [standing(state, 'united-states'), state.prestige];
  };
  // A Hard world of Israel alone: no penalty for a Hard US when the roll counts.
  expect(run(['card-120'])).toEqual(['soft', 6]);
  expect(run(['posture'])).toEqual(['hard', 6]);
});

test('7.3.4.1 card 20 in the printed sense a Fair Jordan stays a Regime Change country, with its Aid', () => {
  const countries = { jordan: { is: 'poor neutral', aid: 1, regimeChange: 'tan' } } as const;
  const printed = situation({ countries, variants: { printed: true } });
  execute(printed, 'us', 20);
  expect([standing(printed, 'jordan'), here(printed, 'jordan')]).toEqual([
    'fair ally',
    { aid: 1, regimeChange: 1 },
  ]);
});

test('D-80 card 80 after a Regime Change in Pakistan the shield stays down; in the printed sense it comes back', () => {
  const run = (printed: boolean) => {
    const state = situation({
      countries: { pakistan: { is: 'ir', sleepers: 1 } },
      effects: ['fata', 'fata-shield'],
      variants: { printed },
    });
    operation(state, 'us', 'regime-change', 3, ['6'], [5, 1, 1, 1]);
    const during = playable(state, 34, 'us');
    execute(state, 'us', 40);
    return [during, standing(state, 'pakistan'), playable(state, 34, 'us')];
  };
  expect(run(false)).toEqual([true, 'good ally', true]);
  expect(run(true)).toEqual([true, 'good ally', false]);
});

test('8.1.2 card 105 two successes in a Good country take two Aid and two steps, and the troops do not matter', () => {
  const state = situation({ countries: { yemen: { is: 'good ally', aid: 3, troops: 2 } } });
  execute(state, 'jihadist', 105, ['yemen'], [1, 1]);
  expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual(['poor ally', { aid: 1, troops: 2 }]);
});

test('8.4.2 card 81 five cells come to a Regime Change country, and a Major Jihad is open at once', () => {
  const state = situation({
    countries: { afghanistan: { is: 'poor ally', troops: 1, sleepers: 1, regimeChange: 'tan' } },
    hands: { us: [1], jihadist: [50, 81, 112] },
    phase: 'jihadist',
    prestige: 7,
  });
  const answers = ['card-81', 'event', 'card-112', 'jihad', ...Array<string>(3).fill('major:afghanistan')];
  goOn(state, answers, [1, 6, 6]);
  // Besieged by the card: one success of three is enough.
  expect([standing(state, 'afghanistan'), state.prestige]).toEqual(['ir adversary', 1]);
  expect(here(state, 'afghanistan')).toEqual({ troops: 1, active: 4 });
});

test('card 8 the cell may be one under Islamist Rule, beside troops that stayed there', () => {
  const state = situation({ countries: { sudan: { is: 'ir', troops: 1, sleepers: 1, active: 1 } } });
  expect(begin(structuredClone(state), 'us', 9).menu).toEqual(['active', 'sleeper']);
  execute(state, 'us', 9, ['sleeper']);
  expect(here(state, 'sudan')).toEqual({ troops: 1, active: 1 });
});

test('card 77 NATO makes Iraq a country with troops; an Adversary that holds some is not named', () => {
  const state = situation({
    countries: { iraq: 'fair ally', yemen: { is: 'poor adversary', troops: 1 } },
    change: (one) => {
      one.nato = AT.iraq;
    },
  });
  execute(state, 'jihadist', 77);
  expect([standing(state, 'iraq'), standing(state, 'yemen')]).toEqual(['fair neutral', 'poor adversary']);
});

test('L54 card 94 a country that is Poor again is not named while another can worsen', () => {
  const given = (egypt: string) => {
    const state = situation({ countries: { egypt, jordan: 'fair ally' } });
    state.memory.now.raised.push(AT.egypt, AT.jordan);
    return state;
  };
  const one = given('poor');
  expect(execute(one, 'jihadist', 94).asked).toEqual([]);
  expect([standing(one, 'egypt'), standing(one, 'jordan')]).toEqual(['poor neutral', 'poor ally']);
  expect(begin(given('good'), 'jihadist', 94).menu).toEqual(['egypt', 'jordan']);
  // D-94: still playable when none can, and then without effect.
  expect([playable(one, 94, 'jihadist'), execute(one, 'jihadist', 94).asked]).toEqual([true, []]);
});
