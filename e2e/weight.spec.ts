import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { contention } from './lib/contention.ts';
import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { Site } from './lib/site.ts';
import { expect, test } from './lib/test.ts';

/** Script and style that a visit loads, compressed, in kilobytes. */
async function weigh(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname) && !bodies.has(pathname)) bodies.set(pathname, response.body());
  });
  await visit();
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('the home page weighs at most 120 KB', async ({ page }) => {
  // Where tables are listed, the words of their games come as well: a site of its own has none.
  const site = await Site.open('weight');
  const weight = await weigh(page, async () => {
    await page.goto(site.address);
    await page.locator('article').first().waitFor();
  });
  await site.close();
  console.log(`home page: ${weight.toFixed(1)} KB of script and style, compressed`);
  expect(weight).toBeLessThanOrEqual(120);
});

for (const game of ['andean-abyss', 'land-battles'])
  test(`a table of ${game} with its board weighs at most 250 KB`, async ({ page }) => {
    const weight = await weigh(page, async () => {
      await openTable(page, game, { '*': 'me' });
      await page.getByRole('button', { name: /do not hide/i }).click();
      await myTurn(page);
    });
    console.log(`table of ${game}: ${weight.toFixed(1)} KB of script and style, compressed`);
    expect(weight).toBeLessThanOrEqual(250);
  });

test('from the answer to the updated board it takes less than 100 ms', async ({ page }) => {
  await openTable(page, 'andean-abyss', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  const busyBefore = contention();
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    await expect(options(page).first()).toBeVisible();
    times.push(
      await page.evaluate(async () => {
        const ask = document.querySelector('#ask');
        const before = ask?.getAttribute('data-ask');
        const start = performance.now();
        document.querySelector<HTMLElement>('#ask [data-option]')?.click();
        while (document.querySelector('#ask')?.getAttribute('data-ask') === before) {
          document.querySelector<HTMLElement>('#do-it')?.click();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - start;
      }),
    );
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const busy = (busyBefore + contention()) / 2;
  console.log(
    `answer to updated board: median ${median.toFixed(0)} ms of ${times.length} (work takes ${busy.toFixed(1)}×)`,
  );
  expect(median / busy).toBeLessThan(100);
});
