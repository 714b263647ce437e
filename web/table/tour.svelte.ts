/** The guide at a table: the tour of the board, and in a guided first turn the tasks after it. */
import type { AskView } from '@sandtable/engine';
import type { TableInfo } from '@sandtable/server/protocol';
import type { BoardModule } from '../boards/board.ts';
import type { Task } from '../boards/lesson.ts';
import { lessonOf } from '../games/games.ts';
import type { Desk } from './desk.svelte.ts';
import { guideSteps, isLesson, leaveGuide, leftStep, openStep, rememberStep } from './guide.ts';

export class Tour {
  /** The step that is shown; undefined when the guide is closed. */
  at = $state<number>();
  private tasks = $state.raw<readonly Task[]>([]);
  private readonly board: BoardModule;
  private readonly desk: Desk;
  private readonly isLittle: () => boolean;
  /** Under which it is remembered how far somebody came. */
  private readonly key: string;
  /** Whether the drawer is open because of the guide. */
  private hasOpened = false;

  readonly steps = $derived.by(() => guideSteps(this.board.guide, this.tasks));

  /** `isLittle` says whether an open drawer lies over what is explained. */
  constructor(
    { id, game, mine, status }: TableInfo,
    board: BoardModule,
    desk: Desk,
    isLittle: () => boolean,
  ) {
    this.isLittle = isLittle;
    this.board = board;
    this.desk = desk;
    const isFirstTurn = isLesson(id);
    this.key = isFirstTurn ? `${game}.${id}` : game;
    if (isFirstTurn) void lessonOf(game).then((lesson) => (this.tasks = lesson?.tasks ?? []));
    if (mine.length > 0 && status === 'running') this.at = openStep(this.key);
  }

  readonly to = (at: number): void => {
    this.at = at;
    rememberStep(this.key, at);
    const { at: place, isDone } = this.steps[at] ?? {};
    this.desk.isFull = false;
    if (place === '#log' || place === '[data-tab="rules"]') this.openDrawer();
    else this.closeDrawer(this.isLittle() || isDone !== undefined);
  };

  /** Opened again, it goes on where it was left. */
  readonly open = (): void => this.to(leftStep(this.key));

  /** Once through, it begins anew; left on the way, it goes on there. */
  readonly leave = (): void => {
    const { at, steps } = this;
    leaveGuide(this.key, at === undefined || at + 1 >= steps.length ? 0 : at);
    this.at = undefined;
    this.closeDrawer(false);
  };

  private openDrawer(): void {
    this.hasOpened ||= !this.desk.isOpen;
    this.desk.show('log');
  }

  /** A drawer lies over the board and pushes the question over it: what is to be done there must be within reach. */
  private closeDrawer(isInTheWay: boolean): void {
    if (this.desk.isOpen && (this.hasOpened || isInTheWay)) this.desk.close();
    this.hasOpened = false;
  }

  /** A task is done when the next question is the one it leads to. */
  follow(ask: AskView | undefined): void {
    const { at, steps } = this;
    if (at !== undefined && at + 1 < steps.length && steps[at]?.isDone?.(ask) === true) this.to(at + 1);
  }
}
