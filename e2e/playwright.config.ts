import { defineConfig } from '@playwright/test';

// `pnpm e2e` (run.ts) starts the site and sets these.
const { BASE_URL, CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: 'results/output',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // The failures suite breaks releases under the one running site: no other test may run beside it.
  workers: 1,
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    launchOptions: { executablePath: CHROMIUM_PATH },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'wide', testMatch: /journeys\/.*\.spec\.ts/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'narrow',
      testMatch: /journeys\/.*\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'wide-once',
      testMatch: /(failures|contracts)\/.*\.spec\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
