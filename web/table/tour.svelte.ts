/** The guide at a table: the tour of the board, and in a guided first turn the tasks after it. */
import type { AskView } from '@sandtable/engine';
import { tick } from 'svelte';
import type { TableInfo } from '@sandtable/server/protocol';
import type { BoardModule } from '../boards/board.ts';
import type { Task } from '../boards/lesson.ts';
import { lessonOf } from '../games/games.ts';
import { giveBack } from '../page/focus.ts';
import type { Page } from '../page/page.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { guideSteps, isLesson, leaveGuide, leftStep, openStep, rememberStep } from './guide.ts';

/** Places of steps that only an open drawer has. */
const IN_DRAWER: readonly string[] = ['#log', '[data-tab="rules"]'];

export class Tour {
  /** The step that is shown; undefined when the guide is closed. */
  at = $state<number>();
  private tasks = $state.raw<readonly Task[]>([]);
  private readonly board: BoardModule;
  private readonly desk: Desk;
  private readonly page: Page;
  /** Under which it is remembered how far somebody came. */
  private readonly key: string;
  /** What had the focus when the guide was opened: the drawer it is in may be put away meanwhile. */
  private opener: Element | null = null;

  readonly steps = $derived.by(() =>
    guideSteps(this.page.words.guide, this.page.language, [...(this.board.guide ?? []), ...this.tasks]),
  );

  constructor({ id, game, mine, status }: TableInfo, board: BoardModule, desk: Desk, page: Page) {
    this.board = board;
    this.desk = desk;
    this.page = page;
    const isFirstTurn = isLesson(id);
    this.key = isFirstTurn ? `${game}.${id}` : game;
    if (mine.length > 0 && status === 'running') this.at = openStep(this.key);
    this.arrange();
    if (isFirstTurn) void lessonOf(game).then((lesson) => this.learn(lesson?.tasks ?? []));
  }

  readonly to = (at: number): void => {
    this.at = at;
    rememberStep(this.key, at);
    this.desk.isFull = false;
    this.arrange();
  };

  /** Opened again, it goes on where it was left. */
  readonly open = (): void => {
    this.opener = document.activeElement;
    this.to(leftStep(this.key));
  };

  /** Once through, it begins anew; left on the way, it goes on there. */
  readonly leave = (): void => {
    const { at, steps } = this;
    leaveGuide(this.key, at === undefined || at + 1 >= steps.length ? 0 : at);
    this.at = undefined;
    this.desk.takeBack();
    const { opener } = this;
    this.opener = null;
    void tick().then(() => giveBack(opener));
  };

  /** A task is done when the next question is the one it leads to. */
  follow(ask: AskView | undefined): void {
    const { at, steps } = this;
    if (at !== undefined && at + 1 < steps.length && steps[at]?.isDone?.(ask) === true) this.to(at + 1);
  }

  private learn(tasks: readonly Task[]): void {
    this.tasks = tasks;
    this.arrange();
  }

  /** The drawer is open where it is spoken of; elsewhere it would lie over what is to be seen or done. */
  private arrange(): void {
    const step = this.at === undefined ? undefined : this.steps[this.at];
    if (step !== undefined) this.desk.lend(IN_DRAWER.includes(step.at) ? 'log' : undefined);
  }
}
