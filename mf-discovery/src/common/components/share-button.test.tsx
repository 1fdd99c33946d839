import { renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ShareButton } from './share-button.tsx';

// Fetched only when somebody presses: here beforehand, so that no test waits for its compilation.
beforeAll(() => import('./share-dialog.tsx'));

const open = async () => {
  const shown = renderAt(<ShareButton title="Kyoto" />);
  await shown.user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share Kyoto' });
  return shown;
};

it('shows the page’s own address', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost:3000/');
});

it('copies the link, says so and is done', async () => {
  const { user, state } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'toast', title: 'Link copied' }]));
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays, with the link to copy by hand, where the browser does not let it be copied', async () => {
  const { user, state } = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(state.notices).toMatchObject([{ title: expect.stringContaining('could not be copied') }]));
  expect(screen.getByRole('dialog', { name: 'Share Kyoto' })).toBeVisible();
});

it('writes a mail with the page’s name and address', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:?subject=Kyoto&body=http%3A%2F%2Flocalhost%3A3000%2F',
  );
});
