/** This browser as something that can be called. */
import type { ChannelBody } from '@sandtable/server/protocol';

const WORKER = '/service-worker.js';

export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person, and subscribes with the server's key. Undefined when they say no. */
export async function subscribe(
  pushKey: string,
): Promise<Extract<ChannelBody, { kind: 'push' }> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  const { endpoint, keys } = await subscribed(pushManager, options).then((made) => made.toJSON());
  if (endpoint === undefined) return undefined;
  return { kind: 'push', endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** A subscription to another server's key stands in the way. */
async function subscribed(
  manager: PushManager,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
