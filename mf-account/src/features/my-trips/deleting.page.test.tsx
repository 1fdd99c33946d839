import { links } from '@tabi/shared/links';
import { aTripSummary, aUser, fakeApi, lending, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './my-trips.page.tsx';

const kyoto = aTripSummary({ id: '1', title: '3 days in Kyoto', startDate: '2099-03-14', endDate: '2099-03-16' });

/** A server that keeps what is deleted until it is brought back. @param arrived when it hears that something is */
function show(arrived: Promise<void> = Promise.resolve()) {
  let deleted = false;
  const done: string[] = [];
  const listed = ({ query }: { query?: { filter?: unknown } }) => {
    if (query?.filter === 'shared') return { results: [] };
    return { results: (query?.filter === 'deleted') === deleted ? [kyoto] : [] };
  };
  const api = fakeApi({
    'GET /api/user/trips': listed,
    'GET /api/location/top-destinations': { results: [] },
    'DELETE /api/trips/{id}': async () => {
      await arrived;
      deleted = true;
      done.push('deleted');
      return { message: 'The trip is deleted.' };
    },
    'GET /api/trips/{id}/restore': () => {
      deleted = false;
      done.push('restored');
      return { results: { id: '1', slug: 'trip-1', status: 'planned' as const, message: null } };
    },
  });
  const session = { status: 'user', user: aUser() } as const;
  const remotes = lending({ BegunTrip: () => null });
  return { done, ...renderAt(<Page />, { at: links.myTrips(), path: '/my-trips', api, remotes, state: { session } }) };
}

const open = ({ user }: ReturnType<typeof show>, tab: string) => user.click(screen.getByRole('link', { name: tab }));

async function deleteKyoto(shown: ReturnType<typeof show>) {
  await shown.user.click(await screen.findByRole('button', { name: 'More about 3 days in Kyoto' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Undo' });
}

it('A trip that is brought back under Deleted leaves that list, and stands among all again.', async () => {
  const shown = show();
  await deleteKyoto(shown);
  await open(shown, 'Deleted');
  await shown.user.click(await screen.findByRole('button', { name: 'Restore 3 days in Kyoto' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to bring back' })).toBeVisible();
  await open(shown, 'All');
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('A trip of one’s own that was just deleted does not stand among those that others share.', async () => {
  const shown = show();
  await deleteKyoto(shown);
  await open(shown, 'Shared with me');
  expect(await screen.findByRole('heading', { name: 'Nobody has shared a trip with you yet' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('A trip is back for good also where Undo is pressed before the server has heard that it is deleted.', async () => {
  let arrive = () => {};
  const shown = show(new Promise((resolve) => (arrive = resolve)));
  await deleteKyoto(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  arrive();
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
  expect(shown.done).toEqual(['deleted', 'restored']);
});
