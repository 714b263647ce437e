/** What wins, and what words mean: at every game's table, by keyboard, in both languages, nothing for axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inJapanese, leaveGuide, myTurn, openTable } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

const SEATS = {
  'andean-abyss': { government: 'me', '*': 'bot random' },
  'distant-plain': { coalition: 'me', '*': 'bot random' },
  labyrinth: { us: 'me', '*': 'bot random' },
  'land-battles': { usa: 'me', '*': 'bot random' },
  'pax-pamir': { white: 'me', '*': 'bot random' },
} as const;

const faults = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

for (const [game, seats] of Object.entries(SEATS))
  test(`${game}: margins and words open what they mean to the keyboard`, async ({ page }) => {
    test.slow();
    await openTable(page, game, seats);
    await myTurn(page);
    await leaveGuide(page);
    const peek = page.getByRole('tooltip');
    const margin = page.locator('#seats [data-goal]').first();
    // What comes in meanwhile may draw the seats anew.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await margin.focus();
      await expect(peek).toContainText(/\d/, { timeout: 3000 });
    }).toPass();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(peek).toHaveCount(0);
    // Pressed, it opens the goals of every seat, to be read at leisure.
    await margin.press('Enter');
    await expect(page.getByRole('heading', { name: 'What wins' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await inJapanese(page);
    await expect(page.getByRole('heading', { name: '勝利条件' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    const term = page.locator('.term').first();
    await page.keyboard.press('Tab');
    await term.focus();
    await expect(peek).toContainText(/。/);
    expect(await faults(page)).toEqual([]);
  });
