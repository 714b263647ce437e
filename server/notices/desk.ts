/** Where people say how they want to be called, and where not any more. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { stampOf } from '../clock.ts';
import type { RecoveryLetter } from '../accounts/recovery.ts';
import { Denial } from '../denial.ts';
import type { NoticeChannel, NoticeSettings, Person } from '../protocol/index.ts';
import { type ChannelBody, NOTICE_KINDS, type NoticeKind, type NoticeWishes } from '../protocol/notices.ts';
import type { NoticeChannelRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { mustBeAllowed, NotAllowed } from './channels/guarded-post.ts';
import type { HookTarget } from './channels/hook.ts';
import type { MailTarget, Post } from './channels/mail.ts';
import type { Deliverer, DelivererParts } from './deliverer.ts';
import type { Link, Links } from './links.ts';
import { isZone, wishesFrom } from './wishes.ts';
import { WORDS } from './words/index.ts';

const MOST_CHANNELS = 10;
const HOUR_MS = 3600 * 1000;
/** Whoever has not said so by then has not wanted it. */
const CONFIRM_HOURS = 48;
/** Letters that ask one address whether it is somebody's, in so many hours. */
const MOST_ASKED = 3;

export interface DeskParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly links: Links;
  readonly deliverer: Deliverer;
  readonly senders: DelivererParts['senders'];
  readonly post: Post | undefined;
  readonly pushKey: string;
  readonly allowedHosts: readonly string[];
}

/** What came of following a link. */
export type Followed = 'confirmed' | 'stopped' | 'unknown';

export class NoticeDesk {
  private readonly parts: DeskParts;

  constructor(parts: DeskParts) {
    this.parts = parts;
  }

  async settingsOf(person: string): Promise<NoticeSettings> {
    const { storage, pushKey, post } = this.parts;
    const { notices } = storage;
    const off = await notices.offAt(person);
    return {
      wishes: wishesFrom(await notices.wishesOf(person)),
      channels: (await notices.channelsOf(person)).map(shownOf),
      tables: Object.fromEntries(
        [...off].map(([table, kinds]) => [table, JSON.parse(kinds) as NoticeKind[]]),
      ),
      pushKey,
      mail: post !== undefined,
    };
  }

  async wish(person: string, wishes: NoticeWishes): Promise<void> {
    if (!isZone(wishes.zone)) throw new Denial('malformed', `There is no time zone ${wishes.zone}.`);
    await this.parts.storage.notices.wish(person, JSON.stringify(wishes));
  }

  async turnOff(person: string, table: string, off: readonly NoticeKind[] | undefined): Promise<void> {
    const { notices } = this.parts.storage;
    await notices.turnOff(person, table, off === undefined ? undefined : JSON.stringify(off));
  }

  /** The same channel again replaces itself; a browser that changes hands calls its new owner only. */
  async addChannel(person: Person, wish: ChannelBody, origin: string): Promise<void> {
    const { storage, clock, post } = this.parts;
    const target = this.targetOf(wish);
    const id = channelId(person.id, wish);
    const known = await storage.notices.channelsOf(person.id);
    if (known.length >= MOST_CHANNELS && !known.some((channel) => channel.id === id))
      throw new Denial('too-many', `Nobody has more than ${MOST_CHANNELS} channels.`);
    const now = stampOf(clock.now());
    if (wish.kind === 'mail') await this.mustAskSeldom(target);
    await storage.notices.removeChannel(id);
    await storage.notices.addChannel({
      id,
      person_id: person.id,
      kind: wish.kind,
      target,
      secret: wish.kind === 'hook' && wish.form === 'json' ? randomBytes(32).toString('base64url') : null,
      origin,
      confirmed: wish.kind === 'mail' ? 0 : 1,
      created: now,
      next_at: now,
      lease: null,
      failures: 0,
      trouble: null,
    });
    if (wish.kind === 'mail' && post !== undefined)
      await this.askAddress(person, id, wish.address.toLowerCase(), origin);
  }

  private targetOf(wish: ChannelBody): string {
    switch (wish.kind) {
      case 'push':
        this.mustBeOutside(wish.endpoint);
        return JSON.stringify({ endpoint: wish.endpoint, keys: wish.keys });
      case 'hook':
        this.mustBeOutside(wish.url);
        return JSON.stringify({ form: wish.form, url: wish.url } satisfies HookTarget);
      case 'mail':
        if (this.parts.post === undefined) throw new Denial('not-found', 'This host sends no mail.');
        return JSON.stringify({ address: wish.address.toLowerCase() } satisfies MailTarget);
    }
  }

  private mustBeOutside(url: string): void {
    try {
      mustBeAllowed(url, this.parts.allowedHosts);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      throw new Denial('malformed', error.message);
    }
  }

  /** Nobody fills a stranger's letter box with questions. */
  private async mustAskSeldom(target: string): Promise<void> {
    const { storage, clock } = this.parts;
    const since = stampOf(clock.now() - CONFIRM_HOURS * HOUR_MS);
    await storage.notices.forgetUnconfirmed(since);
    if ((await storage.notices.countUnconfirmed(target)) >= MOST_ASKED) throw new Denial('too-many');
  }

  private async askAddress(person: Person, channel: string, address: string, origin: string): Promise<void> {
    const { storage, links, post, deliverer } = this.parts;
    const { confirm } = WORDS[wishesFrom(await storage.notices.wishesOf(person.id)).language];
    const token = links.token({ channel, action: { does: 'confirm' } });
    const link = `${deliverer.waysOf({ id: channel, origin }).origin}/api/notices/confirm?token=${token}`;
    const text = [confirm.text({ name: person.name, hours: CONFIRM_HOURS }), link, '', confirm.otherwise];
    const id = randomBytes(12).toString('hex');
    const outcome = await post?.send({ to: address, subject: confirm.subject, text: text.join('\n'), id });
    if (outcome?.kind === 'failed')
      await storage.notices.changeChannel(channel, { failures: 1, trouble: outcome.why.slice(0, 200) });
  }

  /** A link for a new password. It leads to the page, and what it carries is not sent to the server by looking at it. */
  async sendRecovery({ person, name, address, token }: RecoveryLetter, origin: string): Promise<void> {
    const { storage, post } = this.parts;
    const { recovery } = WORDS[wishesFrom(await storage.notices.wishesOf(person)).language];
    const text = [recovery.text({ name }), `${origin}/account#recover=${token}`, '', recovery.otherwise];
    const id = randomBytes(12).toString('hex');
    const outcome = await post?.send({ to: address, subject: recovery.subject, text: text.join('\n'), id });
    if (outcome?.kind === 'failed') throw new Error(outcome.why);
  }

  async removeChannel(person: string, channel: string): Promise<void> {
    await this.parts.storage.notices.removeChannel(channel, person);
  }

  /** Sends something now, so that people see that it arrives. */
  async tryChannel(person: string, id: string): Promise<void> {
    const { storage, clock, senders, deliverer } = this.parts;
    const channel = await storage.notices.channel(id);
    if (channel === undefined || channel.person_id !== person || channel.confirmed !== 1)
      throw new Denial('not-found');
    const { language } = wishesFrom(await storage.notices.wishesOf(person));
    const words = WORDS[language];
    const message = {
      id: randomBytes(16).toString('hex'),
      language,
      subject: 'Sandtable',
      told: [],
      note: words.trial,
    };
    const outcome = await senders[channel.kind]?.send(channel, message, deliverer.waysOf(channel));
    if (outcome?.kind === 'gone') await storage.notices.removeChannel(id);
    else if (outcome?.kind === 'failed')
      await storage.notices.changeChannel(id, {
        failures: channel.failures + 1,
        trouble: outcome.why.slice(0, 200),
      });
    else
      await storage.notices.changeChannel(id, {
        failures: 0,
        trouble: null,
        next_at: stampOf(clock.now()),
      });
  }

  /** Follows a link that was sent; nobody need be signed in. */
  async follow(token: string, does: 'stop' | 'confirm'): Promise<Followed> {
    const { links, storage } = this.parts;
    const link = links.read(token);
    if (link === undefined || (link.action.does === 'confirm') !== (does === 'confirm')) return 'unknown';
    const channel = await storage.notices.channel(link.channel);
    // Stopping what is stopped already is no mistake.
    if (channel === undefined) return link.action.does === 'confirm' ? 'unknown' : 'stopped';
    return this.act(link, channel);
  }

  private async act({ action }: Link, { id, person_id, created }: NoticeChannelRow): Promise<Followed> {
    const { storage, clock } = this.parts;
    const { notices } = storage;
    switch (action.does) {
      case 'confirm':
        if (clock.now() - Date.parse(created) > CONFIRM_HOURS * HOUR_MS) return 'unknown';
        await notices.changeChannel(id, { confirmed: 1, failures: 0, trouble: null });
        return 'confirmed';
      case 'all':
        await notices.removeChannel(id);
        return 'stopped';
      case 'table':
        await notices.turnOff(person_id, action.table, JSON.stringify(NOTICE_KINDS));
        return 'stopped';
      case 'kind': {
        const wishes = wishesFrom(await notices.wishesOf(person_id));
        const off = [...new Set([...wishes.off, action.kind])];
        await notices.wish(person_id, JSON.stringify({ ...wishes, off }));
        return 'stopped';
      }
    }
  }

  /** The language of whoever got the link. */
  async languageOf(token: string): Promise<NoticeWishes['language']> {
    const { links, storage } = this.parts;
    const link = links.read(token);
    const channel = link === undefined ? undefined : await storage.notices.channel(link.channel);
    if (channel === undefined) return 'en';
    return wishesFrom(await storage.notices.wishesOf(channel.person_id)).language;
  }
}

/** A browser has one owner at a time; other channels are each person's own. */
function channelId(person: string, wish: ChannelBody): string {
  const what =
    wish.kind === 'push'
      ? wish.endpoint
      : `${person} ${wish.kind === 'mail' ? wish.address.toLowerCase() : `${wish.form} ${wish.url}`}`;
  return createHash('sha256').update(`${wish.kind} ${what}`).digest('base64url').slice(0, 22);
}

function shownOf(row: NoticeChannelRow): NoticeChannel {
  return {
    id: row.id,
    kind: row.kind,
    ...whereOf(row),
    ...(row.secret === null ? {} : { secret: row.secret }),
    confirmed: row.confirmed === 1,
    created: row.created,
    ...(row.trouble === null ? {} : { trouble: row.trouble }),
  };
}

/** As much of the address as its owner needs to know it again. */
function whereOf({ kind, target }: NoticeChannelRow): Pick<NoticeChannel, 'where' | 'form'> {
  const to = JSON.parse(target) as Partial<HookTarget & MailTarget & { readonly endpoint: string }>;
  if (kind === 'mail') return { where: to.address ?? '' };
  const where = new URL(to.url ?? to.endpoint ?? 'https://nowhere.invalid').host;
  return to.form === undefined ? { where } : { where, form: to.form };
}
