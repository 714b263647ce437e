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
  await playOn(page, 60);
  const views = frames.flatMap((text) => {
    const frame = JSON.parse(text);
    return frame.position === undefined ? [] : [frame.position];
  });
  expect(views.length).toBeGreaterThan(50);
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
