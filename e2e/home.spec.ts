import { expect, test } from './lib/test.ts';

test('one click on the home page and a newcomer sits at a table with bots', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wargames, with the rules kept for you');
  await page.getByRole('button', { name: 'Play now: Demo, against bots' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('heading', { name: /bid/ })).toBeVisible();
});
