import { defineConfig } from '@playwright/test';

// `pnpm e2e` (run.ts) starts the site and sets these.
const { BASE_URL, CHROMIUM_PATH } = process.env;

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What is the same on every screen, and so is tried on one. */
const once = /journeys\/.*\.once\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: 'results/output',
  // What is waited for comes by itself: a slow machine needs longer, and nothing passes for being waited for.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Tests that break releases do it on a site of their own (failures/own-site.ts), so all may run side by side.
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    // Tests that change what the network answers would not reach what the worker asks for. Those about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Without its film, which costs every test more than all else that is written down; the snapshots show the page.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'contracts', testMatch: /contracts\/.*\.spec\.ts/ },
    { name: 'wide', testMatch: /journeys\/.*\.spec\.ts/, use: wide },
    { name: 'narrow', testMatch: /journeys\/.*\.spec\.ts/, testIgnore: once, use: narrow },
    { name: 'workshop', testMatch: /workshop\/.*\.spec\.ts/, use: wide },
    { name: 'compat', testMatch: /compat\/.*\.spec\.ts/, use: wide },
    { name: 'failures', testMatch: /failures\/.*\.spec\.ts/, use: wide },
  ],
});
