/**
 * Several tabs of one browser: one of them keeps the tables, for all. The browser gives it a lock, and gives the lock to the
 * next when the tab is closed or dies; until then the others pass on what their pages say.
 */
import { ABNORMAL } from './desk.ts';
import type { Down, Up } from './messages.ts';

const LOCK = 'sandtable-tables';
const CHANNEL = 'sandtable-tables';
/** A tab that has the lock and says nothing for so long is frozen: the lock is taken from it. */
const FROZEN_MS = 20_000;
const aliveLock = (tab: string) => `sandtable-tab-${tab}`;

type Word =
  /** Is anybody there? */
  | { readonly say: 'hello'; readonly from: string }
  /** I keep the tables. */
  | { readonly say: 'here'; readonly keeper: string }
  | { readonly say: 'up'; readonly from: string; readonly up: Up }
  | { readonly say: 'down'; readonly to: string; readonly down: Down };

/** What serves one page. */
interface Served {
  hear(up: Up): void;
  leave(): void;
}

/** Begins to keep the tables. */
export type Keep = () => Promise<{
  readonly serve: (tell: (down: Down) => void) => Served;
  readonly stop: () => Promise<void>;
}>;

export class Tab {
  private readonly id = crypto.randomUUID();
  private readonly channel = new BroadcastChannel(CHANNEL);
  private readonly say: (word: Word) => void = this.channel.postMessage.bind(this.channel);
  private readonly keep: Keep;
  private readonly tell: (down: Down) => void;
  /** Set while this tab keeps the tables. */
  private kept: Awaited<ReturnType<Keep>> | undefined;
  private own: Served | undefined;
  private readonly others = new Map<string, Served>();
  private keeper: string | undefined;
  /** What the page said before it was clear to whom. */
  private early: Up[] = [];
  private readonly lines = new Set<number>();
  private readonly requests = new Set<number>();
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** `tell`: what to do with what comes for the page of this tab. */
  constructor(keep: Keep, tell: (down: Down) => void) {
    this.keep = keep;
    this.tell = tell;
    this.channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.hearOthers(data));
  }

  begin(): void {
    if (!isSecureContext) {
      // Without locks every tab keeps tables; what one has kept the others are refused (store.ts).
      void this.beKeeper();
      return;
    }
    // Held as long as this tab lives.
    void navigator.locks.request(aliveLock(this.id), () => new Promise(() => undefined));
    void this.wish(false);
    this.greet();
  }

  hear(up: Up): void {
    this.note(up);
    if (this.own !== undefined) this.own.hear(up);
    else if (this.keeper === undefined) this.early.push(up);
    else {
      this.say({ say: 'up', from: this.id, up });
      // Somebody who waits finds out when nobody is awake there.
      this.greet();
    }
  }

  /** Resolves when the lock is gone again. */
  private async wish(steal: boolean): Promise<void> {
    try {
      await navigator.locks.request(LOCK, { steal }, () => this.beKeeper());
    } catch {
      // Taken from us while we slept: whoever has it now serves us, too.
      await this.standDown();
      void this.wish(false);
      this.greet();
    }
  }

  private async beKeeper(): Promise<never> {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.loseKeeper();
    this.kept = await this.keep();
    this.keeper = this.id;
    this.own = this.kept.serve((down) => this.pass(down));
    this.say({ say: 'here', keeper: this.id });
    for (const up of this.early.splice(0)) this.own.hear(up);
    return new Promise<never>(() => undefined);
  }

  private async standDown(): Promise<void> {
    const { kept, own } = this;
    this.kept = undefined;
    this.own = undefined;
    own?.leave();
    for (const other of this.others.values()) other.leave();
    this.others.clear();
    this.loseKeeper();
    await kept?.stop();
  }

  private greet(): void {
    if (this.silence !== undefined || this.kept !== undefined) return;
    this.silence = setTimeout(() => {
      this.silence = undefined;
      if (this.kept === undefined) void this.wish(true);
    }, FROZEN_MS);
    this.say({ say: 'hello', from: this.id });
  }

  private hearOthers(word: Word): void {
    switch (word.say) {
      case 'hello':
        if (this.kept !== undefined) this.say({ say: 'here', keeper: this.id });
        return;
      case 'here':
        this.follow(word.keeper);
        return;
      case 'up':
        if (this.kept !== undefined) this.servedOf(word.from).hear(word.up);
        return;
      case 'down':
        if (word.to === this.id) this.pass(word.down);
        return;
    }
  }

  private follow(keeper: string): void {
    if (this.kept !== undefined) return;
    clearTimeout(this.silence);
    this.silence = undefined;
    if (keeper === this.keeper) return;
    this.loseKeeper();
    this.keeper = keeper;
    for (const up of this.early.splice(0)) this.say({ say: 'up', from: this.id, up });
  }

  /** Another tab's page; let go of when that tab is gone. */
  private servedOf(tab: string): Served {
    const known = this.others.get(tab);
    if (known !== undefined) return known;
    if (this.kept === undefined) throw new Error('this tab keeps no tables');
    const served = this.kept.serve((down) => this.say({ say: 'down', to: tab, down }));
    this.others.set(tab, served);
    void navigator.locks.request(aliveLock(tab), async () => {
      served.leave();
      this.others.delete(tab);
    });
    return served;
  }

  /** Whoever kept the tables is gone: what was open there is closed, and nobody knows what became of requests. */
  private loseKeeper(): void {
    if (this.keeper === undefined) return;
    this.keeper = undefined;
    for (const line of this.lines) this.tell({ kind: 'closed', line, code: ABNORMAL });
    for (const id of this.requests) this.tell({ kind: 'refusal', id, refused: 'lost' });
    this.lines.clear();
    this.requests.clear();
  }

  private note(up: Up): void {
    if (up.kind === 'request') this.requests.add(up.id);
    else if (up.kind === 'open') this.lines.add(up.line);
    else if (up.kind === 'close') this.lines.delete(up.line);
  }

  private pass(down: Down): void {
    if (down.kind === 'answer' || down.kind === 'refusal') this.requests.delete(down.id);
    else if (down.kind === 'closed') this.lines.delete(down.line);
    this.tell(down);
  }
}
