import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, refusal, renderAt } from '../testing/testing.ts';
import { closeOverlay, takeSignInWish } from '../state/overlays.ts';
import { useSignedInCall } from './use-signed-in-call.ts';

const mai = { id: '1', name: 'Mai', email: 'mai@example.com', avatar: null, setting: { timeZone: 'UTC' } };

function Save() {
  const call = useSignedInCall();
  const [said, setSaid] = useState('');
  const save = () =>
    call('PUT /api/user', { body: { name: 'Mai' } }).then(
      ({ results }) => setSaid(`Saved as ${results.name}`),
      (error: Error) => setSaid(error.message),
    );
  return <button onClick={() => void save()}>{said || 'Save'}</button>;
}

const showEnded = () => {
  let signedIn = false;
  const api = fakeApi({
    'PUT /api/user': () => {
      if (!signedIn) throw refusal('sign-in-first', 'Sign in first.');
      return { results: mai };
    },
  });
  const rendered = renderAt(<Save />, { api });
  const signIn = () => {
    signedIn = true;
    const goOn = takeSignInWish(rendered.state);
    closeOverlay(rendered.state);
    goOn?.();
  };
  return { api, signIn, ...rendered };
};

it('asks to sign in when the session has ended, and then goes on', async () => {
  const { user, state, signIn } = showEnded();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' }));
  signIn();
  expect(await screen.findByText('Saved as Mai')).toBeVisible();
});

it('gives the refusal on when the person does not sign in', async () => {
  const { user, state, api } = showEnded();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(state.overlay).not.toBeNull());
  closeOverlay(state);
  expect(await screen.findByText('Sign in first.')).toBeVisible();
  expect(api.asked).toHaveLength(1);
});
