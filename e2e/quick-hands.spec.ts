/** A server with the limits that people meet: whoever holds all seats and clicks fast is never refused. */
import { DEFAULT_LIMITS } from '@sandtable/server';
import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openTab, openTable, playOn } from './lib/play.ts';
import { Site } from './lib/site.ts';
import { expect, test as base } from './lib/test.ts';

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName }, use) => {
      const site = await Site.open(`${browserName}-limits`, DEFAULT_LIMITS);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** What the server would not do, and how often it was asked to show the table anew, or the past. */
function watch(page: Page): { readonly refused: string[]; asked: Record<string, number> } {
  const seen = { refused: [] as string[], asked: {} as Record<string, number> };
  const count = (what: string) => (seen.asked[what] = (seen.asked[what] ?? 0) + 1);
  page.on('websocket', (socket) => {
    count('sockets');
    socket.on('framesent', ({ payload }) => count(JSON.parse(String(payload)).type));
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload));
      // A hint about a question that is answered already comes too late for nobody.
      if (frame.type === 'refused' && frame.code !== 'stale') seen.refused.push(frame.code);
    });
  });
  page.on('response', (response) => {
    if (response.url().includes('/moments')) count('moments');
    if (response.status() === 429) seen.refused.push(response.url());
  });
  return seen;
}

for (const [game, seats] of [
  ['andean-abyss', 4],
  ['pax-pamir', 2],
] as const)
  test(`${game}: sixty quick answers for all seats at one screen, none refused`, async ({ page }) => {
    test.setTimeout(120_000);
    const { refused, asked } = watch(page);
    await openTable(page, game, { '*': 'me' });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    expect(await playOn(page, 60)).toBe(60);
    expect(refused).toEqual([]);
    // A seat that has looked once is shown the table by what comes anyway.
    expect(asked['sockets']).toBeLessThanOrEqual(seats);
    expect(asked['look'] ?? 0).toBe(0);
    expect(asked['moments'] ?? 0).toBeLessThanOrEqual(seats);
    // The past is drawn when somebody wants to see it, and goes on to be drawn while they play.
    await openTab(page, 'Margins');
    await playOn(page, 20);
    expect(refused).toEqual([]);
  });
