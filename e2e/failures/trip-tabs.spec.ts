import { expect } from '@playwright/test';
import { planFromLanding } from '../journeys/traveller.ts';
import { test } from './own-site.ts';

test.use({ crosses: ['mf-planner'] });

const tabs = ['timeline', 'calendar', 'map', 'placesToStay', 'budget', 'todos', 'manage', 'poi'];

test('every tab of a trip is rendered on the server with the newest build: what browsers alone can show makes none give way', async ({
  page,
  shelf,
}) => {
  const newest = shelf.make('mf-planner', (file, text) => (file.startsWith('server/') ? `// Newer.\n${text}` : text));
  shelf.flip('mf-planner', newest);
  const slug = await planFromLanding(page, 'Kyoto');
  for (const tab of tabs) {
    const html = await (await page.request.get(`/itinerary/${slug}/${tab}`)).text();
    expect.soft(html, tab).toContain(`"/_mf/mf-planner/${newest}/remoteEntry.js"`);
  }
});
