/** What the journal comes to: at every game, in both languages, from turns that random play takes. */
import { clausesOf, defaultSetting, fastDice, LANGUAGES, type Line, Match, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../index.ts';

const DECISIONS = 900;

async function played(id: string): Promise<Match> {
  const game = await findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const match = Match.start(game, defaultSetting(game), fastDice('digest'));
  let random = 0;
  for (let at = 0; at < DECISIONS && match.result === undefined; at++) {
    const [seat = ''] = match.turn;
    const menu = match.menuOf(seat);
    random = (random * 31 + at * 7) % 1009;
    match.answer(seat, menu[random % menu.length] ?? '');
  }
  return match;
}

test.each(GAME_IDS)('%s: turns are told in clauses that both languages can say', async (id) => {
  const match = await played(id);
  const { digest, speech } = match.game;
  if (digest === undefined) throw new Error('no digest');
  for (const key of Object.keys(digest)) expect(speech.en.sentences[key], key).toBeDefined();
  const lines = match.lines('spectator');
  const clauses = clausesOf(lines, digest);
  expect(clauses.length).toBeGreaterThan(10);
  expect(clauses.length).toBeLessThan(lines.length);
  for (const { message } of clauses)
    for (const language of LANGUAGES) expect(render(speech[language], message)).not.toMatch(/undefined|NaN/);
});

const placed = (at: number, space: string, count: number, kind = 'farc-underground'): Line => ({
  at,
  message: { key: 'log.placed', rule: '3.3.1', params: { space, count, kind } },
});

test('lines that say the same of several places are one clause, at the first of their moments', async () => {
  const game = await findGame('andean-abyss');
  const lines = [
    placed(3, 'cesar', 2),
    { at: 3, message: { key: 'log.roll', rule: '1', params: { roll: 3 } } },
    placed(4, 'huila', 1),
    placed(4, 'cesar', 1),
    placed(5, 'huila', 1, 'farc-base'),
  ];
  expect(clausesOf(lines, game?.digest ?? {})).toEqual([
    {
      at: 3,
      message: {
        key: 'digest.placed',
        rule: '3.3.1',
        params: { kind: 'farc-underground', count: 4, spaces: ['cesar', 'huila'], times: 3 },
      },
    },
    {
      at: 5,
      message: {
        key: 'digest.placed',
        rule: '3.3.1',
        params: { kind: 'farc-base', count: 1, spaces: ['huila'], times: 1 },
      },
    },
  ]);
});
