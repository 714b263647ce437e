/** Lessons in the browser: taken by keyboard, left and taken up again, in both languages, nothing for axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inJapanese, myTurn, openTab } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** Each with an answer that its first lesson does not speak of. */
const GAMES = {
  'Andean Abyss': 'sweep',
  'A Distant Plain': 'sweep',
  Labyrinth: 'card-113',
  'Modern Land Battles': 'maneuver',
  'Pax Pamir': 'buy:b0',
} as const;

const guide = (page: Page) => page.getByRole('dialog');

/** Presses what the keyboard is brought to. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = guide(page).getByRole('button', { name });
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Learn ${game}: short lessons` }).press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await myTurn(page);
}

/** The step that is shown, by its number. */
const step = async (page: Page) => Number(/· (\d+)/.exec((await guide(page).textContent()) ?? '')?.[1]);

/** Answers something else than the lesson asks for. */
async function stray(page: Page, option: string): Promise<void> {
  const button = page.locator(`#ask [data-option="${option}"]`);
  await button.focus();
  await page.keyboard.press('Enter');
}

for (const [game, other] of Object.entries(GAMES))
  test(`${game}: a lesson by keyboard, left, taken up again, and done`, async ({ page }) => {
    test.slow();
    await begin(page, game);
    await expect(guide(page)).toContainText(' · 1');
    while (await guide(page).getByRole('button', { name: 'Next', exact: true }).isVisible())
      await press(page, 'Next');
    await expect(guide(page)).toContainText('Your move');
    const first = await step(page);
    await stray(page, other);
    await expect(guide(page)).toContainText('You have left the lesson');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await press(page, 'Back to the lesson');
    await expect(guide(page)).toContainText('Your move');
    expect(await step(page)).toBe(first);
    await inJapanese(page);
    await expect(guide(page)).toContainText('あなたの番です');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    // Done for me to the end, where another one, or the game itself, is offered.
    const done = guide(page).getByRole('button', { name: /^(次のレッスン：|完了)/ });
    const forMe = guide(page).getByRole('button', { name: /^(代わりに行う|次へ)$/ });
    while (!(await done.isVisible())) {
      const at = await step(page);
      if (await forMe.isVisible()) await forMe.press('Enter');
      await expect.poll(() => step(page), { timeout: 30_000 }).not.toBe(at);
    }
    await expect(done).toBeVisible();
  });

test('what was done is kept with the account: the next lesson is the one that is offered', async ({
  page,
}) => {
  await begin(page, 'Andean Abyss');
  await page.evaluate(() => localStorage.setItem('sandtable.lessons.labyrinth', '{"done":["cards"]}'));
  await page.goto('/');
  await expect
    .poll(async () => (await page.context().request.get('/api/kept')).text())
    .toContain('lessons.labyrinth');
});

test('a lesson that was ended can be taken up again', async ({ page }) => {
  await begin(page, 'Andean Abyss');
  await expect(guide(page)).toContainText('Your move');
  await press(page, 'End the lesson');
  await expect(guide(page)).toHaveCount(0);
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Guide', exact: true }).press('Enter');
  await expect(guide(page)).toContainText('Your move');
});
