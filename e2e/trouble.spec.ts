import type { Page, WebSocketRoute } from '@playwright/test';
import { leaveGuide, myTurn, openTable, options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('a bot that failed is named, and tries again when it is told to', async ({ page, site }) => {
  site.upset(true);
  await openTable(page, 'demo', { alder: 'me', birch: 'bot moody', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await expect(page.getByText('The bot of Birch has failed.')).toBeVisible();
  const fits = site.fits();
  await options(page).first().click();
  // An answer of somebody lets it think again: only when it has failed again the button is there to stay.
  await expect.poll(() => site.fits()).toBeGreaterThan(fits);
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

/** As if it were ended from another device. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [session] = await (await fetch('/api/sessions')).json();
    await fetch(`/api/sessions/${session.id}`, { method: 'DELETE' });
  });
}

test('whose session has ended is told so at the table, and may sign in again', async ({ page }) => {
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  await endSession(page);
  const banner = page.getByText('You are not signed in any more, and can only watch.');
  await expect(banner).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  // The account is behind the emblem, and told in the banner.
  await page.getByRole('button', { name: 'Sandtable: Menu' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  const table = page.url();
  await banner.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  // Whoever comes without a session can do the same.
  await page.goto(table);
  await page
    .getByText(/^You are watching\./)
    .getByRole('link', { name: 'Sign in' })
    .click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
});

test('a private table is gone for whose session has ended', async ({ page }) => {
  await page.goto('/new/demo');
  await page.getByRole('checkbox', { name: /^Private/ }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await myTurn(page);
  await endSession(page);
  await expect(
    page.getByRole('heading', { name: 'There is no such table, or it is private.' }),
  ).toBeVisible();
});

test('a replay of a table that is not there says so', async ({ page }) => {
  await page.goto('/table/nowhere/replay');
  await expect(
    page.getByRole('heading', { name: 'There is no such table, or it is private.' }),
  ).toBeVisible();
});

test('a part of the page that could not be loaded can be asked for again', async ({ page }) => {
  await page.goto('/');
  const part = /\/assets\/NewTable.*\.js/;
  await page.route(part, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'New table' }).click();
  await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
});

/**
 * Until the page has given up a connection on which nothing came at all, and tried the next one: on a busy machine it has tried
 * once in vain before the test has mended the line.
 */
const SILENT = 25_000;

/** A line that can go dead: nothing passes, and neither side is told. */
async function fragile(page: Page) {
  const line = { isDead: false, answers: 0, cut: 0 };
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer();
    let isCut = false;
    const passes = () => {
      if (line.isDead && !isCut) line.cut++;
      return !(isCut ||= line.isDead);
    };
    socket.onMessage((text) => {
      if (!passes()) return;
      if (JSON.parse(String(text)).type === 'answer') line.answers++;
      server.send(text);
    });
    server.onMessage((text) => {
      if (passes()) socket.send(text);
    });
  });
  return line;
}

test('on a dead line one is told, and the answer goes out by itself when there is one again', async ({
  page,
}) => {
  const line = await fragile(page);
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  line.isDead = true;
  await options(page).first().click();
  await expect(page.getByText('Your answer is kept here')).toBeVisible();
  expect(line.answers).toBe(0);
  line.isDead = false;
  await expect(page.getByText('Connected again. Your answer was sent.')).toBeVisible({ timeout: SILENT });
  await expect(page.getByRole('log')).toContainText('bid.made');
  expect(line.answers).toBe(1);
});

test('a connection that opens and then stays silent is tried anew', async ({ page }) => {
  const line = await fragile(page);
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  line.isDead = true;
  await options(page).first().click();
  // The first frame of the next connection is lost, too.
  await expect.poll(() => line.cut).toBe(2);
  line.isDead = false;
  await expect(page.getByText('Connected again. Your answer was sent.')).toBeVisible({ timeout: SILENT });
  expect(line.answers).toBe(1);
});

test('an answer that arrived before the line went dead is not given twice', async ({ page }) => {
  const line = { isDeaf: false, answers: 0 };
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer();
    let isDeaf = false;
    socket.onMessage((text) => {
      if (JSON.parse(String(text)).type === 'answer') line.answers++;
      server.send(text);
    });
    server.onMessage((text) => {
      if (!(isDeaf ||= line.isDeaf)) socket.send(text);
    });
  });
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  line.isDeaf = true;
  await options(page).first().click();
  await expect(page.getByText('Your answer is kept here')).toBeVisible();
  line.isDeaf = false;
  await expect(page.getByText('Connected again. Your answer had arrived.')).toBeVisible({ timeout: SILENT });
  expect(line.answers).toBe(1);
});

test('an answer kept on a dead line can be withdrawn', async ({ page }) => {
  const line = await fragile(page);
  await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
  await myTurn(page);
  await leaveGuide(page);
  line.isDead = true;
  await options(page).first().click();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  line.isDead = false;
  await expect(page.getByText('Connection lost.')).toBeHidden({ timeout: SILENT });
  await expect(options(page).first()).toBeEnabled();
  expect(line.answers).toBe(0);
});
