/** One card upon another: what is in effect, in a hand or on the map because of the first when the second comes. */
import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { resolvePlots } from '../../unblocked.ts';
import { goOn, here, operation, play, plotsIn, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { used } from './played.ts';

const OCCUPIED = { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } as const;

test('card 1 a second Backlash names another plot, and with none left nobody is asked', () => {
  const two = situation({
    countries: { egypt: { is: 'poor', sleepers: 1 }, syria: 'fair' },
    plots: [
      ['egypt', 1],
      ['syria', 2],
    ],
  });
  execute(two, 'us', 1, ['syria/1']);
  execute(two, 'us', 1);
  expect(two.plots.map(({ backlash }) => backlash)).toEqual([true, true]);
  expect(playable(two, 1, 'us')).toBe(true);
  expect(execute(two, 'us', 1).asked).toEqual([]);
});

test('cards 1, 21 a plot named by Backlash and then blocked moves no Funding', () => {
  const state = situation({ countries: { jordan: 'good' }, plots: [['jordan', 3]], funding: 5, deck: [77] });
  execute(state, 'us', 1);
  execute(state, 'us', 21, ['canada', 'soft']);
  expect([state.plots, state.funding, state.available]).toEqual([[], 5, [3, 2, 1, 0]]);
});

test('cards 1, 116 KSM leaves a plot in a Neutral country, and Backlash stays on it', () => {
  const state = situation({
    countries: { egypt: { is: 'fair neutral', sleepers: 1 }, canada: 'soft' },
    plots: [
      ['egypt', 2],
      ['canada', 1],
    ],
    funding: 5,
  });
  execute(state, 'us', 1);
  execute(state, 'us', 116);
  expect(state.plots.map(({ country, backlash }) => [country, backlash])).toEqual([[AT.egypt, true]]);
  play(state, (table) => resolvePlots(table), [], [6, 6]);
  expect(state.funding).toBe(4);
});

test('cards 3, 62 Ex-KGB opens Russia again, Central Asia stays guarded', () => {
  const state = situation({
    us: 'soft',
    countries: {
      'central-asia': { is: 'fair ally', sleepers: 1 },
      russia: { is: 'soft', sleepers: 1 },
      caucasus: 'soft',
    },
  });
  execute(state, 'us', 3);
  execute(state, 'jihadist', 62);
  expect([65, 69, 71].map((card) => playable(state, card, 'jihadist'))).toEqual([true, false, true]);
  const heu = begin(state, 'jihadist', 65, [], [3]);
  expect([heu.asked, here(state, 'russia'), here(state, 'central-asia')]).toEqual([
    [],
    { cadre: 1 },
    { sleepers: 1 },
  ]);
});

test('cards 3, 62 without CTR in Russia Ex-KGB does not touch the one in Central Asia', () => {
  const state = situation({ effects: ['ctr-central-asia'], countries: { 'central-asia': 'fair' } });
  execute(state, 'jihadist', 62, ['central-asia']);
  expect([state.effects['ctr-central-asia'], standing(state, 'central-asia')]).toEqual([
    true,
    'fair adversary',
  ]);
});

test('cards 4, 57 after Moro Talks plots in the Philippines cost no Prestige, and troops may only leave', () => {
  const state = situation({
    countries: { philippines: { is: 'soft', troops: 1, sleepers: 2 } },
    effects: ['abu-sayyaf'],
    prestige: 5,
  });
  execute(state, 'us', 4);
  operation(state, 'jihadist', 'plot', 1, ['plot-1'], [2]);
  expect([plotsIn(state, 'philippines'), state.prestige]).toEqual([[1], 5]);
  expect(operation(structuredClone(state), 'us', 'deploy', 3).menu).toEqual([]);
  operation(state, 'us', 'deploy', 1);
  expect(here(state, 'philippines')).toEqual({ active: 1, sleepers: 1, plots: 1 });
});

test('cards 13, 58 Anbar Awakening lets Disrupt take two cells in Iraq again, and the cadre in Syria', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', troops: 2, active: 3 }, syria: { is: 'fair ally', cadre: true } },
    effects: ['al-anbar'],
  });
  const before = operation(structuredClone(state), 'us', 'disrupt', 3);
  expect(here(before.state, 'iraq')).toMatchObject({ active: 2 });
  execute(state, 'us', 13);
  expect(operation(structuredClone(state), 'us', 'disrupt', 3).menu).toEqual(['syria', 'iraq']);
  operation(state, 'us', 'disrupt', 3, ['iraq']);
  expect(here(state, 'iraq')).toMatchObject({ active: 1, aid: 1 });
});

test('cards 13, 58, 80, 112 Bin Ladin waits until both FATA and Al-Anbar are gone', () => {
  const state = situation({
    countries: { iraq: { is: 'poor ally', troops: 2, sleepers: 1 }, pakistan: 'poor ally' },
    effects: ['al-anbar', 'fata', 'fata-shield'],
  });
  execute(state, 'us', 13);
  expect([111, 112].map((card) => playable(state, card, 'us'))).toEqual([false, false]);
  execute(state, 'us', 42);
  expect([111, 112].map((card) => playable(state, card, 'us'))).toEqual([true, true]);
  execute(state, 'jihadist', 80);
  expect([111, 112].map((card) => playable(state, card, 'us'))).toEqual([false, false]);
  expect([111, 112].map((card) => playable(state, card, 'jihadist'))).toEqual([true, true]);
});

test('cards 15, 73 Funding falls again once Ethiopia has struck; the marker of Pirates stays', () => {
  const state = situation({
    countries: { somalia: { is: 'ir', sleepers: 1 } },
    hands: { us: [15], jihadist: [] },
    effects: ['pirates'],
    funding: 5,
    phase: 'us',
  });
  goOn(state, ['card-15', 'event']);
  expect([standing(state, 'somalia'), state.funding, state.effects.pirates]).toEqual([
    'poor neutral',
    4,
    true,
  ]);
});

test('cards 17, 65 FSB takes all three WMD cards and then no cell', () => {
  const state = situation({
    countries: { russia: { is: 'soft', sleepers: 1 } },
    hands: { jihadist: [50, 65, 69, 71] },
  });
  execute(state, 'us', 17);
  expect([state.hands.jihadist, state.discards, here(state, 'russia')]).toEqual([
    [50],
    [65, 69, 71],
    { sleepers: 1 },
  ]);
});

test('cards 18, 61 a Disrupt by Intel Community in the Jihadist’s phase opens Detainee Release in the same phase', () => {
  const state = situation({
    countries: { canada: { is: 'soft', sleepers: 1 }, iran: { sleepers: 1 } },
    hands: { us: [1], jihadist: [18, 61, 50] },
    deck: [77],
    phase: 'jihadist',
  });
  expect(playable(state, 61, 'jihadist')).toBe(false);
  goOn(state, ['card-18', 'reserves', 'disrupt', 'done', 'card-61', 'event']);
  expect([here(state, 'canada'), state.hands.jihadist]).toEqual([{ sleepers: 1, active: 1 }, [50, 77]]);
});

test('cards 18, 66 the card played in between may be the other side’s, and its Event happens', () => {
  const state = situation({ hands: { us: [18, 66, 1], jihadist: [50] }, phase: 'us' });
  const answers = ['card-18', 'event', 'canada', 'card-66', 'event-first', 'disrupt'];
  // Canada Hard, the United Kingdom Hard.
  goOn(state, answers, [5, 5]);
  expect([here(state, 'united-kingdom'), state.discards]).toEqual([{ active: 1 }, [66, 18]]);
  expect(state.phase).toMatchObject({ side: 'us', played: 1 });
});

test('cards 18, 32 7.6.2 no Reassessment in between', () => {
  const state = situation({ hands: { us: [32, 112], jihadist: [50] } });
  const { menu } = begin(state, 'us', 18, ['canada', 'card-112'], [5]);
  expect(menu.some((option) => option.startsWith('reassessment'))).toBe(false);
});

test('cards 26, 11 a plot in Israel ends Abbas, and Quartet with it', () => {
  const state = situation({ effects: ['abbas'], plots: [['israel', 1]] });
  expect(playable(state, 26, 'us')).toBe(true);
  play(state, (table) => resolvePlots(table));
  expect(playable(state, 26, 'us')).toBe(false);
});

test('cards 27, 51, 81 Saddam Captured: fewer FREs, and Foreign Fighters take the Aid it brought', () => {
  const state = situation({ countries: { iraq: OCCUPIED } });
  execute(state, 'us', 27);
  execute(state, 'jihadist', 51);
  execute(state, 'jihadist', 81);
  expect(here(state, 'iraq')).toEqual({ troops: 6, sleepers: 8, regimeChange: 1 });
});

test('cards 31, 45 Wiretapping makes the country Safer Now; a cadre elsewhere does not matter', () => {
  const state = situation({
    countries: {
      canada: { is: 'soft', sleepers: 1 },
      spain: { is: 'soft', cadre: true },
      iran: { sleepers: 1 },
    },
    plots: [['united-states', 1]],
    deck: [77],
  });
  expect(playable(state, 45, 'us')).toBe(false);
  execute(state, 'us', 31);
  expect(playable(state, 45, 'us')).toBe(true);
});

test('cards 33, 60 a Bhutto shot before she came is no Event for either side’s card', () => {
  const state = situation({ countries: { pakistan: { is: 'poor', sleepers: 1 } } });
  execute(state, 'jihadist', 60);
  expect(playable(state, 33, 'us')).toBe(false);
  const given = { countries: { pakistan: { is: 'poor', sleepers: 1 } }, effects: ['bhutto-shot'] } as const;
  const after = used(given, 'jihadist', 33, ['travel', 'pakistan']);
  expect([standing(after.state, 'pakistan'), after.state.discards]).toEqual(['poor neutral', [33]]);
});

test('cards 34, 84, 85 Leaks turn the markers over one by one; an Event that leaked is not triggered', () => {
  const state = situation({
    countries: { jordan: 'fair ally', egypt: 'fair ally' },
    effects: ['enhanced-measures', 'wiretapping'],
  });
  execute(state, 'jihadist', 84, ['enhanced-measures', 'egypt'], [6, 6, 1, 1]);
  expect([34, 44, 31].map((card) => playable(state, card, 'us'))).toEqual([false, true, false]);
  execute(state, 'jihadist', 85, [], [6, 6, 1, 1]);
  expect([standing(state, 'egypt'), standing(state, 'jordan')]).toEqual(['fair neutral', 'fair neutral']);
  expect([84, 85].map((card) => playable(state, card, 'jihadist'))).toEqual([false, false]);
  const { state: after } = used(
    { countries: { jordan: { is: 'fair ally', sleepers: 1 } }, effects: ['leak-enhanced-measures'] },
    'jihadist',
    34,
    ['travel', 'jordan'],
  );
  expect([after.hands.jihadist, here(after, 'jordan')]).toEqual([[65, 69], { sleepers: 1 }]);
});

test('cards 34, 44, 80 in FATA there is nothing to Disrupt: Enhanced Measures cannot be played, Renditions can', () => {
  const state = situation({
    countries: { pakistan: { is: 'fair ally', active: 1 } },
    effects: ['fata', 'fata-shield'],
    hands: { jihadist: [50] },
  });
  expect([34, 44].map((card) => playable(state, card, 'us'))).toEqual([false, true]);
  execute(state, 'us', 44);
  expect([here(state, 'pakistan'), state.discards]).toEqual([{ active: 1 }, [50]]);
});

test('cards 36, 70, 83 a plot in India ends the talks and sets both cards free', () => {
  const state = situation({
    countries: { pakistan: 'fair', india: 'hard' },
    effects: ['indo-pakistani-talks'],
    plots: [['india', 1]],
  });
  expect([70, 83].map((card) => playable(state, card, 'jihadist'))).toEqual([false, false]);
  play(state, (table) => resolvePlots(table), [], [1]);
  expect([70, 83].map((card) => playable(state, card, 'jihadist'))).toEqual([true, true]);
});

test('cards 37, 27, 51, 54 a Regime Change by Iraqi WMD opens what asks for troops in Iraq', () => {
  const state = situation({ countries: { iraq: { is: 'poor adversary', sleepers: 2 } } });
  const open = () => [27, 51, 54].map((card) => playable(state, card, card === 27 ? 'us' : 'jihadist'));
  expect(open()).toEqual([false, false, false]);
  execute(state, 'us', 37, ['yes', '6'], [5, 1, 1, 1]);
  expect([standing(state, 'iraq'), here(state, 'iraq'), open()]).toEqual([
    'fair ally',
    { active: 2, troops: 6, regimeChange: 2 },
    [true, true, true],
  ]);
  expect(playable(state, 92, 'jihadist')).toBe(false);
});

test('cards 38, 39 Libyan Deal ends a Libyan WMD that waited: no Regime Change there any more', () => {
  const state = situation({
    countries: { libya: 'poor adversary', syria: 'fair ally' },
    effects: ['libyan-wmd'],
  });
  expect(operation(structuredClone(state), 'us', 'regime-change', 3).menu).toContain('6');
  execute(state, 'us', 38, ['spain', 'italy', 'hard', 'soft']);
  expect([state.effects['libyan-wmd'], standing(state, 'libya')]).toEqual([false, 'poor ally']);
  expect([37, 39].map((card) => playable(state, card, 'us'))).toEqual([false, false]);
});

test('cards 41, 110, 51, 106 NATO alone is troops for Zarqawi, FREs and Jaysh al-Mahdi, but none of the track’s', () => {
  const state = situation({
    countries: { iraq: { is: 'fair ally', sleepers: 1, regimeChange: 'tan' } },
    change: (one) => {
      one.nato = AT.iraq;
    },
    funding: 5,
  });
  expect([110, 51, 106].map((card) => playable(state, card, 'jihadist'))).toEqual([true, true, true]);
  execute(state, 'us', 100);
  expect(state.funding).toBe(3);
});

test('cards 41, 101 Kosovo can bring a penalty that keeps NATO away', () => {
  const state = situation({ countries: { iraq: OCCUPIED, canada: 'soft', spain: 'hard' } });
  expect(playable(state, 41, 'us')).toBe(true);
  execute(state, 'us', 101);
  // Israel and Spain are Hard, Canada and now Serbia Soft: the world is undecided.
  expect([standing(state, 'serbia'), playable(state, 41, 'us')]).toEqual(['soft', true]);
  state.posture[AT.spain] = 1;
  expect(playable(state, 41, 'us')).toBe(false);
});

test('cards 43, 6 Sanctions in the Jihadist’s hand happen only under the Patriot Act', () => {
  const run = (effects: readonly 'patriot-act'[]) =>
    used({ effects, funding: 6, countries: { egypt: { is: 'poor', sleepers: 1 } } }, 'jihadist', 6, [
      'reserves',
    ]).state.funding;
  expect([run([]), run(['patriot-act'])]).toEqual([6, 4]);
});

test('cards 46, 40 Sistani and Mass Turnout: from Poor to Good, and the Regime Change is over', () => {
  const state = situation({ countries: { iraq: { ...OCCUPIED, aid: 2, besieged: true } } });
  execute(state, 'us', 46);
  expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual([
    'fair ally',
    { troops: 6, sleepers: 1, aid: 2, besieged: 1, regimeChange: 1 },
  ]);
  execute(state, 'us', 40);
  expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual(['good ally', { troops: 6, sleepers: 1 }]);
  expect([40, 46].map((card) => playable(state, card, 'us'))).toEqual([false, false]);
});

test('card 47 triggered by the first card of the phase, the second is turned up by chance', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 1 } },
    hands: { us: [1], jihadist: [47, 49] },
    phase: 'jihadist',
  });
  const played = goOn(state, ['card-47', 'event-first', 'travel', 'egypt', 'event'], [3]);
  expect(played.asked.filter((one) => one === 'jihadist: ask.card')).toHaveLength(1);
  expect([here(state, 'somalia'), state.lapsingBox, state.removed]).toEqual([{ sleepers: 1 }, [47], [49]]);
});

test('cards 53, 18 Intel Community on the second card of Madrassas: the US looks and acts first', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 1 } },
    hands: { us: [1], jihadist: [18, 50, 53] },
    phase: 'jihadist',
  });
  const answers = ['card-53', 'event', 'card-18', 'event-first', 'canada', 'done', 'egypt'];
  const played = goOn(state, answers, [3, 5, 3, 4]);
  expect([here(state, 'egypt'), state.known.jihadist]).toEqual([{ sleepers: 3 }, [50]]);
  expect([played.rollsLeft, state.discards]).toEqual([0, [53, 18]]);
});

test('cards 54, 103, 23 Sadr is a cell that Hizballah and Predator find, and then Sistani has none', () => {
  for (const card of [103, 23]) {
    const state = situation({
      countries: { iraq: { is: 'poor ally', troops: 2, regimeChange: 'tan' } },
      effects: ['sadr'],
    });
    expect(playable(state, 46, 'us')).toBe(true);
    execute(state, 'us', card);
    expect([state.effects.sadr, here(state, 'iraq').cadre, playable(state, 46, 'us')]).toEqual([
      false,
      1,
      false,
    ]);
  }
});

test('cards 72, 81, 114 GTMO stops Recruit, not Events that place cells', () => {
  const state = situation({
    countries: { afghanistan: { ...OCCUPIED, aid: 1 } },
    lapsing: ['gtmo'],
  });
  execute(state, 'jihadist', 72);
  execute(state, 'jihadist', 81);
  expect(here(state, 'afghanistan')).toEqual({ troops: 6, sleepers: 9, regimeChange: 1 });
});

test('cards 74, 79, 2 Biometrics does not bind visas and clean operatives', () => {
  const given = { countries: { egypt: { is: 'poor', active: 2 } }, lapsing: ['biometrics'] } as const;
  const visas = situation(given);
  execute(visas, 'jihadist', 74, ['egypt', 'italy', 'done'], [2]);
  expect([here(visas, 'italy'), here(visas, 'egypt')]).toEqual([{ sleepers: 1 }, { active: 1 }]);
  const clean = situation(given);
  execute(clean, 'jihadist', 79, ['united-states', 'egypt']);
  expect([here(clean, 'united-states'), here(clean, 'egypt')]).toEqual([{ sleepers: 1 }, { sleepers: 1 }]);
});

test('cards 78, 103 to 107 only Iran, Hizballah and Jaysh al-Mahdi are lost, and none of them happens', () => {
  const state = situation({
    us: 'soft',
    countries: { lebanon: 'good ally', iraq: { is: 'fair ally', troops: 1, sleepers: 1 } },
    hands: { us: [101, 103, 104, 105, 106, 107] },
  });
  execute(state, 'jihadist', 78, [], [1, 2, 3]);
  expect([state.hands.us, state.discards]).toEqual([
    [101, 107],
    [103, 104, 105, 106],
  ]);
  expect([standing(state, 'lebanon'), standing(state, 'iraq'), standing(state, 'united-states')]).toEqual([
    'good ally',
    'fair ally',
    'hard',
  ]);
  expect(state.prestige).toBe(5);
});

test('cards 80, 108 Musharraf takes the cell of FATA, which stays in effect', () => {
  const state = situation({ countries: { pakistan: 'good neutral', iran: { sleepers: 1 } } });
  execute(state, 'jihadist', 80);
  execute(state, 'jihadist', 108);
  expect([standing(state, 'pakistan'), here(state, 'pakistan'), state.effects.fata]).toEqual([
    'poor ally',
    { cadre: 1 },
    true,
  ]);
  // An Ally with a cadre, and yet no Disrupt.
  expect(playable(state, 34, 'us')).toBe(false);
});

test('card 82 recruits by the printed number, and without a die under Islamist Rule and Regime Change', () => {
  const state = situation({
    countries: {
      sudan: { is: 'ir' },
      iraq: { is: 'good ally', troops: 6 },
      afghanistan: { is: 'fair ally', troops: 6, regimeChange: 'tan' },
      'united-kingdom': 'hard',
    },
  });
  const chosen = ['sudan', 'afghanistan', 'united-kingdom'];
  const { rollsLeft } = execute(state, 'jihadist', 82, chosen, [3]);
  expect(rollsLeft).toBe(0);
  expect(chosen.map((id) => here(state, id as 'sudan').sleepers)).toEqual([1, 1, 1]);
});

test('cards 87, 5 a martyr’s WMD in the United States lies face up under NEST, the number beside it does not', () => {
  const state = situation({
    countries: { 'united-states': { sleepers: 1 }, iran: { sleepers: 1 } },
    effects: ['nest'],
    change: (one) => {
      one.available[3] = 1;
      one.looseNukes = 2;
    },
  });
  execute(state, 'jihadist', 88, ['united-states', 'plot-3', 'plot-wmd']);
  expect(state.plots.map(({ value, shown }) => [value, shown])).toEqual([
    [3, false],
    [4, true],
  ]);
  expect(here(state, 'united-states').cadre).toBe(1);
});

test('cards 116, 57 KSM in the Philippines costs Prestige under Abu Sayyaf, unless troops outnumber cells', () => {
  const run = (troops: number) => {
    const state = situation({
      countries: { philippines: { is: 'soft', sleepers: 1, troops } },
      effects: ['abu-sayyaf'],
      prestige: 5,
    });
    execute(state, 'jihadist', 116, ['plot-2']);
    return state.prestige;
  };
  expect([run(0), run(1), run(2)]).toEqual([4, 4, 5]);
});

test('cards 90, 75 the US is still Hard when Schroeder & Chirac are discarded by Quagmire', () => {
  const state = situation({
    countries: { iraq: OCCUPIED, germany: 'hard' },
    prestige: 5,
    hands: { us: [75] },
  });
  execute(state, 'jihadist', 90);
  expect([standing(state, 'germany'), standing(state, 'france'), standing(state, 'united-states')]).toEqual([
    'soft',
    'soft',
    'soft',
  ]);
  expect([state.prestige, state.removed]).toEqual([4, [75]]);
});

test('cards 90, 48, 53 neither Adam Gadahn nor Madrassas is a first card when Quagmire discards it', () => {
  const state = situation({
    countries: { iraq: OCCUPIED },
    prestige: 5,
    hands: { us: [48, 53], jihadist: [50, 90] },
    phase: 'jihadist',
  });
  goOn(state, ['card-90', 'event']);
  expect([state.phase.bound, state.discards.toSorted((a, b) => a - b), here(state, 'iraq').sleepers]).toEqual(
    [null, [48, 53, 90], 1],
  );
});

test('cards 90, 87 the Jihadist names the martyr on a card that the US has lost', () => {
  const state = situation({
    countries: { iraq: { ...OCCUPIED, active: 1 } },
    prestige: 5,
    hands: { us: [87] },
  });
  const asked = begin(structuredClone(state), 'jihadist', 90);
  expect([asked.ask?.seats, asked.menu]).toEqual([['jihadist'], ['active', 'sleeper']]);
});

test('cards 90, 86, 66 both cards are lost before either Event happens: Lebanon War finds no third', () => {
  const state = situation({
    countries: { iraq: OCCUPIED, 'united-kingdom': 'hard' },
    prestige: 5,
    hands: { us: [66, 86] },
  });
  execute(state, 'jihadist', 90, ['iraq']);
  expect([state.prestige, here(state, 'iraq').sleepers, here(state, 'united-kingdom')]).toEqual([
    4,
    2,
    { sleepers: 1 },
  ]);
  expect(state.discards.toSorted((a, b) => a - b)).toEqual([66, 86]);
});

test('cards 93, 28 a siege by the Taliban under Islamist Rule can be lifted by Sharia', () => {
  const state = situation({ countries: { afghanistan: { is: 'ir', sleepers: 1 }, pakistan: 'fair' } });
  execute(state, 'jihadist', 93);
  expect([here(state, 'afghanistan'), state.prestige]).toEqual([{ sleepers: 2, besieged: 1 }, 4]);
  execute(state, 'us', 28);
  expect([standing(state, 'afghanistan'), here(state, 'afghanistan')]).toEqual([
    'ir adversary',
    { sleepers: 2 },
  ]);
});

test('cards 94, 19 L11 Kemalist Republic: a Turkey that improves counts, one unmarked or worsened does not', () => {
  const open = (is: string) => {
    const state = situation({ countries: { turkey: is } });
    execute(state, 'us', 19);
    return playable(state, 94, 'jihadist');
  };
  expect(['poor', 'unmarked', 'good', 'fair'].map(open)).toEqual([true, false, false, false]);
});

test('cards 94, 102 Central Asia rolled for anew as Fair can be closed, as Poor it cannot', () => {
  const open = (roll: number) => {
    const state = situation({ countries: { 'central-asia': 'poor ally' } });
    execute(state, 'jihadist', 102, [], [roll]);
    return playable(state, 94, 'jihadist');
  };
  expect([open(5), open(4)]).toEqual([true, false]);
});

test('cards 97, 120 US Election that Fatwa hands over does not happen', () => {
  const state = situation({
    countries: { sudan: { is: 'ir', sleepers: 1 } },
    hands: { us: [120], jihadist: [50] },
    prestige: 5,
  });
  execute(state, 'jihadist', 97, ['recruit']);
  expect([state.hands, state.prestige]).toEqual([{ us: [50], jihadist: [120] }, 5]);
});

test('cards 97, 12 L18 a Plot with Fatwa is the first of the turn: the next card used for one brings its US Event about', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 2 } },
    hands: { us: [12], jihadist: [50, 97] },
    funding: 8,
    phase: 'jihadist',
  });
  const played = goOn(state, ['card-97', 'event', 'plot', 'plot-1', 'plot', 'done'], [3, 6]);
  expect([state.firstPlot, state.funding, state.discards]).toEqual([{ used: true, card: 97 }, 4, [12]]);
  expect(played.rollsLeft).toBe(0);
});

test('cards 97, 114 under GTMO the Operation of Fatwa is no Recruit', () => {
  const state = situation({
    countries: { egypt: { is: 'poor', sleepers: 1 } },
    hands: { us: [1], jihadist: [50] },
    lapsing: ['gtmo'],
  });
  expect(begin(state, 'jihadist', 97).menu).toEqual(['travel', 'jihad', 'plot']);
});

test('cards 99, 120 US Election that the US discards for HAMAS happens before Prestige falls', () => {
  const state = situation({ hands: { us: [1, 120] }, prestige: 12, funding: 5 });
  execute(state, 'us', 99, ['card-120'], [6]);
  expect([state.prestige, state.funding, standing(state, 'united-states')]).toEqual([11, 4, 'hard']);
});

test('cards 114, 117 GTMO fetched out of its box and played again rolls Prestige anew; both end with the turn', () => {
  const state = situation({
    hands: { us: [117], jihadist: [] },
    lapsing: ['gtmo'],
    prestige: 7,
    funding: 5,
    phase: 'us',
    change: (one) => {
      one.lapsingBox.push(114);
      one.deck = one.deck.filter((card) => card !== 114);
    },
  });
  goOn(state, ['card-117', 'event', 'card-114', 'event'], [6, 1, 1]);
  expect([state.prestige, state.lapsing.gtmo, state.turn]).toEqual([8, 0, 2]);
  expect(state.discards).toEqual([117, 114]);
});

test('cards 117, 118 two Oil Price Spikes add up: Saudi Arabia falls for 5 Funding', () => {
  const state = situation({
    countries: { 'saudi-arabia': { is: 'poor', active: 5, besieged: true } },
    funding: 2,
    discards: [118],
  });
  execute(state, 'jihadist', 117);
  expect(state.hands.jihadist).toEqual([]);
  state.discards.length = 0;
  execute(state, 'us', 118);
  operation(state, 'jihadist', 'jihad', 1, ['major:saudi-arabia'], [3]);
  expect([standing(state, 'saudi-arabia'), state.funding]).toEqual(['ir adversary', 7]);
});
