import { expect, test } from 'vitest';
import { battle, card, hand, menu, play, rows, type Situation } from './situation.ts';

const GAME: Situation = {
  forces: {
    usa: {
      breakthrough: [
        [
          ['usa-m1a1-1', { acted: true, hits: 3 }],
          ['usa-stryker-1', { acted: true, hits: 1 }],
        ],
      ],
    },
    china: { breakthrough: [['china-type-80-1']] },
  },
  hands: { usa: ['engineers'], china: ['raid'] },
};

/** ENGINEERS secure the card that lies open, in the start window of the United States' action. */
function secure(terrain: string, control: number, change: Situation['change'] = () => undefined) {
  const match = battle({ ...GAME, terrain, control, change });
  play(match, 'usa: engineers forward');
  return match;
}

test('R10T Open Ground and Desert Plain: an Acted counter off one card', () => {
  for (const terrain of ['open-ground', 'desert-plain']) {
    const match = secure(terrain, 2);
    expect(menu(match)).toEqual(['decline', 'usa-m1a1-1', 'usa-stryker-1']);
    play(match, 'usa: usa-m1a1-1');
    expect(card(match, 'usa-m1a1-1').acted).toBe(false);
    expect(match.prompt?.key).toBe('ask.action');
  }
});

test('R10T a counter that leaves the track is not said to stand anywhere', () => {
  const keys = secure('open-ground', 2).journal.map((line) => line.message.key);
  expect(keys).toContain('log.secured');
  expect(keys).not.toContain('log.control');
});

test('R10T River Crossing: Acted counters off up to two cards', () => {
  const match = secure('river-crossing', 3);
  play(match, 'usa: usa-m1a1-1 usa-stryker-1');
  expect(match.state.forces.filter((force) => force.acted)).toEqual([]);
});

test('R10T Farmland removes one hit, Woods up to two', () => {
  const farmland = secure('farmland', 2);
  play(farmland, 'usa: usa-m1a1-1');
  expect(card(farmland, 'usa-m1a1-1').hits).toBe(2);
  const woods = secure('woods', 3);
  play(woods, 'usa: usa-stryker-1');
  expect(card(woods, 'usa-stryker-1').hits).toBe(0);
});

test.each([
  ['crossroads', 2, 1],
  ['village', 3, 2],
  ['airfield', 4, 3],
] as const)('R10T %s: draw %i cards above hand size', (terrain, control, count) => {
  const match = secure(terrain, control);
  play(match, 'usa: take');
  expect(hand(match, 'usa')).toHaveLength(count);
});

test('R10T Hill: one flank success', () => {
  const match = secure('hill', 3, (state) => {
    state.sides.blue.superiority = 1;
  });
  play(match, 'usa: take');
  expect(match.state.sides.blue.superiority).toBe(0);
  expect(match.state.sides.red.superiority).toBe(0);
});

test('R10T Supply Depot: up to 3 VP into an existing row or one behind, without discarding', () => {
  const match = secure('supply-depot', 4);
  play(match, 'usa: usa-m113 2');
  expect(rows(match, 'red', 'breakthrough')).toEqual([['usa-m1a1-1', 'usa-stryker-1'], ['usa-m113-1']]);
  expect(match.prompt?.key).toBe('ask.action');
});

test('R10T City: the enemy discards a card at random', () => {
  const match = secure('city', 4);
  play(match, 'usa: china');
  expect(hand(match, 'china')).toEqual([]);
  expect(match.state.discards).toEqual(['engineers', 'raid']);
});

test('R10T a bonus may be declined, and one that can do nothing is skipped', () => {
  const declined = secure('airfield', 4);
  play(declined, 'usa: decline');
  expect(hand(declined, 'usa')).toEqual([]);
  const nothing = secure('farmland', 2, (state) => {
    for (const force of state.forces) force.hits = 0;
  });
  expect(nothing.prompt?.key).toBe('ask.action');
});

test('R16 ENGINEERS move the counter either way, but not off the enemy’s end', () => {
  const back = battle(GAME);
  play(back, 'usa: engineers back');
  expect(back.state.control).toBe(-1);
  const end = battle({ ...GAME, control: -2 });
  play(end, 'usa: engineers');
  expect(menu(end)).toEqual(['forward']);
});

test('R16 ENGINEERS without a Terrain card cannot be played, but still count +2 for a maneuver', () => {
  const match = battle(
    { ...GAME, terrain: null, change: (state) => state.forces.forEach((force) => (force.acted = false)) },
    [4, 1, 1, 1],
  );
  expect(menu(match)).not.toContain('engineers');
  play(match, 'usa: maneuver usa-stryker-1 flank/1 engineers');
  expect(match.state.turn?.attempt).toMatchObject({ need: 4 });
});

test('R10T the next Terrain card is turned up after the bonus; after the last there is none', () => {
  const match = secure('open-ground', 2, (state) => {
    state.terrainDeck = [];
  });
  play(match, 'usa: decline');
  expect(match.state.terrain).toBeNull();
});

test('R16 ENGINEERS are shown when they are named, and only the direction can be taken back', () => {
  const match = battle(GAME);
  play(match, 'usa: engineers');
  expect(match.state.discards).toEqual(['engineers']);
  expect(match.ask('china')?.prompt?.key).toBe('ask.engineers');
  const { fence } = match;
  play(match, 'usa: back');
  expect(match.fence).toBe(fence);
  match.undo('usa');
  expect(menu(match)).toEqual(['forward', 'back']);
  expect(() => match.undo('usa')).toThrow();
});
