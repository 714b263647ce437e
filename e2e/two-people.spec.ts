import type { Page } from '@playwright/test';
import { twoPeople } from './lib/people.ts';
import { leaveGuide, myTurn, openTab, openTable, options, prompt } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

async function resign(guest: Page): Promise<void> {
  await openTab(guest, 'Table');
  await guest.getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Yes, do it' }).click();
}

test('two browsers at one table: an invitation, secret bids at the same time, chat with unread marks', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL);
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(1)).toContainText('here');

  // A secret bid shows only that it was made.
  await options(page).first().click();
  await expect(guest.getByRole('list', { name: 'Seats' }).getByRole('listitem').first()).toContainText(
    'has answered',
  );
  await expect(prompt(page)).toHaveText('You have answered. The others are still deciding.');
  await options(guest).first().click();
  await expect(page.getByRole('log')).toContainText('bid.made');

  await openTab(guest, 'Chat');
  await guest.getByRole('textbox', { name: 'Say something' }).fill('Well bid.');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Open: Chat (1 new line)' })).toBeVisible();
  await openTab(page, 'Chat');
  await expect(page.getByText('Well bid.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await guest.context().close();
});

test('what one ends is over for the other too, and nothing is offered any more', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL, 'flint');
  await expect(options(page).first()).toBeVisible();
  await resign(guest);
  for (const one of [page, guest]) {
    await expect(one.getByRole('heading', { name: 'Flint has resigned' })).toBeVisible();
    await expect(options(one)).toHaveCount(0);
    await expect(one.locator('#board [data-option]')).toHaveCount(0);
  }
  await expect(page).toHaveTitle(/^Demo/);
  await guest.context().close();
});

test('whoever resigns hands the seat to their partner, whose game goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL);
  await resign(guest);
  await expect(page.getByRole('heading', { name: 'Alder is to decide' })).toBeVisible();
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(1)).toContainText('(you)');
  await guest.context().close();
});

test('a reload and a restart of the server in the middle change nothing', async ({ page, site }) => {
  await openTable(page, 'demo', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  for (let i = 0; i < 3; i++) {
    const before = await page.locator('#ask').getAttribute('data-ask');
    await options(page).first().click();
    await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before ?? '');
    await myTurn(page);
  }
  const before = await page.locator('#board').innerText();
  await page.reload();
  await expect(page.locator('#board')).toHaveText(before, { useInnerText: true });
  await site.stop();
  await expect(page.getByText('Connection lost. Trying again …')).toBeVisible();
  await site.start();
  await expect(page.getByText('Connection lost. Trying again …')).toBeHidden({ timeout: 15_000 });
  await expect(page.locator('#board')).toHaveText(before, { useInnerText: true });
  await options(page).first().click();
});
