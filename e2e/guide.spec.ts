import type { Page } from '@playwright/test';
import { myTurn, openTab, openTable } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('the guided first turn greets a newcomer, can be left, and goes on where it was left', async ({
  page,
}) => {
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  const guide = page.getByRole('dialog');
  await expect(guide).toContainText('Who sits here');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(guide).toContainText('Your decision');
  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await myTurn(page);
  await expect(guide).toHaveCount(0);
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Guided first turn' }).click();
  await expect(guide).toContainText('Your decision');
  const next = page.getByRole('button', { name: 'Next' });
  while (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(guide).toHaveCount(0);
});

/** Goes through the tour of the table to the first thing to do. */
async function tour(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Learn ${game}: a guided first turn` }).click();
  await expect(page).toHaveURL(/\/table\//);
  await myTurn(page);
  await expect(page.getByRole('dialog')).toContainText('Who sits here');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isVisible()) await next.click();
  // What the guide opened to explain it does not stay in the way.
  await expect(page.locator('.drawer')).toHaveCount(0);
}

test('the guided first turn is a turn: Andean Abyss, on the real board, done by the newcomer', async ({
  page,
}) => {
  await tour(page, 'Andean Abyss');
  const guide = page.getByRole('dialog');
  await expect(guide).toContainText('Your turn: train');
  // Something else leads nowhere, and can be taken back.
  await page.locator('#ask [data-option="sweep"]').click();
  await expect(guide).toContainText('This is not offered now.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator('#ask [data-option="train"]').click();
  await expect(guide).toContainText('Where?');
  await page.locator('#board [data-space="bogota"] .shape').click();
  await expect(guide).toContainText('How many?');
  await page.locator('#ask [data-option="4"]').click();
  await expect(guide).toContainText('And Police');
  await page.locator('#ask [data-option="2"]').click();
  await expect(guide).toContainText('Finish the Operation');
  await page.locator('#ask [data-option="done"]').click();
  await expect(page.locator('#ask-title')).toContainText('Civic Action');
  await page.locator('#ask [data-option="done"]').click();
  await expect(guide).toContainText('The others have acted', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('#board').getByRole('img', { name: /^Bogotá: 7 Troops/ })).toBeVisible();
});

test('the guided first turn is a turn: A Distant Plain', async ({ page }) => {
  await tour(page, 'A Distant Plain');
  const guide = page.getByRole('dialog');
  await expect(guide).toContainText('Your turn: train');
  await page.locator('#ask [data-option="train"]').click();
  await expect(guide).toContainText('Where?');
  await page.locator('#ask [data-option="khowst"]').click();
  await expect(guide).toContainText('Government Troops');
  await page.locator('#ask [data-option="3"]').click();
  await expect(guide).toContainText('And Police');
  await page.locator('#ask [data-option="3"]').click();
  await expect(guide).toContainText('Enough spaces');
  await page.locator('#ask [data-option="done"]').click();
  await expect(guide).toContainText('Win the people over');
  await page.locator('#ask [data-option="civic-action:khowst"]').click();
  await expect(guide).toContainText('Finish the Operation');
  await page.locator('#ask [data-option="done"]').click();
  await expect(guide).toContainText('The others have acted', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(guide).toHaveCount(0);
});

test('the guided first turn is a turn: Modern Land Battles', async ({ page }) => {
  await tour(page, 'Modern Land Battles');
  const guide = page.getByRole('dialog');
  await page.locator('#ask [data-option="play"]').click();
  await expect(guide).toContainText('Which card?');
  await page.locator('#board [data-card="cannon"]').click();
  await expect(guide).toContainText('Who fires?');
  await page.locator('#board [data-force="usa-m1a1-1"]').click();
  await expect(guide).toContainText('From where?');
  await page.locator('#ask [data-option="breakthrough/stay"]').click();
  await expect(guide).toContainText('Fire at whom?');
  await page.locator('#board [data-force="china-type-59-1"]').click();
  await expect(guide).toContainText('What happened');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(guide).toHaveCount(0);
});

test('the guided first turn is a turn: Labyrinth, a War of Ideas and an Event, then the charts', async ({
  page,
}) => {
  await tour(page, 'Labyrinth');
  const guide = page.getByRole('dialog');
  await expect(guide).toContainText('Your turn: a card');
  // Another card leads elsewhere, and can be taken back.
  await page.locator('#board [data-card="19"]').click();
  await expect(guide).toContainText('This is not offered now.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator('#board [data-card="43"]').click();
  await expect(guide).toContainText('Event or Operation');
  await page.locator('#ask [data-option="war-of-ideas"]').click();
  await expect(guide).toContainText('Where?');
  await page.locator('#board [data-space="pakistan"] .shape').click();
  await expect(guide).toContainText('The second card');
  await page.locator('#board [data-card="12"]').click();
  await expect(guide).toContainText('An Event');
  await page.locator('#ask [data-option="event"]').click();
  await expect(guide).toContainText('The Jihadist has acted', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Finish' }).click();
  await openTab(page, 'Log');
  await expect(page.locator('#log')).toContainText('Al-Azhar');
});
