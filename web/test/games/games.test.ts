import { LANGUAGES } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { board as plain } from '../../boards/plain/board.ts';
import {
  blurbOf,
  boardOf,
  cardsOf,
  pictureOf,
  quickOf,
  rulesOf,
  titleOf,
  wordsOf,
} from '../../games/games.ts';
import { GAMES } from '../../games/list.ts';

test('every game of the list has an id of its own, a title and a sentence in both languages', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  for (const { id } of GAMES)
    for (const language of LANGUAGES) {
      expect(titleOf(language, id), id).not.toBe('');
      expect(blurbOf(language, id), id).toMatch(language === 'en' ? /[.!]$/ : /[。!]$/);
    }
});

test('a game with words, rules and cards has them in both languages', async () => {
  for (const { id, speech, rules, cards } of GAMES)
    for (const language of LANGUAGES) {
      if (speech !== undefined) expect((await wordsOf(id, language)).language).toBe(language);
      if (rules !== undefined) expect((await rulesOf(id, language)).length, id).toBeGreaterThan(10);
      if (cards !== undefined) expect((await cardsOf(id, language)).length, id).toBeGreaterThan(10);
    }
});

test('the cards of a book are called what sentences call them', async () => {
  for (const { id, cards } of GAMES)
    for (const language of LANGUAGES) {
      const words = await wordsOf(id, language);
      if (cards !== undefined) expect(words.with(await cardsOf(id, language)), id).toBe(words);
    }
});

test('a game that the page does not know is played on the plain board, by readable ids', async () => {
  expect(await boardOf('unheard-of')).toBe(plain);
  expect(titleOf('en', 'unheard-of')).toBe('Unheard of');
  expect(blurbOf('ja', 'unheard-of')).toBe('');
  for (const picture of Object.values(pictureOf('unheard-of')).flatMap(Object.values))
    expect(picture).toMatch(/svg/);
  expect(quickOf('unheard-of')).toEqual({});
  expect((await wordsOf('unheard-of', 'en')).seat('red-army')).toBe('Red army');
  expect(await rulesOf('unheard-of', 'en')).toEqual([]);
  expect(await cardsOf('unheard-of', 'en')).toEqual([]);
});
