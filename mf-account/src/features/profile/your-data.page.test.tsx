import { links } from '@tabi/shared/links';
import { ApiError, aUser, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './profile.page.tsx';

let followed: jest.SpyInstance;
beforeEach(() => {
  followed = jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => followed.mockRestore());

const show = (answers: FakeAnswers) => {
  const session = { status: 'user', user: aUser() } as const;
  return renderAt(<Page />, { at: links.profile(), path: '/profile/*', api: fakeApi(answers), state: { session } });
};
const link = () => screen.getByRole('link', { name: 'Download my data' });

it('offers all that is kept of the person as one file, and says what is left out', async () => {
  const { user } = show({ 'GET /api/user': { results: aUser() } });
  expect(link()).toHaveAttribute('href', '/api/user/export/tabi.zip');
  expect(screen.getByText(/Trips and lists that you have deleted are left out/)).toBeVisible();
  await user.click(link());
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  expect(followed.mock.contexts[0]).toMatchObject({ download: '', pathname: '/api/user/export/tabi.zip' });
});

it('says why the file does not come, and stays where it is', async () => {
  const { user, state } = show({
    'GET /api/user': () => {
      throw new ApiError(0, null);
    },
  });
  await user.click(link());
  await waitFor(() => expect(state.notices).toMatchObject([{ kind: 'alert', title: 'Oops!' }]));
  expect(followed).not.toHaveBeenCalled();
});
