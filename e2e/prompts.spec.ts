import { turnOf } from './lib/andean-abyss.ts';
import { take } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('the number of the rule stands a space away from the question', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'patrol');
  await take(page, 'patrol');
  const title = page.locator('#ask-title');
  await expect(title).toHaveText(/\w\?\s+3\.2\.2$/);
  const gap = await title.evaluate((heading) => {
    const rule = heading.querySelector('.rule');
    const text = [...heading.childNodes].find((node) => node.textContent?.includes('?') === true);
    if (rule === null || text === undefined) return Number.NaN;
    const mark = document.createRange();
    const at = text.textContent?.indexOf('?') ?? 0;
    mark.setStart(text, at);
    mark.setEnd(text, at + 1);
    return rule.getBoundingClientRect().left - mark.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(2);
});

test('gifts that differ by their amount are one line to choose from', async ({ page }) => {
  await turnOf(page, 'GOVERNMENT', 'train');
  const resources = page.locator('#seats > li').filter({ hasText: 'FARC' }).locator('.resources');
  const before = Number(/\d+/.exec(await resources.innerText())?.[0]);
  await page.getByText(/^Table talk/).click();
  const deals = page.getByRole('list', { name: 'Deals you may offer now' });
  const toFarc = deals.getByRole('listitem').filter({ hasText: 'FARC' });
  await expect(toFarc).toHaveCount(1);
  await toFarc.getByRole('combobox').selectOption({ label: 'Give FARC 3 Resources' });
  await toFarc.getByRole('button', { name: 'Do it' }).click();
  await expect(resources).toHaveText(new RegExp(`Resources\\s*${before + 3} \\+3$`));
});
