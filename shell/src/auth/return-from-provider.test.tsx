import { fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { waitFor } from '@testing-library/react';
import { readReturn, useReturnFromProvider } from './return-from-provider.ts';
import { hasWayBack, rememberWayBack } from './way-back.ts';

const mai = { id: '1', name: 'Mai', email: 'mai@example.com', avatar: null, setting: { timeZone: 'UTC' } };
const call = 'GET /api/oauth/authenticateUser/{x}';

function Page() {
  useReturnFromProvider();
  return null;
}

const come = (address: string, answers: FakeAnswers = {}) => {
  window.history.replaceState(null, '', address);
  const api = fakeApi(answers);
  return { api, ...renderAt(<Page />, { at: address, api }) };
};

it('takes token and error out of the address, and leaves the rest', () => {
  expect(readReturn('?token=abc&tab=2')).toEqual({ token: 'abc', error: null, rest: '?tab=2' });
  expect(readReturn('?error=access_denied')).toEqual({ token: null, error: 'access_denied', rest: '' });
});

it('signs in with the token and goes on where one was', async () => {
  rememberWayBack('/destinations/kyoto');
  const { state, where, api } = come('/?token=abc', { [call]: { results: mai } });
  expect(window.location.search).toBe('');
  await waitFor(() => expect(where()).toBe('/destinations/kyoto'));
  expect([state.session.user?.name, api.asked[0]]).toEqual(['Mai', { call, input: { params: { x: 'abc' } } }]);
});

it('goes on as a guest with an error, and says what it was', async () => {
  rememberWayBack('/blog/');
  const { state, where, api } = come('/?error=no-email');
  await waitFor(() => expect(where()).toBe('/blog/'));
  expect([api.asked, state.notices]).toEqual([[], [expect.objectContaining({ title: 'Oops!' })]]);
});

it('says nothing when the person refused there', async () => {
  const { state, where } = come('/?error=refused');
  await waitFor(() => expect(where()).toBe('/'));
  expect(state.notices).toEqual([]);
});

it('says so when the token is no good', async () => {
  const { state } = come('/?token=old', {
    [call]: () => {
      throw refusal('link-expired', 'This link has been used.');
    },
  });
  await waitFor(() => expect(state.notices).toMatchObject([{ text: 'This link has been used.' }]));
});

it('asks for the second factor where one is, and keeps the way back for afterwards', async () => {
  rememberWayBack('/my-trips');
  const { state, where } = come('/?token=abc&tab=2', {
    [call]: () => {
      throw refusal('second-factor', 'One more step.');
    },
  });
  await waitFor(() => expect(where()).toBe('/?tab=2'));
  expect(state.overlay).toMatchObject({ kind: 'auth', secondFactor: true });
  expect(hasWayBack()).toBe(true);
  sessionStorage.clear();
});

it.each(['/itinerary/kyoto-3', '/my-wishlist/shared/by-link'])('leaves the token of %s alone', (page) => {
  const { api } = come(`${page}?token=abc`);
  expect([api.asked, window.location.search]).toEqual([[], '?token=abc']);
});
