import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { open } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery'], serviceWorkers: 'block' });

for (const path of ['/destinations', '/my-trips'])
  test(`${path} comes to life though the app's own file was lost on its way`, async ({ page }) => {
    let isLost = false;
    // Not `times: 1`: it would stop reading along in the middle of a page's requests, of which one may then stay unanswered.
    await page.route(/\/_mf\/shell\/[^/]+\/main\.[^/]+\.js$/, (route) => {
      if (isLost) return route.continue();
      isLost = true;
      return route.abort();
    });
    await open(page, path);
    expect(isLost).toBe(true);
  });
