import { aUser } from '../testing/people.ts';
import { createAppState } from './app-state.ts';
import { dismissNotice, pressNotice } from './notices.ts';
import { confirmLogOut, noteUnsent, unsentBy } from './unsent.ts';

const mai = aUser();
const begin = () => {
  const state = createAppState();
  state.session = { status: 'user', user: mai };
  const logOut = jest.fn();
  confirmLogOut(state, logOut);
  return { state, logOut };
};
afterEach(() => localStorage.clear());

it('logs out at once where everything is sent', () => {
  noteUnsent(mai.id, 2);
  noteUnsent(mai.id, 0);
  noteUnsent('somebody else', 3);
  const { state, logOut } = begin();
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(state.notices).toEqual([]);
});

it('says first what is not sent yet, and logs out when it is wanted all the same', () => {
  noteUnsent(mai.id, 2);
  const { state, logOut } = begin();
  const [question] = state.notices;
  expect(question).toMatchObject({
    kind: 'popup',
    title: '2 changes are not sent yet',
    button: 'Log out all the same',
  });
  expect(logOut).not.toHaveBeenCalled();
  pressNotice(state, question?.id ?? 0);
  expect(logOut).toHaveBeenCalledTimes(1);
});

it('leaves the person in where they think better of it', () => {
  noteUnsent(mai.id, 1);
  const { state, logOut } = begin();
  dismissNotice(state, state.notices[0]?.id ?? 0);
  expect(logOut).not.toHaveBeenCalled();
});

it('takes what it cannot read for nothing', () => {
  localStorage.setItem(`unsent ${mai.id}`, 'many');
  expect(unsentBy(mai.id)).toBe(0);
});
