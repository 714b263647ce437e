import { createServer, type Server } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { leaveGuide, myTurn, openTab, options, playOn, prompt, take } from './lib/play.ts';
import { expect } from './lib/test.ts';

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
/** As strict as our own server is. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const GAMES = ['andean-abyss', 'distant-plain', 'labyrinth', 'land-battles', 'pax-pamir'] as const;
/** The titles stand beside the button that begins a game. */
const TITLES: Readonly<Record<(typeof GAMES)[number], string>> = {
  'andean-abyss': 'Andean Abyss',
  'distant-plain': 'A Distant Plain',
  labyrinth: 'Labyrinth',
  'land-battles': 'Modern Land Battles',
  'pax-pamir': 'Pax Pamir',
};

/** A host that knows nothing but files: no server of ours. Files of `instead` take the place of others. */
class Files {
  readonly instead = new Map<string, string>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://files');
      const path = decodeURIComponent(pathname);
      let file = join(DIST, path);
      if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
      if (!existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
      response.end(this.instead.get(path) ?? readFileSync(file));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const test = base.extend<{ files: Files; faults: string[] }>({
  files: async ({ browserName }, use, info) => {
    info.annotations.push({ type: 'browser', description: browserName });
    const files = new Files();
    await use(files);
    await files.close();
  },
  baseURL: async ({ files }, use) => {
    await use(await files.open());
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const stored = { language: 'en', theme: 'light', motion: false, pace: 'once' };
      if (localStorage.getItem('sandtable.settings') === null)
        localStorage.setItem('sandtable.settings', JSON.stringify(stored));
    });
    await use(context);
  },
});

/** Until the service worker has all it needs, and the game is kept. */
async function atHand(page: Page, game: string): Promise<void> {
  await page.waitForFunction(
    async (wanted) => {
      if (navigator.serviceWorker.controller === null) return false;
      const kept = await (await caches.open('sandtable-kept')).keys();
      return kept.some(({ url }) => url.endsWith(`/kept/${wanted}`));
    },
    game,
    { timeout: 120_000 },
  );
}

async function begin(page: Page, game: (typeof GAMES)[number], site = ''): Promise<void> {
  await page.goto(`${site}/local/`);
  await page
    .locator('article')
    .filter({ hasText: TITLES[game] })
    .getByRole('button', { name: 'Play now' })
    .click();
  await myTurn(page);
  await leaveGuide(page);
}

/** The question that is there when the bots have done what they do. */
async function settled(page: Page): Promise<string | null> {
  let before: string | null = null;
  await expect
    .poll(
      async () => {
        await myTurn(page);
        const last = before;
        before = await page.locator('#ask').getAttribute('data-ask');
        return before === last;
      },
      { intervals: [1_000], timeout: 60_000 },
    )
    .toBe(true);
  return before;
}

for (const game of GAMES)
  test(`a whole game of ${game} without a network, and it is there after loading the page again`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000);
    await begin(page, game);
    await atHand(page, game);
    await context.setOffline(true);
    await page.reload();
    await myTurn(page);
    const some = await playOn(page, 12);
    const asked = await settled(page);
    await page.reload();
    if ((await myTurn(page)) === 'asked')
      await expect(page.locator('#ask')).toHaveAttribute('data-ask', asked ?? '');
    const pressed = some + (await playOn(page, 5000, 7));
    console.log(`${game}: ${pressed} buttons pressed`);
    await expect(page.locator('#result-title')).toBeVisible();
  });

test('several at one screen: each hand is shown to its own player only, and one can take back', async ({
  page,
}) => {
  await page.goto('/local/#/new/land-battles');
  const seats = page.locator('.seat select');
  await expect(seats.first()).toBeVisible();
  for (const seat of await seats.all()) await seat.selectOption('me');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  const before = await prompt(page).textContent();
  await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(prompt(page)).toHaveText(before ?? '');
});

test('a game is looked at again, branched off, saved as a file and brought back', async ({ page }) => {
  await begin(page, 'pax-pamir');
  await playOn(page, 4);
  const table = page.url();
  await openTab(page, 'Table');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download this game' }).click();
  const file = await (await saving).path();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/#\/table\/[^/]+\/replay/);
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await expect(page).not.toHaveURL(table);
  await expect(page.locator('#ask')).toBeVisible();
  await page.goto('/local/#/');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('#ask')).toBeVisible();
  expect(page.url()).not.toBe(table);
});

test('two tabs show the same game; when the one that keeps it is closed, the other goes on', async ({
  page,
  context,
}) => {
  await begin(page, 'labyrinth');
  const other = await context.newPage();
  await other.goto(page.url());
  await myTurn(other);
  await playOn(page, 2);
  await myTurn(page);
  const asked = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
  await expect(other.locator('#ask')).toHaveAttribute('data-ask', asked);
  await page.close();
  await playOn(other, 2);
  await expect(other.locator('#ask')).not.toHaveAttribute('data-ask', asked);
});

test('tabs that die at any moment lose no answer that was shown as taken', async ({ page, context }) => {
  test.setTimeout(900_000);
  await begin(page, 'land-battles');
  const table = page.url();
  let shown = 0;
  let current = page;
  for (let round = 0; round < 30; round++) {
    if ((await myTurn(current)) === 'over') break;
    const number = () =>
      current
        .locator('#ask')
        .getAttribute('data-ask', { timeout: 1000 })
        .then((asked) => Number(/\d+/.exec(asked ?? '')?.[0] ?? 0))
        .catch(() => 0);
    expect(await number()).toBeGreaterThanOrEqual(shown);
    const playing = playOn(current, 50, round + 1).catch(() => 0);
    await current.waitForTimeout(100 + ((round * 137) % 900));
    shown = Math.max(shown, await number());
    // As when the system ends it: nothing is said to the page.
    await current.close({ runBeforeUnload: false });
    await playing;
    current = await context.newPage();
    await current.goto(table);
  }
  console.log(`answers up to ${shown} were shown`);
});

test('a newer version is offered, and nothing changes before somebody says so', async ({ page, files }) => {
  await begin(page, 'land-battles');
  await atHand(page, 'land-battles');
  const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
  files.instead.set('/service-worker.js', worker.replace(/"version":"\w+"/, '"version":"newer"'));
  await page.reload();
  await myTurn(page);
  await expect(page.getByText('A new version of this page is there.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await page.waitForFunction(async () => (await caches.keys()).includes('sandtable-documents-newer'));
  await myTurn(page);
});

for (const [name, size] of [
  ['desk', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`on a ${name} the page for this device is readable for everybody`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/local/#/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-keep]')).toHaveCount(5);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.screenshot({ path: `../.cache/local-${name}.png`, fullPage: true });
  });

/** A profile on the disk: only there does the browser keep to what it is told of the room. */
test('when the browser has no room left it is said, and the answer is not taken', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-full-'));
  const context = await playwright.chromium.launchPersistentContext(folder, launchOptions);
  const [page] = context.pages();
  if (page === undefined || baseURL === undefined) throw new Error('there is no page');
  await page.goto(baseURL);
  await page.evaluate(() => {
    const stored = { language: 'en', motion: false, pace: 'once' };
    localStorage.setItem('sandtable.settings', JSON.stringify(stored));
  });
  await begin(page, 'land-battles', baseURL);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize: 1 });
  // The browser goes by what it has found out of late, for half a minute.
  await page.waitForTimeout(35_000);
  const asked = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
  await options(page).first().click();
  await expect(page.getByText(/no room left/).first()).toBeVisible();
  await expect(page.locator('#ask')).toHaveAttribute('data-ask', asked);
  // With room again it goes on by itself.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL });
  await expect(page.getByText(/no room left/)).toHaveCount(0, { timeout: 20_000 });
  await take(page, (await options(page).first().getAttribute('data-option')) ?? '');
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
