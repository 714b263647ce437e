import { describe, expect, test } from 'vitest';
import { placesIn } from '../areas.ts';
import { forceById } from '../state.ts';
import { battle, menu, play, rows, situation } from './situation.ts';

const CHINA = { breakthrough: [['china-type-80-1']], terrain: [['china-type-69-1']] };

function threeRows(terrain: readonly (readonly string[])[]) {
  return { forces: { usa: { breakthrough: [['usa-m1a1-1']], terrain }, china: CHINA } };
}

const [P, Q, R] = ['usa-m2-bradley-1', 'usa-stryker-1', 'usa-m113-1'] as const;

describe('R4 a card alone in row 2 of three may stay, join or form the last row, and never form one in front', () => {
  test('R4 it is offered four places', () => {
    const state = situation(threeRows([[P], [Q], [R]]));
    const places = placesIn(state, forceById(state, Q), 'terrain').map((place) => place.id);
    expect(places).toEqual(['terrain/stay', 'terrain/1', 'terrain/2', 'terrain/3']);
  });

  test.each([
    ['terrain/stay', [[P], [Q], [R]]],
    ['terrain/1', [[P, Q], [R]]],
    ['terrain/2', [[P], [R, Q]]],
    ['terrain/3', [[P], [R], [Q]]],
  ])('R4 taking %s', (place, expected) => {
    const match = battle(threeRows([[P], [Q], [R]]), [1, 1, 1, 1]);
    play(match, `usa: maneuver ${Q} ${place}`);
    expect(rows(match, 'red', 'terrain')).toEqual(
      expected.map((row) => [...row].toSorted((a, b) => a.localeCompare(b))),
    );
  });
});

test('R4 with two cards in each of three rows a card may stay or join the other rows: there is no fourth', () => {
  const state = situation(
    threeRows([
      [P, 'usa-m2-bradley-2'],
      [Q, 'usa-stryker-2'],
      [R, 'usa-m113-2'],
    ]),
  );
  const places = placesIn(state, forceById(state, Q), 'terrain').map((place) => place.id);
  expect(places).toEqual(['terrain/stay', 'terrain/1', 'terrain/3']);
});

test('R4 a card that comes into an empty area forms row 1', () => {
  const match = battle({
    forces: { usa: { breakthrough: [['usa-m1a1-1', Q]] }, china: CHINA },
  });
  play(match, `usa: maneuver ${Q}`);
  expect(menu(match)).toEqual(['terrain/1', 'flank/1']);
});

test('R4 when a row becomes empty the rows behind it move forward', () => {
  const match = battle({
    forces: { usa: { breakthrough: [['usa-m1a1-1'], [Q], [R]] }, china: CHINA },
    hands: { usa: ['cover'] },
  });
  play(match, `usa: maneuver ${Q} flank/1`);
  expect(rows(match, 'red', 'breakthrough')).toEqual([['usa-m1a1-1'], [R]]);
});

test('R4 moves that leave nothing to reach are not offered', () => {
  const match = battle({
    forces: { usa: { breakthrough: [['usa-m1a1-1'], [Q]] }, china: CHINA },
    hands: { usa: ['small-arms'] },
  });
  play(match, `usa: play small-arms ${Q}`);
  // Small arms reach one row away: only from row 1, and only where the enemy stands.
  expect(menu(match)).toEqual(['breakthrough/1', 'terrain/1']);
});

test('R4 moving the last card out of the Breakthrough Area is offered, and says what it does', () => {
  const match = battle({ forces: { usa: { breakthrough: [[Q]] }, china: CHINA } });
  play(match, `usa: maneuver ${Q}`);
  expect(match.label('usa', 'flank/1').key).toBe('pick.abandon');
});
