import { leaveGuide, myTurn, openTable, playOn } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('the card browser has every card of Modern Land Battles, and marks what is reconstructed', async ({
  page,
}) => {
  await page.goto('/games/land-battles/cards');
  await expect(page.getByText('Reconstructed: the printed figure is not known').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Which cards' }).selectOption('Force cards: United States');
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('m1a1');
  await expect(page.getByRole('status').filter({ hasText: '1 card' })).toBeVisible();
  await page.getByRole('link', { name: 'M1A1 Abrams' }).click();
  await expect(page).toHaveURL(/\/cards\/usa-m1a1$/);
  const card = page.getByRole('article');
  // Printed in the rulebook's examples: the armor. Not printed: the Victory Points.
  const figure = (name: string) => card.locator('dl > div').filter({ hasText: name });
  await expect(figure('Armor').locator('dd')).toHaveText('8');
  await expect(figure('VP').locator('dd')).toHaveText(/^≈6\s+\(Reconstructed/);
});

test('a card on the board tells about itself, and opens in the card browser beside it', async ({ page }) => {
  await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
  await myTurn(page);
  await leaveGuide(page);
  await expect(page.locator('#board .told')).toContainText('≈ Reconstructed');
  await playOn(page, 25);
  await myTurn(page);
  const force = page.locator('#board [data-force][tabindex="-1"]').first();
  const name = ((await force.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
  await force.click();
  const told = page.locator('#board').getByRole('dialog', { name });
  await expect(told).toContainText('Reconstructed');
  await told.getByRole('button', { name: 'Read the card' }).click();
  const kind = name.replace(/ \(\d+\)$/, '');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2, name: kind })).toBeVisible();
});

test('in a replay, too, rules and cards open beside the board', async ({ page }) => {
  await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
  await myTurn(page);
  await page.goto(`${page.url()}/replay`);
  const card = page
    .locator('#board')
    .getByRole('button', { name: /: read the card$/ })
    .first();
  const title = ((await card.getAttribute('aria-label')) ?? '').replace(': read the card', '');
  await card.click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  await page
    .locator('.now')
    .getByRole('link', { name: /^Rule / })
    .click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the card in play is read on the board without a click, and any name of a card shows it: on hover, focus and long press', async ({
    page,
  }) => {
    await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    const parts = page.locator('#board article.played .parts p');
    expect(await parts.count()).toBeGreaterThan(1);
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });

    const peek = page.getByRole('tooltip');
    const next = page.locator('#board article:not(.played)').getByRole('button');
    const title = ((await next.getAttribute('aria-label')) ?? '').replace(': read the card', '');
    await next.hover();
    await expect(peek).toContainText(title);
    expect((await peek.innerText()).length).toBeGreaterThan(title.length + 40);
    await page.mouse.move(700, 20);
    await expect(peek).toHaveCount(0);
    await page.keyboard.press('Tab');
    await next.focus();
    await expect(peek).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(peek).toHaveCount(0);
    await next.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect(peek).toContainText(title);
    await next.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await expect(peek).toContainText(title);
  });

  test('a hand shows what its cards do', async ({ page }) => {
    await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
    await myTurn(page);
    await leaveGuide(page);
    await page.getByRole('button', { name: 'Suggest a force' }).click();
    await page.locator('[data-muster]').click();
    await myTurn(page);
    const hand = page.locator('#board [data-card]');
    await expect(hand.first()).toBeInViewport({ ratio: 1 });
    for (const card of await hand.all()) {
      await expect(card).toBeInViewport({ ratio: 1 });
      expect((await card.locator('.text').innerText()).length).toBeGreaterThan(15);
    }
  });
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP', settings: { language: 'ja' } });
  test('a card is found by its English title, which stands below the Japanese one', async ({ page }) => {
    await page.goto('/games/labyrinth/cards');
    await page.getByRole('searchbox').fill('patriot act');
    await expect(page.getByRole('link', { name: '愛国者法' })).toBeVisible();
    await expect(page.getByText('Patriot Act', { exact: true })).toBeVisible();
  });
});
