import { fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SocialButtons } from './social-buttons.tsx';
import { takeWayBack } from './way-back.ts';

const providers = [{ name: 'google', label: 'Google' }];
const show = (answers: FakeAnswers) => {
  const leave = jest.fn();
  return { leave, ...renderAt(<SocialButtons providers={providers} leave={leave} />, { api: fakeApi(answers) }) };
};

it('goes to the provider, and keeps where to come back to', async () => {
  window.history.replaceState(null, '', '/destinations/kyoto');
  const { user, leave } = show({ 'GET /api/oauth/{provider}': { results: { url: 'https://id.example/authorize' } } });
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://id.example/authorize'));
  expect(takeWayBack()).toBe('/destinations/kyoto');
});

it('says so when the provider does not answer', async () => {
  const { user, state, leave } = show({
    'GET /api/oauth/{provider}': () => {
      throw refusal('provider-down', 'This provider does not answer right now.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(state.notices).toMatchObject([{ text: 'This provider does not answer right now.' }]));
  expect([leave.mock.calls, takeWayBack()]).toEqual([[], null]);
});
