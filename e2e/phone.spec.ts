import { boxOf, leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone: decide, look at the board, read the log', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await expect(page.locator('#board')).toBeInViewport();
  await options(page).first().tap();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(page.getByRole('log')).toContainText('bid.made');
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  await expect(page.locator('#board')).toBeInViewport();
  await expect(page.getByRole('log')).toBeHidden();
  await expect(options(page).first()).toBeInViewport();
  // Less of the question, more of the board.
  const height = async () => (await boxOf(page.locator('#board'))).height;
  const before = await height();
  await page.getByRole('button', { name: 'Less of the question' }).tap();
  await expect.poll(height).toBeGreaterThan(before + 80);
  await expect(page.locator('#undo')).toBeInViewport();
});
