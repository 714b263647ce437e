/**
 * The pictures under docs/pictures, for people to look at. Not a test: taken only on request,
 * `SANDTABLE_PICTURES=1 npm run e2e -- pictures`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { leaveGuide, myTurn, openLog, openTable, playOn } from './lib/play.ts';
import { test } from './lib/test.ts';

interface Picture {
  readonly settings: Readonly<Record<string, string | boolean>>;
  readonly phone?: true;
  readonly pose: (page: Page) => Promise<unknown>;
}

const SOLO = {
  government: 'me',
  farc: 'bot farc-nonplayer',
  auc: 'bot auc-nonplayer',
  cartels: 'bot cartels-nonplayer',
};

/** People in the pictures. A name is taken once only. */
const NAMES = [
  'Ada',
  'Mori',
  'Inés',
  'Kaede',
  'Tomás',
  'Noor',
  'Sato',
  'Elif',
  'Juno',
  'Ravi',
  'Mika',
  'Otto',
  'Yuki',
  'Lena',
  'Hugo',
  'Amir',
  'Zara',
  'Ilya',
  'Nadia',
  'Kenji',
  'Roya',
  'Oleg',
  'Mina',
  'Tariq',
];
const nextName = () => NAMES.shift() ?? 'Guest';

async function andeanAbyss(page: Page, decisions: number) {
  await openTable(page, 'andean-abyss', SOLO, { options: { nonPlayers: 'farc-auc-cartels' } }, nextName());
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, decisions);
  await myTurn(page);
}

async function landBattles(page: Page, decisions: number) {
  await openTable(page, 'land-battles', { usa: 'me', '*': 'bot sergeant' }, {}, nextName());
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, decisions);
  await myTurn(page);
}

/** One person plays everybody. */
async function alone(page: Page, game: string, decisions: number, seats?: readonly string[]) {
  const wishes = seats === undefined ? { '*': 'me' } : Object.fromEntries(seats.map((seat) => [seat, 'me']));
  const options = seats === undefined ? {} : { players: seats.length };
  await openTable(page, game, wishes, { options }, nextName());
  await page.getByRole('button', { name: /do not hide|隠さない/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, decisions);
  await myTurn(page);
}

const FIVE = ['white', 'black', 'orange', 'yellow', 'purple'];

const english = { language: 'en' };
const japanese = { language: 'ja' };
const dark = { theme: 'dark' };

const PICTURES: Readonly<Record<string, Picture>> = {
  home: {
    settings: english,
    pose: (page) => page.goto('/').then(() => page.locator('article').first().waitFor()),
  },
  'home-japanese-dark': {
    settings: { ...japanese, ...dark },
    pose: (page) => page.goto('/').then(() => page.locator('article').first().waitFor()),
  },
  'new-table': {
    settings: english,
    pose: (page) => page.goto('/new/land-battles').then(() => page.locator('.options').waitFor()),
  },
  'andean-abyss': { settings: english, pose: (page) => andeanAbyss(page, 6) },
  'andean-abyss-japanese-dark': { settings: { ...japanese, ...dark }, pose: (page) => andeanAbyss(page, 6) },
  'andean-abyss-phone': { settings: english, phone: true, pose: (page) => andeanAbyss(page, 3) },
  'land-battles': { settings: english, pose: (page) => landBattles(page, 40) },
  'land-battles-dark': { settings: { ...english, ...dark }, pose: (page) => landBattles(page, 40) },
  'land-battles-phone-japanese': { settings: japanese, phone: true, pose: (page) => landBattles(page, 40) },
  'distant-plain': { settings: english, pose: (page) => alone(page, 'distant-plain', 6) },
  'distant-plain-japanese-dark': {
    settings: { ...japanese, ...dark },
    pose: (page) => alone(page, 'distant-plain', 60),
  },
  'distant-plain-phone': {
    settings: english,
    phone: true,
    pose: (page) => alone(page, 'distant-plain', 30),
  },
  labyrinth: { settings: english, pose: (page) => alone(page, 'labyrinth', 12) },
  'labyrinth-japanese-dark': {
    settings: { ...japanese, ...dark },
    pose: (page) => alone(page, 'labyrinth', 60),
  },
  'labyrinth-phone': { settings: english, phone: true, pose: (page) => alone(page, 'labyrinth', 30) },
  'pax-pamir': { settings: english, pose: (page) => alone(page, 'pax-pamir', 60, FIVE) },
  'pax-pamir-japanese-dark': {
    settings: { ...japanese, ...dark },
    pose: (page) => alone(page, 'pax-pamir', 40, FIVE.slice(0, 3)),
  },
  'pax-pamir-phone': {
    settings: english,
    phone: true,
    pose: (page) => alone(page, 'pax-pamir', 40, FIVE.slice(0, 3)),
  },
  replay: {
    settings: english,
    pose: async (page) => {
      await andeanAbyss(page, 8);
      await page.goto(`${page.url()}/replay`);
      await page.getByRole('slider').waitFor();
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
      await (await openLog(page)).getByRole('listitem').first().waitFor();
    },
  },
  result: {
    settings: english,
    pose: async (page) => {
      await openTable(page, 'land-battles', { usa: 'me', '*': 'bot sergeant' }, {}, nextName());
      await myTurn(page);
      await leaveGuide(page);
      await playOn(page, 5000);
      await expect(page.getByText('Verified here')).toBeAttached();
    },
  },
  rules: {
    settings: english,
    pose: (page) =>
      page.goto('/games/andean-abyss/rules/3.2.1').then(() => page.locator('article h2').waitFor()),
  },
  'cards-japanese': {
    settings: japanese,
    pose: (page) =>
      page.goto('/games/andean-abyss/cards').then(() => page.locator('.card').first().waitFor()),
  },
  'cards-reconstructed': {
    settings: english,
    pose: async (page) => {
      await page.goto('/games/land-battles/cards/usa-m1a1');
      await page.getByRole('combobox').selectOption({ index: 3 });
    },
  },
  'asked-once-more': {
    settings: english,
    pose: async (page) => {
      await openTable(page, 'andean-abyss', { '*': 'me' }, {}, nextName());
      await page.getByRole('button', { name: /do not hide/i }).click();
      await myTurn(page);
      await leaveGuide(page);
      const sure = page.locator('#do-it');
      for (let i = 0; i < 4 && !(await sure.isVisible()); i++) {
        await page.locator('#ask [data-option="pass"]').click();
        await page.waitForTimeout(600);
      }
      await sure.waitFor();
    },
  },
  guide: {
    settings: english,
    pose: async (page) => {
      await openTable(page, 'andean-abyss', { '*': 'me' }, {}, nextName());
      await page.getByRole('button', { name: /do not hide/i }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  'pass-and-play': {
    settings: english,
    pose: (page) => openTable(page, 'land-battles', { '*': 'me' }, {}, nextName()),
  },
};

if (process.env['SANDTABLE_PICTURES'] !== undefined)
  for (const [name, { settings, phone, pose }] of Object.entries(PICTURES))
    test.describe(name, () => {
      test.use({
        settings,
        viewport: phone === true ? { width: 390, height: 844 } : { width: 1366, height: 768 },
      });
      test(`picture ${name}`, async ({ page }) => {
        test.setTimeout(120_000);
        await pose(page);
        await page.mouse.move(0, 0);
        await page.waitForTimeout(500);
        await page.screenshot({
          path: fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url)),
        });
      });
    });

/** A part of each board for its box on the home page, in both themes, without names and without what lies over it. */
interface Part {
  readonly pose: (page: Page) => Promise<unknown>;
  /** Its upper left corner and its width in a window of 1920 × 1080. */
  readonly at: readonly [x: number, y: number, width: number];
}

const BOXES: Readonly<Record<string, Part>> = {
  'andean-abyss': { pose: (page) => alone(page, 'andean-abyss', 60), at: [640, 110, 640] },
  'distant-plain': { pose: (page) => alone(page, 'distant-plain', 60), at: [820, 330, 640] },
  labyrinth: { pose: (page) => alone(page, 'labyrinth', 60), at: [700, 330, 640] },
  'pax-pamir': {
    pose: (page) => alone(page, 'pax-pamir', 80, FIVE.slice(0, 3)),
    at: [60, 480, 560],
  },
  'land-battles': { pose: (page) => landBattles(page, 40), at: [240, 180, 620] },
};
/** For the head of the page and sharp screens, and for a box on a screen of one pixel to the point. */
const SIZES = { '': [588, 372], '-small': [256, 162] } as const;
const QUALITY = 50;

async function takePart(page: Page, [x, y, width]: Part['at'], file: string): Promise<void> {
  await page.addStyleTag({ content: 'svg text, svg rect:has(+ text.plate) { visibility: hidden }' });
  const devtools = await page.context().newCDPSession(page);
  for (const [size, [wide, high]] of Object.entries(SIZES)) {
    const clip = { x, y, width, height: (width * high) / wide, scale: wide / width };
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip,
    });
    writeFileSync(
      fileURLToPath(new URL(`${file}${size}.webp`, import.meta.url)),
      Buffer.from(data, 'base64'),
    );
  }
}

if (process.env['SANDTABLE_PICTURES'] !== undefined)
  for (const [game, { pose, at }] of Object.entries(BOXES))
    for (const theme of ['light', 'dark'])
      test.describe(`box of ${game}, ${theme}`, () => {
        test.use({ settings: { ...english, theme }, viewport: { width: 1920, height: 1080 } });
        test(`box of ${game}, ${theme}`, async ({ page }) => {
          test.setTimeout(180_000);
          await pose(page);
          await page
            .locator('#board')
            .focus()
            .catch(() => undefined);
          await page.keyboard.press('f');
          await page.mouse.move(0, 0);
          await page.waitForTimeout(1200);
          await takePart(page, at, `../web/boards/${game}/picture-${theme}`);
        });
      });
