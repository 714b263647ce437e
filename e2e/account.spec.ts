import { expect, test } from './lib/test.ts';

test('a guest becomes an account and keeps the games; sessions can be ended', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Demo, against bots' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole('link', { name: /^Guest \d+$/ }).click();
  await expect(page.getByText(/You play as the guest/)).toBeVisible();

  const name = `Ada ${Date.now()}`;
  const form = page.locator('form').filter({ hasText: 'Keep my games' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('lovelace and babbage');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();

  // The same person from another browser finds the game.
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto('/account');
  const signIn = other.locator('form').filter({ has: other.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('wrong password');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('Name and password do not match.')).toBeVisible();
  await signIn.getByLabel('Password').fill('lovelace and babbage');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText(`Signed in as ${name}.`)).toBeVisible();
  await other.getByRole('link', { name: 'Tables', exact: true }).click();
  await expect(other.getByRole('region', { name: 'My tables' })).toContainText('Demo');

  await page.reload();
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
  await other.goto('/account');
  await expect(other.getByText('You can play without an account.')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You can play without an account.')).toBeVisible();
});

test('an account can be deleted', async ({ page }) => {
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel('Name').fill(`Babbage ${Date.now()}`);
  await form.getByLabel('Password').fill('difference engine');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type your password to delete the account.').fill('difference engine');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('The account is deleted.')).toBeVisible();
});
