/** Assembles the notifications. */
import type { ServerServices } from '../services.ts';
import type { Settings } from '../settings.ts';
import { hookSender } from './channels/hook.ts';
import { mailSender, Post } from './channels/mail.ts';
import { pushKeys, pushSender } from './channels/push.ts';
import { Deliverer } from './deliverer.ts';
import { NoticeDesk } from './desk.ts';
import { Links } from './links.ts';

export interface NoticeOffice {
  readonly deliverer: Deliverer;
  readonly desk: NoticeDesk;
  stop(): Promise<void>;
}

export async function openNotices(services: ServerServices, settings: Settings): Promise<NoticeOffice> {
  const { storage, clock } = services;
  const { mail, allowedHosts = [] } = settings;
  const keys = await pushKeys(storage);
  const links = await Links.open(storage);
  const post = mail === undefined ? undefined : new Post(mail);
  const senders = {
    push: pushSender(keys, contactOf(settings), allowedHosts),
    mail: post === undefined ? undefined : mailSender(post),
    hook: hookSender(allowedHosts, () => clock.now()),
  };
  const deliverer = new Deliverer({ ...services, links, origin: settings.origin, senders });
  const pushKey = keys.publicKey;
  const desk = new NoticeDesk({ storage, clock, links, deliverer, senders, post, pushKey, allowedHosts });
  return {
    deliverer,
    desk,
    async stop() {
      await deliverer.stop();
      post?.close();
    },
  };
}

/** Whom a push service may ask; it wants an address of one kind or the other. */
function contactOf({ contact, origin, mail }: Settings): string {
  if (contact !== undefined) return contact;
  if (origin?.startsWith('https://') === true) return origin;
  const address = mail?.from.match(/[^\s<@]+@[^\s>@]+/)?.[0];
  return `mailto:${address ?? 'nobody@sandtable.invalid'}`;
}
