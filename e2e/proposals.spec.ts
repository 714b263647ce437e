import type { Page } from '@playwright/test';
import { twoPeople } from './lib/people.ts';
import { myTurn, openTab, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** What the table is told at its upper edge. */
const banner = (page: Page) => page.getByRole('status').filter({ has: page.locator('.note') });
const moment = (page: Page) => page.locator('#ask').getAttribute('data-ask');

async function openTableTab(page: Page): Promise<void> {
  await openTab(page, 'Table');
}

test('undo beyond the fence needs the other person: refused once, then agreed to', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL);
  await options(page).first().click();
  await options(guest).first().click();
  // All bids are open now: nobody takes them back alone.
  await expect(page.getByRole('log')).toContainText('bid.made');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

  const ask = async () => {
    const played = Number(await moment(page));
    await page.getByRole('button', { name: 'Ask to go back …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask to go back …' });
    await dialog.getByLabel('Go back by how many answers?').fill(String(played));
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(banner(page)).toContainText('Waiting for');
    await expect(banner(guest)).toContainText(`asks to take back ${played} answers.`);
  };
  await ask();
  await guest.getByRole('button', { name: 'Refuse' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(Number(await moment(page))).toBeGreaterThan(0);

  await ask();
  await guest.getByRole('button', { name: 'Agree' }).click();
  for (const person of [page, guest]) {
    await expect(banner(person)).toHaveCount(0);
    await myTurn(person);
    await expect(person.locator('#ask-title')).toContainText('bid');
  }
  await expect(page.getByRole('log')).not.toContainText('bid.made');
  await guest.context().close();
});

test('a person is replaced by a bot with their consent, and watches from then on', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL);
  await openTableTab(page);
  await page.getByRole('button', { name: /^Propose: .+ takes over Birch/ }).click();
  await expect(banner(guest)).toContainText(/proposes that .+ takes over Birch\./);
  await guest.getByRole('button', { name: 'Agree' }).click();
  await expect(banner(guest)).toContainText('You are watching.');
  await expect(options(guest)).toHaveCount(0);
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(1)).toContainText(/practised/i);
  // The bot bids at once; the game goes on.
  await options(page).first().click();
  await openTab(page, 'Log');
  await expect(page.getByRole('log')).toContainText('bid.made');
  await guest.context().close();
});

test('a game is broken off when everybody agrees', async ({ page, browser, baseURL }) => {
  const guest = await twoPeople(page, browser, baseURL);
  await openTableTab(page);
  await page.getByRole('button', { name: 'Propose to break off the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, do it' }).click();
  await expect(banner(guest)).toContainText('proposes to break off the game.');
  await guest.getByRole('button', { name: 'Agree' }).click();
  for (const person of [page, guest])
    await expect(person.locator('#result-title')).toHaveText('The game was broken off');
  await guest.context().close();
});
