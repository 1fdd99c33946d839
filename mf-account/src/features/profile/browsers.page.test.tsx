import type { Session } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';
import { ApiError, aUser, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './profile.page.tsx';

const session = (nth: number, over: Partial<Session> = {}): Session => ({
  id: `0b1e0000-0000-4000-8000-00000000000${nth}`,
  device: 'Firefox on Linux',
  signed_in_at: '2026-11-20T09:05:00.000Z',
  seen_at: '2026-11-21T09:05:00.000Z',
  current: false,
  ...over,
});
const here = session(1, { device: 'Chrome on Android', current: true });

const show = (results: Session[], answers: FakeAnswers = {}) => {
  const api = fakeApi({ 'GET /api/user/sessions': { results }, ...answers });
  const state = { session: { status: 'user', user: aUser() } } as const;
  return { api, ...renderAt(<Page />, { at: links.profile(), path: '/profile/*', api, state }) };
};
const list = async () =>
  within(await screen.findByRole('region', { name: 'Where you are signed in' })).findAllByRole('listitem');
const ends = () => screen.queryAllByRole('button', { name: /^Sign out/ });

it('lists the browsers, and says which one this is; it is left by logging out', async () => {
  show([here, session(2, { device: null })]);
  expect((await list()).map((item) => item.textContent)).toEqual([
    'Chrome on AndroidThis browser',
    expect.stringMatching(/^A browser that does not say which.*Signed in since Fri 20 November, \d\d:05Sign out$/),
  ]);
  expect(ends()).toHaveLength(1);
});

it('signs one out: it is gone at once, and what the server says is said', async () => {
  const { user, api, state } = show([here, session(2), session(3)], {
    'DELETE /api/user/sessions/{id}': { message: 'That browser is signed out.' },
  });
  await list();
  await user.click(screen.getAllByRole('button', { name: /^Sign out Firefox on Linux/ })[0]!);
  await waitFor(async () => expect(await list()).toHaveLength(2));
  expect(api.asked.at(-1)).toEqual({
    call: 'DELETE /api/user/sessions/{id}',
    input: { params: { id: session(2).id } },
  });
  await waitFor(() => expect(state.notices).toMatchObject([{ title: 'That browser is signed out.' }]));
});

it('signs all others out at once, and keeps this one', async () => {
  const { user, api } = show([here, session(2), session(3)], {
    'DELETE /api/user/sessions': { message: 'Every other browser is signed out.' },
  });
  await list();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(async () => expect(await list()).toHaveLength(1));
  expect(api.asked.at(-1)?.call).toBe('DELETE /api/user/sessions');
  expect(ends()).toEqual([]);
});

it('shows a browser again that could not be signed out, and says why', async () => {
  const { user, state } = show([here, session(2)], {
    'DELETE /api/user/sessions/{id}': () => {
      throw refusal('busy', 'Too many at once.');
    },
  });
  await list();
  await user.click(screen.getByRole('button', { name: /^Sign out Firefox/ }));
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'alert', text: 'Too many at once.' }]));
  expect(await list()).toHaveLength(2);
});

it('shows a browser again that could not be signed out where nothing can be asked', async () => {
  let times = 0;
  const offline = () => {
    throw new ApiError(0, null);
  };
  const { user, state } = show([], {
    'GET /api/user/sessions': () => {
      times += 1;
      return times === 1 ? { results: [here, session(2)] } : offline();
    },
    'DELETE /api/user/sessions/{id}': offline,
  });
  await list();
  await user.click(screen.getByRole('button', { name: /^Sign out Firefox/ }));
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!' }]));
  expect(await list()).toHaveLength(2);
});
