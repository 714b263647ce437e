/** The Japanese of every registered game against its glossary, and the signs it is written with (docs/messages.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Glossary, LANGUAGES } from '@sandtable/engine';
import { loadGames } from '@sandtable/games';
import { GLOSSARIES } from '@sandtable/games/glossaries';
import { describe, expect, test } from 'vitest';
import { japaneseTexts } from '../../japanese/literals.ts';
import { foldersOf, japaneseIn } from '../../japanese/sources.ts';
import { signFaults } from '../../japanese/style.ts';
import { misnamed, strangeNames, termFaults } from '../../japanese/words.ts';
import { namesOf } from './names.ts';
import { REGISTERED } from './registered.ts';

const games = await loadGames();
const gameOf = (id: string) => games.find((game) => game.id === id);

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is wrong in the sources of a game, place by place. */
function faults({ game }: Glossary, faultsIn: (text: string) => readonly string[]): string[] {
  return japaneseIn(root, foldersOf(game)).flatMap(({ file, line, text }) =>
    faultsIn(text).map((fault) => `${file}:${line} ${fault}`),
  );
}

/** The titles of all cards, in both languages. */
function titlesOf(game: string): ReadonlySet<string> {
  const books = LANGUAGES.map((language) => gameOf(game)?.book?.[language]);
  return new Set(books.flatMap((book) => book?.cards?.().map(({ title }) => title) ?? []));
}

test('every registered game has a glossary', () => {
  const known = GLOSSARIES.map(({ game }) => game);
  for (const game of REGISTERED) expect(known).toContain(game);
});

test('the test knows wrong signs from right ones', () => {
  const wrong = [
    '1〜3',
    '訓練 (3.2.1) で',
    '援助－3',
    '国威-1。',
    '援助＋3',
    '例: 訓練',
    'どこ？',
    '最も多い',
    'ヒットは25 VP',
    '二つの',
  ];
  for (const text of wrong) expect(signFaults(text), text).not.toEqual([]);
  const right = [
    '1～3、訓練（3.2.1）で援助−3、+2',
    '支持＋利用可能、＋1人口マーカー',
    '例：BTR-60、25VP',
    '2009-2013年',
    'もう一度',
  ];
  for (const text of right) expect(signFaults(text), text).toEqual([]);
});

test('texts are read out of sources, with what is computed as a gap, and without comments', () => {
  const source = "// 注釈\nconst a = `援助${1}個`;\nconst b = ['map', '訓練'];";
  expect(japaneseTexts(source)).toEqual([
    { line: 2, text: '援助\uFFFC個' },
    { line: 3, text: '訓練' },
  ]);
});

const registered = GLOSSARIES.filter(({ game }) => REGISTERED.includes(game));

describe.each(registered)('$game', (glossary) => {
  test('no text holds a word that stands for another, or a word of a sister game', () => {
    expect(faults(glossary, (text) => termFaults(text, glossary))).toEqual([]);
  });

  test('signs and counters are those of the house', () => {
    expect(faults(glossary, signFaults)).toEqual([]);
  });
});

describe.each(registered.filter(({ game }) => game !== 'house'))('$game', (glossary) => {
  test('what has a name is called as in the rulebook', () => {
    const speech = gameOf(glossary.game)?.speech;
    expect(speech === undefined ? ['no game'] : misnamed(glossary, speech.ja)).toEqual([]);
    expect(strangeNames(glossary, namesOf(glossary.game))).toEqual([]);
  });

  test('lessons take the names of cards from the game', () => {
    const folder = join(root, `web/boards/${glossary.game}/lessons`);
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    const lessons = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const titles = titlesOf(glossary.game);
    const quoted = japaneseTexts(lessons).flatMap(({ text }) => [...text.matchAll(/[「『](.+?)[」』]/g)]);
    expect(quoted.map(([, title = '']) => title).filter((title) => titles.has(title))).toEqual([]);
  });
});
