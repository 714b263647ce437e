import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import type { ActionId } from '../cards/card-set.ts';
import { STANDARD } from '../cards/standard.ts';
import { determinize } from '../determinize.ts';
import { laws } from '../laws.ts';
import { playerOf } from '../state.ts';
import { viewOf } from '../view.ts';
import { situation, type Situation } from './situation.ts';

const GAME: Situation = {
  forces: { usa: { breakthrough: [['usa-m1a1-1']] }, china: { breakthrough: [['china-type-80-1']] } },
  hands: { usa: ['cover', 'raid'], china: ['minefield', 'overrun', 'barrage'] },
};

test('R1 a seat sees its own hand, and of others only how many cards they hold', () => {
  const view = viewOf(situation(GAME), 'usa');
  expect(view.players[0]).toMatchObject({ hand: ['cover', 'raid'], handCount: 2 });
  expect(view.players[1]).toMatchObject({ hand: null, handCount: 3 });
  expect(JSON.stringify(viewOf(situation(GAME), 'spectator'))).not.toContain('minefield');
});

test('R1 discards, reserves and victory piles are open; the order of the decks is not', () => {
  const view = viewOf(situation(GAME), 'usa');
  expect(view.players[1]?.reserve).toContain('china-type-99-1');
  expect(view).not.toHaveProperty('deck');
  expect(view).not.toHaveProperty('terrainDeck');
  expect(view.deckCount).toBe(85);
  expect(view.terrainCount).toBe(10);
});

test('R1 other hands are dealt anew out of everything unseen, one’s own is kept', () => {
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const state = situation(GAME);
    determinize(state, 'usa', new Dice(fastDice(seed)));
    laws(state);
    expect(state.players[0]?.hand).toEqual(['cover', 'raid']);
    expect(state.players[1]?.hand).toHaveLength(3);
    seen.add(JSON.stringify(state.players[1]?.hand));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('R1 an imagined world follows from what a seat sees and from chance, not from how the cards really lie', () => {
  const other: Situation = { ...GAME, hands: { ...GAME.hands, china: ['engineers', 'raid', 'cover'] } };
  const [one, two] = [GAME, other].map((given) => {
    const state = situation(given);
    if (given === other) state.deck.reverse();
    determinize(state, 'usa', new Dice(fastDice('same')));
    return [state.players[1]?.hand, state.deck, state.terrainDeck];
  });
  expect(one).toEqual(two);
});

test('R18.3 cards set aside are dealt anew within what they can have cost, also when that leaves little choice', () => {
  const aside: ActionId[] = ['cover', 'cover', 'assault', 'reaction-force', 'reaction-force'];
  const kept = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const state = situation({ ...GAME, hands: {} });
    const china = playerOf(state, 'china');
    for (const card of aside) china.aside.push(...state.deck.splice(state.deck.indexOf(card), 1));
    china.spare = 5;
    determinize(state, 'usa', new Dice(fastDice(`aside/${seed}`)));
    laws(state);
    expect(china.aside.every((card) => STANDARD.actions[card].reinforcement === 1)).toBe(true);
    kept.add(china.aside.toSorted().join());
  }
  expect(kept.size).toBeGreaterThan(20);
});

test('R18.3 what another really holds in hand may lie among his cards set aside in an imagined world', () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const state = situation({ ...GAME, hands: { china: ['overrun', 'overrun', 'overrun'] } });
    const china = playerOf(state, 'china');
    china.aside.push(...state.deck.splice(state.deck.indexOf('cover'), 1));
    china.spare = 25;
    determinize(state, 'usa', new Dice(fastDice(`hand/${seed}`)));
    for (const card of china.aside) found.add(card);
  }
  expect(found).toContain('overrun');
});

test('R1 the laws notice a card too many, a lost point and a gap', () => {
  const broken = (change: Situation['change']) => () =>
    laws(situation({ ...GAME, change: change ?? (() => undefined) }));
  expect(broken((state) => state.deck.push('cover'))).toThrow(/cover/);
  expect(broken((state) => (state.sides.red.points = 1))).toThrow(/points/);
  expect(broken((state) => state.forces.forEach((force) => (force.row = 2)))).toThrow(/gap/);
  expect(broken((state) => state.players[0]?.reserve.pop())).toThrow(/usa/);
  expect(broken((state) => (state.control = 3))).toThrow(/Control/);
  expect(broken((state) => state.terrainDeck.pop())).toThrow(/Terrain/);
});
