import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../index.ts';
import { AT } from '../map.ts';
import { goOn, here, scenario, situation, standing } from './table.ts';

/** Ops 1 and 2, nobody's Events: 97, 100 (unwritten or not) are stored without more ado. */
const SMALL = [98, 99, 100, 101, 102, 107] as const;

test('5.0 5.2.2 the Jihadist plays two cards, then the US two, in turns', () => {
  const state = situation({ hands: { jihadist: [98, 99, 100], us: [101, 102, 107] }, phase: 'jihadist' });
  const played = goOn(state, [
    'card-98',
    'reserves',
    'card-99',
    'reserves',
    'card-101',
    'reserves',
    'card-102',
    'reserves',
  ]);
  expect(played.asked.map((one) => one.split(':')[0])).toEqual([
    ...Array.from({ length: 4 }, () => 'jihadist'),
    ...Array.from({ length: 4 }, () => 'us'),
  ]);
  // The third card of the Jihadist is its last: nothing to choose.
  expect([played.ask?.seats, played.ask?.prompt.key]).toEqual([['jihadist'], 'ask.use']);
  expect(state.discards).toEqual([98, 99, 101, 102]);
});

test('4.7.5 5.2.2.2 the phase knows whose it is and how many cards it has seen', () => {
  const state = situation({ hands: { jihadist: [98, 99, 100], us: [101] }, phase: 'jihadist' });
  goOn(state, ['card-98', 'reserves']);
  expect(state.phase).toMatchObject({ side: 'jihadist', played: 1 });
});

test('5.2.2.1 a card is used as an Event or for Operations, nothing else', () => {
  const state = situation({ hands: { jihadist: [98, 99], us: [] }, phase: 'jihadist' });
  const { menu } = goOn(state, ['card-99']);
  expect(menu).toEqual(['event', 'recruit', 'travel', 'plot', 'reserves']);
});

test('5.2.1 5.2.2 a side without cards passes, and plots go off after every US phase', () => {
  const state = situation({
    hands: { jihadist: [98, 99, 100, 101], us: [] },
    phase: 'jihadist',
    plots: [['iran', 1]],
    funding: 3,
  });
  const answers = ['card-98', 'reserves', 'card-99', 'reserves'];
  const played = goOn(state, answers);
  expect([state.plots, state.funding]).toEqual([[], 4]);
  expect(played.ask?.seats).toEqual(['jihadist']);
});

test('5.2.4 the last card of the US is played, discarded or kept', () => {
  const given = () => situation({ hands: { jihadist: [98, 99], us: [101] }, phase: 'us' });
  expect(goOn(given()).menu).toEqual(['card-101', 'discard', 'hold']);
  const dropped = given();
  goOn(dropped, ['discard']);
  expect([dropped.discards, dropped.hands.us]).toEqual([[101], []]);
  const kept = given();
  goOn(kept, ['hold']);
  expect([kept.hands.us, kept.phase.side]).toEqual([[101], 'jihadist']);
});

test('5.2.4 with more than one card in hand nothing can be discarded or kept', () => {
  const state = situation({ hands: { jihadist: [98], us: [101, 102] }, phase: 'us' });
  expect(goOn(state).menu).toEqual(['card-101', 'card-102']);
});

test('5.2.4 6.3.2.3 a discarded card triggers nothing, but US Election does', () => {
  const plain = situation({ hands: { jihadist: [98, 99], us: [49] }, phase: 'us' });
  goOn(plain, ['discard']);
  expect(here(plain, 'somalia')).toEqual({});
  const election = situation({ hands: { jihadist: [98, 99], us: [120] }, phase: 'us', prestige: 7 });
  goOn(election, ['discard'], [3]);
  // Soft by 3 + 1, against a Hard world: a penalty, so Prestige falls.
  expect([standing(election, 'united-states'), election.prestige]).toEqual(['soft', 6]);
});

test('5.2.4 5.2.8 a card kept over the end of the turn comes on top of the new hand', () => {
  const state = situation({ hands: { jihadist: [], us: [101] }, phase: 'us', variants: { decks: 3 } });
  goOn(state, ['hold']);
  expect([state.turn, state.hands.us.length, state.hands.jihadist.length]).toEqual([2, 10, 9]);
  expect(state.hands.us).toContain(101);
});

test('9.7 Infectious: the US must play every card', () => {
  const state = situation({
    hands: { jihadist: [98], us: [101] },
    phase: 'us',
    variants: { solo: true, ideology: 'infectious' },
  });
  expect(goOn(state).ask?.prompt.key).toBe('ask.use');
});

test('4.8.4 the Jihadist may give up cadres in its own phase, with or without cards', () => {
  const countries = { jordan: { is: 'poor', cadre: true }, egypt: { is: 'fair', cadre: true } } as const;
  const state = situation({
    countries,
    hands: { jihadist: [98, 99, 100], us: [101, 102] },
    phase: 'jihadist',
  });
  expect(goOn(state).menu).toEqual(['card-98', 'card-99', 'card-100', 'cadre']);
  const played = goOn(state, ['cadre', 'jordan']);
  expect([here(state, 'jordan'), played.menu]).toEqual([{}, ['card-98', 'card-99', 'card-100', 'cadre']]);
  const empty = situation({ countries, hands: { jihadist: [], us: [101, 102] }, phase: 'jihadist' });
  expect(goOn(empty).menu).toEqual(['egypt', 'jordan', 'done']);
  // As many as it likes.
  expect(goOn(empty, ['egypt']).menu).toEqual(['jordan', 'done']);
  expect(goOn(empty, ['jordan']).ask?.seats).toEqual(['us']);
  expect(empty.cadre.includes(1)).toBe(false);
});

test('4.8.4 card 47 also before a card that is picked by chance cadres may be given up', () => {
  const state = situation({
    countries: { canada: { is: 'soft', cadre: true } },
    lapsing: ['itjihad'],
    hands: { jihadist: [31], us: [101, 102] },
    phase: 'jihadist',
  });
  const asked = goOn(state);
  expect([asked.ask?.prompt.key, asked.menu]).toEqual(['ask.cadre', ['canada', 'done']]);
  // Without the cadre Wiretapping has nothing to do.
  goOn(state, ['canada', 'travel', 'iran']);
  expect([state.effects.wiretapping, state.discards]).toEqual([false, [31]]);
});

test('5.2.2 what nobody is asked about goes by itself: the end of a phase, no plots, a new turn', () => {
  const state = situation({ hands: { jihadist: [], us: [101] }, phase: 'us' });
  goOn(state, ['card-101', 'reserves']);
  expect(state).toMatchObject({ turn: 2, phase: { side: 'jihadist', played: 0 } });
});

test('5.2.3 plots are resolved when the US phase is over', () => {
  const state = situation({
    hands: { jihadist: [98], us: [101, 102] },
    phase: 'us',
    plots: [['iran', 2]],
    funding: 3,
  });
  goOn(state, ['card-101', 'reserves']);
  expect(state.plots).toHaveLength(1);
  goOn(state, ['hold']);
  expect([state.plots, state.funding]).toEqual([[], 4]);
});

test('5.2 5.2.5 at the end of a turn Funding drops, and Prestige while there is Islamist Rule', () => {
  const state = situation({
    hands: { jihadist: [], us: [] },
    phase: 'us',
    funding: 6,
    prestige: 7,
    countries: { afghanistan: 'ir' },
  });
  goOn(state);
  expect([state.funding, state.prestige, state.turn]).toEqual([5, 6, 2]);
});

test('5.2.5 E5 a world of one mind with the US is worth Prestige, after the loss', () => {
  const hard = { canada: 'hard', india: 'hard', russia: 'hard' } as const;
  const state = situation({
    hands: { jihadist: [], us: [] },
    phase: 'us',
    prestige: 1,
    countries: { ...hard, afghanistan: 'ir' },
  });
  goOn(state);
  expect(state.prestige).toBe(2);
  const other = situation({
    hands: { jihadist: [], us: [] },
    phase: 'us',
    prestige: 5,
    us: 'soft',
    countries: hard,
  });
  goOn(other);
  expect(other.prestige).toBe(5);
});

test('5.2.6 4.7.7.1 4.7.7.2 lapsing Events and the first Plot end with the turn, their cards are discarded', () => {
  const state = situation({
    hands: { jihadist: [], us: [] },
    phase: 'us',
    change: (one) => {
      one.lapsing.biometrics = 1;
      one.lapsingBox = [one.deck.splice(one.deck.indexOf(2), 1)[0] ?? 0];
      one.firstPlot = { used: true, card: one.deck.splice(one.deck.indexOf(3), 1)[0] ?? 0 };
    },
  });
  goOn(state);
  expect([state.lapsing.biometrics, state.lapsingBox, state.firstPlot]).toEqual([
    0,
    [],
    { used: false, card: 0 },
  ]);
  expect(state.discards).toEqual([2, 3]);
});

test('5.2.7 6.3.3.2 4.7.9 Reserves are lost with the turn', () => {
  const state = situation({ hands: { jihadist: [], us: [] }, phase: 'us', reserves: { us: 2, jihadist: 1 } });
  goOn(state);
  expect(state.reserves).toEqual({ us: 0, jihadist: 0 });
});

test('5.2.8 new hands are dealt by the tracks as they then stand', () => {
  const state = situation({
    hands: { jihadist: [], us: [] },
    phase: 'us',
    funding: 7,
    countries: { iraq: { is: 'poor ally', troops: 12 } },
  });
  goOn(state);
  expect([state.hands.jihadist.length, state.hands.us.length]).toEqual([8, 7]);
});

test('5.2.9 4.8.2 green Regime Change markers turn tan after the deal', () => {
  const state = situation({
    hands: { jihadist: [], us: [] },
    phase: 'us',
    countries: { iraq: { is: 'poor ally', troops: 6, regimeChange: 'green' } },
  });
  goOn(state);
  expect(state.regimeChange[AT.iraq]).toBe(1);
});

test('card 73 with Pirates Funding does not drop while Somalia or Yemen is under Islamist Rule', () => {
  const after = (somalia: string) => {
    const state = situation({
      hands: { jihadist: [], us: [] },
      phase: 'us',
      funding: 6,
      countries: { somalia },
      effects: ['pirates'],
    });
    goOn(state);
    return state.funding;
  };
  expect([after('ir'), after('poor')]).toEqual([6, 5]);
});

test('card 47 the card the Jihadist plays is picked by chance', () => {
  const state = situation({
    hands: { jihadist: [...SMALL], us: [101] },
    phase: 'jihadist',
    lapsing: ['itjihad'],
  });
  state.deck = state.deck.filter((card) => !state.hands.jihadist.includes(card));
  const played = goOn(state);
  expect(played.ask?.prompt.key).toBe('ask.use');
  expect(state.hands.jihadist).toContain(state.plays[0]?.card);
});

test('5.1 a whole game ends within its decks', () => {
  for (const length of ['standard', 'tournament', 'campaign']) {
    const match = Match.start(labyrinth, defaultSetting(labyrinth, { length }), fastDice(length));
    // Everybody stores what can be stored and otherwise does the first thing.
    while (match.result === undefined) {
      const seat = match.turn[0] ?? '';
      const menu = match.menuOf(seat);
      match.answer(seat, menu.find((option) => option === 'reserves' || option === 'done') ?? menu[0] ?? '');
    }
    expect(match.state.reshuffles).toBeLessThanOrEqual(match.state.variants.decks);
  }
});

test('3.2 the first turn begins with the hands of the set-up', () => {
  const state = scenario('lets-roll');
  const played = goOn(state);
  expect([state.turn, played.ask?.seats, played.menu.length]).toEqual([1, ['jihadist'], 9]);
});
