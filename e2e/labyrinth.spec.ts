import type { Page } from '@playwright/test';
import { smallLetters } from './lib/letters.ts';
import {
  boxOf,
  inJapanese,
  leaveGuide,
  myTurn,
  openTab,
  openTable,
  options,
  prompt,
  take,
} from './lib/play.ts';
import { expect, test } from './lib/test.ts';

/** One person plays both sides, and comes to a choice of that name. */
async function comeTo(page: Page, option: string): Promise<void> {
  await openTable(page, 'labyrinth', { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  for (let i = 0; i < 60; i++) {
    if (await page.locator(`#ask [data-option="${option}"]`).isVisible()) return;
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  }
  throw new Error(`nobody came to ${option}`);
}

test('a card out of the hand, a War of Ideas with its chances, the dice spelled out, figures over time, a replay', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await comeTo(page, 'war-of-ideas');
  const board = page.locator('#board');
  await expect(board.getByText('In play').first()).toBeVisible();
  await take(page, 'war-of-ideas');
  await expect(prompt(page)).toContainText('War of Ideas');

  // Chances stand on the map before one commits; pointing at a country spells out what is added.
  await expect(board.locator('.chance').first()).toContainText(/%|\?/);
  const named = await board.locator('[data-chance]').first().getAttribute('data-chance');
  const country = board.locator(`.region.offered[data-space="${named}"]`);
  await country.hover();
  await expect(board.locator('.news')).toContainText(/succe|tested first|automatic/);
  const asked = await page.locator('#ask').getAttribute('data-ask');
  await country.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', asked ?? '');
  await openTab(page, 'Log');
  await expect(page.getByRole('log')).toContainText(/War of Ideas in /);

  await openTab(page, 'Margins');
  await expect(page.getByRole('img', { name: 'Prestige and Funding' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Resources', exact: true })).toBeVisible();
  await inJapanese(page);
  await expect(page.getByRole('img', { name: '国威と資金' })).toBeVisible();
  await expect(board.getByText('国威').first()).toBeVisible();

  await page.goto(`${page.url()}/replay`);
  await expect(board.locator('[data-space="afghanistan"]').first()).toBeVisible();
});

test('cards are played out of the hand; of the other hand nothing reaches the browser', async ({ page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await openTable(page, 'labyrinth', { us: 'me', jihadist: 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  const card = page.locator('#board .hands [data-option^="card-"]').first();
  for (let i = 0; i < 20 && !(await card.isVisible()); i++)
    await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  const asked = await page.locator('#ask').getAttribute('data-ask');
  await card.click();
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', asked ?? '');
  const views = frames.map((text) => JSON.parse(text)).filter((frame) => frame.position !== undefined);
  expect(views.length).toBeGreaterThan(0);
  for (const { position } of views) expect(position.view.hands.jihadist).toEqual([]);
});

/** Late in a game: everything that may lie in a country lies in Iraq. */
const CROWDED = {
  countries: {
    iraq: {
      governance: 'poor',
      alignment: 'ally',
      troops: 6,
      sleepers: 4,
      active: 4,
      aid: 2,
      regimeChange: 'green',
      besieged: true,
    },
    'central-asia': { governance: 'fair', alignment: 'neutral', sleepers: 1, active: 1, cadre: false },
    'indonesia-malaysia': { governance: 'fair', alignment: 'neutral', sleepers: 1 },
    'united-kingdom': { posture: 'hard' },
  },
  nato: 'iraq',
  plots: [
    { country: 'iraq', value: 'wmd' },
    { country: 'iraq', value: 3 },
  ],
  effects: ['sadr', 'saddam-captured', 'ctr-central-asia', 'patriot-act', 'abbas'],
  hands: { us: [1, 43, 12, 14, 22, 33, 44], jihadist: [50, 61] },
  phase: { side: 'us', played: 0 },
};

async function comeToPosition(page: Page, position: unknown): Promise<void> {
  await openTable(page, 'labyrinth', { us: 'me', jihadist: 'bot random' }, { attachments: { position } });
  await myTurn(page);
  await leaveGuide(page);
}

for (const language of ['en', 'ja'])
  test.describe(`late in a game (${language})`, () => {
    test.use({ settings: { language }, viewport: { width: 1366, height: 768 } });
    test('the marks and names of a crowded board can be read, and lie clear of each other', async ({
      page,
    }) => {
      await comeToPosition(page, CROWDED);
      for (const [width, height] of [
        [1366, 768],
        [1366, 625],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        // In a low window a crowd of six kinds has letters of nine.
        const signs = height < 700 ? 8.9 : undefined;
        await expect.poll(() => smallLetters(page, '#board', signs), `${width} × ${height}`).toEqual([]);
        await expect.poll(() => meeting(page), `${width} × ${height}`).toEqual([]);
      }
    });
  });

/** What lies upon each other on the map and should not: names and boxes of countries, marks, pieces, tools. */
const meeting = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Of a text the letters, not the line of its font, which may be half as tall again. */
    const inkOf = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      if (!(one instanceof SVGTextElement)) return new DOMRect(x, y, width, height);
      const scale = (one.getScreenCTM()?.d ?? 1) * Number.parseFloat(getComputedStyle(one).fontSize);
      const tall = Math.min(height, scale);
      return new DOMRect(x, y + (height - tall) / 2, width, tall);
    };
    const named = (selector: string) =>
      [...document.querySelectorAll(`#board ${selector}`)].map(
        (one, i) => [`${selector} ${i} ${one.textContent?.trim() ?? ''}`, inkOf(one)] as const,
      );
    const SLIP = 1.5;
    const doMeet = (a: DOMRect, b: DOMRect) =>
      a.left + SLIP < b.right &&
      b.left + SLIP < a.right &&
      a.top + SLIP < b.bottom &&
      b.top + SLIP < a.bottom;
    const pairs = (things: readonly (readonly [string, DOMRect])[]) =>
      things.flatMap(([name, box], i) =>
        things.slice(i + 1).flatMap(([other, its]) => (doMeet(box, its) ? [`${name} / ${other}`] : [])),
      );
    return [
      ...pairs([...named('.region .token'), ...named('.stage button')]),
      ...pairs([...named('.head text'), ...named('.marks > g'), ...named('.stack')]),
    ];
  });

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test('the map keeps its box before, during and after a question, and a card is read in one place', async ({
    page,
  }) => {
    await comeToPosition(page, CROWDED);
    const map = page.locator('#board .map');
    const before = await boxOf(map);
    expect((before.width * before.height) / (1366 * 768)).toBeGreaterThan(0.6);
    const cards = page.locator('#board .hand [data-card]');
    await expect(cards).toHaveCount(7);
    const reading = page.locator('#board [data-reading]');
    await cards.nth(1).hover();
    await expect(reading).toBeVisible();
    const place = await boxOf(reading);
    await cards.nth(5).hover();
    await expect(reading).not.toHaveAttribute('data-reading', '12');
    expect((await boxOf(reading)).x).toBe(place.x);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await boxOf(map)).toEqual(before);
    await take(page, 'card-43');
    expect(await boxOf(map)).toEqual(before);
    await take(page, 'war-of-ideas');
    expect(await boxOf(map)).toEqual(before);
    await expect(page.getByRole('region', { name: 'US: In play' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the map keeps a size that can be read, and scrolls to what the question is about', async ({
    page,
  }) => {
    const countries = {
      'indonesia-malaysia': { governance: 'fair', alignment: 'neutral', sleepers: 1 },
      philippines: { posture: 'hard', sleepers: 1 },
    };
    await comeToPosition(page, {
      countries,
      plots: Object.keys(countries).map((country) => ({ country, value: 1 })),
      hands: { us: [43], jihadist: [50] },
      phase: { side: 'us', played: 0 },
    });
    const philippines = page.locator('#board .region[data-space="philippines"]');
    const indonesia = page.locator('#board .region[data-space="indonesia-malaysia"]');
    await expect(indonesia).not.toBeInViewport();
    await take(page, 'card-43');
    await take(page, 'alert');
    await expect(indonesia).toBeInViewport({ ratio: 0.9 });
    expect(await smallLetters(page, '#board')).toEqual([]);

    // The whole world at once, and back.
    const canada = page.locator('#board .region[data-space="canada"]');
    await expect(canada).not.toBeInViewport();
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect(canada).toBeInViewport();
    await expect(philippines).toBeInViewport();
    const closer = page.getByRole('button', { name: 'Zoom in' });
    await closer.click();
    await expect(canada).not.toBeInViewport();

    // Enlarged further it is drawn about, to its very edges.
    await closer.click();
    const { x, y } = (await page.locator('#board').boundingBox()) ?? { x: 0, y: 0 };
    await expect(async () => {
      await page.mouse.move(x + 60, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 330, y + 300, { steps: 6 });
      await page.mouse.up();
      await expect(canada).toBeInViewport({ ratio: 0.9, timeout: 200 });
    }).toPass();
  });
});
