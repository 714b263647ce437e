import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('a whole game by keyboard alone', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' }, { options: { rounds: 1 } });
  await myTurn(page);
  await leaveGuide(page);
  await options(page).first().focus();
  for (let presses = 0; (await myTurn(page)) === 'asked' && presses < 20; presses++) {
    const ask = await page.locator('#ask').getAttribute('data-ask');
    await expect(page.locator('#ask [data-option]:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#ask [data-option]:focus-visible')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', ask ?? '');
  }
  await expect(page.locator('#result-title')).toBeVisible();
  // Whoever gave the last answer goes on at the result.
  await expect(page.locator('#ask')).toBeFocused();
});

test('the first Tab leads to the content, and every control shows its focus', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const at = document.activeElement;
      return at === null ? '' : getComputedStyle(at).outlineStyle;
    });
    expect(outline).toBe('solid');
  }
});
