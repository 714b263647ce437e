import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone: decide, look at the board, read the log', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await expect(page.locator('#board')).toBeInViewport();
  await options(page).first().tap();
  await page.getByRole('button', { name: 'At the table' }).tap();
  await expect(page.getByRole('log')).toContainText('bid.made');
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  await expect(page.locator('#board')).toBeInViewport();
  await expect(page.locator('#ask')).toBeHidden();
});
