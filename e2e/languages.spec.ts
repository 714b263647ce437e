import { inJapanese, leaveGuide, openTable } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('the language is changed at the table without losing anything', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await leaveGuide(page);
  await expect(page.getByText(/your decision/i).first()).toBeVisible();
  await inJapanese(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByText(/あなたの決定/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/あなたの決定/).first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(/your decision/i).first()).toBeVisible();
});

test.describe('for a Japanese browser', () => {
  test.use({ locale: 'ja-JP', settings: { language: '' } });
  test('the page speaks Japanese from the start', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ルールは任せて、ウォーゲームを');
  });
});
