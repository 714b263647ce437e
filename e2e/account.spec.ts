import { createHmac } from 'node:crypto';
import { leaveGuide, myTurn, openMenu } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('a guest becomes an account and keeps the games; sessions can be ended', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Demo, against bots' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await myTurn(page);
  await leaveGuide(page);
  await (await openMenu(page)).getByRole('link', { name: /^Guest \d+$/ }).click();
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

/** The code an authenticator app shows for a secret (RFC 6238). */
function codeNow(secret: string): string {
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('a second factor is added, asked for when signing in, opened by a recovery code, and removed', async ({
  page,
}) => {
  const name = `Grace ${Date.now()}`;
  await page.goto('/account');
  const up = page.locator('form').filter({ hasText: 'Create an account' });
  await up.getByLabel('Name').fill(name);
  await up.getByLabel('Password').fill('compiler of compilers');
  await up.getByRole('button', { name: 'Create an account' }).click();
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Add a second factor' }).click();
  const secret = await factor.locator('code').innerText();
  await expect(factor.getByRole('link', { name: 'Open in the app' })).toHaveAttribute('href', /^otpauth:/);
  await factor.getByLabel('The code that the app shows now').fill(codeNow(secret));
  await factor.getByLabel('Current password').fill('compiler of compilers');
  await factor.getByRole('button', { name: 'Switch it on' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' }).locator('code');
  await expect(codes.first()).toBeVisible();
  const [first = '', second = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factor).toContainText('Signing in asks for a code');

  await page.getByRole('button', { name: 'Sign out' }).click();
  const signIn = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Sign in' }) });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('compiler of compilers');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByLabel(/^Code of your authenticator app/).fill(first);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  await factor.getByLabel(/^Code of your authenticator app/).fill(second);
  await factor.getByLabel('Current password').fill('compiler of compilers');
  await factor.getByRole('button', { name: 'Remove the second factor' }).click();
  await expect(factor).toContainText('With an authenticator app');
});
