import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

/** What axe finds, its rules of good practice included. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const [name, visit] of Object.entries(SCREENS))
  test(`axe finds nothing wrong with the screen "${name}", light and dark`, async ({ page }) => {
    test.slow();
    await visit(page);
    expect(await faults(page)).toEqual([]);
    // A theme is colours alone: the screen need not be visited again.
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    expect(await faults(page)).toEqual([]);
  });
