import type { Page } from '@playwright/test';
import { contention } from './lib/contention.ts';
import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { Site } from './lib/site.ts';
import { expect, test } from './lib/test.ts';
import { countTraffic, slowDown, type Traffic } from './lib/traffic.ts';

const GAMES = ['andean-abyss', 'distant-plain', 'labyrinth', 'pax-pamir', 'land-battles'];

/** Goes to a table and does what has to be done until one can answer. */
async function sitDown(page: Page, game: string): Promise<void> {
  await openTable(page, game, { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await expect(options(page).first()).toBeVisible();
}

async function weigh(page: Page, visit: () => Promise<unknown>, name: string): Promise<Traffic> {
  const traffic = await countTraffic(page);
  await visit();
  await page.waitForLoadState('networkidle');
  const { requests, fonts, others } = traffic();
  console.log(`${name}: ${requests} requests, ${others.toFixed(0)} KB and ${fonts.toFixed(0)} KB of fonts`);
  return { requests, fonts, others };
}

test('the home page comes in at most 20 requests and 100 KB', async ({ page }) => {
  // Where tables are listed, the words of their games come as well: a site of its own has none.
  const site = await Site.open('weight');
  const visit = async () => {
    await page.goto(site.address);
    await page.locator('article').first().waitFor();
  };
  const { requests, others } = await weigh(page, visit, 'home');
  await site.close();
  expect(requests).toBeLessThanOrEqual(20);
  expect(others).toBeLessThanOrEqual(100);
});

for (const game of GAMES)
  test(`a table of ${game} comes in at most 25 requests and 220 KB, besides 150 KB of fonts`, async ({
    page,
  }) => {
    const { requests, fonts, others } = await weigh(page, () => sitDown(page, game), game);
    expect(requests).toBeLessThanOrEqual(25);
    expect(others).toBeLessThanOrEqual(220);
    expect(fonts).toBeLessThanOrEqual(150);
  });

// Only on request, for a figure of this machine: `SANDTABLE_SLOW=1 npm run e2e -- weight`; `SANDTABLE_CLOCKED=1` judges.
for (const game of process.env['SANDTABLE_SLOW'] === undefined ? [] : GAMES)
  test(`${game} on a processor four times slower and a line of 1.6 Mbit/s`, async ({ page }) => {
    await slowDown(page);
    const start = performance.now();
    await sitDown(page, game);
    console.log(`${game}, slow: ${((performance.now() - start) / 1000).toFixed(1)} s until one can answer`);
  });

test('each of fifteen answers brings the updated board, by the clock within 100 ms', async ({ page }) => {
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
  // The clock judges only where nothing else runs.
  if (process.env['SANDTABLE_CLOCKED'] === '1') expect(median / busy).toBeLessThan(100);
});
