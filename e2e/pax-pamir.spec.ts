import type { Locator, Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options, playOn, take } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('what a purchase would pay, buying and playing a card on the board, influence over time, a replay', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTable(page, 'pax-pamir', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  const board = page.locator('#board');
  const offered = board.locator('.market .offered');
  for (let i = 0; i < 6 && (await offered.count()) === 0; i++)
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');

  // Pointing at a card shows where its price would be laid.
  await offered.nth(1).hover();
  await expect(board.locator('.market .gets').first()).toHaveText('+1');
  await offered.first().click();
  const hand = board.locator('.hand [data-card]');
  await expect(hand).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText(/buys .* for 0/);

  // A card that answers in several ways asks which; the keyboard does as well.
  await hand.first().focus();
  await page.keyboard.press('Enter');
  const menu = board.getByRole('dialog');
  await menu.getByRole('button', { name: /^Play/ }).click();
  await expect(hand).toHaveCount(0);
  while (!(await board.locator('.players [data-card]').first().isVisible()))
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  await expect(board.getByRole('region', { name: 'Regime' })).toContainText(/against/);

  await page.getByRole('tab', { name: 'Margins' }).click();
  await expect(page.getByRole('img', { name: /Influence/ })).toBeVisible();
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('img', { name: /影響力/ })).toBeVisible();
  await expect(board.getByRole('region', { name: 'マーケット' })).toBeVisible();

  await page.goto(`${page.url()}/replay`);
  await expect(board.locator('[data-space="kabul"]').first()).toBeVisible();
});

test('the guided first turn: buying, playing by dragging the card, a free action', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn Pax Pamir: a guided first turn' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await myTurn(page);
  const guide = page.getByRole('dialog');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isVisible()) await next.click();
  await expect(guide).toContainText('buy');
  const board = page.locator('#board');
  await board.locator('.market [data-card="17"]').click();
  await expect(guide).toContainText('play it');
  // Dragged onto the right end of the tableau it is played there at once.
  await drag(page, board.locator('.hand [data-card="17"]'), board.locator('[data-own-tableau]'), 0.9);
  await expect(guide).toContainText('A free action');
  await expect(board.locator('[data-own-tableau] [data-card]')).toHaveCount(2);
  await expect(board.locator('[data-own-tableau] [data-card]').last()).toHaveAttribute('data-card', '17');
  await take(page, 'commerce:89');
  await expect(guide).toContainText('Take rupees');
  await board.locator('.market [data-card="28"]').click();
  await board.locator('.market [data-card="8"]').click();
  await expect(guide).toContainText('End your turn');
  await page.locator('#ask [data-option="end"]').click();
  await expect(guide).toContainText('What happened');
  await page.getByRole('button', { name: 'Finish' }).click();
});

/** From the middle of one thing to another, so far from its left edge. */
async function drag(page: Page, from: Locator, to: Locator, across: number): Promise<void> {
  const [start, goal] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || goal === null) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x + goal.width * across, goal.y + goal.height / 2, { steps: 4 });
  await page.mouse.up();
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test('five tableaux and the market are seen without scrolling, and each card’s neighbours in the ring', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const seats = Object.fromEntries(
      ['white', 'black', 'orange', 'yellow', 'purple'].map((seat) => [
        seat,
        seat === 'white' ? 'me' : 'bot courtier',
      ]),
    );
    await openTable(page, 'pax-pamir', seats, { options: { players: 5 } });
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 24);
    await myTurn(page);
    const board = page.locator('#board');
    for (const part of ['.market', '.players']) {
      const hidden = await board
        .locator(part)
        .first()
        .evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    }
    await expect(board.locator('.player')).toHaveCount(5);
    await board.locator('.players [data-card]').first().hover();
    await expect(board.locator('.players .beside')).toHaveCount(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('five players: market, tableaux and hand can all be reached', async ({ page }) => {
    const seats = { white: 'me', black: 'me', orange: 'me', yellow: 'me', purple: 'me' };
    await openTable(page, 'pax-pamir', seats, { options: { players: 5 } });
    await page.getByRole('button', { name: /do not hide/i }).tap();
    await myTurn(page);
    await leaveGuide(page);
    await page.getByRole('button', { name: 'Board', exact: true }).tap();
    const players = page.locator('#board .player');
    await expect(players).toHaveCount(5);
    await players.last().scrollIntoViewIfNeeded();
    await expect(players.last()).toBeInViewport();
    expect(await page.evaluate(() => window.innerWidth)).toBe(390);
  });
});
