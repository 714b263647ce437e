/** Following what the others do. */
import { expect, type Page } from '@playwright/test';
import { leaveGuide, myTurn, openLog, openTable, options, prompt, take } from './lib/play.ts';
import { test } from './lib/test.ts';

const walk = (page: Page) => page.getByRole('group', { name: 'Looking back' });
const said = (page: Page) => page.locator('body [aria-live=polite].unseen').last();

/** The Government has done something, and non-players have moved since. */
async function afterTheOthers(page: Page): Promise<void> {
  const seats = {
    government: 'me',
    farc: 'bot farc-nonplayer',
    auc: 'bot auc-nonplayer',
    cartels: 'bot cartels-nonplayer',
  };
  await openTable(page, 'andean-abyss', seats, { options: { nonPlayers: 'farc-auc-cartels' } });
  await myTurn(page);
  await leaveGuide(page);
  const third = page
    .getByRole('group', { name: 'What happened since your last decision' })
    .getByRole('button')
    .nth(2);
  // What the others did is told a moment after the question.
  const isTold = () =>
    third.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
  for (let i = 0; i < 12 && (i === 0 || !(await isTold())); i++) {
    const passes = page.locator('#ask [data-option="pass"], #ask [data-option="done"]');
    const way = (await passes.count()) > 0 ? passes.first() : options(page).first();
    await take(page, (await way.getAttribute('data-option')) ?? '');
  }
}

test('what the others did is summed up seat by seat, and walked through on the board with keys', async ({
  page,
}) => {
  await afterTheOthers(page);
  const question = await prompt(page).innerText();
  await expect(said(page)).toContainText(/^Since your last decision: .*steps?.*Your decision · Government/s);
  const runs = page.getByRole('group', { name: 'What happened since your last decision' });
  const board = page.locator('#board');
  // Nothing is pointed at: what is said of a space stands on the board, too.
  await page.locator('#ask .eyebrow').hover();
  await expect(board.locator('.slip')).toBeHidden();
  const before = await board.innerText();
  await runs
    .getByRole('button', { name: /: \d+ steps?$/ })
    .first()
    .click();
  await expect(walk(page)).toContainText(/1\/\d+/);
  await expect(board).not.toHaveText(before);
  // The panel is narrow, and all of the walk is seen in it.
  await expect(walk(page).locator('.told')).toBeInViewport({ ratio: 0.99 });
  await expect(walk(page).getByRole('button', { name: 'Now' })).toBeInViewport({ ratio: 0.99 });
  // The step is marked in the log, and said when it is walked to.
  const line = (await openLog(page)).locator('li.shown').last();
  await expect(line).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(walk(page)).toContainText(/2\/\d+/);
  const told = await walk(page).locator('.told').innerText();
  await expect(said(page)).toContainText(told.slice(0, 12));
  await page.keyboard.press('ArrowLeft');
  await expect(walk(page)).toContainText(/1\/\d+/);
  // Nobody waits: the question stands, and answering it ends the look back.
  await expect(prompt(page)).toHaveText(question);
  await page.keyboard.press('Escape');
  await expect(walk(page)).toBeHidden();
  await expect.poll(() => board.innerText()).toBe(before);
  await runs.getByRole('button', { name: 'What happened' }).click();
  await expect(walk(page)).toBeVisible();
  await options(page).first().click();
  await expect(walk(page)).toBeHidden();
});

test('a line of the log shows its moment; the game can be taken back to it', async ({ page }) => {
  await afterTheOthers(page);
  await take(page, 'train');
  await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  const lines = (await openLog(page)).locator('li');
  await lines
    .filter({ hasText: 'Government: Train' })
    .getByRole('button', { name: /this moment/ })
    .click({ position: { x: 2, y: 4 } });
  await expect(walk(page)).toContainText('Train');
  await page.getByRole('button', { name: 'Take back to here' }).click();
  await expect(walk(page)).toBeHidden();
  await expect(prompt(page)).toContainText('Train: where?');
  await expect(lines.last()).toContainText('Train');
  // However long the log, the page itself does not scroll, and the log is not read out whole.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight),
  ).toBe(0);
  await expect(page.locator('#log')).toHaveAttribute('aria-live', 'off');
});

test.describe('step by step', () => {
  test.use({ settings: { pace: 'step' } });
  test('the board waits at the first step of the others, the decision does not', async ({ page }) => {
    await afterTheOthers(page);
    await expect(walk(page)).toContainText(/1\/\d+/);
    await expect(options(page).first()).toBeEnabled();
    const last = Number(/1\/(\d+)/.exec(await walk(page).innerText())?.[1]);
    for (let i = 0; i < last; i++) await page.keyboard.press('ArrowRight');
    await expect(walk(page)).toBeHidden();
  });
});

test.describe('played', () => {
  test.use({ settings: { pace: 'normal' } });
  test('the steps of the others go by themselves, and end at what is', async ({ page }) => {
    await page.clock.install();
    await afterTheOthers(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'What happened' }).first().click();
    await expect(walk(page)).toContainText(/1\/\d+/);
    await page.clock.runFor(4000);
    await expect(walk(page)).not.toContainText(/\b1\/\d+/);
    await expect
      .poll(async () => {
        await page.clock.runFor(4000);
        return walk(page).isVisible();
      })
      .toBe(false);
  });
});
