/** A hint at a table: asked for, thought over, followed step by step. */
import type { Hint } from '@sandtable/server/protocol';
import type { TableLink } from '../connection/table.svelte.ts';
import type { Work } from '../connection/wire.ts';

/** Seconds of thought: at first, and for whoever wants to know more. */
const FIRST = 2;
const LONGER = 8;

export class Teacher {
  hint = $state.raw<Hint>();
  /** Of the hint's plans, the one that is followed. */
  plan = $state(0);
  /** How far the thinking is, from 0 to 1; undefined while nobody thinks. */
  progress = $state<number>();
  /** Somebody did something else than the plan. */
  hasLeft = $state(false);
  /** Steps of the plan that have been taken. */
  private taken = $state(0);
  private readonly link: TableLink;
  private work: Work | undefined;
  /** Of the question the hint was about. */
  private moment = 0;

  constructor(link: TableLink) {
    this.link = link;
  }

  /** The option to take now, as long as the plan is followed. */
  readonly advised: string | undefined = $derived.by(() => this.step()?.option);

  /** A step of the plan has been taken: what spoke for it has been read. */
  get hasBegun(): boolean {
    return this.taken > 0;
  }

  /** Whether the table lets its people ask. */
  get isAllowed(): boolean {
    const { table } = this.link;
    if (table === undefined) return false;
    const others = table.seats.some(({ id, sitter }) => sitter.kind === 'person' && !table.mine.includes(id));
    return !others || table.hints?.agreed === true;
  }

  async ask(isLonger = false): Promise<void> {
    const { link } = this;
    if (!link.isMine || this.progress !== undefined) return;
    const asked = link.position?.ask?.number;
    this.progress = 0;
    const work = link.ask({ type: 'hint', seconds: isLonger ? LONGER : FIRST }, ({ done, of }) => {
      this.progress = done / Math.max(1, of);
    });
    this.work = work;
    try {
      const told = await work.answer;
      // A hint about a question that is gone is of no use.
      if (told.type === 'hint' && link.position?.ask?.number === asked) this.take(told.hint);
    } finally {
      this.progress = undefined;
      this.work = undefined;
    }
  }

  /** What is known by now will do. */
  enough(): void {
    this.work?.enough();
  }

  /** Follows another of the plans, from its first step. */
  follow(plan: number): void {
    this.plan = plan;
    this.taken = 0;
    this.hasLeft = false;
  }

  close(): void {
    this.hint = undefined;
    this.hasLeft = false;
  }

  /** Called with what is about to be answered. */
  note(options: readonly string[]): void {
    if (this.hint === undefined || this.hasLeft) return;
    for (const [i, option] of options.entries()) {
      const at = i === 0 ? this.place() : this.taken;
      if (this.steps[at]?.option !== option) {
        this.hasLeft = true;
        return;
      }
      this.taken = at + 1;
    }
  }

  /** Called with every position: what was taken back takes the hint along, and a turn that is over needs none. */
  heed(): void {
    const { position } = this.link;
    if (this.hint === undefined || position === undefined) return;
    const isOver = position.as === this.hint.seat && this.taken >= this.steps.length;
    if (position.moment < this.moment || position.as !== this.hint.seat || isOver) this.close();
  }

  private take(hint: Hint): void {
    this.hint = hint;
    this.moment = this.link.position?.moment ?? 0;
    this.follow(0);
  }

  private get steps() {
    return this.hint?.plans[this.plan]?.steps ?? [];
  }

  /** Where the plan speaks of the pending question; questions that did not come are passed over. */
  private place(): number {
    const prompt = this.link.position?.ask?.prompt?.key;
    return this.steps.findIndex((step, i) => i >= this.taken && step.prompt === prompt);
  }

  private step() {
    if (this.hasLeft || !this.link.isMine) return undefined;
    const step = this.steps[this.place()];
    const isOffered = this.link.position?.ask?.options?.some(({ id }) => id === step?.option);
    return isOffered === true ? step : undefined;
  }
}
