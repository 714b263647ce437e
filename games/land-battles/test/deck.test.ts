import { expect, test } from 'vitest';
import { battle, hand, menu, play } from './situation.ts';

const FORCES = {
  usa: { breakthrough: [['usa-m1a1-1', 'usa-m577-1']] },
  china: { breakthrough: [['china-type-80-1']] },
};

test('R8 the discards become the deck as soon as its last card is drawn', () => {
  const match = battle({
    forces: FORCES,
    hands: { usa: ['cover', 'cover', 'cover', 'cover'] },
    change: (state) => {
      state.discards = state.deck.splice(0, 30);
      state.played = state.deck.splice(2);
    },
  });
  play(match, 'usa: prepare done 4');
  expect(hand(match, 'usa')).toHaveLength(8);
  expect(match.state.deck).toHaveLength(28);
  expect(match.state.discards).toEqual([]);
});

test('R8 with deck and discards empty there is nothing to draw', () => {
  const match = battle({
    forces: FORCES,
    hands: { usa: ['cover'] },
    change: (state) => {
      state.played = state.deck.splice(0);
    },
  });
  play(match, 'usa: prepare done');
  expect(match.prompt?.key).toBe('ask.end');
});

test('R14 a card in hand can be used for its text, as a maneuver card, or for its reinforcement value', () => {
  const match = battle({ forces: FORCES, hands: { usa: ['barrage'] } }, [1, 1, 1, 1]);
  play(match, 'usa: play');
  expect(menu(match)).toEqual(['barrage']);
  match.undo('usa');
  play(match, 'usa: reinforce');
  expect(menu(match)).toEqual(['barrage']);
  match.undo('usa');
  play(match, 'usa: maneuver usa-m1a1-1 flank/1');
  expect(menu(match)).toEqual(['none', 'barrage']);
});

test('R14 the second and third use are open to cards whose text cannot be used', () => {
  const match = battle({ forces: FORCES, hands: { usa: ['counter-fire'] } });
  expect(menu(match)).toEqual(['prepare', 'reinforce', 'maneuver']);
  expect(match.blocked('usa').map((one) => one.option)).toEqual(['artillery', 'play']);
});

test('R8 a reshuffle in the middle of an action leaves out what still lies on the table', () => {
  const match = battle(
    {
      forces: {
        usa: { breakthrough: [['usa-m1a1-1', 'usa-stryker-1']] },
        china: { breakthrough: [['china-type-80-1']] },
      },
      hands: { usa: ['cover'], china: ['minefield'] },
      terrain: 'airfield',
      control: 2,
      change: (state) => {
        // Three cards to draw, one in the deck: the maneuver card and the discard come back, MINEFIELD does not.
        state.players[1]?.hand.push(...state.deck.splice(0, state.deck.length - 2));
        state.discards = state.deck.splice(0, 1);
      },
    },
    [10, 10, 10, 1],
  );
  play(match, 'usa: maneuver usa-stryker-1 terrain/1 cover', 'china: minefield', 'usa: take');
  expect(hand(match, 'usa')).toHaveLength(3);
  expect(hand(match, 'usa')).toContain('cover');
  expect(match.state.discards).toEqual(['minefield']);
  expect(match.state.deck).toEqual([]);
});
