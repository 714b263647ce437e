/** Games saved as position files: every game that can must come back as it was. */
import { Dice, defaultSetting, fastDice, type Json, Match, settingFaults } from '@sandtable/engine';
import { playRandomly, randomSetting } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../index.ts';

const games = await loadGames();

describe.each(games.filter((game) => game.positionOf !== undefined))('$id', (game) => {
  test('a table written as a position and laid out again is written the same', () => {
    let told = 0;
    for (let n = 0; n < 12; n++) {
      const chance = new Dice(fastDice(`positions/${n}`));
      const setting = n === 0 ? defaultSetting(game) : randomSetting(game, chance);
      const match = Match.start(game, setting, fastDice(`positions/${n}`));
      while (match.result === undefined) {
        const rest = match.position();
        const written = game.positionOf?.(rest.state);
        if (written !== undefined) {
          told++;
          const from = { ...setting, attachments: { ...setting.attachments, position: written } };
          expect(settingFaults(game, from)).toEqual([]);
          const again = Match.start(game, from, fastDice('again'));
          expect(game.positionOf?.(again.position().state)).toEqual(written satisfies Json);
        }
        playRandomly(match, chance, 40);
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});
