/** Turns of the COIN games, in a player's words. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, leaveGuide, myTurn, openTable, options, take } from './play.ts';

/** One person plays all factions; the others pass until that one may do that operation. */
export async function turnIn(page: Page, game: string, faction: string, operation: string): Promise<void> {
  await openTable(page, game, { '*': 'me' });
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

/** Where one takes hold of a stack: its piece, left of its number. */
export async function gripOf(stack: Locator): Promise<readonly [number, number]> {
  const box = await boxOf(stack);
  return [box.x + box.height / 2, box.y + box.height / 2];
}
