import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** Tells a page that somebody is there, and nothing else. */
export const beAt = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Opens an address and waits until the page has come to life. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await beAt(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
};

/** A dialog hears keys from when the focus is in it, a frame after it is seen. */
export const closeByEscape = async (page: Page, dialog = page.getByRole('dialog')): Promise<void> => {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

/** Presses Tab until the target has the focus, as a person without a mouse does. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 60; presses += 1) {
    // Asked in one go: a plain field may give way to a richer one meanwhile, which takes over its focus.
    if (await target.and(page.locator(':focus')).count()) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by keyboard').toBeFocused();
};

export const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const days = /\/itinerary\/[^/]+\/timeline$/;
/** Earlier builds of the form led to the days themselves. */
const planned = /\/itinerary\/[^/]+\/(poi|timeline)$/;

/** From where the form leads to the days of the trip. */
export const showDays = async (page: Page): Promise<void> => {
  await page.waitForURL(planned);
  if (!days.test(page.url())) await page.getByRole('link', { name: 'Timeline' }).click();
  await page.waitForURL(days);
};

/** From the open trip form to the itinerary. @returns the trip's slug */
export const planTrip = async (page: Page, destination: string): Promise<string> => {
  const form = page.getByRole('dialog', { name: 'Plan a trip' });
  await form.getByRole('combobox', { name: 'Where do you want to go?' }).fill(destination);
  await page.getByRole('option', { name: new RegExp(`^${destination}`) }).click();
  await form.getByRole('button', { name: 'Plan my trip' }).click();
  await showDays(page);
  return slugOf(page);
};

export const slugOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** From the front page to an itinerary of three days, as the form proposes. */
export const planFromLanding = async (page: Page, destination: string): Promise<string> => {
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
  return planTrip(page, destination);
};

export type Person = { name: string; email: string; password: string };

/** Somebody whom the site has never seen. */
export const newPerson = (): Person => ({
  name: 'Aiko Tanaka',
  email: `aiko.${randomBytes(6).toString('hex')}@example.com`,
  password: `a long walk ${randomBytes(6).toString('hex')}`,
});

/** Below this width, in px, the bar's links are behind a button. */
const narrow = 768;

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' });

/** The dialog that signs people in, from the bar. */
export const openSignIn = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < narrow) await menuButton(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }).click();
};

/** Fills in the form and sends it; what comes then is up to whatever asked for the account. */
export const createAccount = async (page: Page, person: Person): Promise<void> => {
  await page.getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
};

export const register = async (page: Page, person: Person): Promise<void> => {
  await createAccount(page, person);
  await expect(account(page, person)).toBeVisible();
};

export const signIn = async (page: Page, person: Person): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account(page, person)).toBeVisible();
};

export const account = (page: Page, { name }: Person) => page.getByRole('button', { name: `Your account, ${name}` });

export const signOut = async (page: Page, person: Person): Promise<void> => {
  await account(page, person).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(account(page, person)).toHaveCount(0);
};
