import { expect, type Page } from '@playwright/test';
import { turnOf } from './lib/andean-abyss.ts';
import { boxOf, leaveGuide, myTurn, openTab, openTable, options, playOn, prompt, take } from './lib/play.ts';
import { test } from './lib/test.ts';

const option = (page: Page, id: string) => page.locator(`#ask [data-option="${id}"]`);

test('a whole turn: Rally, Extort inside it, undo, and on to the next faction', async ({ page }) => {
  await turnOf(page, 'FARC', 'rally');
  await take(page, 'rally');
  await expect(prompt(page)).toContainText('Rally: where?');
  await expect(prompt(page).getByRole('link', { name: /^Rule / })).toBeVisible();

  // On the board: a click on a space that stands for one option is the answer.
  const before = await page.locator('#ask').getAttribute('data-ask');
  await page
    .locator('#board')
    .getByRole('button', { name: /^Arauca/ })
    .first()
    .click();
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before ?? '');
  while (!(await option(page, 'done').isVisible()))
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');

  // 4.3.1 Extort, between two spaces of the Rally.
  await take(page, 'extort');
  await expect(prompt(page)).toContainText('Extort');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(prompt(page)).toContainText('Rally: where?');
  await take(page, 'extort');
  await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  await expect(prompt(page)).toContainText('Rally: where?');
  await take(page, 'done');
  await expect(page.locator('#ask .eyebrow')).not.toContainText('FARC');
  await openTab(page, 'Log');
  await expect(page.getByRole('log')).toContainText('Rally');
  await expect(page.getByRole('log')).toContainText('Extort');
});

test('a greyed choice says why, with its rule number; the number opens the rule beside the board', async ({
  page,
}) => {
  await turnOf(page, 'FARC', 'rally');
  await take(page, 'rally');
  await page.getByText('Why not something else?').click();
  const why = page.locator('#ask details li').first();
  await expect(why.getByRole('link', { name: /^Rule / })).toBeVisible();
  await why.getByRole('link', { name: /^Rule / }).click();
  await expect(page.getByRole('tabpanel').locator('h2')).toBeVisible();
});

test('a whole solo game to its result by always taking some offered button', async ({ page }) => {
  test.setTimeout(180_000);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const seats = {
    government: 'me',
    farc: 'bot farc-nonplayer',
    auc: 'bot auc-nonplayer',
    cartels: 'bot cartels-nonplayer',
  };
  await openTable(page, 'andean-abyss', seats, {
    options: { nonPlayers: 'farc-auc-cartels', shortGame: true },
  });
  await myTurn(page);
  await leaveGuide(page);
  const pressed = await playOn(page, 20_000);
  await expect(page.locator('#result-title')).toBeVisible();
  await expect(page.getByText('Verified here')).toBeVisible();
  // Of the deck only the next card is told, and the key of the dice to nobody while the game runs.
  const running = frames.filter((frame) => !frame.includes('"status":"finished"'));
  expect(running.length).toBeGreaterThan(pressed / 2);
  expect(
    running.filter((frame) => /"key":"[0-9a-f]{64}"|"deck":\[\d+,|"(seed|words)":/.test(frame)),
  ).toHaveLength(0);
  console.log(`Andean Abyss: over after ${pressed} decisions of the Government`);
});

test('a group is dragged in one gesture: where it is dropped one says how many go', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'patrol');
  await take(page, 'patrol');
  await expect(prompt(page)).toContainText('Patrol: move cubes from where?');
  const board = page.locator('#board');
  const troops = board.getByRole('img', { name: /^Bogotá: 3 Troops/ });
  const line = board.locator('[data-space="loc-bogota-neiva"] .shape');
  const [from, to] = [await boxOf(troops), await boxOf(line)];
  await page.mouse.move(from.x + from.height / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  const menu = board.getByRole('dialog');
  await expect(menu).toContainText('Bogotá → ');
  await menu.getByRole('button', { name: '2', exact: true }).click();
  await expect(board.getByRole('img', { name: /^Bogotá - Neiva: 2 Troops/ })).toBeVisible();
  await expect(board.getByRole('img', { name: /^Bogotá: 1 Troop/ })).toBeVisible();
  await expect(prompt(page)).toContainText('Patrol: move cubes from where?');
});

test('the signs on the map are explained beside it', async ({ page }) => {
  await turnOf(page, 'FARC', 'rally');
  await page.getByRole('button', { name: 'Signs on the map' }).click();
  const legend = page.getByRole('dialog', { name: 'Signs on the map' });
  for (const sign of [
    'Police',
    'Active Support',
    'Government Control',
    'Terror',
    'Sabotage',
    'FARC Zone',
    'Shipment',
  ])
    await expect(legend.getByRole('listitem').filter({ hasText: sign }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
});
