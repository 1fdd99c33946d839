import { test } from '../crossing.ts';
import { open } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-discovery'], serviceWorkers: 'block' });

for (const path of ['/destinations', '/my-trips'])
  test(`${path} comes to life though the app's own file was lost on its way`, async ({ page }) => {
    await page.route(/\/_mf\/shell\/[^/]+\/main\.[^/]+\.js$/, (route) => route.abort(), { times: 1 });
    await open(page, path);
  });
