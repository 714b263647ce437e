import { LANGUAGES } from '@sandtable/engine';
import { loadGames } from '@sandtable/games';
import { playersOf } from '@sandtable/players';
import { expect, test } from 'vitest';
import { GameWords } from '../../messages/game-words.ts';
import { readable } from '../../messages/readable.ts';
import { botName, shortName } from '../../table/names.ts';
import { wordsIn } from '../../words/index.ts';

test('every bot that can be seated has a name in both languages', async () => {
  for (const game of await loadGames())
    for (const language of LANGUAGES) {
      const words = await wordsIn(language);
      for (const { id } of playersOf(game)) {
        const name = botName(words, new GameWords(game.id, language, game.speech[language]), id);
        expect(name, id).not.toBe(id);
        if (language === 'ja') expect(name, id).not.toBe(readable(id));
      }
    }
});

test('in little room a bot is called without what it says of itself', async () => {
  const [en, ja] = await Promise.all([wordsIn('en'), wordsIn('ja')]);
  expect(shortName(en, 'Courtier: plays by rules of thumb')).toBe('Courtier');
  expect(shortName(ja, '廷臣：経験則でプレーする')).toBe('廷臣');
  expect(shortName(en, 'Non-player')).toBe('Non-player');
});
