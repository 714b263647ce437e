import { expect, test } from 'vitest';
import { battle, card, menu, play, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: {
      breakthrough: [['usa-m1a1-1', 'usa-stryker-1', 'usa-m2-bradley-1'], ['usa-m109-1']],
      flank: [['usa-stryker-2']],
    },
    china: { breakthrough: [['china-type-80-1', 'china-type-69-1']] },
  },
  hands: { usa: ['cannon', 'small-arms', 'cover'] },
};

test('R10 a Stryker goes to the Terrain Area and succeeds on 6 or more with 4 dice', () => {
  const match = battle(GAME, [6, 5, 10, 1]);
  play(match, 'usa: maneuver usa-stryker-1 terrain/1 none');
  expect(match.state.turn?.attempt).toMatchObject({ need: 6, rolled: 2 });
  expect(card(match, 'usa-stryker-1')).toMatchObject({ area: 'terrain', acted: true });
});

test('R10 any card can be the maneuver card: CANNON +2, SMALL ARMS +3, COVER +4', () => {
  for (const [action, need] of [
    ['cannon', 4],
    ['small-arms', 3],
    ['cover', 2],
  ] as const) {
    const match = battle(GAME, [1, 1, 1, 1]);
    play(match, `usa: maneuver usa-stryker-1 terrain/1 ${action}`);
    expect(match.state.turn?.attempt?.need).toBe(need);
    expect(match.state.discards).toEqual([action]);
  }
});

test('R10 a card without a maneuver symbol does not maneuver', () => {
  const match = battle(GAME);
  play(match, 'usa: maneuver');
  expect(menu(match)).not.toContain('usa-m109-1');
  expect(match.blocked('usa')).toMatchObject([{ option: 'usa-m109-1', why: { key: 'why.no-maneuver' } }]);
});

test('R10 a card already there may stay', () => {
  const match = battle(GAME);
  play(match, 'usa: maneuver usa-stryker-2');
  expect(menu(match)).toEqual(['terrain/1', 'flank/stay']);
});

test('R10T Open Ground: Bradley with SMALL ARMS rolls 7, 9, 1, 4 and secures it', () => {
  const match = battle(GAME, [7, 9, 1, 4]);
  play(match, 'usa: maneuver usa-m2-bradley-1 terrain/1 small-arms');
  expect(match.state.turn?.attempt).toMatchObject({ need: 4, rolled: 3 });
  expect(match.state.sides.red).toMatchObject({ secured: ['open-ground-1'], points: 3 });
});

test('R10T the same with 7, 2, 1, 4: two steps and no more', () => {
  const match = battle(GAME, [7, 2, 1, 4]);
  play(match, 'usa: maneuver usa-m2-bradley-1 terrain/1 small-arms');
  expect(match.state.control).toBe(2);
  expect(match.state.sides.red.secured).toEqual([]);
});

test('R10T BARRAGE stops one of three successes, so Open Ground is not secured', () => {
  const match = battle({ ...GAME, hands: { ...GAME.hands, china: ['barrage'] } }, [7, 9, 1, 4]);
  play(
    match,
    'usa: maneuver usa-m2-bradley-1 terrain/1 small-arms',
    'china: barrage china-type-80-1 terrain/1',
  );
  expect(match.state.control).toBe(2);
  expect(card(match, 'china-type-80-1')).toMatchObject({ area: 'terrain', acted: true });
});

test('R10T steps first take back what the enemy has gained: four from his second space make two of one’s own', () => {
  const four = battle({ ...GAME, control: -2 }, [10, 10, 10, 10]);
  play(four, 'usa: maneuver usa-stryker-1 terrain/1 none');
  expect(four.state.control).toBe(2);
  const again = battle({ ...GAME, control: -1 }, [10, 10, 10, 10]);
  play(again, 'usa: maneuver usa-stryker-1 terrain/1 none');
  expect(again.state.sides.red.secured).toEqual(['open-ground-1']);
});

test('R10T successes left over are lost, and the next card starts on its start space', () => {
  const match = battle({ ...GAME, control: 1, hands: {} }, [10, 10, 10, 10]);
  play(match, 'usa: maneuver usa-stryker-1 terrain/1 usa-stryker-1');
  expect(match.state.control).toBe(0);
  expect(match.state.terrain).not.toBeNull();
  expect(card(match, 'usa-stryker-1')).toMatchObject({ area: 'terrain', acted: false });
});

test('R10T without a Terrain card left only the flank remains for maneuvers', () => {
  const match = battle({ ...GAME, terrain: null });
  play(match, 'usa: maneuver usa-stryker-1');
  expect(menu(match)).toEqual(['flank/1', 'flank/2']);
});

test('R10 without action cards in hand no maneuver card is asked for', () => {
  const match = battle({ ...GAME, hands: {} }, [1, 1, 1, 1]);
  play(match, 'usa: maneuver usa-stryker-1 flank/1');
  expect(match.turn).toEqual(['china']);
});
