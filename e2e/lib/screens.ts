/** Every screen of the page, as somebody gets there. */
import type { Page } from '@playwright/test';
import { leaveGuide, myTurn, openTab, openTable, options, playOn } from './play.ts';

export const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await page.goto('/');
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
  },
  'new table': async (page) => {
    await page.goto('/new');
    await page.locator('form').waitFor();
  },
  gathering: async (page) => {
    await openTable(page, 'demo', { alder: 'me', birch: 'invited', '*': 'open' });
    await page.locator('main select').first().waitFor();
  },
  guide: async (page) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await page.locator('[role=dialog]').waitFor();
  },
  table: async (page) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    await options(page).first().click();
    await page.locator('#log li').nth(2).waitFor({ state: 'attached' });
  },
  'Andean Abyss': async (page) => {
    await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
  },
  'Modern Land Battles': async (page) => {
    await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 30);
    await myTurn(page);
  },
  'A Distant Plain': (page) => bothSides(page, 'distant-plain'),
  Labyrinth: (page) => bothSides(page, 'labyrinth'),
  'Pax Pamir': (page) => bothSides(page, 'pax-pamir'),
  'choosing forces': async (page) => {
    await openTable(page, 'land-battles', { usa: 'me', '*': 'bot recruit' });
    await myTurn(page);
    await leaveGuide(page);
    await page.locator('.told').waitFor();
  },
  'asked once more': async (page) => {
    await openTable(page, 'demo', { '*': 'me' });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}');
      localStorage.setItem('sandtable.settings', JSON.stringify({ ...stored, confirm: 'always' }));
    });
    await page.reload();
    await myTurn(page);
    await options(page).first().click();
    await page.locator('#do-it').waitFor();
  },
  'table talk': async (page) => {
    await openTable(page, 'andean-abyss', { '*': 'me' });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    await page.getByText(/^Table talk/).click();
    await page.getByRole('list', { name: 'Deals you may offer now' }).getByRole('button').first().waitFor();
  },
  'why not': async (page) => {
    await openTable(page, 'andean-abyss', { '*': 'me' });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    await page.getByText(/^Why not/).click();
    await page.locator('#ask li').last().waitFor();
  },
  'going back': async (page) => {
    await openTable(page, 'demo', { alder: 'me', birch: 'me', '*': 'bot random' });
    await page.getByRole('button', { name: /do not hide/i }).click();
    await myTurn(page);
    await leaveGuide(page);
    await playOn(page, 3);
    await page.getByRole('button', { name: /^Ask to go back/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  ...Object.fromEntries(
    ['chat', 'rules', 'cards', 'notes', 'more'].map((tab) => [`the tab ${tab}`, tabOf(tab)]),
  ),
  margins: async (page) => {
    await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    await openTab(page, 'Margins');
    await page.getByRole('tabpanel', { name: 'Margins' }).waitFor();
  },
  keys: async (page) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  settings: async (page) => {
    await page.goto('/');
    await page.locator('header .tools button').last().click();
    await page.getByRole('dialog').waitFor();
  },
  curtain: async (page) => {
    await openTable(page, 'demo', { '*': 'me' });
    await page.locator('#curtain-title').waitFor();
  },
  result: async (page) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' }, { options: { rounds: 1 } });
    await myTurn(page);
    await leaveGuide(page);
    await resign(page);
  },
  replay: async (page) => {
    await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await myTurn(page);
    await page.goto(`${page.url()}/replay`);
    await page.locator('#board section').first().waitFor();
  },
  'replay of a map': async (page) => {
    await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
    await myTurn(page);
    await page.goto(`${page.url()}/replay`);
    await page.locator('#board [data-space]').first().waitFor();
  },
  rules: async (page) => {
    await page.goto('/games/andean-abyss/rules/3.1');
    await page.locator('article h2').waitFor();
  },
  cards: async (page) => {
    await page.goto('/games/andean-abyss/cards');
    await page.locator('main h1').waitFor();
  },
  'cards with figures': async (page) => {
    await page.goto('/games/land-battles/cards/usa-m1a1');
    await page.locator('.card dl').first().waitFor();
    await page.getByRole('combobox').selectOption({ index: 2 });
  },
  account: async (page) => {
    await page.goto('/account');
    await page.locator('form').first().waitFor();
  },
  'account of a member': async (page) => {
    await page.goto('/');
    await page.evaluate(async () => {
      const body = JSON.stringify({
        name: `Member ${Math.random()}`.slice(0, 20),
        password: 'a long pass phrase',
      });
      const headers = { 'content-type': 'application/json' };
      const { ok, status } = await fetch('/api/signup', { method: 'POST', body, headers });
      if (!ok) throw new Error(`signing up: ${status}`);
    });
    await page.goto('/account');
    await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
  },
  invitation: async (page) => {
    await openTable(page, 'demo', { alder: 'me', birch: 'invited', '*': 'bot random' });
    const link = await page.getByRole('link', { name: 'Invitation link' }).getAttribute('href');
    await page.context().clearCookies();
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
  },
  missing: (page) => page.goto('/nowhere'),
  'a table that is not there': async (page) => {
    await page.goto('/table/nowhere');
    await page.locator('main h1').waitFor();
  },
};

/** A game of one person against herself, some decisions on. */
async function bothSides(page: Page, game: string): Promise<void> {
  await openTable(page, game, { '*': 'me' });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  await playOn(page, 12);
  await myTurn(page);
}

/** A table with one of the tabs open. */
function tabOf(tab: string): (page: Page) => Promise<void> {
  return async (page) => {
    const hasBook = tab === 'rules' || tab === 'cards';
    if (hasBook) await openTable(page, 'andean-abyss', { government: 'me', '*': 'bot random' });
    else await openTable(page, 'demo', { alder: 'me', '*': 'bot random' });
    await myTurn(page);
    await leaveGuide(page);
    await page.locator('[data-open=log]').click();
    await page.locator(`[data-tab=${tab}]`).click();
    await page.locator(`[data-tab=${tab}][aria-selected=true]`).waitFor();
  };
}

async function resign(page: Page): Promise<void> {
  const talk = page.locator('nav.parts button').last();
  if (await talk.isVisible()) await talk.click();
  await openTab(page, 'Table');
  await page.locator('.drawer .button.danger').click();
  await page.locator('dialog .button.danger').click();
  await page.locator('#result-title').waitFor();
}
