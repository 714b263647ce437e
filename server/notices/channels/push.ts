/** Web Push: the browser's own push service takes what only that browser can read (RFC 8291), signed by this server (RFC 8292). */
import webPush, { type PushSubscription, type VapidKeys } from 'web-push';
import type { Storage } from '../../storage/storage.ts';
import { cut, linesOf, type Message } from '../message.ts';
import { posted, type Sender } from './sender.ts';

const SECRET = 'push-keys';
/** What a push service must take; some is for the envelope. */
const MOST_BYTES = 3600;
/** The service keeps it for a browser that is off. */
const KEPT_SECONDS = 24 * 3600;

/** The server's own keys, made when it first starts and kept: browsers subscribe to them. */
export async function pushKeys({ secrets }: Pick<Storage, 'secrets'>): Promise<VapidKeys> {
  const stored = await secrets.provide(SECRET, () => JSON.stringify(webPush.generateVAPIDKeys()));
  return JSON.parse(stored) as VapidKeys;
}

export function pushSender(
  keys: VapidKeys,
  contact: string,
  allowed: readonly string[],
  patienceMs?: number,
): Sender {
  return {
    async send(channel, message) {
      const subscription = JSON.parse(channel.target) as PushSubscription;
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payloadOf(message), {
        vapidDetails: { subject: contact, ...keys },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
        // A message that is sent again takes the place of the first.
        topic: message.id,
        contentEncoding: 'aes128gcm',
      });
      const sent = Object.fromEntries(
        Object.entries(headers as Record<string, string | number>).filter(
          ([name]) => name.toLowerCase() !== 'content-length',
        ),
      );
      return posted({ url: endpoint, headers: sent, body: body ?? '' }, allowed, patienceMs);
    },
  };
}

/** What the service worker shows. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly language: string;
}

function payloadOf(message: Message): string {
  const path = message.told.length === 1 ? (message.told[0]?.path ?? '/') : '/';
  const rest = { title: cut(message.subject, 120), path, tag: message.id, language: message.language };
  const whole = linesOf(message, undefined).join('\n');
  for (let most = 1000; ; most = Math.floor(most / 2)) {
    const payload: PushPayload = { ...rest, body: cut(whole, most) };
    const text = JSON.stringify(payload);
    if (Buffer.byteLength(text) <= MOST_BYTES || most < 2) return text;
  }
}
