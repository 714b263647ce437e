import { speech } from '@sandtable/labyrinth/text';
import { expect, test } from 'vitest';
import { GameWords } from '../../messages/game-words.ts';
import { withNames } from '../../table/guide.ts';

test('the guide names things as the table does, in either language', () => {
  const text = '「{card/43}」 {seat/us} {1}';
  const said = (language: 'en' | 'ja') =>
    withNames(text, new GameWords('labyrinth', language, speech[language]).name);
  expect(said('en')).toBe('「Patriot Act」 US {1}');
  expect(said('ja')).toBe('「愛国者法」 US {1}');
});
