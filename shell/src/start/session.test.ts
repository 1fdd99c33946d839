import { listen } from '@tabi/shared/events';
import { createAppState } from '@tabi/shared/state';
import { ApiError, fakeApi } from '@tabi/shared/testing';
import { findSession, forgetSession } from './session.ts';

const mai = { id: '1', name: 'Mai', email: 'mai@example.com', avatar: null, setting: { timeZone: 'UTC' } };

it('makes a guest of whose session has ended, and says so', () => {
  const state = createAppState({ session: { status: 'user', user: mai } });
  const heard = jest.fn();
  const stop = listen('shell:session-changed', heard);
  forgetSession(state);
  expect([state.session.status, localStorage.getItem('auth')]).toEqual(['guest', 'false']);
  expect(heard).toHaveBeenCalledWith({ signedIn: false });
  stop();
});

it('clears who was signed in when the server knows them no more', async () => {
  localStorage.setItem('auth', 'true');
  const state = createAppState({ session: { status: 'user', user: mai } });
  const api = fakeApi({
    'GET /api/user': () => {
      throw new ApiError(401, null);
    },
  });
  await findSession(state, api, true);
  expect([state.session, localStorage.getItem('auth')]).toEqual([{ status: 'guest', user: null }, 'false']);
});

it('does not ask who is here in a browser where nobody was', async () => {
  const state = createAppState();
  const api = fakeApi();
  await findSession(state, api, false);
  expect([state.session.status, api.asked]).toEqual(['guest', []]);
});
