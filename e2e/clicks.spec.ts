/** How much has to be clicked for what one means to do. */
import { expect, type Locator, type Page } from '@playwright/test';
import { turnOf } from './lib/andean-abyss.ts';
import { boxOf, openLog, prompt, take } from './lib/play.ts';
import { test } from './lib/test.ts';

const space = (page: Page, id: string) => page.locator(`#board [data-space="${id}"] .shape`);

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks and drags, counted. */
class Hand {
  count = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    const before = (await this.page.locator('#ask').getAttribute('data-ask')) ?? '';
    await target.click();
    this.count++;
    await expect(this.page.locator('#ask')).not.toHaveAttribute('data-ask', before);
  }

  choose(option: string): Promise<void> {
    return this.click(this.page.locator(`#ask [data-option="${option}"]`));
  }

  /** Several pieces from space to space; again if the page was still busy with what came before. */
  async drag(from: RegExp, to: string): Promise<void> {
    const board = this.page.locator('#board');
    await expect(async () => {
      const start = await boxOf(board.getByRole('img', { name: from }));
      const end = await middleOf(space(this.page, to));
      await this.page.mouse.move(start.x + start.height / 2, start.y + start.height / 2);
      await this.page.mouse.down();
      await this.page.mouse.move(end.x, end.y, { steps: 6 });
      await this.page.mouse.up();
      await expect(board.getByRole('dialog')).toBeVisible({ timeout: 2000 });
    }).toPass();
    this.count++;
  }

  async number(count: number): Promise<void> {
    await this.click(
      this.page
        .locator('#board')
        .getByRole('dialog')
        .getByRole('button', { name: String(count), exact: true }),
    );
  }
}

test('3.2.3 a Sweep in three spaces takes eight clicks: the next space says that one is done with the last', async ({
  page,
}) => {
  await turnOf(page, 'GOVERNMENT', 'sweep');
  const hand = new Hand(page);
  await hand.choose('sweep');
  await hand.drag(/^Bogotá: 3 Troops/, 'meta-west');
  await hand.number(2);
  await hand.drag(/^Medellín: 3 Troops/, 'antioquia');
  await hand.number(2);
  await hand.drag(/^Cali: 3 Troops/, 'huila');
  await hand.number(2);
  await hand.click(page.locator('#ask [data-finish]'));
  expect(hand.count).toBe(8);
  const log = await openLog(page);
  for (const name of ['Meta West', 'Antioquia', 'Huila'])
    await expect(
      log
        .getByRole('listitem')
        .filter({ hasText: `Sweep in ${name}` })
        .or(log.getByRole('listitem').filter({ hasText: name }))
        .first(),
    ).toBeVisible();
});

test('3.2.1 to Train in one space and do nothing more takes five clicks', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'train');
  const hand = new Hand(page);
  await hand.choose('train');
  await hand.click(space(page, 'bogota'));
  await hand.choose('4');
  await hand.choose('2');
  await hand.click(page.locator('#ask [data-finish]'));
  expect(hand.count).toBe(5);
  await expect(page.locator('#ask .eyebrow')).not.toContainText('GOVERNMENT');
});

test('by clicks alone: a space that comes next is chosen without Done before it', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'sweep');
  const hand = new Hand(page);
  await hand.choose('sweep');
  await hand.click(space(page, 'meta-west'));
  await expect(prompt(page)).toContainText('Move Troops into Meta West');
  await expect(page.locator('#board [data-space="antioquia"].later')).toHaveCount(1);
  await hand.click(space(page, 'antioquia'));
  await expect(prompt(page)).toContainText('Move Troops into Antioquia');
  await page.keyboard.press('u');
  await expect(prompt(page)).toContainText('Sweep: where?');
});

test('a drag that cannot be says why; a space that is not offered too', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'sweep');
  const hand = new Hand(page);
  await hand.choose('sweep');
  await hand.click(space(page, 'meta-west'));
  await hand.drag(/^Medellín: 3 Troops/, 'loc-bogota-neiva');
  const menu = page.locator('#board').getByRole('dialog');
  await menu.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /Troops|Medellín|Neiva/ })).toBeVisible();
  await expect(prompt(page)).toContainText('Move Troops into Meta West');
});

test('keys: a digit chooses, D is done, U takes back, N leads to the question, ? lists them all', async ({
  page,
}) => {
  await turnOf(page, 'GOVERNMENT', 'train');
  const offered = await page
    .locator('#ask [data-option]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option')));
  const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
  await page.locator('#board').click({ position: { x: 400, y: 8 } });
  await page.keyboard.press(String(offered.indexOf('train') + 1));
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before);
  await page.keyboard.press('u');
  await expect(page.locator('#ask')).toHaveAttribute('data-ask', before);
  await take(page, 'train');
  await take(page, 'bogota');
  await expect(prompt(page)).toContainText('Bogotá');
  await page.keyboard.press('4');
  await expect(page.locator('#board').getByRole('img', { name: /^Bogotá: 7 Troops/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator('#ask [data-option]').first()).toBeFocused();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  for (const text of ['Undo', 'Done: decline the question', 'Take that choice', 'This list'])
    await expect(list).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});
