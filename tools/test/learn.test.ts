import { loadGames } from '@sandtable/games';
import { type LearnedWeights, lessonsFor, rowsOf, strain } from '@sandtable/players';
import { expect, test } from 'vitest';

/** Games whose file tells of its learning. */
const games = (await loadGames()).flatMap((game) => {
  const weights: LearnedWeights | undefined = game.mind?.weights;
  return weights?.learned === undefined ? [] : [{ id: game.id, game, weights, learned: weights.learned }];
});

test('the minds of three games and more have learnt', () => {
  expect(games.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['labyrinth', 'land-battles', 'pax-pamir']),
  );
});

test.each(games)(
  'the file of $id tells its command, its games and what they are worth',
  ({ id, learned, weights }) => {
    expect(learned.command).toContain(`npm run learn -- ${id}`);
    expect(learned.positions).toBeGreaterThanOrEqual(200);
    expect(learned.heldOut.calibrated).toBeLessThan(learned.heldOut.plain + 0.05);
    for (const { slope } of Object.values(weights.calibration)) expect(slope).toBeGreaterThan(0);
  },
);

test.each(games)(
  'a few games of $id come out as their file tells',
  ({ game, weights }) => {
    const course = { games: 6, seed: 'check', level: 'steady', options: {} };
    const rows = lessonsFor(game, course).map((lesson) => rowsOf(game, lesson));
    expect(strain(rows, weights.calibration)).toBeLessThan(3);
  },
  120_000,
);
