/** An answer on its way: what gives something up for good is asked once more before it is sent. */
import type { AskView, Message } from '@sandtable/engine';
import type { TableLink } from '../connection/table.svelte.ts';
import { thingsOf } from '../messages/things.ts';
import type { Page } from '../page/page.svelte.ts';
import { trust, trusts } from '../page/trust.ts';
import { isGrave, isWarned, mayDecline } from './doubt.ts';
import type { Walk } from './walk.svelte.ts';

interface Doubtful {
  readonly options: readonly string[];
  readonly isLasting: boolean;
  readonly isDeclining: boolean;
}

export class Decision {
  /** What waits to be confirmed. */
  doubtful = $state.raw<Doubtful>();
  private readonly link: TableLink;
  private readonly walk: Walk;
  private readonly page: Page;

  constructor(link: TableLink, walk: Walk, page: Page) {
    this.link = link;
    this.walk = walk;
    this.page = page;
  }

  private get asked(): AskView | undefined {
    return this.link.position?.ask;
  }

  private get game(): string {
    return this.link.table?.game ?? '';
  }

  /** The words of what waits to be confirmed. */
  get doubtfulLabel(): Message | undefined {
    return this.asked?.options?.find(({ id }) => id === this.doubtful?.options[0])?.label;
  }

  readonly answer = (options: readonly string[]): void => void this.consider(options);

  private async consider(options: readonly string[]): Promise<void> {
    const { asked } = this;
    const [option] = options;
    this.walk.stop();
    if (asked === undefined || option === undefined) return;
    const { confirm } = this.page.settings;
    const isLasting = confirm !== 'never' && options.length === 1 && (await this.isGraveNow(asked, option));
    if (this.asked?.number !== asked.number) return;
    const isWarnedOf = confirm !== 'never' && isWarned(asked, option);
    if (isLasting || isWarnedOf || confirm === 'always')
      this.doubtful = {
        options,
        isLasting: isLasting || (isWarnedOf && this.link.lasting.some((one) => one.option === option)),
        isDeclining: mayDecline(asked, option),
      };
    else await this.link.answer(options);
  }

  /** Done here, and done with what comes next as well: the second is considered like any other answer. */
  readonly finish = async (): Promise<void> => {
    const pass = this.asked?.pass;
    const next = this.link.declined;
    if (pass === undefined || next?.pass === undefined) return;
    this.walk.stop();
    await this.link.answer([pass]);
    if (this.asked?.prompt?.key === next.prompt?.key) await this.consider([next.pass]);
  };

  /** Declines the pending ask, where that is possible. */
  decline(): void {
    const { options, pass } = this.asked ?? {};
    if (options !== undefined && pass !== undefined) this.answer([pass]);
  }

  /** What is declined waits to be foreseen; anything else goes by what is known already. */
  private async isGraveNow(asked: AskView, option: string): Promise<boolean> {
    const { link } = this;
    const isDeclining = mayDecline(asked, option);
    if (isDeclining && trusts(localStorage, this.game, asked.prompt?.key ?? '')) return false;
    if (!isDeclining && !link.isFresh(link.foreseen)) return false;
    return isGrave(asked, option, await link.foresee());
  }

  readonly confirm = async (isTrusted: boolean): Promise<void> => {
    const { options = [] } = this.doubtful ?? {};
    this.doubtful = undefined;
    if (isTrusted) trust(localStorage, this.game, this.asked?.prompt?.key ?? '');
    await this.link.answer(options);
  };

  /** Why nothing that names these is offered: the reason that names most of them. */
  readonly whyNot = async (ids: readonly string[]): Promise<Message | undefined> => {
    const { link } = this;
    if (!link.isFresh(link.blocked)) await link.wonder('blocked').catch(() => undefined);
    const blocked = link.isFresh(link.blocked) ? link.blocked.list : [];
    const named = (label: Message) => thingsOf(label).filter(({ id }) => ids.includes(id)).length;
    const [best] = blocked
      .filter(({ label }) => named(label) > 0)
      .toSorted((a, b) => named(b.label) - named(a.label));
    return best?.why;
  };
}
