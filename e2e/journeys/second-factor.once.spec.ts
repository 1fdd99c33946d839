import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { test } from '../crossing.ts';
import { account, newPerson, open, openSignIn, register, signOut, type Person } from './traveller.ts';

test.use({ crosses: ['mf-account'] });

/** A device that says yes to whatever it is asked, as a finger on its sensor would. */
async function giveDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const inDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function begin(page: Page): Promise<Person> {
  const person = newPerson();
  await open(page, '/');
  await openSignIn(page);
  await register(page, person);
  await open(page, '/profile/');
  return person;
}

/** Signs out, and shows the password; what comes then is another step. */
async function showPassword(page: Page, person: Person): Promise<void> {
  await signOut(page, person);
  await openSignIn(page);
  const dialog = inDialog(page, 'Welcome back');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(inDialog(page, 'One more step')).toBeVisible();
}

async function answer(page: Page, code: string): Promise<void> {
  const dialog = inDialog(page, 'One more step');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Reads the new recovery codes, and says that they are kept. */
async function keepCodes(page: Page): Promise<string[]> {
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On: the password alone does not open your account.')).toBeVisible();
  return codes;
}

test('an authenticator app’s code is asked for after the password, and a recovery code does where it is not at hand', async ({
  page,
}) => {
  const person = await begin(page);

  await page.getByRole('button', { name: 'Add an app' }).click();
  const dialog = inDialog(page, 'Add an authenticator app');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  const app = new TOTP({ secret });
  await dialog.getByRole('textbox', { name: 'Code of the app' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const [first] = await keepCodes(page);

  await showPassword(page, person);
  await answer(page, '000000');
  await expect(inDialog(page, 'One more step').getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /not right|wrong/i,
  );
  await expect(account(page, person), 'the password alone opens nothing').toHaveCount(0);
  // Each of its codes opens the account once: the next one.
  await answer(page, app.generate({ timestamp: Date.now() + 30_000 }));
  await expect(account(page, person)).toBeVisible();

  await showPassword(page, person);
  await answer(page, first!);
  await expect(account(page, person)).toBeVisible();
  await open(page, '/profile/');
  await expect(page.getByText('9 codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn it off' }).click();
  const off = inDialog(page, 'Ask for the password alone?');
  await off.getByLabel('Your password', { exact: true }).fill(person.password);
  await off.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('Off: the password alone opens your account.')).toBeVisible();
});

test('a passkey signs in by itself, and is the second step where one is asked for', async ({ page }) => {
  await giveDevice(page);
  const person = await begin(page);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = inDialog(page, 'Add a passkey');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByText('My phone')).toBeVisible();

  await signOut(page, person);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(account(page, person)).toBeVisible();

  await open(page, '/profile/');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const on = inDialog(page, 'Ask for a second step?');
  await on.getByLabel('Your password', { exact: true }).fill(person.password);
  await on.getByRole('button', { name: 'Turn it on' }).click();
  await keepCodes(page);

  await showPassword(page, person);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(account(page, person)).toBeVisible();
});
