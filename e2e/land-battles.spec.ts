import { leaveGuide, myTurn, openTable, playOn } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('Modern Land Battles against the bot to the end', async ({ page }) => {
  test.setTimeout(120_000);
  await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
  await myTurn(page);
  await leaveGuide(page);
  const pressed = await playOn(page, 5000);
  await expect(page.locator('#result-title')).toHaveText(/wins?$/);
  await expect(page.getByText('Verified here')).toBeVisible();
  console.log(`Modern Land Battles: over after ${pressed} decisions`);
});

test('no card of another hand, and no order of a deck, ever reaches the browser', async ({ page }) => {
  test.setTimeout(120_000);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, 40);
  // When it is over the dice are opened.
  await expect(page.locator('#result-title')).toHaveCount(0);
  const views = frames.flatMap((text) => {
    const frame = JSON.parse(text);
    return frame.position === undefined ? [] : [frame.position];
  });
  expect(views.length).toBeGreaterThan(40);
  for (const { as, view } of views) {
    expect(as).toBe('usa');
    for (const player of view.players)
      if (player.nation !== 'usa') expect([player.hand, player.aside]).toEqual([null, null]);
    expect(Object.keys(view)).not.toContain('deck');
    expect(Object.keys(view)).not.toContain('terrainDeck');
  }
  const told = [...frames, ...(await Promise.all(bodies))].join('\n');
  expect(/"key":"[0-9a-f]{64}"|"(seed|words|deck|terrainDeck|hands)":/.test(told)).toBe(false);
});

test('R3 forces are chosen on one screen, by both sides at the same time', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTable(page, 'land-battles', { usa: 'me', china: 'invited' });
  const invitation = await page.getByRole('link', { name: 'Invitation link' }).getAttribute('href');
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const guest = await context.newPage();
  await guest.goto(invitation ?? '');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await myTurn(page);
  await leaveGuide(page);
  await expect(guest.locator('[data-pool]').first()).toBeVisible();
  await leaveGuide(guest);

  // The one who is not asked yet chooses meanwhile.
  await guest.getByRole('button', { name: 'Suggest a force' }).click();
  await expect(guest.locator('.left')).toHaveText('0 of 25 VP left');
  await guest.locator('[data-muster]').click();
  await expect(guest.locator('[data-muster]')).toHaveText('Ready');

  const pool = page.locator('[data-pool]');
  expect(await pool.count()).toBeGreaterThan(10);
  await expect(page.locator('.told')).toContainText('≈ Reconstructed');
  await page.getByRole('button', { name: 'M1A1 Abrams (1) into row 2' }).click();
  await expect(page.locator('.left')).toHaveText('19 of 25 VP left');
  await page.getByRole('button', { name: 'M1A1 Abrams (1) into row 2' }).click();
  await expect(page.locator('.left')).toHaveText('25 of 25 VP left');
  await page.getByRole('button', { name: 'Suggest a force' }).click();
  await page.locator('[data-muster]').click();
  for (const one of [page, guest]) {
    await expect(one.locator('[data-pool]')).toHaveCount(0);
    await expect(one.locator('#board .breakthrough [data-force]').nth(7)).toBeVisible();
  }
  await guest.context().close();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  for (const language of ['en', 'ja'] as const)
    test.describe(language, () => {
      test.use({ settings: { language } });
      test(`all rows of both sides are in sight, however many there are (${language})`, async ({ page }) => {
        test.setTimeout(120_000);
        await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
        await myTurn(page);
        await leaveGuide(page);
        const field = page.locator('#board .field');
        for (let turn = 0; turn < 12 && (await page.locator('#result-title').count()) === 0; turn++) {
          await playOn(page, 12, turn + 2);
          if ((await field.count()) === 0) continue;
          await expect
            .poll(() => field.evaluate((one) => one.scrollHeight - one.clientHeight))
            .toBeLessThanOrEqual(1);
        }
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
      });
    });
});

test('cards of the hand are played and discarded with the mouse; one that goes while it has the focus is no trouble', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
  await myTurn(page);
  await leaveGuide(page);
  const offered = page.locator('#board .hand .offered');
  let clicked = 0;
  for (
    let step = 0;
    step < 60 && clicked < 8 && (await page.locator('#result-title').count()) === 0;
    step++
  ) {
    await myTurn(page);
    if ((await offered.count()) === 0) {
      await playOn(page, 1, step + 1);
      continue;
    }
    const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
    await offered.first().click();
    await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before);
    clicked++;
  }
  expect(clicked).toBeGreaterThan(2);
});
