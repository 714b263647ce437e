import { LANGUAGES } from '@sandtable/engine';
import { GAMES } from '@sandtable/games';
import { playersOf } from '@sandtable/players';
import { expect, test } from 'vitest';
import { GameWords } from '../../messages/game-words.ts';
import { readable } from '../../messages/readable.ts';
import { botName } from '../../table/names.ts';
import { WORDS } from '../../words/index.ts';

test('every bot that can be seated has a name in both languages', () => {
  for (const game of GAMES)
    for (const language of LANGUAGES)
      for (const { id } of playersOf(game)) {
        const name = botName(WORDS[language], new GameWords(game.id, language, game.speech[language]), id);
        expect(name, id).not.toBe(id);
        if (language === 'ja') expect(name, id).not.toBe(readable(id));
      }
});
