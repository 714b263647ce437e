/** Whoever counts games reads how they ended in words: every reason for a result has a heading. */
import { defaultSetting, Dice, fastDice, type Game, LANGUAGES, Match, render } from '@sandtable/engine';
import { demo, randomAnswer } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../index.ts';

const games = await loadGames();

/** The keys of results: of all games, of A Distant Plain alone, of Shere Khan's, of the demonstration game. */
const REASONS = [/^over\./, /^S\.(npWins|stalemate|win)\b/, /^sk\.end\./, /^won\./];
const GAMES_PLAYED = 3;
const reasonsOf = ({ speech }: Game) =>
  Object.keys(speech.en.sentences).filter((key) => REASONS.some((reason) => reason.test(key)));

describe.each([...games, demo as Game])('$id', (game) => {
  test('has a heading for every reason a game may end for, in both languages', () => {
    const reasons = reasonsOf(game);
    expect(reasons.length).toBeGreaterThan(1);
    for (const language of LANGUAGES) {
      const { sentences } = game.speech[language];
      const missing = reasons.filter((reason) => sentences[`ending.${reason}`] === undefined);
      expect({ language, missing }).toEqual({ language, missing: [] });
      const headings = reasons.map((reason) => render(game.speech[language], { key: `ending.${reason}` }));
      expect(new Set(headings).size).toBe(reasons.length);
      // Headings are no sentences.
      expect(headings.filter((heading) => /[.。]$/.test(heading))).toEqual([]);
    }
  });

  test('ends for none but these', () => {
    for (let n = 0; n < GAMES_PLAYED; n++) {
      const match = Match.start(game, defaultSetting(game), fastDice(`ending/${n}`), { journal: false });
      const chance = new Dice(fastDice(`player/${n}`));
      while (match.result === undefined) match.give(randomAnswer(match, chance));
      expect(reasonsOf(game)).toContain(match.result.reason.key);
    }
  });
});
