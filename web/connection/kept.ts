/** Settings and lessons of an account: the same wherever somebody signs in. What this device has of its own stays here. */
import { request } from './api.ts';

const PREFIX = 'sandtable.';
/** Settings, where one is in a guide, and which lessons are done. Single tables and tokens are this device's own. */
const SHARED = /^sandtable\.(settings$|guide\.|lessons\.)/;
const MOST = 64;

function here(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (let i = 0; i < localStorage.length && Object.keys(kept).length < MOST; i++) {
    const key = localStorage.key(i) ?? '';
    const value = SHARED.test(key) ? localStorage.getItem(key) : null;
    if (value !== null) kept[key.slice(PREFIX.length)] = value;
  }
  return kept;
}

const isSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);

export class KeptThings {
  private known: Readonly<Record<string, string>> = {};

  /** Takes what the account has; what only this device has is added to it. True when something is new here. */
  async fetch(): Promise<boolean> {
    const before = here();
    const { kept } = await request('GET /api/kept');
    for (const [name, value] of Object.entries(kept))
      if (SHARED.test(PREFIX + name)) localStorage.setItem(PREFIX + name, value);
    this.known = kept;
    await this.send();
    return !isSame(before, here());
  }

  /** Sends what has changed on this device. */
  async send(): Promise<void> {
    const kept = here();
    if (isSame(kept, this.known)) return;
    this.known = kept;
    await request('PUT /api/kept', { body: { kept } });
  }
}
