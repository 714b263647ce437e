/** Tables with more than one person. */
import { type Browser, expect, type Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable } from './play.ts';

/** Alder and somebody else are people, the others are bots. Birch is on Alder's side, Flint and Slate are not. */
export async function twoPeople(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
  other: 'birch' | 'flint' = 'birch',
): Promise<Page> {
  await openTable(page, 'demo', { alder: 'me', [other]: 'invited', '*': 'bot random' });
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeDisabled();
  const link = await page.getByRole('link', { name: 'Invitation link' }).getAttribute('href');
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const guest = await context.newPage();
  await guest.goto(link ?? '');
  await expect(guest.getByText(/invites you to Demo/)).toBeVisible();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await myTurn(page);
  await myTurn(guest);
  await leaveGuide(page);
  await leaveGuide(guest);
  return guest;
}
