import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds against WCAG 2.1 AA; the test goes on, so that one run tells everything. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, name).toEqual([]);
};

type Look = { theme: 'light' | 'dark'; width?: number };

/** From the next page on: in this theme, at this width, and without movement, which would be caught half-way. */
export const wear = async (page: Page, baseURL: string | undefined, { theme, width }: Look): Promise<void> => {
  await page.context().addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
  if (width) await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
};
