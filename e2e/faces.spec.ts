/** The faces of the cards: what is printed on them can be read, and all of them have a picture. */
import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options, playOn } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** No letter on a card is smaller, in pixels. */
const LEAST = 11;
const CARDS = '#board [data-card], #board [data-force], #board article';

/** The letters on cards that are too small, with what they say. */
function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ cards, least }) =>
      [...document.querySelectorAll(cards)].flatMap((card) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          const text = textContent?.trim() ?? '';
          if (text === '' || parentElement === null) continue;
          if (parentElement.closest('svg, .unseen') !== null) continue;
          const { width } = parentElement.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
          if (width > 0 && size < least - 0.05) found.push(`${size.toFixed(1)} ${text}`);
        }
        return found;
      }),
    { cards: CARDS, least: LEAST },
  );
}

/** Names, actions and figures that reach past the edge of their card. Texts may end early: the reader has the rest. */
function cutOff(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(
    ({ cards, wanted }) =>
      [...document.querySelectorAll(cards)].flatMap((card) => {
        const edge = card.getBoundingClientRect();
        return [...card.querySelectorAll(wanted)]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            if (box.width === 0 || box.height === 0) return false;
            return box.bottom > edge.bottom + 1.5 || box.right > edge.right + 1.5 || box.top < edge.top - 1.5;
          })
          .map((part) => `${card.getAttribute('data-card')}: ${part.className} ${part.textContent?.trim()}`);
      }),
    { cards: CARDS, wanted: parts },
  );
}

async function alone(
  page: Page,
  game: string,
  decisions: number,
  rules: Readonly<Record<string, unknown>> = {},
) {
  await openTable(page, game, { '*': 'me' }, { options: rules });
  await page.getByRole('button', { name: /do not hide|隠さない/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, decisions);
  await myTurn(page);
}

for (const language of ['en', 'ja'] as const)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${language}, ${theme}`, () => {
      test.use({ settings: { language, theme }, viewport: { width: 1366, height: 768 } });

      test('Pax Pamir: market and tableaux say all they have to, with a plate for every court card', async ({
        page,
      }) => {
        test.setTimeout(90_000);
        await alone(page, 'pax-pamir', 40);
        expect(await smallLetters(page)).toEqual([]);
        expect(await cutOff(page, '.title, .action, .band, .impact, .foot')).toEqual([]);
        const market = page.locator('#board .market .court');
        for (const card of await market.all()) await expect(card.locator('[data-plate]')).toBeVisible();
      });

      test('Labyrinth: a hand of faces with Ops, picture and the beginning of the text', async ({ page }) => {
        test.setTimeout(90_000);
        await alone(page, 'labyrinth', 4);
        expect(await smallLetters(page)).toEqual([]);
        expect(await cutOff(page, '.ops, .title, .text')).toEqual([]);
        const card = page.locator('#board .hand [data-card]').first();
        await expect(card.locator('.ops')).toHaveText(/^[123]$/);
        await expect(card.locator('.text')).toBeVisible();
        await expect(card.locator('[data-plate]')).toBeVisible();
        // The picture makes way first where the window is low.
        await page.setViewportSize({ width: 1366, height: 600 });
        await expect(card.locator('[data-plate]')).toBeHidden();
      });

      test('Modern Land Battles: unit cards with silhouettes', async ({ page }) => {
        test.setTimeout(90_000);
        await alone(page, 'land-battles', 40);
        expect(await smallLetters(page)).toEqual([]);
        expect(await cutOff(page, '.name, .line, .head, .figures')).toEqual([]);
        await expect(page.locator('#board [data-force] [data-unit]').first()).toBeAttached();
        await expect(page.locator('#board [data-ground]')).toHaveCount(3);
      });

      for (const game of ['andean-abyss', 'distant-plain'])
        test(`${game}: an Event with its plate and both texts`, async ({ page }) => {
          await alone(page, game, 2);
          expect(await smallLetters(page)).toEqual([]);
          const played = page.locator('#board article.played');
          await expect(played.locator('[data-plate]')).toBeVisible();
          expect((await played.locator('.parts').innerText()).length).toBeGreaterThan(15);
        });
    });

test('a card of the market is shown large when the pointer rests on it, and is out of the way', async ({
  page,
}) => {
  await alone(page, 'pax-pamir', 12);
  const card = page.locator('#board .market [data-card]').nth(2);
  const neighbour = page.locator('#board .market [data-card]').nth(3);
  const peek = page.getByRole('tooltip');
  await card.hover();
  await expect(peek).toBeVisible();
  await expect(peek.locator('[data-plate]')).toBeVisible();
  const covered = await peek.boundingBox();
  const own = await card.boundingBox();
  expect(
    covered !== null && own !== null && covered.x < own.x + own.width && own.x < covered.x + covered.width,
  ).toBe(false);
  // What lies beneath it can be pointed at all the same.
  await neighbour.hover();
  await expect(peek).toContainText((await neighbour.getAttribute('aria-label'))?.split(';')[0] ?? '');
  await page.mouse.move(2, 2);
  await expect(peek).toBeHidden();
  await expect(options(page).first()).toBeVisible();
});
