/** The room that a board has, the letters around it, and that it stands still while a turn is answered. */
import { expect, type Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { test } from './lib/test.ts';

/** Other games join with a line: what of the window a board has at least, in percent, on a laptop. */
const GAMES: Readonly<
  Record<string, { readonly share: number; readonly seats: Readonly<Record<string, string>> }>
> = {
  'andean-abyss': { share: 60, seats: { government: 'me', '*': 'bot random' } },
  'distant-plain': { share: 56, seats: { government: 'me', '*': 'bot random' } },
};
/** The height of the smallest letter around a board, in pixels. */
const LEAST = 11;

/** Of all points of the window, those where the map itself is on top. */
const shareOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const STEP = 12;
    let [all, own] = [0, 0];
    for (let x = STEP / 2; x < innerWidth; x += STEP)
      for (let y = STEP / 2; y < innerHeight; y += STEP) {
        all += 1;
        const top = document.elementFromPoint(x, y);
        if (top?.closest('#board .drawing') !== null && top !== null) own += 1;
      }
    return (100 * own) / all;
  });

/** What is written around the board in letters that are too small, or cut off without a title that says it all. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const faults: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('.room *')) {
      if (one.closest('.unseen, svg') !== null || !one.checkVisibility()) continue;
      const text = [...one.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!text) continue;
      const { fontSize, overflowX, clipPath } = getComputedStyle(one);
      if (clipPath !== 'none') continue;
      if (Number.parseFloat(fontSize) < least - 0.05) faults.push(`${fontSize}: ${one.textContent?.trim()}`);
      const isCut = overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1;
      if (isCut && one.closest('[title]') === null) faults.push(`cut off: ${one.textContent?.trim()}`);
    }
    return faults;
  }, LEAST);

/** Where the map lies, and how large it is drawn. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = document.querySelector('#board .drawing svg')?.getBoundingClientRect();
    const { viewBox, firstElementChild } = document.querySelector<SVGSVGElement>('#board .drawing svg') ?? {};
    const { x, y, width, height } = viewBox?.baseVal ?? {};
    return JSON.stringify([box, [x, y, width, height], firstElementChild?.getAttribute('transform')]);
  });

const ROOMS = [
  { width: 1366, height: 768 },
  { width: 1366, height: 625 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;

for (const [game, { share, seats }] of Object.entries(GAMES))
  for (const language of ['en', 'ja'] as const)
    for (const theme of ['light', 'dark'] as const)
      test.describe(`${game}, ${language}, ${theme}`, () => {
        test.use({ settings: { language, theme }, viewport: { width: 1366, height: 768 } });

        test('the board has the room, every letter around it can be read, and nothing asked moves it', async ({
          page,
        }) => {
          test.slow();
          await openTable(page, game, seats);
          await myTurn(page);
          await leaveGuide(page);
          for (const size of ROOMS) {
            await page.setViewportSize(size);
            expect.soft(await faultsOf(page), `${size.width} × ${size.height}`).toEqual([]);
          }
          await page.setViewportSize(ROOMS[0]);
          await expect.poll(() => shareOf(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(share);
          const place = await placeOf(page);
          for (let i = 0; i < 8; i++) {
            const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
            await options(page).first().click();
            const sure = page.locator('#do-it');
            await expect(page.locator(`#ask:not([data-ask="${before}"])`).or(sure)).toBeVisible();
            if (await sure.isVisible()) await sure.click();
            await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before);
            if ((await myTurn(page)) === 'over') break;
            expect(await placeOf(page), `after answer ${i + 1}`).toBe(place);
          }
        });
      });

test('one key leaves nothing but the board, and the same key brings the table back', async ({ page }) => {
  await page.setViewportSize(ROOMS[0]);
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await expect.poll(() => shareOf(page)).toBeGreaterThan(85);
  // The question is there in one line, the seats in a strip, and the board answers.
  await expect(page.locator('#ask-title')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(options(page).first()).toBeVisible();
});

test('the drawer lies over the board, remembers itself, and Escape gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(ROOMS[0]);
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  const place = await placeOf(page);
  const opener = page.getByRole('button', { name: 'Open: Rules' });
  await opener.press('Enter');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  expect(await placeOf(page)).toBe(place);
  // The question stands beside it.
  await options(page).first().click({ trial: true });
  await page.reload();
  await myTurn(page);
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await opener.press('Enter');
  await page.getByRole('tab', { name: 'Rules' }).press('Escape');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveCount(0);
  await expect(opener).toBeFocused();
});
