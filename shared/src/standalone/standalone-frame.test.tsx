import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../api-client/api-error.ts';
import { showAlert, showLoading, showPopup, showToast } from '../state/notices.ts';
import { openSearch } from '../state/overlays.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aUser } from '../testing/people.ts';
import { renderAt } from '../testing/render-at.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

const refused = () => {
  throw new ApiError(401, null);
};
const pages = [
  { name: 'blog', path: '/blog/*' },
  { name: 'post', path: '/blog/post/:id' },
];
const lends = [{ widget: 'mf-planner/TripForm', props: {}, title: 'Plan a trip' }] as never[];
const lent = { TripForm: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>The form</button> };

function show(api = fakeApi({ 'GET /api/user': refused })) {
  const remotes = { peek: () => lent, load: async () => lent, forget: () => undefined, styles: () => [] };
  return renderAt(
    <StandaloneFrame pages={pages} lends={lends}>
      <h1>Stories</h1>
    </StandaloneFrame>,
    { api, remotes },
  );
}

it('shows the page with links to those that need no name', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Stories' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['blog']);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
});

it('signs a person in, says what is refused, and signs them out', async () => {
  let password = '';
  const api = fakeApi({
    'GET /api/user': refused,
    'POST /api/login': ({ body }: { body: { password: string } }) => {
      ({ password } = body);
      if (password === 'wrong') throw new ApiError(422, { message: 'These do not match.' } as never);
      return { results: aUser() };
    },
    'POST /api/logout': { results: null },
  } as never);
  const { user, state } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Email'), 'mai@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('These do not match.');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await waitFor(() => expect(state.session.status).toBe('user'));
  await user.click(await screen.findByRole('button', { name: 'Sign Mai Nguyen out' }));
  await waitFor(() => expect(state.session.status).toBe('guest'));
});

it('opens what the remote lends in a dialog, and closes it when that says so', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Plan a trip' }));
  expect(await screen.findByRole('dialog', { name: 'Plan a trip' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows alerts, popups, what is waited for and toasts', async () => {
  const { user, state } = show();
  const undo = jest.fn();
  act(() => {
    showToast(state, 'Taken away', { button: 'Undo', run: undo });
    showLoading(state, 'Planning');
    showAlert(state, { title: 'Oops!' });
  });
  expect(await screen.findByText('Planning')).toBeInTheDocument();
  expect(await screen.findByRole('alertdialog', { name: 'Oops!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Taken away')).toBeNull();
  act(() => void showPopup(state, { title: 'Good to know' }));
  expect(await screen.findByRole('dialog', { name: 'Good to know' })).toBeVisible();
});

it('says whose it is when a dialog of the shell alone is asked for', async () => {
  const { state } = show();
  act(() => openSearch(state));
  expect(await screen.findByText(/The search dialog is the shell's/)).toBeInTheDocument();
  expect(state.overlay).toBeNull();
});
