import { GLOSSARIES } from '@sandtable/games/glossaries';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/list.ts';

test('the page calls games as their glossaries do', () => {
  const titles = new Map(GLOSSARIES.map(({ game, title }) => [game, title]));
  for (const { id, title } of GAMES) expect(title).toEqual(titles.get(id));
});
