/** Turns of Andean Abyss, in a player's words. */
import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options, take } from './play.ts';

/** One person plays all factions; the others pass until that one may do that operation. */
export async function turnOf(page: Page, faction: string, operation: string): Promise<void> {
  await openTable(page, 'andean-abyss', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  for (let i = 0; i < 40; i++) {
    const isTurn = (await page.locator('#ask .eyebrow').innerText()).includes(faction);
    if (isTurn && (await page.locator(`#ask [data-option="${operation}"]`).isVisible())) return;
    const declines = page.locator('#ask [data-option="pass"], #ask [data-option="done"]');
    const quickest = (await declines.count()) > 0 ? declines.first() : options(page).last();
    await take(page, (await quickest.getAttribute('data-option')) ?? '');
  }
  throw new Error(`${faction} never came to ${operation}`);
}
