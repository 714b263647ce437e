/** Every lesson of every game, on the engine: the way it wants, and every other way that a menu allows. */
import { andeanAbyss } from '@sandtable/andean-abyss';
import { distantPlain } from '@sandtable/distant-plain';
import { defaultSetting, fastDice, type Game, LANGUAGES, Match, Sight } from '@sandtable/engine';
import { labyrinth } from '@sandtable/labyrinth';
import { landBattles } from '@sandtable/land-battles';
import { paxPamir } from '@sandtable/pax-pamir';
import { describe, expect, test } from 'vitest';
import { isAsked, isTask, type Lesson, type Place, placeAt, taskFrom } from '../../boards/lesson.ts';
import { GAMES } from '../../games/list.ts';

const GAMES_BY_ID = new Map(
  [andeanAbyss, distantPlain, labyrinth, landBattles, paxPamir].map((game) => [game.id, game as Game]),
);
/** So many games are played the way a lesson wants: the dice are not known. */
const DEALS = 20;
const MOST_STEPS = 16;
/** How many letters are read in a minute, and seconds for doing something. */
const LETTERS = { en: 900, ja: 450 };
const SECONDS = 6;

const LESSONS = await Promise.all(
  GAMES.map(async ({ id, lessons }) => [id, (await lessons?.()) ?? []] as const),
);
const each = LESSONS.flatMap(([game, lessons]) => lessons.map((lesson) => ({ game, id: lesson.id, lesson })));

/** A game in which somebody takes a lesson. */
class Table {
  readonly match: Match<unknown, unknown>;
  private readonly game: Game;
  private readonly lesson: Lesson;

  constructor(id: string, lesson: Lesson, deal: number) {
    const game = GAMES_BY_ID.get(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    this.game = game;
    this.lesson = lesson;
    const setting = {
      ...defaultSetting(game, { ...lesson.options }),
      attachments: { position: lesson.position },
    };
    this.match = Match.start(game, setting, fastDice(`lesson ${deal}`));
    this.letOthersPlay();
  }

  get ask() {
    return this.match.ask(this.lesson.me);
  }

  answer(option: string): void {
    this.match.answer(this.lesson.me, option);
    this.letOthersPlay();
  }

  place(before: number, isDone: boolean, known?: number): Place {
    const isOver = this.match.result !== undefined;
    return placeAt(this.lesson, { before, ask: this.ask, isDone, isOver, known });
  }

  /** Until I am asked. */
  private letOthersPlay(): void {
    const { match, lesson } = this;
    for (;;) {
      const seat = match.turn.find((one) => one !== lesson.me);
      if (match.turn.includes(lesson.me) || seat === undefined) return;
      const bot = this.game.players?.find(({ id }) => id === lesson.bots[seat]);
      if (bot === undefined) throw new Error(`nobody plays ${seat}`);
      match.reply(seat, bot.answer(new Sight(match, seat)));
    }
  }
}

/** Does the task at hand as the lesson shows it. */
function doTask(table: Table, lesson: Lesson, task: number): void {
  const step = lesson.steps[task];
  if (!isTask(step)) throw new Error('nothing to do');
  const { ask } = table;
  expect(isAsked(ask, step), `step ${task} of ${lesson.id}: ${JSON.stringify(ask?.prompt)}`).toBe(true);
  table.answer(step.take.find((option) => ask?.options?.some(({ id }) => id === option)) ?? '');
}

/** Plays the lesson up to a task. */
function upTo(game: string, lesson: Lesson, task: number, deal = 0): Table {
  const table = new Table(game, lesson, deal);
  for (let at = 0; (at = taskFrom(lesson.steps, at)) < task; at++) doTask(table, lesson, at);
  return table;
}

describe.each(each)('$game, $id', ({ game, lesson }) => {
  const { steps } = lesson;
  const tasks = steps.flatMap((step, at) => (isTask(step) ? [at] : []));

  test('whatever the dice, what it asks for leads from step to step to the end', () => {
    for (let deal = 0; deal < DEALS; deal++) {
      const table = new Table(game, lesson, deal);
      let at = 0;
      for (const task of tasks) {
        expect(taskFrom(steps, at)).toBe(task);
        expect(table.place(at, false)).toEqual({ at, isAstray: false });
        doTask(table, lesson, task);
        const place = table.place(task, true);
        expect(place, `after step ${task}, deal ${deal}: ${JSON.stringify(table.ask?.prompt)}`).toEqual({
          at: task + 1,
          isAstray: false,
        });
        at = place.at;
      }
      expect(taskFrom(steps, at)).toBe(steps.length);
    }
  });

  test('left at any step by any answer, it says so or goes on, and taken back it is where it was', () => {
    for (const task of tasks) {
      const step = steps[task];
      const start = upTo(game, lesson, task);
      const moment = start.match.seq;
      for (const { id } of start.ask?.options ?? []) {
        const table = upTo(game, lesson, task);
        table.answer(id);
        const isDone = isTask(step) && step.take.includes(id);
        const place = table.place(task, isDone);
        const next = steps[taskFrom(steps, place.at)];
        // What is shown, or comes after the reading, can be done; or all is done; or the pupil is told, and offered the ways back.
        const isAtHand = next === undefined || (isTask(next) && isAsked(table.ask, next));
        expect(isAtHand, `step ${task}, ${id}`).toBe(!place.isAstray);
        expect(place.isAstray && isDone, `${id} is what step ${task} wants`).toBe(false);
        table.match.rewind(moment);
        expect(table.place(place.at, false, task), `back from ${id}`).toEqual({ at: task, isAstray: false });
      }
    }
  });

  test('there is something to do after at most three steps to read', () => {
    expect(taskFrom(steps, 0)).toBeLessThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
  });
});

test.each(LESSONS)('%s: its lessons have names of their own and take ten minutes at most', (_, lessons) => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const language of LANGUAGES) {
    const steps = lessons.flatMap((lesson) => lesson.steps);
    const letters = steps.reduce(
      (sum, { title, text }) => sum + title[language].length + text[language].length,
      0,
    );
    expect(letters / LETTERS[language] + (steps.filter(isTask).length * SECONDS) / 60).toBeLessThan(10);
  }
});
