import { listen } from '@tabi/shared/events';
import { createAppState } from '@tabi/shared/state';
import { ApiError, fakeApi } from '@tabi/shared/testing';
import { beginSession, endSession, findSession, forgetSession, leaveUntold } from './session.ts';
import { tellLogOut } from './untold-logout.ts';

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

const offline = () => {
  throw new ApiError(0, null);
};

it('says so when the server cannot be told that somebody logs out, and tells it at the next start', async () => {
  const state = createAppState({ session: { status: 'user', user: mai } });
  await endSession(state, fakeApi({ 'POST /api/logout': offline }));
  expect(state.session.status).toBe('guest');
  expect(state.notices).toMatchObject([
    { title: 'You are logged out here, but Tabi could not be told. Log out again when you are online.' },
  ]);
  const still = fakeApi({ 'POST /api/logout': offline });
  await tellLogOut(still);
  const online = fakeApi({ 'POST /api/logout': { message: 'Bye.' } });
  await tellLogOut(online);
  await tellLogOut(online);
  expect([still.asked.length, online.asked.length]).toEqual([1, 1]);
});

it('ends no session that was begun after one that the server was not told of', async () => {
  const state = createAppState({ session: { status: 'user', user: mai } });
  leaveUntold(state);
  beginSession(state, mai);
  const api = fakeApi();
  await tellLogOut(api);
  expect(api.asked).toEqual([]);
});

it('says nothing where the server was told', async () => {
  const state = createAppState({ session: { status: 'user', user: mai } });
  const api = fakeApi({ 'POST /api/logout': { message: 'Bye.' } });
  await endSession(state, api);
  await tellLogOut(api);
  expect([state.session.status, state.notices, api.asked.length]).toEqual(['guest', [], 1]);
});
