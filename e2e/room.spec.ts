/** A table on screens of every shape, and with letters of every size. */
import { expect, type Page } from '@playwright/test';
import { leaveGuide, myTurn, openTab, openTable, options, playOn } from './lib/play.ts';
import { SCREENS } from './lib/screens.ts';
import { test } from './lib/test.ts';

async function andeanAbyss(page: Page): Promise<void> {
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
}

/** Board and decision lie side by side, and there is room for choices. */
async function isSideBySide(page: Page): Promise<void> {
  const [board, ask] = [await page.locator('#board').boundingBox(), await page.locator('#ask').boundingBox()];
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(ask?.x ?? 0);
  await expect(options(page).first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('log')).toBeHidden();
  await page.getByRole('button', { name: 'At the table' }).click();
  await expect(page.getByRole('log')).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('#board')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Choices' }).click();
  await expect(options(page).first()).toBeInViewport();
}

test.describe('on a phone on its side, and on a laptop that enlarges twice', () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test('board and decision lie side by side; the log is a button away', async ({ page }) => {
    await andeanAbyss(page);
    await isSideBySide(page);
    await page.setViewportSize({ width: 640, height: 360 });
    await isSideBySide(page);
  });
});

test.describe('on a laptop with very big letters', () => {
  test.use({ settings: { text: 'huge' }, viewport: { width: 1280, height: 720 } });
  test('the same', async ({ page }) => {
    await andeanAbyss(page);
    await isSideBySide(page);
  });
});

/** Every faction's margin and Resources can be read, and nothing runs out of its seat. */
async function areSeatsInSight(page: Page): Promise<void> {
  const seats = page.getByRole('list', { name: 'Seats' }).locator('> li');
  await expect(seats).toHaveCount(4);
  for (const seat of await seats.all()) {
    await expect(seat).toBeInViewport({ ratio: 1 });
    await expect(seat.locator('.margin')).toBeInViewport({ ratio: 1 });
    await expect(seat.locator('.resources')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => seat.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
}

for (const text of ['normal', 'huge'])
  test.describe(`on phones, letters ${text}`, () => {
    test.use({ settings: { text } });
    test('the margins of all four factions are in sight', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await andeanAbyss(page);
      await areSeatsInSight(page);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await areSeatsInSight(page);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the tools of a map cover none of it, on its side either', async ({ page }) => {
    await openTable(page, 'labyrinth', { us: 'me', jihadist: 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      const drawing = await page.locator('#board .drawing').boundingBox();
      const tool = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
      const isBelow = (tool?.y ?? 0) >= (drawing?.y ?? 0) + (drawing?.height ?? 0);
      const isBeside = (tool?.x ?? 0) >= (drawing?.x ?? 0) + (drawing?.width ?? 0);
      expect(isBelow || isBeside, `${size.width} × ${size.height}`).toBe(true);
    }
  });
});

test('Modern Land Battles on a laptop: the first rows of both sides are in sight', async ({ page }) => {
  await SCREENS['Modern Land Battles']?.(page);
  const cards = page.locator('#board .breakthrough [data-force]');
  expect(await cards.count()).toBeGreaterThan(3);
  await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('#board .breakthrough .rows:not(.above) [data-force]').first()).toBeInViewport({
    ratio: 0.9,
  });
});

test('whoever reads the newest line of the log still does when there is less room for it', async ({
  page,
}) => {
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  for (let i = 0; i < 6; i++) {
    const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
    await options(page).first().click();
    await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before);
    await myTurn(page);
  }
  await openTab(page, 'Log');
  const isAtEnd = () =>
    page
      .getByRole('log')
      .evaluate(
        (log) =>
          log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2,
      );
  await expect.poll(isAtEnd).toBe(true);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect.poll(isAtEnd).toBe(true);
});

test('however long the log, nothing scrolls into the blank, nothing covers a space, and the question stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await andeanAbyss(page);
  await playOn(page, 45);
  await myTurn(page);
  /** How far one can scroll beyond the last thing that is drawn. */
  const blank = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      const drawn = [...document.querySelectorAll('body *')].filter(
        (one) => one.checkVisibility() && !one.closest('.unseen, [role=log], svg'),
      );
      const last = Math.max(...drawn.map((one) => one.getBoundingClientRect().bottom + window.scrollY));
      return scrollHeight - Math.max(last, window.innerHeight);
    });
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [1000, 700],
    [640, 360],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await blank(), `${width} × ${height}`).toBeLessThanOrEqual(1);
    await expect(page.locator('#ask-title')).toBeInViewport();
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('#board [data-space] .shape')].flatMap((shape) => {
      const box = shape.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return over?.closest('svg') === shape.closest('svg') ? [] : [shape.closest('[data-space]')?.id];
    }),
  );
  expect(covered).toEqual([]);
});

test('large pieces are larger than normal ones, also where they are crowded', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await andeanAbyss(page);
  const size = async () => {
    const box = await page
      .locator('#board')
      .getByRole('img', { name: /^Cali: 3 Troops/ })
      .boundingBox();
    return box?.height ?? 0;
  };
  const normal = await size();
  expect(normal).toBeGreaterThan(9);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Large', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(size).toBeGreaterThan(normal * 1.15);
});
