/** Somebody in a lesson: the step that is shown, and the ways back when something else was answered. */
import { request } from '../connection/api.ts';
import type { TableLink } from '../connection/table.svelte.ts';
import type { TableInfo } from '@sandtable/server/protocol';
import { isAsked, isTask, type Lesson, placeAt, taskFrom } from '../boards/lesson.ts';
import { lessonsOf } from '../games/games.ts';
import type { Page } from '../page/page.svelte.ts';
import { to } from '../page/route.ts';
import type { Desk } from './desk.svelte.ts';
import { stepIn } from './guide.ts';
import { finishLesson, isDone, keepProgress, lessonAt, progressAt } from './lessons.ts';

export class Pupil {
  /** False once the lesson is ended: the table is played on like any other. */
  isOpen = $state(false);
  at = $state(0);
  isAstray = $state(false);
  /** True when nothing can be taken back any more. */
  isOver = $state(false);
  /** While a table is opened, or something taken back. */
  isBusy = $state(false);
  lessons = $state.raw<readonly Lesson[]>([]);
  private readonly id: string | undefined;
  private readonly table: Pick<TableInfo, 'id' | 'game'>;
  private readonly link: TableLink;
  private readonly desk: Desk;
  private readonly page: Page;
  private moments: Record<number, number>;
  /** My last answer, and when it was given. */
  private heard: { readonly moment: number; readonly options: readonly string[] } | undefined;

  readonly lesson: Lesson | undefined = $derived.by(() => this.lessons.find(({ id }) => id === this.id));
  readonly steps = $derived.by(() =>
    (this.lesson?.steps ?? []).map((step) => stepIn(this.page.language, step)),
  );
  /** True while the step that is shown is to be done. */
  readonly hasTask: boolean = $derived.by(() => isTask(this.lesson?.steps[this.at]));
  /** All tasks are done. */
  readonly isDone: boolean = $derived.by(() => {
    const steps = this.lesson?.steps ?? [];
    return taskFrom(steps, this.at) === steps.length;
  });

  constructor(table: TableInfo, link: TableLink, desk: Desk, page: Page) {
    this.table = table;
    this.link = link;
    this.desk = desk;
    this.page = page;
    this.id = lessonAt(table);
    const { at, moments } = progressAt(table.id);
    this.at = at;
    this.moments = { ...moments };
    if (this.id === undefined || table.mine.length === 0) return;
    void lessonsOf(table.game).then((lessons) => {
      this.lessons = lessons;
      this.isOpen = this.lesson !== undefined && !(isDone(table.game, this.id ?? '') && this.isDone);
      if (this.isOpen) this.arrange();
    });
  }

  /** The lesson after this one, in the order they are best taken. */
  get next(): Lesson | undefined {
    const place = this.lessons.findIndex(({ id }) => id === this.id);
    return this.lessons[place + 1];
  }

  /** Whether the step can be taken up again where it was. */
  get mayGoBack(): boolean {
    return !this.isOver && this.moments[this.at] !== undefined;
  }

  hear(options: readonly string[]): void {
    const { position } = this.link;
    if (position !== undefined && !this.isDone) this.heard = { moment: position.moment, options };
  }

  /** Called with every position. */
  follow(): void {
    const { lesson, link } = this;
    const { position, table } = link;
    if (lesson === undefined || position === undefined || table === undefined || !this.isOpen) return;
    this.isOver = table.status === 'finished';
    const [known] = Object.entries(this.moments).find(([, moment]) => moment === position.moment) ?? [];
    const place = placeAt(lesson, {
      before: this.at,
      ask: position.ask,
      isDone: this.wasDone(lesson),
      isOver: this.isOver,
      known: known === undefined ? undefined : Number(known),
    });
    this.isAstray = place.isAstray;
    const task = lesson.steps[place.at];
    if (!place.isAstray && isTask(task) && isAsked(position.ask, task))
      this.moments = { ...this.moments, [place.at]: position.moment };
    if (place.at !== this.at) {
      this.go(place.at);
      // What did one task does not do the next.
      if (!this.isDone) this.heard = undefined;
    } else this.keep();
    if (this.isDone) finishLesson(this.table.game, lesson.id);
  }

  /** On to the next step that is to be read. */
  readonly on = (): void => this.go(this.at + 1);

  /** Takes back what led astray, dice included. */
  readonly back = async (): Promise<void> => {
    const moment = this.moments[this.at];
    if (moment === undefined || this.isBusy) return;
    await this.busy(() => this.link.propose({ kind: 'rewind', moment }));
  };

  /** The step is done for me. */
  readonly show = (): void => {
    const step = this.lesson?.steps[this.at];
    const { ask } = this.link.position ?? {};
    const option = isTask(step) ? ask?.options?.find(({ id }) => step.take.includes(id)) : undefined;
    if (option === undefined) return;
    this.hear([option.id]);
    void this.link.answer([option.id]);
  };

  readonly again = (): Promise<void> => this.begin(this.lesson);
  readonly goOn = (): Promise<void> => this.begin(this.next);

  readonly open = (): void => {
    this.isOpen = true;
    this.arrange();
  };

  readonly leave = (): void => {
    this.isOpen = false;
    this.desk.takeBack();
  };

  private async begin(lesson: Lesson | undefined): Promise<void> {
    if (lesson === undefined || this.isBusy) return;
    await this.busy(async () => {
      // What opens tables is the home page's, and fetched here by the few who go on.
      const { beginLesson } = await import('./begin-lesson.ts');
      const game = (await request('GET /api/games')).find(({ id }) => id === this.table.game);
      if (game !== undefined) this.page.go(to.table(await beginLesson(game, lesson)));
    });
  }

  private async busy(deed: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await deed();
    } finally {
      this.isBusy = false;
    }
  }

  /** Whether the task at hand was answered as the lesson wants; the question after the last one does not tell. */
  private wasDone(lesson: Lesson): boolean {
    const { heard, link } = this;
    const task = lesson.steps[taskFrom(lesson.steps, this.at)] ?? lesson.steps.findLast(isTask);
    return (
      heard !== undefined &&
      isTask(task) &&
      (link.position?.moment ?? 0) > heard.moment &&
      task.take.some((option) => heard.options.includes(option))
    );
  }

  private go(at: number): void {
    this.at = at;
    this.keep();
    this.arrange();
  }

  private keep(): void {
    keepProgress(this.table.id, { at: this.at, moments: this.moments });
  }

  /** The log is open where it is spoken of; elsewhere it would lie over what is to be seen or done. */
  private arrange(): void {
    this.desk.isFull = false;
    this.desk.lend(this.steps[this.at]?.at === '#log' ? 'log' : undefined);
  }
}
