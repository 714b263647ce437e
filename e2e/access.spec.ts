/** Every screen, visited once: what axe finds in both themes and languages, and whether it fits a phone and a page enlarged four times. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inJapanese } from './lib/play.ts';
import { SCREENS } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

/** What axe finds, its rules of good practice included. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [name, visit] of Object.entries(SCREENS))
  test(`the screen "${name}": nothing for axe, light and dark, English and Japanese; not wider than a phone, nor enlarged four times`, async ({
    page,
  }) => {
    test.slow();
    await visit(page);
    expect.soft(await faults(page), 'light').toEqual([]);
    // A theme is colours alone.
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    expect.soft(await faults(page), 'dark').toEqual([]);
    await inJapanese(page);
    await page.waitForLoadState('networkidle');
    expect.soft(await faults(page), 'Japanese').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.soft.poll(() => width(page), { message: 'on a phone' }).toBe(390);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.soft.poll(() => width(page), { message: 'enlarged' }).toBe(320);
  });
