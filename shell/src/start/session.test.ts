import { listen } from '@tabi/shared/events';
import { createAppState } from '@tabi/shared/state';
import { forgetSession } from './session.ts';

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
