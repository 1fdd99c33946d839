import { expect } from '@playwright/test';
import { test } from '../crossing.ts';
import { expectAccessible } from './a11y.ts';
import { invitationMailedTo, welcomeLinkMailedTo } from './outbox.ts';
import { newPerson, open, openSignIn, planFromLanding, register } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-planner'] });

test('an invitation mailed to one address asks before another account uses it up', async ({ page, browser }) => {
  test.slow();
  const [owner, other, meant] = ['Ona Owner', 'Otto Other', 'Mei Meant'].map((name) => ({ ...newPerson(), name }));
  if (!owner || !other || !meant) throw new Error('Three people are needed.');
  const slug = await planFromLanding(page, 'Kyoto');
  await open(page, '/');
  await openSignIn(page);
  await register(page, owner);
  const confirm = await welcomeLinkMailedTo(owner.email);
  test.skip(confirm === null, 'The mails of this site cannot be read from here.');
  await page.goto(String(confirm));
  await page.getByRole('button', { name: 'This is my address' }).click();
  await expect(page.getByText(`${owner.email} is the address of your account.`)).toBeVisible();

  await open(page, `/itinerary/${slug}/manage`);
  await page.getByLabel('Invite by e-mail').fill(meant.email);
  await page.keyboard.press('Enter');
  const link = String(await invitationMailedTo(meant.email));

  const [others, theirs] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  for (const [at, person] of [
    [others, other],
    [theirs, meant],
  ] as const) {
    await open(at, '/');
    await openSignIn(at);
    await register(at, person);
    await at.goto(link);
  }
  const asks = others.getByRole('region', { name: 'Invitation' });
  await expect(asks).toContainText(/mailed to .•••@/);
  await expect(asks).toContainText(other.email);
  await expectAccessible(others, 'an invitation that waits');
  await expect(others.getByRole('link', { name: 'Manage' })).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Manage' })).toBeVisible();
  await asks.getByRole('button', { name: `Join as ${other.name}` }).click();
  await expect(others.getByRole('alertdialog')).toBeVisible();
  for (const at of [others, theirs]) await at.context().close();
});
