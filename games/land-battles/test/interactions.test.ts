/** Situations in which several rules meet. */
import { expect, test } from 'vitest';
import type { ActionId } from '../cards/card-set.ts';
import { playerOf, type State } from '../state.ts';
import { battle, card, hand, menu, play, rows } from './situation.ts';

const DUEL = { usa: { breakthrough: [['usa-m1a1-1']] }, china: { breakthrough: [['china-type-80-1']] } };

function setAside(state: State, nation: 'usa' | 'china', ...cards: readonly ActionId[]): void {
  for (const one of cards)
    playerOf(state, nation).aside.push(...state.deck.splice(state.deck.indexOf(one), 1));
}

test('R6 RECON DRONE drawn as the bonus of the card just secured may be played after that action', () => {
  const match = battle(
    {
      forces: { ...DUEL, usa: { ...DUEL.usa, terrain: [['usa-stryker-1']] } },
      terrain: 'crossroads',
      control: 2,
      change: ({ deck }) => deck.push(...deck.splice(deck.indexOf('recon-drone'), 1)),
    },
    [10, 1, 1, 1],
  );
  play(match, 'usa: maneuver usa-stryker-1 terrain/stay take');
  expect(menu(match)).toEqual(['done', 'recon-drone']);
});

test('R15 a defender that leaves the front row lets the target’s row move up, and the hits stay on the target', () => {
  const match = battle(
    {
      forces: { ...DUEL, china: { breakthrough: [['china-type-69-1'], ['china-yw531-1']] } },
      hands: { usa: ['cannon'], china: ['barrage'] },
    },
    [10, 10, 1, 1, 1],
  );
  play(match, 'usa: play cannon usa-m1a1-1 breakthrough/stay china-yw531-1');
  play(match, 'china: barrage china-type-69-1 breakthrough/2');
  expect(rows(match, 'blue', 'breakthrough')).toEqual([['china-yw531-1'], ['china-type-69-1']]);
  expect(card(match, 'china-yw531-1').hits).toBe(1);
});

test('R17 a minefield may win the game for the player who laid it, in the enemy’s action', () => {
  const match = battle(
    {
      forces: { ...DUEL, usa: { breakthrough: [['usa-m1a1-1', ['usa-stryker-1', { hits: 3 }]]] } },
      hands: { usa: ['recon-drone'], china: ['minefield'] },
      control: 2,
      change: ({ sides }) => (sides.blue.points = 22),
    },
    [10],
  );
  play(match, 'usa: maneuver usa-stryker-1 terrain/1 none', 'china: minefield', 'usa: usa-stryker-1');
  expect(match.result?.winners).toEqual(['china']);
  expect(match.state.sides.red.points).toBe(3);
});

test('R18.3 with an empty hand a card set aside can still be the reaction', () => {
  const match = battle(
    { forces: DUEL, hands: { usa: ['cannon'] }, change: (state) => setAside(state, 'china', 'cover') },
    [10, 10, 1, 1, 1],
  );
  play(match, 'usa: play cannon usa-m1a1-1 breakthrough/stay china-type-80-1');
  expect(menu(match)).toEqual(['pass', 'aside/cover']);
  play(match, 'china: aside/cover');
  expect(card(match, 'china-type-80-1').hits).toBe(1);
});

test('R18.3 City takes nothing of what is set aside, and Reinforce may spend it', () => {
  const match = battle({
    forces: DUEL,
    terrain: 'city',
    control: 4,
    hands: { usa: ['engineers'] },
    change(state) {
      setAside(state, 'china', 'cover');
      setAside(state, 'usa', 'minefield', 'regroup');
    },
  });
  play(match, 'usa: engineers forward');
  expect(match.prompt?.key).toBe('ask.action');
  play(match, 'usa: reinforce aside/minefield aside/regroup');
  expect(match.prompt?.params).toEqual({ points: 5 });
  expect(hand(match, 'usa')).toEqual([]);
});

test('R18.2 a player rearranges only his own cards, and the rows close for his team-mate too', () => {
  const match = battle({
    options: { red: 2, blue: 1 },
    forces: {
      ...DUEL,
      usa: { breakthrough: [['usa-m1a1-1'], ['usa-m113-1']] },
      uk: { breakthrough: [[], ['uk-fox-1']] },
    },
    hands: { usa: ['cover'] },
  });
  play(match, 'usa: reinforce cover');
  expect(menu(match)).toEqual(['done', 'usa-m1a1-1', 'usa-m113-1']);
  play(match, 'usa: usa-m1a1-1 3 done');
  expect(rows(match, 'red', 'breakthrough')).toEqual([['uk-fox-1', 'usa-m113-1'], ['usa-m1a1-1']]);
});
