import { twoPeople } from './lib/people.ts';
import { options } from './lib/play.ts';
import { expect, test } from './lib/test.ts';

test('somebody chooses what they are called for, and when', async ({ page }) => {
  await page.goto('/account');
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel('Name').fill(`Called ${Date.now()}`);
  await form.getByLabel('Password').fill('ring the bell');
  await form.getByRole('button', { name: 'Create an account' }).click();
  const panel = page.getByRole('region', { name: 'Being called' });
  await expect(panel.getByText('Nowhere yet.')).toBeVisible();

  await panel.getByLabel('A game is over').uncheck();
  await panel.getByLabel('How often at most').selectOption('Every hour');
  await panel.getByLabel('Quiet hours').check();
  await panel.getByLabel('From').fill('21:30');
  await panel.getByLabel('From').blur();
  await page.reload();
  await expect(panel.getByLabel('A game is over')).not.toBeChecked();
  await expect(panel.getByLabel('It is my turn')).toBeChecked();
  await expect(panel.getByLabel('How often at most')).toHaveValue('hourly');
  await expect(panel.getByLabel('From')).toHaveValue('21:30');
  await panel.getByLabel('Quiet hours').uncheck();
  await expect(panel.getByLabel('From')).toHaveCount(0);

  // Nothing goes into the host's own network.
  await panel.getByLabel('Address of the web hook').fill('https://127.0.0.1/hook');
  await panel.getByRole('button', { name: 'Add the web hook' }).click();
  await expect(page.getByText('This address is not out in the world.')).toBeVisible();
  await panel.getByRole('combobox', { name: /^For/ }).selectOption('Discord');
  await panel.getByLabel('Address of the web hook').fill('https://discord.example/api/webhooks/1/x');
  await panel.getByRole('button', { name: 'Add the web hook' }).click();
  await expect(panel.getByText('Discord · discord.example')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove discord.example' }).click();
  await expect(panel.getByText('Nowhere yet.')).toBeVisible();
});

test('the head says how many tables wait, and a key leads to the next', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await twoPeople(page, browser, baseURL);
  const table = page.url();
  await page.goto('/');
  const waiting = page.getByRole('link', { name: '1 table waits for you' });
  await expect(waiting).toBeVisible();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(table);
  await expect(waiting).toHaveCount(0);
  await options(page).first().click();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await guest.context().close();
});

test('what is pushed is shown, and the same again takes its place', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications']);
  const browserSide = await context.newCDPSession(page);
  await browserSide.send('ServiceWorker.enable');
  const registered = new Promise<string>((resolve) => {
    browserSide.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await page.goto('/account');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A browser without windows has nowhere to show them.
  await worker.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(self, { told });
    Object.assign((self as unknown as { registration: object }).registration, {
      showNotification: (title: string, { body, tag }: { body: string; tag: string }) => {
        told.push({ title, body, tag });
        return Promise.resolve();
      },
    });
  });
  const pushed = { title: 'Demo', body: 'It is your turn.', path: '/table/x', tag: 'one', language: 'en' };
  const registrationId = await registered;
  for (let times = 0; times < 2; times++)
    await browserSide.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify(pushed),
    });
  const told = () => worker.evaluate(() => (self as unknown as { told: unknown[] }).told);
  const notice = { title: 'Demo', body: 'It is your turn.', tag: 'one' };
  await expect.poll(told).toEqual([notice, notice]);
});
