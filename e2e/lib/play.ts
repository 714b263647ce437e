/** What the tests do at a table, in a player's words. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where something lies; what is being drawn anew at this moment has no place until it is. */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect
    .poll(async () => {
      box = await locator.boundingBox();
      return box;
    })
    .not.toBeNull();
  if (box === null) throw new Error('it has no place');
  return box;
}

/** Opens a table by the interface the page itself uses, as the person of this browser, and goes there. */
export async function openTable(
  page: Page,
  game: string,
  wishes: Readonly<Record<string, string>>,
  setting: {
    readonly scenario?: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly attachments?: Readonly<Record<string, unknown>>;
  } = {},
  name = `Guest ${Math.floor(Math.random() * 1e6)}`,
): Promise<string> {
  const table = await madeTable(page.context().request, game, wishes, setting, name);
  await page.goto(`/table/${table}`);
  return table;
}

interface OfferedGame {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly default: unknown }[];
  readonly scenarios: readonly string[];
  readonly seats: readonly { readonly id: string }[];
  readonly players: readonly { readonly id: string; readonly official?: boolean }[];
  readonly nonPlayers?: {
    readonly option: string;
    readonly seats: Readonly<Record<string, readonly string[]>>;
  };
}

type Wish = { readonly kind: string; readonly player?: string };

async function madeTable(
  browser: APIRequestContext,
  game: string,
  wishes: Readonly<Record<string, string>>,
  setting: Parameters<typeof openTable>[3],
  name: string,
): Promise<string> {
  const call = async <T>(path: string, data?: unknown): Promise<T> => {
    const response = await (data === undefined ? browser.get(path) : browser.post(path, { data }));
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { person } = await call<{ person?: unknown }>('/api/me');
  if (person === undefined) await call('/api/guest', { name });
  const info = (await call<OfferedGame[]>('/api/games')).find(({ id }) => id === game);
  if (info === undefined) throw new Error(`there is no game ${game}`);
  const seats = seatsFor(info, wishes);
  const made = await call<{ id: string; seats: { sitter: { kind: string } }[] }>('/api/tables', {
    game,
    setting: {
      scenario: setting?.scenario ?? info.scenarios[0],
      options: { ...optionsFor(info, seats), ...setting?.options },
      ...(setting?.attachments === undefined ? {} : { attachments: setting.attachments }),
    },
    seats,
  });
  const isAwaited = made.seats.some(({ sitter }) => /open|invited/.test(sitter.kind));
  if (!isAwaited) await call(`/api/tables/${made.id}/start`, { salt: 'browser test' });
  return made.id;
}

/** A game may have more seats by its options than it has at first. */
function seatsFor({ seats }: OfferedGame, wishes: Readonly<Record<string, string>>): Record<string, Wish> {
  const named = Object.keys(wishes).filter((id) => id !== '*');
  const ids = new Set([...seats.map(({ id }) => id), ...named]);
  return Object.fromEntries(
    [...ids].map((id) => {
      const [kind = '', player] = (wishes[id] ?? wishes['*'] ?? 'open').split(' ');
      return [id, kind === 'bot' && player !== undefined ? { kind, player } : { kind }];
    }),
  );
}

/** Who is a non-player follows from who sits where. */
function optionsFor(info: OfferedGame, seats: Readonly<Record<string, Wish>>): Record<string, unknown> {
  const options = Object.fromEntries(info.options.map(({ id, default: usual }) => [id, usual]));
  const isOfficial = (player: string | undefined) =>
    info.players.some((one) => one.id === player && one.official === true);
  const official = info.seats.map(({ id }) => id).filter((id) => isOfficial(seats[id]?.player));
  const fitting = Object.entries(info.nonPlayers?.seats ?? {}).find(
    ([, held]) => held.length === official.length && held.every((id) => official.includes(id)),
  );
  return fitting === undefined || info.nonPlayers === undefined
    ? options
    : { ...options, [info.nonPlayers.option]: fitting[0] };
}

export async function leaveGuide(page: Page): Promise<void> {
  const leave = page.locator('#leave-guide');
  if (await leave.isVisible()) await leave.click();
}

export const options = (page: Page) => page.locator('#ask [data-option]');
export const prompt = (page: Page) => page.locator('#ask-title');

/** Waits until it is this browser's decision, or the game is over. */
export async function myTurn(page: Page): Promise<'asked' | 'over'> {
  const over = page.locator('#result-title');
  await expect(options(page).first().or(over)).toBeVisible({ timeout: 20_000 });
  return (await over.isVisible()) ? 'over' : 'asked';
}

/** Presses an option, says yes when it is asked once more, and waits for the next question. */
export async function take(page: Page, id: string): Promise<void> {
  const before = (await page.locator('#ask').getAttribute('data-ask')) ?? '';
  await page.locator(`#ask [data-option="${id}"]`).click();
  const sure = page.locator('#do-it');
  await expect(page.locator(`#ask:not([data-ask="${before}"])`).or(sure)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', before);
  await myTurn(page);
}

/**
 * Plays on by always pressing some offered button, until the game is over or `most` buttons were pressed.
 * Works inside the page, so that whole games take seconds. Gives the number of buttons pressed.
 */
export async function playOn(page: Page, most: number, seed = 1): Promise<number> {
  return page.evaluate(
    async (given) => {
      const frame = () => new Promise((resolve) => setTimeout(resolve, 4));
      const choices = () => [...document.querySelectorAll<HTMLElement>('#ask [data-option]')];
      const moment = () => document.querySelector('#ask')?.getAttribute('data-ask') ?? '';
      const isOver = () => document.querySelector('#result-title') !== null;
      let chance = given.seed;
      for (let pressed = 0; pressed < given.most; pressed++) {
        const patience = performance.now() + 30_000;
        while (choices().length === 0 && !isOver()) {
          if (performance.now() > patience)
            throw new Error(`nothing offered: ${document.querySelector('#ask')?.textContent}`);
          await frame();
        }
        if (isOver()) return pressed;
        chance = (chance * 1103515245 + 12345) % 2147483648;
        const offered = choices();
        const before = moment();
        offered[Math.floor((chance / 2147483648) * offered.length)]?.click();
        while (moment() === before && !isOver()) {
          if (performance.now() > patience) throw new Error('an answer was not taken');
          document.querySelector<HTMLElement>('#do-it')?.click();
          await frame();
        }
      }
      return given.most;
    },
    { most, seed },
  );
}

/** Opens the drawer at a tab: Log, Chat, Rules, Cards, Margins, Notes, Table. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  if (!(await tab.isVisible())) await page.locator('[data-open=log]').click();
  await tab.click();
}

/** Where the log is not beside the board, the bar opens it. */
export async function openLog(page: Page): Promise<Locator> {
  const log = page.getByRole('log');
  if (!(await log.isVisible())) await page.locator('[data-open=log]').click();
  return log;
}

/** At a table the links of the site are behind its emblem. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Sandtable: Menu' }).click();
  return page.getByRole('navigation', { name: 'Main' });
}

/** Goes on in Japanese: the language is among the settings. */
export async function inJapanese(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'sandtable.settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, language: 'ja' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await page.waitForFunction(() => document.documentElement.lang === 'ja');
}
