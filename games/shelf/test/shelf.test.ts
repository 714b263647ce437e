import { defaultSetting, settingFaults } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '../index.ts';
import * as workshop from '../workshop.ts';

describe('the shelf', () => {
  test('finds every game by its id and nothing by another', () => {
    for (const game of GAMES) expect(findGame(game.id)).toBe(game);
    expect(findGame('chess')).toBeUndefined();
  });

  test('has no two games of one id', () => {
    const ids = workshop.GAMES.map((game) => game.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('does not show the demonstration game, which tools still find', () => {
    expect(findGame('demo')).toBeUndefined();
    expect(workshop.findGame('demo')?.id).toBe('demo');
  });

  test.each(workshop.GAMES)('$id can be played as it comes out of the box', (game) => {
    expect(settingFaults(game, defaultSetting(game))).toEqual([]);
    expect(game.seats(defaultSetting(game)).length).toBeGreaterThan(0);
  });
});
