import { leaveGuide, myTurn, openTable, options, take } from './lib/play.ts';
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
