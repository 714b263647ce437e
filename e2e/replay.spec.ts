import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openLog, openTable, options, playOn, take } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('a game to its end: result, verified dice, replay by keys, viewpoint, and a branch', async ({
  page,
}) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' }, { options: { rounds: 1 } });
  await myTurn(page);
  await leaveGuide(page);
  while ((await myTurn(page)) === 'asked') {
    const ask = await page.locator('#ask').getAttribute('data-ask');
    await options(page).last().click();
    await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', ask ?? '');
  }
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText('Verified here')).toBeVisible();

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const at = page.getByText(/^Moment \d+ of \d+$/);
  await expect(at).toHaveText(/^Moment 0 of/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveText(/^Moment 2 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(at).toHaveText(/^Moment 1 of/);
  await page.keyboard.press('End');
  await expect(page.locator('#board')).toContainText('2');
  await page.keyboard.press('Home');
  await expect(at).toHaveText(/^Moment 0 of/);
  await page.getByLabel('Viewpoint').selectOption('birch');
  await page.getByLabel('Speed').selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(at).not.toHaveText(/^Moment 0 of/);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('1');
  await expect(at).toHaveText(/^Moment 1 of/);
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await expect(page.getByText('Sandbox: nothing here touches the real game.')).toBeVisible();
});

/** Some decisions of the demonstration game, and then their replay. */
async function replayOfShortPlay(page: Page): Promise<void> {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, 3);
  await page.goto(`${page.url()}/replay`);
}

test('a replay marks what changed from one moment to the next', async ({ page }) => {
  await replayOfShortPlay(page);
  const at = page.getByText(/^Moment \d+ of \d+$/);
  await expect(at).toHaveText(/^Moment 0 of/);
  const changed = page.locator('#board').getByTitle('changed since your last decision');
  await expect(changed).toHaveCount(0);
  // The bids are shown when all four are made.
  await page.getByRole('slider').fill('4');
  await expect(at).toHaveText(/^Moment 4 of/);
  await expect(changed.first()).toBeAttached();
});

test('the address of a replay names its moment, so that it can be kept or sent to somebody', async ({
  page,
}) => {
  await replayOfShortPlay(page);
  const at = page.getByText(/^Moment \d+ of \d+$/);
  await page.getByRole('slider').fill('3');
  await expect(page).toHaveURL(/\/replay\/3$/);
  await page.reload();
  await expect(at).toHaveText(/^Moment 3 of/);
  await page.goto(page.url().replace(/3$/, '999999'));
  await expect(at).toHaveText(/^Moment (\d+) of \1$/);
});

test('in a replay dice lie on the map at the moment they are thrown, and only then', async ({ page }) => {
  test.setTimeout(120_000);
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  const thrown = (await openLog(page)).getByText(/^\s*Die: /);
  for (let i = 0; i < 40 && (await thrown.count()) === 0; i++) await playOn(page, 5, i + 1);
  await expect(thrown.first()).toBeAttached();
  await page.goto(`${page.url()}/replay`);
  const at = page.getByText(/^Moment \d+ of \d+$/);
  await expect(at).toBeVisible();
  await page.keyboard.press('End');
  const die = page.locator('#board').getByText(/^Rolled /);
  for (let i = 0; i < 300 && (await die.count()) === 0; i++) {
    const before = await at.innerText();
    await page.keyboard.press('ArrowLeft');
    await expect(at).not.toHaveText(before);
  }
  await expect(die).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(die).toHaveCount(0);
});

/** Opens a file on the home page. */
async function openSaved(page: Page, document: Buffer): Promise<void> {
  await page.goto('/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: document };
  await page.getByLabel('Open a saved game …').setInputFiles(file);
}

const exported = async (page: Page, table: string) =>
  (await page.request.get(`/api/tables/${table}/export`)).body();

test('a finished game is saved to a file and opened again as a table of its own', async ({ page }) => {
  const table = await openTable(page, 'demo', { alder: 'me', '*': 'bot random' }, { options: { rounds: 1 } });
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, 50);
  await openSaved(page, await exported(page, table));
  await expect(page).toHaveURL(/\/table\//);
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator('#result-title')).toBeVisible();
});

test('what cannot be opened is refused in words: a game that still runs here, and no game at all', async ({
  page,
}) => {
  const table = await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await openSaved(page, await exported(page, table));
  await expect(page.getByText('The game is still running.')).toBeVisible();
  await openSaved(page, Buffer.from('{}'));
  await expect(page.getByText('This file cannot be used.')).toBeVisible();
});

test('a replay jumps by turn, by card and to the next decision of a seat', async ({ page }) => {
  await openTable(page, 'andean-abyss', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  for (let i = 0; i < 4; i++) await take(page, 'pass');
  await page.goto(`${page.url()}/replay/0`);
  const number = async () => Number(/\d+/.exec(await page.getByText(/^Moment \d+ of/).innerText())?.[0]);
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  const decides = seats.filter({ hasText: 'deciding' });
  const card = page.locator('#board article.played').getByRole('button');
  await expect(card).toBeVisible();
  const first = await decides.innerText();
  await page.keyboard.press('PageDown');
  await expect(decides).not.toHaveText(first);
  const next = await number();
  expect(next).toBeGreaterThan(0);
  await page.keyboard.press('PageUp');
  await expect.poll(number).toBe(0);

  const title = (await card.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: /^Next card or turn/ }).click();
  await expect(card).not.toHaveAttribute('aria-label', title);
  await page.getByRole('button', { name: /^Card or turn before/ }).click();
  await expect(card).toHaveAttribute('aria-label', title);
  await page.getByLabel('Next decision of …').selectOption('cartels');
  await expect(decides).toContainText('Cartels');
});
