/** Hint, course and review at a table of each game, by keyboard alone, in both languages. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { inJapanese, leaveGuide, myTurn, openTab, openTable } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'andean-abyss': { government: 'me', '*': 'bot steady' },
  'distant-plain': { government: 'me', '*': 'bot steady' },
  labyrinth: { us: 'me', '*': 'bot steady' },
  'pax-pamir': { white: 'me', '*': 'bot steady' },
  'land-battles': { usa: 'me', '*': 'bot steady' },
};

/** Thinking takes its time where others work beside it. */
const PATIENCE = { timeout: 120_000 };
const SOON = 20_000;

/** What a person does who has no mouse. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function isClean(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const advised = (page: Page): Locator =>
  page.locator('#ask [data-option]', { has: page.locator('b[title]') });

/** Asks, and takes the first step of the advice. */
async function followAHint(page: Page, name: string): Promise<void> {
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name, exact: true });
  const best = advice.locator('ol button').first();
  // Where thinking takes long, what is known by then will do: a set-up is far from the end.
  await best
    .waitFor({ timeout: SOON })
    .catch(() => press(advice.locator('progress ~ button, p > button').first()));
  await expect(best).toBeVisible(PATIENCE);
  await isClean(page, '#ask');
  await expect(advised(page)).toHaveCount(1);
  const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
  await press(advised(page));
  const sure = page.locator('#do-it');
  await expect(page.locator(`#ask:not([data-ask="${before}"])`).or(sure)).toBeVisible(PATIENCE);
  if (await sure.isVisible()) await press(sure);
}

for (const [game, seats] of Object.entries(TABLES))
  test(`${game}: a hint is followed, the course is walked, and the game is reviewed`, async ({ page }) => {
    test.setTimeout(480_000);
    await openTable(page, game, seats);
    await myTurn(page);
    await leaveGuide(page);

    // The hint, in both languages.
    await followAHint(page, 'Hint');
    await myTurn(page);
    await inJapanese(page);
    await followAHint(page, '助言');
    await inEnglish(page);

    // The course so far.
    await openTab(page, 'Margins');
    await expect(page.getByRole('heading', { name: 'Chance of winning' })).toBeVisible(PATIENCE);
    await expect(page.getByRole('button', { name: 'Show this moment' })).toBeVisible(PATIENCE);
    await isClean(page, '.drawer');

    // Breaking it off ends it here: nobody else is asked.
    await openTab(page, 'Table');
    await press(page.getByRole('button', { name: 'Propose to break off the game' }));
    await press(page.getByRole('dialog').locator('.danger'));
    await expect(page.locator('#result-title')).toBeVisible(PATIENCE);

    // The review.
    await expect(page.getByText('Played with hints')).toBeVisible();
    await press(page.getByRole('button', { name: 'Review the game' }));
    await expect(page.locator('#review-title')).toBeFocused(PATIENCE);
    await expect(page.getByRole('heading', { name: 'The game in short' })).toBeVisible();
    await isClean(page, '#ask');
    await inJapanese(page);
    await expect(page.getByRole('heading', { name: 'ゲームのあらまし' })).toBeVisible();
    await isClean(page, '#ask');
  });

async function inEnglish(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'sandtable.settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, language: 'en' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await page.waitForFunction(() => document.documentElement.lang === 'en');
}
