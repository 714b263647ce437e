import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options, prompt, take } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** One person plays both sides, and comes to a choice of that name. */
async function comeTo(page: Page, option: string): Promise<void> {
  await openTable(page, 'labyrinth', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  for (let i = 0; i < 60; i++) {
    if (await page.locator(`#ask [data-option="${option}"]`).isVisible()) return;
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  }
  throw new Error(`nobody came to ${option}`);
}

test('a card out of the hand, a War of Ideas with its chances, the dice spelled out, figures over time, a replay', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await comeTo(page, 'war-of-ideas');
  const board = page.locator('#board');
  await expect(board.getByText('In play').first()).toBeVisible();
  await take(page, 'war-of-ideas');
  await expect(prompt(page)).toContainText('War of Ideas');

  // Chances stand on the map before one commits; pointing at a country spells out what is added.
  await expect(board.locator('.chance').first()).toContainText(/%|\?/);
  const named = await board.locator('[data-chance]').first().getAttribute('data-chance');
  const country = board.locator(`.region.offered[data-space="${named}"]`);
  await country.hover();
  await expect(board.locator('.news')).toContainText(/succe|tested first|automatic/);
  const asked = await page.locator('#ask').getAttribute('data-ask');
  await country.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', asked ?? '');
  await expect(page.getByRole('log')).toContainText(/War of Ideas in /);

  await page.getByRole('tab', { name: 'Margins' }).click();
  await expect(page.getByRole('img', { name: 'Prestige and Funding' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Resources', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('img', { name: '国威と資金' })).toBeVisible();
  await expect(board.getByText('国威').first()).toBeVisible();

  await page.goto(`${page.url()}/replay`);
  await expect(board.locator('[data-space="afghanistan"]').first()).toBeVisible();
});

test('cards are played out of the hand; of the other hand nothing reaches the browser', async ({ page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await openTable(page, 'labyrinth', { us: 'me', jihadist: 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  const card = page.locator('#board .hands [data-option^="card-"]').first();
  for (let i = 0; i < 20 && !(await card.isVisible()); i++)
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  const asked = await page.locator('#ask').getAttribute('data-ask');
  await card.click();
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', asked ?? '');
  const views = frames.map((text) => JSON.parse(text)).filter((frame) => frame.position !== undefined);
  expect(views.length).toBeGreaterThan(0);
  for (const { position } of views) expect(position.view.hands.jihadist).toEqual([]);
});
