import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const asked = {
  // Who speaks to their device says what they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  // Else it judges no word that lies beside, above or below something drawn by a stylesheet.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/** A block of the calendar: its name begins with what it is called, and "09:00–10:30" is said as "from … to …" there. */
const saysHoursInWords = (html: string): boolean => html.includes('data-event=');

type Color = { alpha: number; parseString: (css: string) => void };
/** Of axe, as it stands in a page that it has looked at. */
type Axe = {
  commons: {
    color: { Color: new (...rgba: number[]) => Color; getContrast: (ground: Color, word: Color) => number };
  };
};

/** Of elements whose contrast axe left open, because a picture lies behind: words that fade on a ground of their own. */
const fadedOn = (page: Page, selectors: readonly string[]) =>
  page.evaluate((those) => {
    const { Color, getContrast } = (globalThis as unknown as { axe: Axe }).axe.commons.color;
    const read = (css: string) => {
      const color = new Color(0, 0, 0, 1);
      color.parseString(css);
      return color;
    };
    return those.filter((selector) => {
      const element = document.querySelector(selector);
      if (!element) return false;
      const { color, backgroundColor } = getComputedStyle(element);
      const ground = read(backgroundColor);
      return ground.alpha === 1 && getContrast(ground, read(color)) < 4.5;
    });
  }, selectors);

/** What axe finds against WCAG 2.1 AA; the test goes on, so that one run tells everything. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const { violations, incomplete } = await new AxeBuilder({ page }).options(asked).analyze();
  const open = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'label-content-name-mismatch' || !saysHoursInWords(html))
      .map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  expect.soft(found, name).toEqual([]);
  const selectors = open.map(({ target }) => String(target[0]));
  expect.soft(await fadedOn(page, selectors), `${name}: words that can be read on their ground`).toEqual([]);
};

type Look = { theme: 'light' | 'dark'; width?: number };

/** From the next page on: in this theme, at this width, and without movement, which would be caught half-way. */
export const wear = async (page: Page, baseURL: string | undefined, { theme, width }: Look): Promise<void> => {
  await page.context().addCookies([{ name: 'user-theme', value: theme, url: String(baseURL) }]);
  if (width) await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
};
