/** What the tests do at a table, in a player's words. */
import { expect, type Locator, type Page } from '@playwright/test';

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
  await page.goto('/');
  const table = await page.evaluate(
    async (given) => {
      const call = async (path: string, body?: unknown) => {
        const init =
          body === undefined
            ? {}
            : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
        const response = await fetch(path, init);
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
        return response.json();
      };
      const { person } = await call('/api/me');
      if (person === undefined) await call('/api/guest', { name: given.name });
      const info = (await call('/api/games')).find((one: { id: string }) => one.id === given.game);
      const options: Record<string, unknown> = {};
      for (const option of info.options) options[option.id] = option.default;
      const seats: Record<string, unknown> = {};
      // A game may have more seats by its options than it has at first.
      const named = Object.keys(given.wishes).filter((id) => id !== '*');
      for (const id of new Set([...info.seats.map((seat: { id: string }) => seat.id), ...named])) {
        const wish = given.wishes[id] ?? given.wishes['*'] ?? 'open';
        const [kind, player] = wish.split(' ');
        seats[id] = kind === 'bot' ? { kind, player } : { kind };
      }
      // Who is a non-player follows from who sits where.
      const official = info.seats.flatMap(({ id }: { id: string }) => {
        const { player } = seats[id] as { player?: string };
        return info.players.some(
          (one: { id: string; official?: boolean }) => one.id === player && one.official,
        )
          ? [id]
          : [];
      });
      const combinations = Object.entries((info.nonPlayers?.seats ?? {}) as Record<string, string[]>);
      const fitting = combinations.find(
        ([, held]) => held.length === official.length && held.every((id) => official.includes(id)),
      );
      if (fitting !== undefined) options[info.nonPlayers.option] = fitting[0];
      const body = {
        game: given.game,
        setting: {
          scenario: given.setting.scenario ?? info.scenarios[0],
          options: { ...options, ...given.setting.options },
          ...(given.setting.attachments === undefined ? {} : { attachments: given.setting.attachments }),
        },
        seats,
      };
      const made = await call('/api/tables', body);
      const isAwaited = made.seats.some((seat: { sitter: { kind: string } }) =>
        /open|invited/.test(seat.sitter.kind),
      );
      if (!isAwaited) await call(`/api/tables/${made.id}/start`, { salt: 'browser test' });
      return made.id as string;
    },
    { game, wishes, setting, name },
  );
  await page.goto(`/table/${table}`);
  return table;
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
