/** Cards can be read where they lie, and wherever they are named. */
import { expect } from '@playwright/test';
import { turnOf } from './lib/andean-abyss.ts';
import { leaveGuide, myTurn, openTable, playOn } from './lib/play.ts';
import { test } from './lib/test.ts';

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('both texts of the card in play are on the board without a click; other cards show themselves', async ({
    page,
  }) => {
    await turnOf(page, 'GOVERNMENT', 'train');
    const played = page.locator('#board article').first();
    const parts = played.locator('.parts p');
    await expect(parts.nth(1)).toBeVisible();
    for (const part of await parts.all()) {
      expect((await part.innerText()).length).toBeGreaterThan(15);
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    // The next card: by mouse and by keyboard.
    const next = page.locator('#board article').nth(1).getByRole('button');
    const peek = page.getByRole('tooltip');
    await next.hover();
    await expect(peek).toBeVisible();
    await page.mouse.move(700, 400);
    await expect(peek).toBeHidden();
    await next.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect(peek).toBeVisible();
    await expect(next).toHaveAttribute('aria-describedby', /.+/);
    await page.keyboard.press('Escape');
    await expect(peek).toBeHidden();
    // A card that the log names.
    const named = page
      .locator('#log .thing')
      .filter({ hasText: (await next.locator('.title').innerText()).trim() });
    const other = page.locator('#ask-title .thing').first();
    await ((await named.count()) > 0 ? named.first() : other).hover();
    await expect(peek).toBeVisible();
  });

  test('the cards of a hand say what they do', async ({ page }) => {
    await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 30);
    await myTurn(page);
    const cards = page.getByRole('group', { name: 'Hand' }).locator('[data-card]');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      expect((await card.locator('.text').innerText()).length).toBeGreaterThan(10);
      await expect(card).toBeInViewport({ ratio: 0.95 });
    }
    await cards.first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a long press on the name of a card shows the card and opens nothing', async ({ page }) => {
    await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    const name = page.locator('#ask-title .thing').first();
    await expect(name).toBeVisible();
    const touch = { pointerType: 'touch', pointerId: 5, bubbles: true };
    await name.dispatchEvent('pointerdown', touch);
    await expect(page.getByRole('tooltip')).toBeVisible();
    await name.dispatchEvent('pointerup', touch);
    await name.dispatchEvent('click');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.locator('#ask')).toBeVisible();
  });
});
