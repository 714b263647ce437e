import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { draw } from '../../hands.ts';
import { labyrinth } from '../../index.ts';
import { FRAME, playCard } from '../../play-card.ts';
import { placeFirstCells } from '../../setup.ts';
import { resolvePlots } from '../../unblocked.ts';
import { here, play, plotsIn, standing } from '../table.ts';
import { alone, named, scenarioAlone, turnUp, watch } from './play.ts';

const CELL = { sleepers: 1 } as const;

test('9.2 the hand is a pile: nobody sees it, the top card is played, cards gained go on top', () => {
  const state = alone({ hands: { jihadist: [57, 101] }, deck: [43] });
  expect(labyrinth.view(state, 'jihadist').hands.jihadist).toEqual([]);
  play(state, (table) => draw(act(table, 'jihadist', '6.2', FRAME), 'jihadist', 1));
  expect(state.hands.jihadist).toEqual([57, 101, 43]);
});

test('9.3 9.3.1 Active cells act and are lost before Sleepers, Sadr last', () => {
  const state = alone({ countries: { iraq: { is: 'fair', sleepers: 1, active: 1 } }, effects: ['sadr'] });
  const { why } = turnUp(state, 65, { rolls: [6, 6] });
  expect(why).toContain('E.minor-jihad');
  expect([here(state, 'iraq'), state.effects.sadr]).toEqual([{}, true]);
});

test('9.4.2.1 card 104 Iran: the Shia-Mix table, then the nearest Good, else Fair country; nothing if there is none', () => {
  const given = {
    iraq: 'poor',
    lebanon: 'fair',
    'gulf-states': 'good',
    sudan: { is: 'ir', sleepers: 2 },
  } as const;
  const good = alone({ countries: given });
  // 3+3+3 is Yemen, which is tested: 6, Fair.
  const { why } = turnUp(good, 104, { side: [3, 3, 3], rolls: [6, 1, 6] });
  expect(why).toContain('V.iran-good');
  expect([standing(good, 'yemen'), standing(good, 'gulf-states')]).toEqual(['fair neutral', 'fair neutral']);
  const fair = alone({ countries: { ...given, 'gulf-states': 'poor' } });
  expect(turnUp(fair, 104, { side: [4, 4, 4], rolls: [1, 1] }).why).toContain('V.iran-fair');
  expect(standing(fair, 'lebanon')).toBe('poor neutral');
  const none = alone({ countries: { iraq: 'poor', sudan: { is: 'ir', sleepers: 2 } } });
  expect(turnUp(none, 104, { side: [4, 4, 4] }).why).toContain('V.iran-none');
});

test('9.4.2.1 card 106 Jaysh al-Mahdi: a country with cells and troops', () => {
  const there = { troops: 1, ...CELL } as const;
  const state = alone({ countries: { iraq: { is: 'good', ...there }, turkey: { is: 'fair', ...there } } });
  expect(turnUp(state, 106, { side: [1, 1, 1], rolls: [6, 6] }).why).toContain('V.mahdi-good');
  expect(standing(state, 'iraq')).toBe('fair neutral');
  const fair = alone({ countries: { iraq: { is: 'poor', ...there }, turkey: { is: 'fair', ...there } } });
  expect(turnUp(fair, 106, { side: [4, 4, 4], rolls: [6, 6] }).why).toContain('V.mahdi-fair');
  const none = alone({ countries: { iraq: { is: 'poor', ...there } } });
  expect(turnUp(none, 106, { side: [4, 4, 4] }).why).toContain('V.mahdi-none');
});

test('9.4.2.1 card 86 Lebanon War: the Shia-Mix table names the country', () => {
  const state = alone({ countries: { egypt: { is: 'poor', ...CELL } } });
  const { why } = turnUp(state, 86, { side: [6, 6, 6], rolls: [1] });
  expect(why).toContain('V.lebanon-war');
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 1 });
});

test('9.4.2.1 card 53 Madrassas: for both cards a Global roll and the nearest country; the second Event does not happen', () => {
  const state = alone({ countries: { sudan: { is: 'ir', ...CELL } }, hands: { jihadist: [57] }, funding: 1 });
  const first = turnUp(state, 53, { side: [1, 5] });
  expect([first.why.includes('V.madrassas'), here(state, 'sudan').sleepers, state.phase.bound]).toEqual([
    true,
    2,
    'madrassas',
  ]);
  state.phase.played = 1;
  watch(state, (table) => playCard(table, 'jihadist', 57), { side: [1, 5] });
  expect([here(state, 'sudan').sleepers, state.effects['abu-sayyaf'], state.discards]).toEqual([
    4,
    false,
    [53, 57],
  ]);
});

test('9.4.2.1 card 48 Adam Gadahn: the next card recruits in the United States; what finds no cell is Radicalization', () => {
  const state = alone({
    countries: { sudan: { is: 'ir', sleepers: 9 } },
    hands: { jihadist: [43] },
    funding: 4,
  });
  turnUp(state, 48);
  state.phase.played = 1;
  const { why } = watch(state, (table) => playCard(table, 'jihadist', 43), { rolls: [2] });
  expect(why).toEqual(expect.arrayContaining(['V.gadahn', 'R.roll-success', 'R.ran-out', 'Z.place-cell']));
  expect(here(state, 'united-states').sleepers).toBe(1);
  const last = alone({ countries: { sudan: { is: 'ir', sleepers: 9 } } });
  expect(turnUp(last, 48).why).toContain('V.gadahn-no-second-card');
  const once = alone({ countries: { sudan: { is: 'ir', ...CELL } } });
  expect(turnUp(once, 53).why).toContain('V.madrassas-no-second-card');
});

test('9.4.2.1 card 82 Jihadist Videos: three Global rolls, each for the nearest country without cells', () => {
  const state = alone({ countries: { morocco: { is: 'poor', ...CELL }, sudan: 'poor', iraq: 'poor' } });
  const watched = turnUp(state, 82, { side: [1, 5, 2, 5, 4, 2], rolls: [1, 1, 6, 6] });
  expect(named(watched, 'ask.event.choose')).toEqual(['sudan', 'iraq', 'canada']);
  expect(watched.why).toEqual(expect.arrayContaining(['V.videos', 'V.videos-recruit', 'V.videos-cadre']));
});

test('9.4.2.1 card 74 Schengen Visas: unmarked Schengen countries under a Hard US, else their table', () => {
  const hard = turnUp(alone({ countries: { iraq: { is: 'poor', sleepers: 3 } } }), 74, {
    side: [4, 5],
    rolls: [1, 1],
  });
  expect([named(hard, 'ask.travel.visa'), hard.why.includes('V.schengen-box4')]).toEqual([
    ['france', 'spain'],
    true,
  ]);
  const soft = alone({ countries: { iraq: { is: 'poor', sleepers: 3 } }, us: 'soft' });
  expect(turnUp(soft, 74, { side: [6, 6], rolls: [1] }).why).toContain('V.schengen-table');
  expect(here(soft, 'italy').sleepers).toBe(2);
});

test('9.4.2.1 card 79 Clean Operatives: both cells go to the United States', () => {
  const state = alone({ countries: { iraq: { is: 'poor', sleepers: 3 } } });
  expect(turnUp(state, 79).why).toContain('V.clean-operatives');
  expect([here(state, 'united-states').sleepers, here(state, 'iraq').sleepers]).toEqual([2, 1]);
});

test('9.6 card 62 Ex-KGB: Caucasus if that moves the World Posture marker, else Central Asia; CTR in Russia goes first', () => {
  const moved = alone({ countries: { 'central-asia': 'fair' } });
  expect(turnUp(moved, 62).why).toContain('V.exkgb-caucasus');
  expect(standing(moved, 'caucasus')).toBe('soft');
  const soft = { france: 'soft', spain: 'soft', italy: 'soft', germany: 'soft' } as const;
  const capped = alone({ countries: { ...soft, 'central-asia': 'fair' } });
  const told = turnUp(capped, 62).why;
  expect(told).toContain('V.exkgb-central-asia');
  expect(told).not.toContain('V.exkgb-in-vain');
  expect(standing(capped, 'central-asia')).toBe('fair adversary');
  const guarded = alone({ effects: ['ctr-russia'] });
  expect(turnUp(guarded, 62).why).toContain('V.exkgb-ctr');
});

test('9.6 L76 card 62 Ex-KGB: where Caucasus would not move the marker, an Adversary in Central Asia is named in vain', () => {
  const soft = { france: 'soft', spain: 'soft', italy: 'soft', germany: 'soft', benelux: 'soft' } as const;
  const state = alone({ countries: { ...soft, caucasus: 'hard', 'central-asia': 'fair adversary' } });
  const { why, answers } = turnUp(state, 62);
  expect(answers).toContain('ask.event.choose: central-asia');
  expect(why.filter((reason) => reason.startsWith('V.exkgb'))).toEqual([
    'V.exkgb-central-asia',
    'V.exkgb-in-vain',
  ]);
  expect([standing(state, 'caucasus'), standing(state, 'central-asia')]).toEqual(['hard', 'fair adversary']);
  // Where nothing can change nobody is asked.
  const both = alone({ countries: { caucasus: 'soft', 'central-asia': 'fair adversary' } });
  expect(turnUp(both, 62).answers.filter((answer) => answer.startsWith('ask.event'))).toEqual([]);
});

test('9.6 card 84 Leak: one of the markers at random, and an Ally by the order of shifts', () => {
  const state = alone({
    countries: { egypt: 'poor ally', jordan: 'good ally', iraq: { is: 'poor', ...CELL } },
    effects: ['renditions', 'wiretapping'],
  });
  const { why } = turnUp(state, 84, { side: [6], rolls: [6, 6, 1, 1] });
  expect(why).toEqual(expect.arrayContaining(['V.leak-marker', 'V.shift-chart', 'N.shift-good']));
  expect([state.effects['leak-wiretapping'], standing(state, 'jordan')]).toEqual([true, 'good neutral']);
});

test('9.4.2.1 card 110 Zarqawi: cells and a plot of 2 in one country with troops', () => {
  const state = alone({ countries: { iraq: { is: 'poor', troops: 1 }, syria: { is: 'poor', troops: 1 } } });
  const { why } = turnUp(state, 110, { side: [6], rolls: [6, 6] });
  expect(why).toContain('V.zarqawi');
  expect(plotsIn(state, 'syria')).toEqual([2]);
});

test('9.4.2.1 card 96 Danish Cartoons needs no cell; unmarked countries come last and are tested', () => {
  const state = alone({ countries: { iran: CELL }, funding: 5 });
  const { why } = turnUp(state, 96, { us: ['hard'], side: [1, 1], rolls: [1, 6] });
  expect(why).toEqual(expect.arrayContaining(['V.plot-chart', 'P.event-unmarked']));
  expect(plotsIn(state, 'morocco')).toEqual([1]);
});

test('9.4.2.1 card 97 Fatwa: cards change hands, then 1 Op, then another 1 Op by the charts', () => {
  const state = alone({
    countries: { egypt: { is: 'good', sleepers: 3 } },
    hands: { jihadist: [57, 58], us: [1] },
  });
  const watched = turnUp(state, 97, { rolls: [6, 6] });
  expect(named(watched, 'ask.alone.operation')).toEqual(['jihad', 'jihad']);
  expect([state.hands.us, state.hands.jihadist]).toEqual([[58], [57, 1]]);
});

test('9.5 8.5.6 a plot in a Schengen country sways two more by their table', () => {
  const state = alone({ countries: { germany: 'hard', iran: CELL }, plots: [['germany', 1]] });
  const watched = watch(state, (table) => resolvePlots(table), { side: [3, 1, 1, 2], rolls: [6, 6, 6] });
  expect(named(watched, 'ask.schengen')).toEqual(['scandinavia', 'benelux']);
  expect(watched.why).toContain('V.schengen-two-more');
});

test('9.5 Anaconda alone: three cells in three random countries other than the United States', () => {
  const state = scenarioAlone('anaconda');
  const watched = watch(state, (table) => placeFirstCells(table, 3), {
    side: [4, 2, 4, 3, 1, 6],
    rolls: [1, 1, 1],
  });
  expect(named(watched, 'ask.setup.cell')).toEqual(['canada', 'united-kingdom', 'somalia']);
});

test('9.4.1 D-S20 a Jihadist Event that the US triggers brings no Radicalization: without a site nothing happens', () => {
  const state = alone({
    countries: { iraq: { is: 'poor ally', troops: 2, ...CELL } },
    prestige: 3,
    hands: { us: [87, 1] },
    phase: 'us',
  });
  const watched = watch(state, (table) => playCard(table, 'us', 87), { us: ['event-first', 'disrupt'] });
  expect(watched.why).toEqual(expect.arrayContaining(['F.us-triggered-event', 'F.us-triggered-no-site']));
  expect(state.plots).toEqual([]);
});

test('9.3.3 D-S16 with every numbered plot on the map the next to return is set aside', () => {
  const state = alone({
    countries: { pakistan: { is: 'poor', sleepers: 6 }, france: 'soft' },
    plots: [1, 1, 1, 2, 2, 3].map((value) => ['france', value as 1] as const),
  });
  const { why } = turnUp(state, 65, { rolls: [1, 1] });
  expect(why).toEqual(expect.arrayContaining(['M.arsenal', 'F.wmd-swap-later']));
  expect([state.asideDue, state.available]).toEqual([3, [0, 0, 0, 3]]);
});

test('9.2 card 5 alone: as long as the Jihadist has a WMD every plot in the United States lies face up', () => {
  const state = alone({ countries: { 'united-states': CELL }, effects: ['nest'] });
  state.available.splice(0, 4, 2, 2, 1, 1);
  state.aside[0] = 1;
  state.looseNukes = 2;
  turnUp(state, 23, { rolls: [1, 1] });
  expect(state.plots[0]?.shown).toBe(true);
});

test('9.7 Infectious: the US may neither hold nor discard its last card', () => {
  const menu = (ideology: 'potent' | 'infectious') => {
    const state = alone({ hands: { us: [43] }, phase: 'us', variants: { ideology } });
    return watchMenu(state);
  };
  expect(menu('potent')).toContain('hold');
  expect(menu('infectious')).not.toContain('hold');
});

function watchMenu(state: ReturnType<typeof alone>): readonly string[] {
  return play(state, (table) => labyrinth.step(table)).menu;
}
