import type { WebSocketRoute } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('a bot that failed is named, and tries again when it is told to', async ({ page, site }) => {
  site.upset(true);
  await openTable(page, 'demo', { alder: 'me', birch: 'bot moody', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await expect(page.getByText('The bot of Birch has failed.')).toBeVisible();
  await options(page).first().click();
  const birch = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1);
  await expect(birch).not.toContainText('has answered');

  site.upset(false);
  await page.getByRole('button', { name: 'Let it try again' }).click();
  await expect(page.getByText('The bot of Birch has failed.')).toBeHidden();
  await expect(page.getByRole('log')).toContainText('bid.made');
});

test('while nothing can be stored the table says so, takes nothing, and goes on by itself', async ({
  page,
}) => {
  // Stands between page and server: how the server fails and recovers is tested there.
  let isBad = false;
  let toPage: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    toPage = socket;
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      if (isBad && type === 'answer') socket.send(JSON.stringify({ type: 'refused', id, code: 'storage' }));
      else server.send(text);
    });
  });
  const setWeather = (bad: boolean) => {
    isBad = bad;
    toPage?.send(JSON.stringify({ type: 'troubles', troubles: bad ? [{ kind: 'storage' }] : [] }));
  };
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  setWeather(true);
  const banner = page.getByText(/^The server cannot store anything at the moment\./);
  await expect(banner).toBeVisible();
  const before = await page.locator('#board').innerText();
  await options(page).first().click();
  await expect(page.getByText('nothing has changed.')).toBeVisible();
  await expect(page.locator('#board')).toHaveText(before, { useInnerText: true });
  setWeather(false);
  await expect(banner).toBeHidden();
  await options(page).first().click();
  await expect(page.getByRole('log')).toContainText('bid.made');
});

test('an answer that the server did not even read can be given again', async ({ page }) => {
  let isOverrun = true;
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const isRefused = isOverrun && JSON.parse(String(text)).type === 'answer';
      if (isRefused) socket.send(JSON.stringify({ type: 'refused', code: 'too-many' }));
      else server.send(text);
    });
  });
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await options(page).first().click();
  await expect(page.getByText('Too much at once. Wait a moment and try again.')).toBeVisible();
  isOverrun = false;
  await options(page).first().click();
  await expect(page.getByRole('log')).toContainText('bid.made');
});
