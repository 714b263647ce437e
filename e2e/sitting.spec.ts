/** Sitting down: who plays what, what is agreed, and what is done about people who are missing or a nuisance. */
import type { Browser, Page } from '@playwright/test';
import { twoPeople } from './lib/people.ts';
import { leaveGuide, myTurn, openTab, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  return context.newPage();
}

test('who is a non-player follows from who sits where, and the other way round; what the rulebook does not know is told', async ({
  page,
}) => {
  await page.goto('/new/andean-abyss');
  const rules = page.getByLabel('Non-player factions');
  const seat = (name: string) => page.getByRole('region', { name: 'Seats' }).getByLabel(name);
  await expect(rules).toHaveValue('farc-auc-cartels');
  await expect(seat('FARC')).toHaveValue('bot farc-nonplayer');
  await seat('FARC').selectOption('open');
  await expect(rules).toHaveValue('auc-cartels');
  await seat('AUC').selectOption('open');
  await expect(rules).toHaveValue('cartels');
  await rules.selectOption('farc-auc-cartels');
  await expect(seat('FARC')).toHaveValue('bot farc-nonplayer');
  await expect(seat('AUC')).toHaveValue('bot auc-nonplayer');
  // FARC and the Cartels alone: chapter 8 has no such game.
  await seat('AUC').selectOption('open');
  await expect(page.getByRole('alert')).toContainText(
    'no game with just these non-players: FARC and Cartels',
  );
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeDisabled();
  await seat('Cartels').selectOption('bot random');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(rules).toHaveValue('farc');
  await page.getByRole('button', { name: 'Open the table' }).click();
  // At the table it goes on following.
  await page.getByLabel('Who takes FARC').selectOption('open');
  await expect(page.locator('dl')).toContainText('none');
});

test('lists say what is played, by whom, what differs and which seats are free; one’s own games are not to be watched', async ({
  page,
  browser,
  baseURL,
}) => {
  const seats = { government: 'me', farc: 'open', '*': 'bot random' };
  await openTable(page, 'andean-abyss', seats, { options: { shortGame: true } }, 'Hostess');
  await openTable(page, 'demo', { '*': 'me' }, {}, 'Hostess');
  await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' }, {}, 'Hostess');
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'My tables' });
  await expect(mine.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Games to watch' }).getByText('Hostess')).toHaveCount(0);
  const shown = page.getByRole('group', { name: 'Tables shown' });
  await shown.getByLabel('Game').selectOption('land-battles');
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await shown.getByLabel('Game').selectOption('');
  await shown.getByLabel('with a free seat').check();
  await expect(mine.getByRole('listitem')).toContainText('Andean Abyss');
  await shown.getByLabel('with the usual options').check();
  await expect(mine).toContainText('None of these tables.');

  const other = await somebodyElse(browser, baseURL);
  await other.goto('/');
  const row = other.getByRole('region', { name: 'Open tables' }).getByRole('listitem').first();
  for (const text of ['Andean Abyss', 'Standard', 'by Hostess', 'Random', '1 free seat: FARC'])
    await expect(row).toContainText(text);
  await expect(row).toContainText(/short/i);
  await expect(other.getByRole('region', { name: 'Games to watch' }).getByText('by Hostess')).not.toHaveCount(
    0,
  );
  await other.context().close();
});

test('a finished table says who won', async ({ page }) => {
  const table = await openTable(page, 'demo', { '*': 'me' }, { options: { rounds: 1 } }, 'Winner');
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.locator('#result-title')).toBeVisible();
  await page.goto('/');
  const row = page.locator(`li:has(a[href="/table/${table}"])`);
  await expect(row).toContainText(/has resigned|wins?/);
});

test('before the start: people talk, the host changes options, takes seats away, refuses people, and closes the table', async ({
  page,
  browser,
  baseURL,
}) => {
  const table = await openTable(page, 'demo', { alder: 'me', '*': 'open' }, {}, 'Host');
  const guest = await somebodyElse(browser, baseURL);
  await guest.goto(`/table/${table}`);
  await guest.getByRole('button', { name: 'Sit down as Birch' }).click();
  await guest.getByRole('textbox', { name: 'Say something' }).fill('Shall we play five rounds?');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Shall we play five rounds?')).toBeVisible();

  await page.getByRole('button', { name: 'Change the options …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('5');
  await dialog.getByRole('spinbutton').blur();
  await dialog.getByRole('button', { name: 'Agree on these' }).click();
  await expect(guest.locator('dl')).toContainText('5');

  await page.getByRole('button', { name: /^Take the seat Birch away from/ }).click();
  await guest.getByRole('button', { name: 'Sit down as Flint' }).click();
  await page.getByRole('button', { name: /^Refuse Guest \d+ a seat/ }).click();
  await guest.getByRole('button', { name: 'Sit down as Flint' }).click();
  await expect(guest.getByText('The owner of this table plays with others.')).toBeVisible();
  await page.getByRole('button', { name: /^Let Guest \d+ sit down again/ }).click();
  await guest.getByRole('button', { name: 'Sit down as Flint' }).click();
  await expect(guest.getByRole('button', { name: 'Get up from Flint' })).toBeVisible();

  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
  for (const one of [page, guest])
    await expect(one.getByText('This table was closed before the game began.')).toBeVisible();
  await guest.context().close();
});

test('somebody vanished: the page says what can be done and when, and offers the best bot, not the random one', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL);
  await options(page).first().click();
  await guest.context().close();
  const note = page.locator('.missing');
  await expect(note).toContainText('is not here, and the game waits.');
  await expect(note).toContainText(/From .+ on nobody who is away needs to agree\./);
  await expect(note.getByRole('button', { name: 'Free the seat for somebody else' })).toBeVisible();
  await note.getByRole('button', { name: 'Practised takes over Birch' }).click();
  await expect(
    page.locator('.note').filter({ hasText: 'proposes that Practised takes over Birch.' }),
  ).toContainText('Waiting for');
});

test('somebody who is a nuisance is not heard any more, and reported', async ({ page, browser, baseURL }) => {
  const guest = await twoPeople(page, browser, baseURL);
  await openTab(guest, 'Chat');
  const say = async (text: string) => {
    await guest.getByRole('textbox', { name: 'Say something' }).fill(text);
    await guest.getByRole('button', { name: 'Send' }).click();
  };
  await say('Something rude');
  await openTab(page, 'Chat');
  const line = page.getByRole('log', { name: 'Chat' }).locator('.line');
  await line.locator('summary').click();
  await line.getByRole('button', { name: 'Report …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Report Guest/ });
  await expect(dialog).toContainText('Something rude');
  await dialog.getByLabel('What happened?').fill('He is rude.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('The report was sent.')).toBeVisible();
  await line.getByRole('button', { name: 'Do not hear any more' }).click();
  await expect(line).toHaveCount(0);
  await say('Something worse');
  await expect(guest.getByText('Something worse')).toBeVisible();
  await expect(page.getByText('Something worse')).toHaveCount(0);
  await page.getByRole('button', { name: /^Hear Guest \d+ again/ }).click();
  await say('Sorry');
  await expect(page.getByText('Sorry')).toBeVisible();
  await guest.context().close();
});

test('a game that began from a position somebody brought says so to everybody who looks', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/new/land-battles');
  const position = {
    turn: 'usa',
    forces: { usa: { breakthrough: [['usa-m1a1-1']] }, china: { breakthrough: [['china-type-99-1']] } },
  };
  await page.getByLabel(/^Battle to go on from/).setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(position)),
  });
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const other = await somebodyElse(browser, baseURL);
  await other.goto(page.url());
  for (const one of [page, other]) {
    const note = one.locator('.supplied');
    await expect(note).toContainText(/began with a position that Guest \d+ brought along/);
    await note.locator('summary').click();
    await expect(note.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  }
  await other.context().close();
});
