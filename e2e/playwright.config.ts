import { defineConfig } from '@playwright/test';

const chromium = process.env['SANDTABLE_CHROMIUM'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/playwright',
  // Patient, for machines that have other things to do.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // As for the tests of the server: see vitest.config.ts.
  retries: process.env['CI'] === undefined ? 0 : 1,
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
