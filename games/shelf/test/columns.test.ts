/** Tables at a terminal: what stands in columns begins in the same column, in either language. */
import {
  defaultSetting,
  Dice,
  fastDice,
  type Game,
  type Language,
  LANGUAGES,
  Match,
  render,
  textWidth,
} from '@sandtable/engine';
import { randomAnswer } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { loadGames } from '../index.ts';

const games = await loadGames();

const GAMES_PLAYED = 3;
const EVERY = 20;
/** Rows of a table: they are indented and have bars between their columns. LoCs have no columns. */
const isRow = (key: string, line: string) => key !== 'table.loc' && /^ {2}\S.* \| /.test(line);

/** How many bars stand in columns, by the kind of row; what follows is as long as it is. */
const BARS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'andean-abyss': { 'table.space': 1 },
  'distant-plain': { 'table.space': 2 },
  'land-battles': { 'table.choice.card': 1, 'table.force': 1 },
};

/** Where each of these bars was seen, by the kind of row: `table.space 0`. */
function columnsIn(game: Game, language: Language): Map<string, Set<number>> {
  const columns = new Map<string, Set<number>>();
  const look = (match: Match): void => {
    const [viewer = 'spectator'] = match.turn;
    for (const message of game.overview?.(match.view(viewer), viewer) ?? []) {
      const line = render(game.speech[language], message);
      if (!isRow(message.key, line)) continue;
      const bars = [...line.matchAll(/ \| /g)].slice(0, BARS[game.id]?.[message.key] ?? 1);
      for (const [n, { index }] of bars.entries()) {
        const key = `${message.key} ${n}`;
        columns.set(key, (columns.get(key) ?? new Set()).add(textWidth(line.slice(0, index))));
      }
    }
  };
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const match = Match.start(game, defaultSetting(game), fastDice(`columns/${n}`), { journal: false });
    const chance = new Dice(fastDice(`player/${n}`));
    for (let asks = 0; match.result === undefined; asks++) {
      if (asks % EVERY === 0) look(match);
      match.give(randomAnswer(match, chance));
    }
  }
  return columns;
}

for (const game of games)
  test.each(LANGUAGES)(`${game.id} has straight columns: %s`, (language) => {
    const columns = columnsIn(game, language);
    const kinds = Object.entries(BARS[game.id] ?? {});
    const expected = kinds.flatMap(([key, bars]) => Array.from({ length: bars }, (_, n) => `${key} ${n}`));
    expect([...columns.keys()].toSorted()).toEqual(expected.toSorted());
    expect([...columns].filter(([, found]) => found.size > 1).map(([key, found]) => [key, ...found])).toEqual(
      [],
    );
  });
