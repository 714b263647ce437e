import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options, take } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

const pass = (page: Page) => page.locator('#ask [data-option="pass"]');
const moment = (page: Page) => page.locator('#ask').getAttribute('data-ask');

const doubt = (page: Page) => page.getByRole('dialog', { name: 'Are you sure?' });

/** Presses Pass; true when that is asked once more. */
async function pressPass(page: Page): Promise<boolean> {
  const before = (await moment(page)) ?? '';
  await pass(page).click();
  await expect(page.locator(`#ask:not([data-ask="${before}"])`).or(doubt(page))).toBeVisible();
  return doubt(page).isVisible();
}

test('a pass that no undo brings back is asked once more, until one says not to', async ({ page }) => {
  await openTable(page, 'andean-abyss', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  // The first card may be Propaganda.
  for (let i = 0; i < 40 && !(await pass(page).isVisible()); i++)
    await take(page, (await options(page).last().getAttribute('data-option')) ?? '');
  // 2.3.3 Every faction passes; the last pass turns up the next card.
  let passes = 0;
  while (!(await pressPass(page)) && passes < 4) {
    passes++;
    await myTurn(page);
  }
  const before = await moment(page);
  await expect(doubt(page)).toContainText('This cannot be taken back.');
  await doubt(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await moment(page)).toBe(before);
  await expect(pass(page)).toHaveAccessibleName(/Something hidden is shown: cannot be taken back/);

  expect(await pressPass(page)).toBe(true);
  await doubt(page).getByRole('checkbox').check();
  await doubt(page).getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before ?? '');
  await myTurn(page);
  for (let i = 0; i <= passes && (await pass(page).isVisible()); i++) {
    expect(await pressPass(page)).toBe(false);
    await myTurn(page);
  }
});

test('options that throw dice carry a mark, and are not asked about', async ({ page }) => {
  await openTable(page, 'demo', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  while (!(await pass(page).isVisible())) {
    const id = await options(page).first().getAttribute('data-option');
    await take(page, id ?? '');
  }
  await expect(pass(page)).toHaveAccessibleName(/Dice are thrown: cannot be taken back/);
  const before = await moment(page);
  await pass(page).click();
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before ?? '');
});
