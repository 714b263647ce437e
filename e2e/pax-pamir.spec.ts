import type { Locator, Page } from '@playwright/test';
import { gripOf } from './lib/coin.ts';
import { smallLetters } from './lib/letters.ts';
import {
  boxOf,
  inJapanese,
  leaveGuide,
  myTurn,
  openTab,
  openTable,
  options,
  playOn,
  take,
} from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('what a purchase would pay, buying and playing a card on the board, influence over time, a replay', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTable(page, 'pax-pamir', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  const board = page.locator('#board');
  const offered = board.locator('.market .offered');
  for (let i = 0; i < 6 && (await offered.count()) === 0; i++)
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');

  // Pointing at a card shows where its price would be laid.
  await offered.nth(1).hover();
  await expect(board.locator('.market .gets').first()).toHaveText('+1');
  await offered.first().click();
  const hand = board.locator('.hand [data-card]');
  await expect(hand).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText(/buys .* for 0/);

  // A card that answers in several ways asks which; the keyboard does as well.
  await hand.first().focus();
  await page.keyboard.press('Enter');
  const menu = board.getByRole('dialog');
  await menu.getByRole('button', { name: /^Play/ }).click();
  // A patriot of another empire is asked about once more.
  const sure = page.locator('#do-it');
  await expect.poll(async () => (await hand.count()) === 0 || (await sure.isVisible())).toBe(true);
  if (await sure.isVisible()) await sure.click();
  await expect(hand).toHaveCount(0);
  while (!(await board.locator('.players [data-card]').first().isVisible()))
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  await expect(board.getByRole('region', { name: 'Regime' })).toContainText(/against/);

  await openTab(page, 'Margins');
  await expect(page.getByRole('img', { name: /Influence/ })).toBeVisible();
  await inJapanese(page);
  await expect(page.getByRole('img', { name: /影響力/ })).toBeVisible();
  await expect(board.getByRole('region', { name: 'マーケット' })).toBeVisible();

  await page.goto(`${page.url()}/replay`);
  await expect(board.locator('[data-space="kabul"]').first()).toBeVisible();
});

test('a lesson: buying, playing by dragging the card, a free action', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn Pax Pamir: short lessons' }).click();
  await expect(page).toHaveURL(/\/table\//, { timeout: 30_000 });
  await myTurn(page);
  const guide = page.getByRole('dialog');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isVisible()) await next.click();
  await expect(guide).toContainText('buy');
  const board = page.locator('#board');
  await board.locator('.market [data-card="17"]').click();
  await expect(guide).toContainText('play it');
  // Dragged onto the right end of the tableau it is played there at once.
  await drag(page, board.locator('.hand [data-card="17"]'), board.locator('[data-own-tableau]'), 0.9);
  await expect(guide).toContainText('A free action');
  await expect(board.locator('[data-own-tableau] [data-card]')).toHaveCount(2);
  await expect(board.locator('[data-own-tableau] [data-card]').last()).toHaveAttribute('data-card', '17');
  await take(page, 'commerce:89');
  await expect(guide).toContainText('Take rupees');
  const ask = page.locator('#ask');
  const first = (await ask.getAttribute('data-ask')) ?? '';
  await board.locator('.market [data-card="28"]').click();
  await expect(ask).not.toHaveAttribute('data-ask', first);
  await board.locator('.market [data-card="8"]').click();
  // Only the end of the turn is left, which needs no asking.
  await expect(guide).toContainText('What happened');
  await page.locator('#leave-guide').click();
});

/** From the middle of one thing to another, so far from its left edge. */
async function drag(page: Page, from: Locator, to: Locator, across: number): Promise<void> {
  const [start, goal] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal.x + goal.width * across, goal.y + goal.height / 2, { steps: 4 });
  await page.mouse.up();
}

const MARKET = { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] };
const black = { colour: 'black', loyalty: 'afghan', loyaltyCard: true, rupees: 2, tableau: [47, 54, 17] };

/** White's turn in a position of two players, with one of its cards about to act. */
async function acting(page: Page, white: object, rest: object, action?: string): Promise<void> {
  const players = [{ colour: 'white', loyalty: 'british', loyaltyCard: true, rupees: 2, ...white }, black];
  const position = { market: MARKET, deck: ['topple'], players, ...rest };
  await openTable(page, 'pax-pamir', { '*': 'me' }, { attachments: { position } });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  if (action !== undefined) await take(page, action);
}

test('a spy dragged from card to card goes along the ring; onto a card out of reach it stays', async ({
  page,
}) => {
  const spies = [{ card: 62, spies: [{ of: 'white', count: 2 }] }, 15];
  await acting(page, { tableau: spies }, { regime: 'intelligence' }, 'travel:62');
  const board = page.locator('#board');
  const on = (card: number) => board.locator(`.players [data-card="${card}"]`);
  const own = (card: number) => on(card).locator('[data-spy="white"]');
  await drag(page, own(62), board.locator('.market [data-card="8"]'), 0.5);
  await expect(own(62)).toContainText('2');
  await drag(page, own(62), on(54), 0.5);
  await expect(own(54)).toHaveCount(1);
  await expect(own(62)).not.toContainText('2');
  await expect(page.getByRole('log')).toContainText(/spy of White travels to/);
});

test('a card that changes loyalty says what is lost, and is asked about once more', async ({ page }) => {
  const white = { hand: [93, 30], gifts: [2], tableau: [15], rupees: 2 };
  await acting(page, white, { turn: { counted: 0 } });
  const board = page.locator('#board');
  const held = board.locator('.hand [data-card="93"]');
  const tableau = board.locator('[data-own-tableau]');
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await drag(page, held, tableau, 0.9);
  await expect(sure).toContainText('Your loyalty changes to Russia; lost with it: 1 gift, the loyalty card');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(held).toHaveCount(1);
  // Whoever thinks better of it and plays another card is asked where that one goes.
  await take(page, 'play:30');
  await expect(options(page)).toHaveCount(2);
  await take(page, 'left');
  await drag(page, held, tableau, 0.9);
  await sure.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(tableau.locator('[data-card]').last()).toHaveAttribute('data-card', '93');
  await expect(page.getByRole('log')).toContainText('White is now loyal to Russia');
});

test('armies dragged over the map march by road, as many as one says', async ({ page }) => {
  const rest = {
    regime: 'military',
    armies: { kabul: { british: 3 }, punjab: { british: 1 } },
    roads: { 'kabul-punjab': { british: 1 } },
  };
  await acting(page, { tableau: [91] }, rest, 'campaign:91');
  const board = page.locator('#board');
  const armies = (space: string) => board.locator(`.stack[data-kind="british"][data-space="${space}"]`);
  const [from, to] = [await gripOf(armies('kabul')), await gripOf(armies('punjab'))];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
  const menu = board.getByRole('dialog');
  await expect(menu).toContainText('Kabul → Punjab');
  await menu.getByRole('button', { name: '2', exact: true }).click();
  await expect(armies('punjab')).toHaveAttribute('aria-label', /: 3 /);
  await expect(armies('kabul')).toHaveAttribute('aria-label', /: 1 /);
  await expect(page.getByRole('log')).toContainText('marches from Kabul to Punjab');
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test('two tableaux share the room with the market, and all of it is in sight', async ({ page }) => {
    test.setTimeout(120_000);
    await openTable(page, 'pax-pamir', { '*': 'me' });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 90);
    await myTurn(page);
    const board = page.locator('#board');
    for (const part of ['.market', '.players']) {
      const hidden = (one: Element) => one.scrollHeight - one.clientHeight;
      expect(await board.locator(part).first().evaluate(hidden)).toBeLessThanOrEqual(0);
    }
    const height = async (card: Locator) => (await card.boundingBox())?.height ?? 0;
    const market = await height(board.locator('.market [data-card]').first());
    expect(await height(board.locator('.players [data-card]').first())).toBeGreaterThan(market / 2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
  });
  test('three tableaux, market, map and empires fit into a window with the bars of a browser', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1366, height: 625 });
    const seats = { white: 'me', black: 'me', orange: 'me' };
    await openTable(page, 'pax-pamir', seats, { options: { players: 3 } });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 62);
    await myTurn(page);
    const board = page.locator('#board');
    for (const [width, height] of [
      [1366, 625],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of ['.market', '.players', '.empires'])
        await expect
          .poll(() =>
            board
              .locator(part)
              .first()
              .evaluate((one) => one.scrollHeight - one.clientHeight),
          )
          .toBeLessThanOrEqual(1);
      await expect(board.locator('.player').last()).toBeInViewport({ ratio: 1 });
      await expect(board.locator('.empire').last()).toBeInViewport({ ratio: 1 });
      const thirds = await board
        .locator('.empire')
        .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().width)));
      expect(Math.max(...thirds) - Math.min(...thirds)).toBeLessThanOrEqual(1);
      expect(await smallLetters(page, '#board'), `${width} × ${height}`).toEqual([]);
    }
  });
  test('five tableaux and the market are seen without scrolling, and each card’s neighbours in the ring', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const seats = Object.fromEntries(
      ['white', 'black', 'orange', 'yellow', 'purple'].map((seat) => [
        seat,
        seat === 'white' ? 'me' : 'bot courtier',
      ]),
    );
    await openTable(page, 'pax-pamir', seats, { options: { players: 5 } });
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 24);
    await myTurn(page);
    const board = page.locator('#board');
    for (const part of ['.market', '.players']) {
      const hidden = await board
        .locator(part)
        .first()
        .evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    }
    await expect(board.locator('.player')).toHaveCount(5);
    await board.locator('.players [data-card]').first().hover();
    await expect(board.locator('.players .beside')).toHaveCount(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('five players: market, tableaux and hand can all be reached', async ({ page }) => {
    const seats = { white: 'me', black: 'me', orange: 'me', yellow: 'me', purple: 'me' };
    await openTable(page, 'pax-pamir', seats, { options: { players: 5 } });
    await page.getByRole('button', { name: /do not hide/i }).tap();
    await myTurn(page);
    await leaveGuide(page);
    await page.getByRole('button', { name: 'Tableaux', exact: true }).tap();
    const players = page.locator('#board .part .player');
    await expect(players).toHaveCount(5);
    await players.last().scrollIntoViewIfNeeded();
    await expect(players.last()).toBeInViewport();
    expect(await page.evaluate(() => window.innerWidth)).toBe(390);
  });
});
