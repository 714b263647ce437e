/** What wins and what lacks, for every seat of every game, at many moments of random play. */
import { defaultSetting, fastDice, type Game, LANGUAGES, Match, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../index.ts';

const DECISIONS = 600;
const EVERY = 50;

async function gameCalled(id: string): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Random play, stopped every now and then. */
function* moments(game: Game): Generator<Match> {
  const match = Match.start(game, defaultSetting(game), fastDice('goals'));
  let random = 0;
  for (let at = 0; at < DECISIONS && match.result === undefined; at++) {
    if (at % EVERY === 0) yield match;
    const [seat = ''] = match.turn;
    const menu = match.menuOf(seat);
    random = (random * 31 + at * 7) % 1009;
    match.answer(seat, menu[random % menu.length] ?? '');
  }
}

test.each(GAME_IDS)(
  '%s: every seat has a goal, in words of both languages, with rules that can be read',
  async (id) => {
    const game = await gameCalled(id);
    for (const match of moments(game)) {
      const goals = game.goals?.(match.view('spectator')) ?? [];
      if (id !== 'demo') expect(goals.length).toBeGreaterThan(1);
      for (const { seat, ways } of goals) {
        expect(match.seats).toContain(seat);
        expect(ways.length).toBeGreaterThan(0);
        const messages = ways.flatMap(({ wins, parts }) => [
          wins,
          ...parts.flatMap(({ what, helps }) => [what, ...helps]),
        ]);
        for (const language of LANGUAGES)
          for (const message of messages) {
            expect(render(game.speech[language], message)).not.toMatch(/undefined|NaN/);
            expect(game.book?.[language].rules).toHaveProperty([message.rule ?? '']);
          }
      }
    }
  },
);

test.each(['andean-abyss', 'distant-plain'])(
  '7.3 %s: a margin above zero is a goal with nothing lacking',
  async (id) => {
    const game = await gameCalled(id);
    for (const match of moments(game)) {
      const view = match.view('spectator') as { readonly margins: Readonly<Record<string, number>> };
      for (const { seat, ways } of game.goals?.(view) ?? []) {
        const lacks = ways.flatMap(({ parts }) => parts.map((part) => part.lacks));
        expect(Math.max(...lacks) === 0, seat).toBe((view.margins[seat] ?? 0) > 0);
        // What lacks most is what the margin tells: one more than that is needed.
        if ((view.margins[seat] ?? 0) <= 0) expect(Math.max(...lacks)).toBe(1 - (view.margins[seat] ?? 0));
      }
    }
  },
);
