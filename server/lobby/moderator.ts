/** The part of a running server that carries out acts of moderation and keeps out whoever is suspended. */
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { ServerServices } from '../services.ts';
import type { BanRow, ModerationActRow } from '../storage/rows.ts';
import type { NewAct } from '../storage/moderation-acts.ts';
import type { Origin } from '../tables/body.ts';
import { carryOut, type Hands } from './moderation-acts.ts';

/** How often it looks for what a command has written down. */
const LOOK_EVERY_MS = 1000;

export class Moderator {
  private readonly services: ServerServices;
  private readonly hands: Hands;
  private bans: readonly BanRow[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(services: ServerServices, rooms: Rooms, signOut: Hands['signOut']) {
    this.services = services;
    this.hands = {
      storage: services.storage,
      signOut,
      changeTable: (id, make) => rooms.get(id).changeBody(make),
      async showAnew(table) {
        await services.storage.wire.tell({ kind: 'anew', table });
        await rooms.get(table).refresh();
      },
    };
  }

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  /** Resolves when nothing is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Writes an act down and carries it out. */
  async act(wish: NewAct): Promise<ModerationActRow> {
    const act = await this.services.storage.acts.add(wish);
    await this.look();
    return (await this.services.storage.acts.find(act.id)) ?? act;
  }

  /** Refuses whoever is suspended, by person or by address. */
  mustBeLetIn(person: string | undefined, { source, site }: Origin): void {
    const now = new Date().toISOString();
    const ban = this.bans.find(
      ({ kind, subject, until }) =>
        (until === null || until > now) &&
        (kind === 'person' ? subject === person : subject === source || subject === site),
    );
    if (ban === undefined) return;
    throw new Denial('suspended', ban.until === null ? ban.reason : `until ${ban.until}: ${ban.reason}`);
  }

  get hasBans(): boolean {
    return this.bans.length > 0;
  }

  /** One round after the other. */
  private look(): Promise<void> {
    this.looking = this.looking
      .then(() => this.lookNow())
      .catch((error: unknown) => {
        this.services.logger.warn({ err: error }, 'moderation failed');
      });
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    const { storage, health } = this.services;
    if (health.isFailing) return;
    for (const act of await storage.acts.waiting(Date.now()))
      if (await storage.acts.take(act)) await this.perform(act);
    this.bans = await storage.acts.bans(new Date().toISOString());
  }

  private async perform(act: ModerationActRow): Promise<void> {
    const { storage, logger, metrics } = this.services;
    try {
      const result = await carryOut(act, this.hands);
      await storage.acts.end(act.id, 'done', result);
      metrics.count('moderation_acts', act.kind);
      logger.warn(
        { act: act.kind, subject: act.subject, by: act.by_id, reason: act.reason, result },
        'moderated',
      );
    } catch (error) {
      if (!(error instanceof Denial)) throw error;
      await storage.acts.end(act.id, 'failed', error.code);
    }
  }
}
