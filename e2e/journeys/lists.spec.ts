import { expect, type Locator } from '@playwright/test';
import { test } from '../crossing.ts';
import { expectAccessible, wear } from './a11y.ts';
import { mainHeading, open } from './traveller.ts';

test.use({ crosses: ['mf-discovery'] });

/** The button that saves a card lies over its picture, never over what is written on it; those far below are laid out later. */
async function expectHeartsBesideWords(cards: Locator): Promise<void> {
  await expect(cards.nth(1).getByRole('button', { name: /^Save / })).toBeVisible();
  const covered = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      if (!card.checkVisibility({ contentVisibilityAuto: true })) return [];
      const heart = card.querySelector('button')?.getBoundingClientRect();
      const words = [...card.querySelectorAll('h2, h3, p')].filter((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect();
        return heart && left < heart.right && heart.left < right && top < heart.bottom && heart.top < bottom;
      });
      return words.map(({ textContent }) => textContent);
    }),
  );
  expect(covered).toEqual([]);
}

test('destinations are searched, narrowed and found on the map, and the address keeps it all', async ({ page }) => {
  await open(page, '/destinations');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('button', { name: 'Close the filters' })).toBeFocused();
  await filters.getByRole('checkbox', { name: /^South-East Asia/ }).check();
  await expect(page).toHaveURL(/\?region=south-east$/);
  await filters.getByRole('button', { name: /^Show \d+ destinations$/ }).click();
  await expect(filters).toBeHidden();
  await main.getByRole('searchbox', { name: 'Search destinations' }).fill('hano');
  await expect(page).toHaveURL(/name=hano&region=south-east$/);
  await expect(main.getByRole('article').first()).toContainText('Hanoi');

  await main.getByRole('link', { name: 'Show the map' }).click();
  await expect(main.getByRole('application', { name: /^Map of/ })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('link', { name: 'Give up: South-East Asia' })).toBeVisible();
  await expect(main.getByRole('searchbox', { name: 'Search destinations' })).toHaveValue('hano');

  await main.getByRole('searchbox', { name: 'Search destinations' }).fill('atlantis');
  await expect(main.getByRole('heading', { name: 'No destination is like that' })).toBeVisible();
  await main.getByRole('link', { name: 'Look for “atlantis” alone' }).click();
  await expect(main.getByRole('heading', { name: "We don't have this destination yet..." })).toBeVisible();
  await main.getByRole('button', { name: 'Suggest atlantis' }).click();
  await expect(main.getByRole('heading', { name: 'Thank you for suggesting atlantis' })).toBeVisible();
});

for (const { width, theme } of [
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const)
  test(`places stand beside their map, and neither they nor their filters have a barrier that axe knows, ${theme}, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await wear(page, baseURL, { theme, width });
    await open(page, '/destinations/kyoto/attractions');
    await expect(mainHeading(page)).toHaveText('Places to see in Kyoto');
    const main = page.getByRole('main');
    await expectHeartsBesideWords(main.getByRole('article'));
    if (width === 390) await main.getByRole('link', { name: 'Show the map' }).click();
    await expect(main.getByRole('application', { name: /^Map of/ })).toBeVisible();
    await expectAccessible(page, 'places beside their map');
    await main.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters.getByRole('button', { name: 'Close the filters' })).toBeFocused();
    await expectAccessible(page, 'the filters');
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    // One comes to its end through it: a list that nobody has been near has a guessed height, and its end moves.
    await main.getByRole('article').nth(10).scrollIntoViewIfNeeded();
    // The map has shown them all at once.
    if (width === 1440) await main.getByRole('link', { name: 'Show more places' }).click();
    await expect(main.getByRole('article').nth(30)).toBeAttached();
    await expect(main.getByRole('link', { name: 'Show more places' })).toHaveCount(0);
  });

test('cards that come near before the page lives are whole: a heart lies over its picture, never over the words', async ({
  page,
}) => {
  await page.route('**/_mf/**/*.js', () => new Promise<void>(() => undefined));
  await page.goto('/destinations/kyoto/attractions');
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(10).scrollIntoViewIfNeeded();
  await expect(cards.nth(10).getByRole('button', { name: /^Save / })).toBeInViewport();
  await expectHeartsBesideWords(cards);
});

test('a list that has grown is as long as it looks: nothing moves while one goes to its end', async ({ page }) => {
  await open(page, '/attractions');
  const main = page.getByRole('main');
  for (const count of [48, 72, 96]) {
    await main.getByRole('link', { name: 'Show more places' }).click();
    await expect(main.getByRole('article')).toHaveCount(count);
  }
  const [looks, is] = await page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    const before = height();
    for (let top = 0; top < height(); top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    return [before, height()];
  });
  expect(is).toBe(looks);
});
