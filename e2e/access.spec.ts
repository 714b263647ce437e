import { AxeBuilder } from '@axe-core/playwright';
import { SCREENS } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

for (const theme of ['light', 'dark'])
  test.describe(`in the ${theme} theme`, () => {
    test.use({ settings: { theme } });
    for (const [name, visit] of Object.entries(SCREENS))
      test(`axe finds nothing wrong with the screen "${name}"`, async ({ page }) => {
        await visit(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
        );
        expect(found).toEqual([]);
      });
  });
