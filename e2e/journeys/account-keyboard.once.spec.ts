import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../crossing.ts';
import { account, closeByEscape, mainHeading, newPerson, open, openSignIn, register, tabTo } from './traveller.ts';

test.use({ crosses: ['mf-account', 'mf-blog', 'mf-discovery'] });

const place = { name: 'Kodai-ji', path: '/destinations/kyoto/attractions/kodai-ji' };

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Goes there by Tab and presses it. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** A menu has the focus itself, and marks where the arrows have come. */
const chooseByArrows = async (page: Page, name: string): Promise<void> => {
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  const items = menu.getByRole('menuitem');
  const item = items.filter({ hasText: name });
  const steps = (await items.allInnerTexts()).findIndex((words) => words.includes(name));
  // It begins at its first item or before it, as it was opened.
  await page.keyboard.press('Home');
  await expect(items.first()).toHaveAttribute('data-highlighted');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(item).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
};

test('a place is kept, noted, moved and brought back without a mouse', async ({ page }) => {
  test.slow();
  await open(page, '/');
  await openSignIn(page);
  await register(page, newPerson());

  await test.step('its heart opens the lists, where one is begun', async () => {
    await open(page, place.path);
    const heart = button(page, new RegExp(`^(Save ${place.name}|${place.name} is saved)`)).first();
    await press(page, heart);
    const picker = page.getByRole('dialog', { name: `Save ${place.name}` });
    const title = picker.getByRole('textbox', { name: 'New list' });
    await expect(picker.locator(':focus')).toHaveCount(1);
    await tabTo(page, title);
    await page.keyboard.type('Temples');
    const create = picker.getByRole('button', { name: 'Create' });
    await press(page, create);
    await expect(picker.getByRole('checkbox', { name: 'Temples' })).toBeChecked();
    await expect(create, 'who has pressed it goes on there').toBeFocused();
    await press(page, picker.getByRole('button', { name: 'Done' }));
    await expect(picker).toHaveCount(0);
    await expect(heart).toBeFocused();
    await expect(heart).toHaveAccessibleName(`${place.name} is saved, change its wishlists`);
  });

  await test.step('another list is begun, and the first one opened', async () => {
    await open(page, '/my-wishlist');
    const fresh = button(page, 'New list');
    await press(page, fresh);
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Another day');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(fresh).toBeFocused();
    await press(page, main(page).getByRole('link', { name: 'Temples' }));
    await expect(mainHeading(page)).toHaveText('Temples');
  });

  await test.step('a note is written', async () => {
    const write = button(page, new RegExp(`note on ${place.name}$`));
    await press(page, write);
    const dialog = page.getByRole('dialog', { name: `Note on ${place.name}` });
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('Before nine');
    await press(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toHaveCount(0);
    await expect(write).toBeFocused();
    await expect(main(page).getByText('Before nine')).toBeVisible();
  });

  await test.step('it is moved to the other list, and brought back with its note', async () => {
    const more = button(page, `More about ${place.name}`);
    await press(page, more);
    await chooseByArrows(page, 'Move to another list');
    const dialog = page.getByRole('dialog', { name: `Move ${place.name}` });
    await closeByEscape(page, dialog);
    await expect(more).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await Promise.all([page.keyboard.press('Home'), page.keyboard.press('Enter')]);
    await closeByEscape(page, dialog);
    await expect(more, 'also when two keys come within a frame').toBeFocused();

    await page.keyboard.press('Enter');
    await chooseByArrows(page, 'Move to another list');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, dialog.getByRole('button', { name: 'Another day' }));
    await expect(main(page).getByText(`${place.name} was moved to Another day.`)).toBeVisible();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('link', { name: place.name })).toBeFocused();
    await expect(main(page).getByText('Before nine')).toBeVisible();
  });

  await test.step('the list is shared, and its link ended', async () => {
    const share = button(page, 'Share');
    await tabTo(page, share, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share the list' });
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'The link' })).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, dialog.getByRole('button', { name: 'End the link…' }));
    const question = page.getByRole('alertdialog', { name: 'End the link?' });
    await expect(question.locator(':focus')).toHaveCount(1);
    await press(page, question.getByRole('button', { name: 'End the link' }));
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await closeByEscape(page, dialog);
    await expect(share).toBeFocused();
  });

  await test.step('a list is deleted, and brought back', async () => {
    await open(page, '/my-wishlist');
    await press(page, button(page, 'More about Temples'));
    await chooseByArrows(page, 'Delete');
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('link', { name: 'Temples' })).toBeFocused();
  });
});

test('one’s name is changed and one’s address left as it is without a mouse', async ({ page }) => {
  const person = newPerson();
  await open(page, '/');
  await openSignIn(page);
  await register(page, person);
  await open(page, '/profile/');

  await tabTo(page, main(page).getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Aiko Mori');
  const save = main(page).getByRole('button', { name: 'Save', exact: true });
  await press(page, save);
  await expect(main(page).getByText('Saved.')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(account(page, { ...person, name: 'Aiko Mori' })).toBeVisible();
  await expect(mainHeading(page)).toHaveText('Aiko Mori');

  for (const [opener, field] of [
    ['Change the address', main(page).getByRole('textbox', { name: 'New address' })],
    ['Change the password', main(page).getByLabel('Your password now', { exact: true })],
  ] as const) {
    await press(page, button(page, opener));
    await expect(field).toBeFocused();
    await press(page, button(page, 'Cancel'));
    await expect(button(page, opener)).toBeFocused();
  }

  const leave = button(page, 'Delete my account…');
  await press(page, leave);
  const question = page.getByRole('alertdialog');
  await expect(question.getByLabel('Your password', { exact: true })).toBeFocused();
  await press(page, question.getByRole('button', { name: 'Keep it' }));
  await expect(question).toHaveCount(0);
  await expect(leave).toBeFocused();
});

test('a story is found, read by its contents, and a place of it thought of for a trip without a mouse', async ({
  page,
}) => {
  await open(page, '/blog');
  await tabTo(page, main(page).getByPlaceholder('Search blog'));
  await page.keyboard.type('rainy days');
  const option = page.getByRole('option', { name: /^Three rainy days in Kyoto/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/post\/three-rainy-days-in-kyoto$/);
  await expect(mainHeading(page)).toHaveText('Three rainy days in Kyoto');

  const part = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1);
  const heading = main(page).getByRole('heading', { name: await part.innerText(), exact: true });
  await expect(heading).not.toBeInViewport();
  await press(page, part);
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  const isPast = await heading.evaluate(
    (element) => element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isPast, 'Tab goes on from the part that was opened').toBeTruthy();

  const add = main(page)
    .getByRole('button', { name: /^Add to a trip: / })
    .first();
  const dialog = page.getByRole('dialog', { name: /^Add .+ to a trip$/ });
  await press(page, add);
  await closeByEscape(page, dialog);
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await press(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
});
