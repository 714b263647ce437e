import type { Page } from '@playwright/test';
import { leaveGuide, openTable } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** As somebody does it: among the settings, which are opened from the bar. */
async function choose(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole('button', { name: settings, exact: true }).click();
  await page.getByRole('dialog').getByText(language, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the language is changed at the table without losing anything', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await leaveGuide(page);
  await expect(page.getByText(/your decision/i).first()).toBeVisible();
  await choose(page, 'Settings', '日本語');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByText(/あなたの決定/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/あなたの決定/).first()).toBeVisible();
  await choose(page, '設定', 'English');
  await expect(page.getByText(/your decision/i).first()).toBeVisible();
});

test.describe('for a Japanese browser', () => {
  test.use({ locale: 'ja-JP', settings: { language: '' } });
  test('the page speaks Japanese from the start', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ルールは任せて、ウォーゲームを');
  });
});
