import { expect, test } from 'vitest';
import { playerOf } from '../state.ts';
import { battle, card, hand, play, rows, type Situation } from './situation.ts';

const OPENING: Situation = {
  forces: {
    usa: {
      breakthrough: [
        ['usa-m1a1-1', 'usa-stryker-1'],
        ['usa-m901-itv-1', 'usa-m2-bradley-1'],
        ['usa-m109-1', 'usa-m577-1'],
      ],
    },
    china: {
      breakthrough: [
        ['china-type-80-1', 'china-type-69-1', 'china-yw531-1', 'china-wz-523-1', 'china-type-86-wz501-1'],
        ['china-wz550-at-1'],
        ['china-type-83-1'],
      ],
    },
  },
  hands: {
    usa: [
      'small-arms',
      'overwatch',
      'combined-arms',
      'cover-fire',
      'screening-force',
      'minefield',
      'barrage',
      'assault',
    ],
    china: ['overwatch', 'close-air-support', 'cover', 'engineers', 'cannon', 'cannon', 'cannon'],
  },
};

test('R6 the whole example of play, United States against China, with its dice', () => {
  const dice = [
    [4, 7, 6, 2],
    [9, 2, 1, 5],
    [1, 1, 1, 1],
    [7, 4, 10],
    [1, 8, 1, 3],
    [6, 3, 9, 5],
    [2, 1, 7],
    [7, 10, 2, 6],
  ].flat();
  const match = battle(OPENING, dice);
  const { state } = match;

  // L1 Stryker maneuvers on the flank with SMALL ARMS; WZ550-AT comes and stops one of three successes.
  play(match, 'usa: maneuver usa-stryker-1 flank/1 small-arms');
  expect(state.turn?.attempt).toMatchObject({ need: 3, rolled: 3 });
  play(match, 'china: overwatch china-wz550-at-1 flank/1', 'usa: done');
  expect(state.sides.red.superiority).toBe(2);
  expect(state.sides.blue.superiority).toBe(0);
  expect(card(match, 'china-wz550-at-1')).toMatchObject({ area: 'flank', acted: true });
  expect(card(match, 'china-type-83-1').row).toBe(2);

  // L2 Type-83 shells the M1A1: one hit.
  play(match, 'china: artillery china-type-83-1 breakthrough/stay usa-m1a1-1');
  expect(state.turn?.attempt).toMatchObject({ need: 7, rolled: 1 });
  play(match, 'usa: pass', 'china: done');
  expect(card(match, 'usa-m1a1-1').hits).toBe(1);

  // L3 M901 destroys YW531 with OVERWATCH; CLOSE AIR SUPPORT hits it twice.
  play(match, 'usa: play overwatch usa-m901-itv-1 breakthrough/stay china-yw531-1');
  expect(state.turn?.attempt).toMatchObject({ need: 0, rolled: 4 });
  play(match, 'china: close-air-support', 'usa: done');
  expect(state.sides.red).toMatchObject({ points: 3, destroyed: ['china-yw531-1'] });
  expect(card(match, 'usa-m901-itv-1')).toMatchObject({ hits: 2, acted: true });

  // L4 WZ-523 maneuvers with COVER, and ENGINEERS push the counter off the track.
  play(match, 'china: maneuver china-wz-523-1 terrain/1 cover', 'usa: pass');
  expect(state.control).toBe(-2);
  play(match, 'china: engineers forward china-wz-523-1 done');
  expect(state.sides.blue).toMatchObject({ points: 3, secured: ['open-ground-1'] });
  expect(state.control).toBe(0);
  expect(card(match, 'china-wz-523-1').acted).toBe(false);

  // L5 Reinforcements worth 5.
  play(
    match,
    'usa: reinforce combined-arms cover-fire screening-force done usa-hmmwv 1 usa-m113 1 done done',
  );
  expect(rows(match, 'red', 'breakthrough')[0]).toEqual(['usa-hmmwv-1', 'usa-m113-1', 'usa-m1a1-1']);

  // L6 WZ-523 goes on without a card; MINEFIELD costs it two hits.
  play(match, 'china: maneuver china-wz-523-1 terrain/stay none', 'usa: minefield', 'china: done');
  expect(state.control).toBe(-2);
  expect(card(match, 'china-wz-523-1')).toMatchObject({ hits: 2, acted: true });

  // L7 The damaged M1A1 fires BARRAGE with three dice.
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-type-80-1');
  expect(state.turn?.attempt).toMatchObject({ need: 3, dice: [2, 1, 7] });
  play(match, 'china: pass', 'usa: done');
  expect(card(match, 'china-type-80-1').hits).toBe(1);

  // L8 Type 86 takes both Superior Attack counters away.
  play(match, 'china: maneuver china-type-86-wz501-1 flank/2 none', 'usa: pass', 'china: done');
  expect([state.sides.red.superiority, state.sides.blue.superiority]).toEqual([0, 0]);

  const actedOf = (nation: string) =>
    state.forces
      .filter((force) => force.owner === nation && force.acted)
      .map((force) => force.id)
      .toSorted();
  expect(actedOf('usa')).toEqual(['usa-m1a1-1', 'usa-m901-itv-1', 'usa-stryker-1']);

  // L9 Prepare: one card left of eight, hand refilled.
  expect(hand(match, 'usa')).toEqual(['assault']);
  expect(state.discards).toHaveLength(11);
  play(match, 'usa: prepare done 7 done');
  expect(hand(match, 'usa')).toHaveLength(8);
  expect(playerOf(state, 'china').hand).toHaveLength(3);
  expect(actedOf('usa')).toEqual([]);
  const hits = state.forces.filter((force) => force.hits > 0).map((force) => [force.id, force.hits]);
  expect(Object.fromEntries(hits)).toEqual({
    'usa-m1a1-1': 1,
    'usa-m901-itv-1': 2,
    'china-type-80-1': 1,
    'china-wz-523-1': 2,
  });
  expect([state.sides.red.points, state.sides.blue.points, state.control]).toEqual([3, 3, -2]);
  expect(rows(match, 'red', 'breakthrough')).toEqual([
    ['usa-hmmwv-1', 'usa-m113-1', 'usa-m1a1-1'],
    ['usa-m2-bradley-1', 'usa-m901-itv-1'],
    ['usa-m109-1', 'usa-m577-1'],
  ]);
  expect(rows(match, 'blue', 'breakthrough')).toEqual([
    ['china-type-69-1', 'china-type-80-1'],
    ['china-type-83-1'],
  ]);
  expect(rows(match, 'blue', 'flank')).toEqual([['china-wz550-at-1'], ['china-type-86-wz501-1']]);
  expect(rows(match, 'red', 'flank')).toEqual([['usa-stryker-1']]);
  expect(rows(match, 'blue', 'terrain')).toEqual([['china-wz-523-1']]);
  expect(actedOf('china')).toEqual([
    'china-type-83-1',
    'china-type-86-wz501-1',
    'china-wz-523-1',
    'china-wz550-at-1',
  ]);
  expect(match.turn).toEqual(['china']);
});
