import { expect, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { planLargeTrip } from '../itinerary/large-trip.ts';
import { expectAccessible, wear } from './a11y.ts';
import { housePages, publicPages } from './site-map.ts';
import { mainHeading, open, openSignIn, planFromLanding } from './traveller.ts';

test.use({ crosses: 'every remote' });

const wanted = ['destinations', 'a destination', 'a place', 'blog', 'a story'];
/** Pages made of the same parts as those: each in one theme. */
const alike = {
  light: ['all places', 'its hotels', 'all tours', 'a tour', 'journeys'],
  dark: ['its places', 'all hotels', 'a hotel', 'its tours', 'a journey'],
};

const house = [
  { name: 'landing', path: '/' },
  ...housePages,
  { name: 'not found', path: '/no-such-page' },
  { name: 'offline', path: '/offline' },
];

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** How each of them is opened; the forms with their errors too. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'sign in': async (page) => {
    await openSignIn(page);
    await inDialog(page, 'Sign in').click();
    await expect(dialog(page).getByText('This field cannot be empty.')).toHaveCount(2);
  },
  register: async (page) => {
    await openSignIn(page);
    await inDialog(page, 'Create an account').click();
    await inDialog(page, 'Create account').click();
    await expect(dialog(page).getByText('This field cannot be empty.')).toHaveCount(3);
  },
  'forgotten password': async (page) => {
    await openSignIn(page);
    await inDialog(page, 'Forgot your password?').click();
    await expect(inDialog(page, 'Send the link')).toBeVisible();
  },
  search: async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('kyoto');
    await expect(page.getByRole('option', { name: /^Kyoto/ }).first()).toBeVisible();
  },
  currency: async (page) => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: /Currency/ }).click();
    await expect(dialog(page).getByRole('searchbox')).toBeVisible();
  },
};

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`the house's own pages have no barrier that axe knows, ${theme}, ${width} px`, async ({ page, baseURL }) => {
      await wear(page, baseURL, { theme, width });
      for (const { name, path } of house) {
        await open(page, path);
        await expect(mainHeading(page)).toBeVisible();
        await expectAccessible(page, `${name}, ${theme}, ${width} px`);
      }
    });
  }

  for (const width of [1440, 390]) {
    test(`the frame's dialogs have no barrier that axe knows, ${theme}, ${width} px`, async ({ page, baseURL }) => {
      await wear(page, baseURL, { theme, width });
      await open(page, '/about-us');
      for (const [name, show] of Object.entries(dialogs)) {
        await test.step(name, async () => {
          await show(page);
          await expectAccessible(page, `${name}, ${theme}, ${width} px`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      }
    });
  }

  test(`public pages have no barrier that axe knows, ${theme}`, async ({ page, request, baseURL }) => {
    test.slow();
    await wear(page, baseURL, { theme });
    for (const { name, path } of (await publicPages(request)).filter((one) =>
      [...wanted, ...alike[theme]].includes(one.name),
    )) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(mainHeading(page)).toBeVisible();
      await expectAccessible(page, `${name}, ${theme}`);
    }
  });

  test(`the trip form and the itinerary have no barrier that axe knows, ${theme}`, async ({ page, baseURL }) => {
    await wear(page, baseURL, { theme });
    await open(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
    await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeVisible();
    await expectAccessible(page, `trip form, ${theme}`);
    await planFromLanding(page, 'Kyoto');
    await expect(page.getByRole('main').getByRole('region', { name: /^Day 3/ })).toBeVisible();
    await expectAccessible(page, `itinerary, ${theme}`);
  });

  test(`every tab of an itinerary has no barrier that axe knows, ${theme}`, async ({ browser, page, baseURL }) => {
    test.slow();
    const trip = await planLargeTrip(browser, String(baseURL), 2);
    await page.context().addCookies(trip.state.cookies);
    await wear(page, baseURL, { theme });
    const views = page.getByRole('navigation', { name: 'Trip' }).getByRole('link');
    await open(page, trip.path);
    for (const view of await views.all()) {
      await view.click();
      await expect(view).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
      await expectAccessible(page, `${await view.innerText()}, ${theme}`);
    }
    await wear(page, baseURL, { theme, width: 390 });
    await open(page, trip.path);
    for (const pane of [/^Map$/, /^Ideas/]) {
      await page.getByRole('region', { name: 'Map and ideas' }).getByRole('button', { name: pane }).click();
      await expectAccessible(page, `the sheet, ${pane}, ${theme}`);
    }
  });
}
