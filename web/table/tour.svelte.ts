/** The tour of a table and its board. At a lesson it comes only when it is asked for. */
import { tick } from 'svelte';
import type { TableInfo } from '@sandtable/server/protocol';
import type { BoardModule } from '../boards/board.ts';
import { giveBack } from '../page/focus.ts';
import type { Page } from '../page/page.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { leaveGuide, leftStep, openStep, rememberStep, tourSteps } from './guide.ts';
import { lessonAt } from './lessons.ts';

/** Places of steps that only an open drawer has. */
const IN_DRAWER: readonly string[] = ['#log', '[data-tab="rules"]'];

export class Tour {
  /** The step that is shown; undefined when the guide is closed. */
  at = $state<number>();
  private readonly board: BoardModule;
  private readonly desk: Desk;
  private readonly page: Page;
  /** Under which it is remembered how far somebody came. */
  private readonly game: string;
  /** What had the focus when the guide was opened: the drawer it is in may be put away meanwhile. */
  private opener: Element | null = null;

  readonly steps = $derived.by(() =>
    tourSteps(this.page.words.guide, this.page.language, this.board.guide ?? []),
  );

  constructor(table: TableInfo, board: BoardModule, desk: Desk, page: Page) {
    this.board = board;
    this.desk = desk;
    this.page = page;
    const { game, mine, status } = table;
    this.game = game;
    if (mine.length > 0 && status === 'running' && lessonAt(table) === undefined) this.at = openStep(game);
    this.arrange();
  }

  readonly to = (at: number): void => {
    this.at = at;
    rememberStep(this.game, at);
    this.desk.isFull = false;
    this.arrange();
  };

  /** Opened again, it goes on where it was left. */
  readonly open = (): void => {
    this.opener = document.activeElement;
    this.to(leftStep(this.game));
  };

  /** Once through, it begins anew; left on the way, it goes on there. */
  readonly leave = (): void => {
    const { at, steps } = this;
    leaveGuide(this.game, at === undefined || at + 1 >= steps.length ? 0 : at);
    this.at = undefined;
    this.desk.takeBack();
    const { opener } = this;
    this.opener = null;
    void tick().then(() => giveBack(opener));
  };

  /** The drawer is open where it is spoken of; elsewhere it would lie over what is to be seen or done. */
  private arrange(): void {
    const step = this.at === undefined ? undefined : this.steps[this.at];
    if (step !== undefined) this.desk.lend(IN_DRAWER.includes(step.at) ? 'log' : undefined);
  }
}
