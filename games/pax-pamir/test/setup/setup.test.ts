import { Dice, defaultSetting, fastDice, Match, settingFaults } from '@sandtable/engine';
import { play } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { isTopple } from '../../components/cards.ts';
import { paxPamir } from '../../game.ts';
import { deckSize, pileSizes } from '../../setup/deck.ts';
import type { State } from '../../state.ts';
import { KHYBER, type Options } from '../table.ts';

const setUp = (players: number, options: Options = {}, seed = 'set-up'): State =>
  paxPamir.setup(defaultSetting(paxPamir, { players, ...options }), new Dice(fastDice(seed)));

/** Chooses the end with the lower or higher order number for everybody. */
const chosen = (state: State, ends: readonly (0 | 1)[]) => {
  const answers = state.players.map((player, who) => {
    const at = ends[who] ?? 0;
    return ENDS[player.loyaltyCard ?? 0]?.[at] ?? '';
  });
  return play(paxPamir, state, answers);
};
const ENDS = [
  ['british', 'russian'],
  ['russian', 'afghan'],
  ['afghan', 'british'],
  ['british', 'afghan'],
  ['afghan', 'russian'],
] as const;

test('C2, C2.1, C2.3, C5, C5.1 every player has ten cubes, four rupees, no hand and no tableau', () => {
  for (const players of [2, 3, 4, 5]) {
    const state = setUp(players);
    expect(state.players).toHaveLength(players);
    for (const player of state.players) {
      expect([player.cubes, player.rupees, player.hand.length, player.tableau.length]).toEqual([10, 4, 0, 0]);
      expect(player.loyaltyCard).not.toBeNull();
    }
    paxPamir.laws(state);
  }
});

describe('C3, C3.1 the deck', () => {
  test.each([
    [2, 56, 60],
    [3, 64, 68],
    [4, 72, 76],
    [5, 80, 84],
  ])('C3.1 for %i players %i cards and four topples', (players, cards, all) => {
    expect(deckSize(players, false)).toBe(cards);
    const state = setUp(players);
    expect(state.deck.length + 12).toBe(all);
    expect(state.deck.filter(isTopple)).toHaveLength(4);
  });

  test('C3.1 six piles of nearly equal size, the larger ones on top', () => {
    expect(pileSizes(56)).toEqual([10, 10, 9, 9, 9, 9]);
    expect(pileSizes(64)).toEqual([11, 11, 11, 11, 10, 10]);
    expect(pileSizes(82)).toEqual([14, 14, 14, 14, 13, 13]);
  });

  test('C3.1 each of the four lower piles holds one topple, the two upper ones none', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = setUp(2, {}, seed);
      // From the bottom: four piles of 9 cards and a topple; of the upper 20 cards 12 lie in the market.
      expect(state.piles).toEqual([10, 10, 10, 10, 8]);
      for (const first of [0, 10, 20, 30])
        expect(state.deck.slice(first, first + 10).filter(isTopple)).toHaveLength(1);
      expect(state.deck.slice(40).some(isTopple)).toBe(false);
    }
  });

  test('J2, J2.2 with Khyber Knives 50 cards and 8 for each player', () => {
    expect([2, 3, 4, 5].map((players) => deckSize(players, true))).toEqual([66, 74, 82, 90]);
    expect(setUp(3, KHYBER).deck.length + 12).toBe(78);
  });
});

test('C3.2 the market has two rows of six cards, never a topple, and no rupees', () => {
  const { market } = setUp(4);
  expect(market.cards).toHaveLength(12);
  expect(market.cards.every((card) => card > 0 && !isTopple(card))).toBe(true);
  expect(market.rupees.every((rupees) => rupees === 0)).toBe(true);
});

test('C4, C4.1, B4, B4.1 the first regime is Political Fragmentation, and only one is in force', () => {
  expect(setUp(2).regime).toBe('political');
});

describe('C6 starting loyalty', () => {
  test('C6, C6.1 all choose at the same time; nobody sees a choice before all have chosen', () => {
    const match = Match.start(paxPamir, defaultSetting(paxPamir, { players: 3 }), fastDice('loyalty'));
    expect(match.turn).toEqual(['white', 'black', 'orange']);
    const before = JSON.stringify(match.view('black'));
    match.answer('white', match.menuOf('white')[0] ?? '');
    expect(match.turn).toEqual(['black', 'orange']);
    expect(JSON.stringify(match.view('black'))).toBe(before);
  });

  test('C6.1, C2.2 the lowest order number is first, the others follow clockwise in rising order', () => {
    const state = setUp(5);
    const played = chosen(state, [0, 0, 0, 0, 0]);
    // All have taken the early end of their card, so the cards lie in their order.
    expect(played.state.players.map((player) => player.loyaltyCard)).toEqual([0, 1, 2, 3, 4]);
    expect(played.state.turn.player).toBe(0);
    expect(played.ask?.seats).toEqual([played.state.players[0]?.colour]);
  });

  test('C6.2 the only player loyal to an empire has its favor; otherwise it lies aside', () => {
    const state = setUp(3);
    state.players.forEach((player, at) => {
      player.loyaltyCard = [0, 2, 1][at] ?? 0;
    });
    // British 1, British 8, Russian 2.
    const played = chosen(state, [0, 1, 0]);
    expect(played.state.players.map((player) => player.loyalty)).toEqual(['british', 'russian', 'british']);
    expect(played.state.favors).toEqual({ british: null, russian: 1, afghan: null });
  });
});

test('J2.3 with Khyber Knives the empires begin with 10, 8 and 6 cylinders, the rest is in the box', () => {
  const state = setUp(2, KHYBER);
  expect(state.supply).toEqual({ british: 10, russian: 8, afghan: 6 });
  expect(state.box).toEqual({ british: 4, russian: 4, afghan: 6 });
  expect(setUp(2, { expansion: 'wazirs' }).supply).toEqual({ british: 10, russian: 10, afghan: 10 });
});

test('J1.1, J2.4 the whole expansion is played with nation building; the wazirs may be used alone', () => {
  const faults = (options: Options) => settingFaults(paxPamir, defaultSetting(paxPamir, options));
  expect(faults({ expansion: 'khyber-knives' })).toEqual(['Khyber Knives is played with nation building']);
  expect(faults(KHYBER)).toEqual([]);
  expect(faults({ expansion: 'wazirs' })).toEqual([]);
});
