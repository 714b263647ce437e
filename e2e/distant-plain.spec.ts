import { gripOf, turnIn } from './lib/coin.ts';
import { inJapanese, leaveGuide, myTurn, openLog, openTab, openTable, prompt, take } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('a March dragged over the map of Afghanistan, taken back, told by keyboard, in Japanese and as a replay', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await turnIn(page, 'distant-plain', 'TALIBAN', 'march');
  const board = page.locator('#board');
  const edge = board.getByRole('region', { name: 'Islamabad' });
  await expect(edge.locator('[aria-current="true"]')).toHaveCount(1);
  await expect(board.getByRole('region', { name: 'Coalition pieces beside the map' })).toContainText(
    'Casualties',
  );

  await take(page, 'march');
  const group = page.locator('#board .stack[data-kind="taliban-underground"][data-space="paktika"]');
  await expect(group).toHaveAttribute('aria-label', /: 2 Underground/);
  const from = await gripOf(group);
  const to = await gripOf(board.locator('.stack[data-space="waziristan"]').first());
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  const menu = board.getByRole('dialog');
  await expect(menu).toContainText('Paktika → Waziristan');
  await menu.getByRole('button', { name: '1', exact: true }).click();
  await expect(group).toHaveAttribute('aria-label', /: 1 Underground/);
  await expect(await openLog(page)).toContainText('moved from Paktika to Waziristan');
  await page.getByRole('button', { name: /^Take back my last/ }).click();
  await expect(group).toHaveAttribute('aria-label', /: 2 Underground/);

  await take(page, 'march');

  // By keyboard: a space that is offered is a button.
  const offered = board.locator('.region.offered[role="button"]').first();
  const asked = await page.locator('#ask').getAttribute('data-ask');
  await offered.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ask')).not.toHaveAttribute('data-ask', asked ?? '');
  await expect(prompt(page)).toContainText('March');

  await openTab(page, 'Margins');
  await expect(page.getByRole('img', { name: 'Victory margins over time' })).toBeVisible();
  await inJapanese(page);
  await expect(board.getByRole('region', { name: 'イスラマバード' })).toBeVisible();
  await expect(board.getByRole('button', { name: /人口/ }).first()).toBeVisible();

  await page.goto(`${page.url()}/replay`);
  await expect(board.locator('[data-space="kabul"]').first()).toBeVisible();
});

test('the signs on the map tell Control, returnees and the pieces of four factions', async ({ page }) => {
  await turnIn(page, 'distant-plain', 'TALIBAN', 'rally');
  await page.getByRole('button', { name: 'Signs on the map' }).click();
  const legend = page.getByRole('dialog', { name: 'Signs on the map' });
  for (const sign of ['Coalition Troops', 'Police', 'COIN Control', 'Taliban Control', '+1 Pop', 'Support'])
    await expect(legend.getByRole('listitem').filter({ hasText: sign }).first()).toBeVisible();
});

test('cards that an owner has corrected have their titles on the table, in questions and in the log', async ({
  page,
}) => {
  const cards = Object.fromEntries(
    Array.from({ length: 72 }, (_, i) => [i + 1, { title: { en: `Owned ${i + 1}`, ja: `所有${i + 1}` } }]),
  );
  await openTable(page, 'distant-plain', { '*': 'me' }, { attachments: { cards: { cards } } });
  await page.getByRole('button', { name: /do not hide/i }).click();
  await myTurn(page);
  await leaveGuide(page);
  const faces = page.locator('#board article .title');
  await expect(faces.first()).toHaveText(/^Owned \d+$/);
  await expect(prompt(page)).toContainText(/Owned \d+/);
  await expect(await openLog(page)).toContainText(/Owned \d+/);
  await inJapanese(page);
  await expect(faces.first()).toHaveText(/^所有\d+$/);
  await page.goto(`${page.url()}/replay`);
  await expect(faces.first()).toHaveText(/^所有\d+$/);
});
