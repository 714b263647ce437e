import { expect, type Page } from '@playwright/test';
import { turnOf } from './lib/andean-abyss.ts';
import { leaveGuide, myTurn, openTab, openTable, take } from './lib/play.ts';
import { test } from './lib/test.ts';

const focused = (page: Page) => page.locator('#ask [data-option]:focus');
const said = (page: Page) => page.locator('body [aria-live=polite].unseen').last();

test('whoever follows a link goes on at the top of the new screen, and hears which it is', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'New table' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(said(page)).toHaveText('New table · Sandtable');
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(said(page)).toHaveText('Sandtable');
});

test('the first Tab at a table leads to the decision', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await page.reload();
  await myTurn(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to your decision' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#ask').getByRole('link', { name: /^Rule / })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('whoever leaves the guide goes on at the decision, or where the guide was opened', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveCount(1);
  await openTab(page, 'Table');
  const opener = page.getByRole('button', { name: 'Guide', exact: true });
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('two at one screen need nothing but the keyboard: the curtain, then the choices have the focus', async ({
  page,
}) => {
  await openTable(page, 'demo', { alder: 'me', birch: 'me', '*': 'bot random' });
  await expect(page.getByRole('button', { name: /I am Alder/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await myTurn(page);
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /I am Birch/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveCount(1);
  await expect(said(page)).toContainText('Your decision · Birch');
});

test('a question put to several seats of one person gives each of them the focus', async ({ page }) => {
  await openTable(page, 'pax-pamir', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).press('Enter');
  await myTurn(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#ask')).toContainText('0 of 2');
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask')).toContainText('1 of 2');
  await expect(focused(page)).toHaveCount(1);
});

test('a dialog begins at its question, and gives the focus back however it is closed', async ({ page }) => {
  await page.goto('/');
  const settings = page.getByRole('button', { name: 'Settings' });
  for (const close of ['Escape', 'the cross']) {
    await settings.press('Enter');
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'English' })).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(settings).toBeFocused();
  }
});

test.describe('asked once more before every answer', () => {
  test.use({ settings: { confirm: 'always' } });
  test('No leads back to the choice, Yes to the next question', async ({ page }) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    await focused(page).press('ArrowDown');
    const choice = (await focused(page).getAttribute('data-option')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#ask [data-option="${choice}"]`)).toBeFocused();
    const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Yes, do it' }).press('Enter');
    await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before);
    await myTurn(page);
    await expect(focused(page)).toHaveCount(1);
  });
});

test('Undo keeps the focus when nothing is left to take back', async ({ page }) => {
  await turnOf(page, 'FARC', 'rally');
  await take(page, 'rally');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeEnabled();
  await undo.press('Enter');
  await expect(page.locator('#ask [data-option="rally"]')).toBeVisible();
  while (await undo.isEnabled()) await undo.press('Enter');
  await expect(undo).toBeFocused();
});

test('a choice that the mouse has led to is not pointed at on the board', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'train');
  await page.locator('#ask [data-option="train"]').click();
  await expect(page.locator('#ask-title')).toContainText('Train: where?');
  await expect(focused(page)).toHaveCount(1);
  await expect(page.locator('#board .region.offered').first()).toBeVisible();
  const pointed = page.locator('#board .region.pointed');
  await expect(pointed).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(pointed).toHaveCount(1);
  // A mouse that moves does point.
  await page.locator('#ask [data-option="santander"]').hover();
  await expect(pointed).toHaveAttribute('data-space', 'santander');
  await page.locator('#ask-title').hover();
  await expect(pointed).toHaveCount(0);
});
