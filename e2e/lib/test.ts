/** Playwright's test with a server behind it, and a page that fails the test when its code fails. */
import { test as base, expect } from '@playwright/test';
import { Site } from './site.ts';

interface Options {
  /** What the person has set in this browser. */
  readonly settings: Readonly<Record<string, string | boolean>>;
}

export const test = base.extend<Options & { faults: string[] }, { site: Site }>({
  settings: [{}, { option: true }],
  site: [
    async ({ browserName }, use) => {
      const site = await Site.open(browserName);
      await use(site);
      await site.close();
    },
    // A busy machine takes its time to read all the games.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, settings, site }, use, info) => {
    site.dealFor(info.titlePath.join(' '));
    await context.addInitScript(withoutChance);
    await context.addInitScript((values) => {
      const stored = { language: 'en', theme: 'light', motion: false, pace: 'once', ...values };
      if (localStorage.getItem('sandtable.settings') === null)
        localStorage.setItem('sandtable.settings', JSON.stringify(stored));
    }, settings);
    await use(context);
  },
});

/** In the page: the salts that people add to the dice are the same every time, too. */
function withoutChance(): void {
  let made = 0;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(made++ % 256);
    return array;
  };
}

export { expect };
