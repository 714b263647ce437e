import { defaultSetting, settingFaults } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, loadGames } from '../index.ts';
import * as workshop from '../workshop.ts';

const games = await workshop.loadGames();

describe('the shelf', () => {
  test('finds every game by its id and nothing by another', async () => {
    const shown = await loadGames();
    expect(shown.map(({ id }) => id)).toEqual(GAME_IDS);
    for (const game of shown) expect(await findGame(game.id)).toBe(game);
    for (const id of ['chess', 'toString', '']) expect(await findGame(id)).toBeUndefined();
  });

  test('has no two games of one id', () => {
    expect(new Set(workshop.GAME_IDS).size).toBe(workshop.GAME_IDS.length);
  });

  test('does not show the demonstration game, which tools still find', async () => {
    expect(await findGame('demo')).toBeUndefined();
    expect((await workshop.findGame('demo'))?.id).toBe('demo');
  });

  test.each(games)('$id can be played as it comes out of the box', (game) => {
    expect(settingFaults(game, defaultSetting(game))).toEqual([]);
    expect(game.seats(defaultSetting(game)).length).toBeGreaterThan(0);
  });
});
