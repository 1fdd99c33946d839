import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { publicPages } from './site-map.ts';

test.use({ crosses: 'every remote', javaScriptEnabled: false });

type Seen = { address: string; loading: string; priority: string };

/** Of the pictures in the document that the server sent, the one that takes most of the first screen. */
const largestPicture = (page: Page): Promise<Seen | null> =>
  page.evaluate(() => {
    const within = (from: number, to: number, size: number) => Math.max(0, Math.min(to, size) - Math.max(from, 0));
    const seen = [...document.images].map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return { image, area: within(left, right, innerWidth) * within(top, bottom, innerHeight) };
    });
    const largest = seen.sort((a, b) => b.area - a.area)[0];
    if (!largest || largest.area === 0) return null;
    const { src, loading, fetchPriority } = largest.image;
    return { address: new URL(src).pathname, loading, priority: fetchPriority };
  });

for (const [width, height] of [
  [412, 823],
  [1440, 900],
] as const) {
  test(`the largest picture of the first screen is fetched at once on every page, ${width} px`, async ({
    page,
    request,
  }) => {
    // Every page of the site in one visit.
    test.slow();
    await page.setViewportSize({ width, height });
    for (const { name, path } of await publicPages(request)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const seen = await largestPicture(page);
      if (seen) expect(seen, name).toEqual({ address: seen.address, loading: 'eager', priority: 'high' });
    }
  });
}
