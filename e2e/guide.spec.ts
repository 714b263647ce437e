import { myTurn, openTab, openTable } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('the tour of a table greets a newcomer, can be left, and goes on where it was left', async ({
  page,
}) => {
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  const guide = page.getByRole('dialog');
  await expect(guide).toContainText('Who sits here');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(guide).toContainText('Your decision');
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await myTurn(page);
  await expect(guide).toHaveCount(0);
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await expect(guide).toContainText('Your decision');
  const next = page.getByRole('button', { name: 'Next' });
  while (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(guide).toHaveCount(0);
});
