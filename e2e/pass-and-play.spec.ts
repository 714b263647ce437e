import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('pass-and-play hides the table between seats, and no other hand leaves the server', async ({ page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await openTable(page, 'demo', { alder: 'me', birch: 'me', '*': 'bot random' });

  await expect(page.getByRole('heading', { name: 'Alder is to decide' })).toBeVisible();
  await expect(page.locator('#board')).toHaveCount(0);
  await page.getByRole('button', { name: /I am Alder/ }).click();
  await myTurn(page);
  await leaveGuide(page);
  await options(page).first().click();

  await expect(page.getByRole('heading', { name: 'Birch is to decide' })).toBeVisible();
  await expect(page.locator('#board')).toHaveCount(0);
  const seen = frames.map((frame) => JSON.parse(frame)).filter((frame) => frame.position !== undefined);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map((frame) => frame.position.as))).toEqual(new Set(['alder']));

  await page.getByRole('button', { name: /I am Birch/ }).click();
  await myTurn(page);
  await expect(page.locator('#ask')).toContainText('Birch');
});
