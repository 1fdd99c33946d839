import { links } from '@tabi/shared/links';
import { aUser, fakeApi, lending, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './my-trips.page.tsx';

const remotes = lending({ BegunTrip: () => <p>You began a trip</p> });

it.each([
  ['all trips', '', 1],
  ['those to come', '?filter=upcoming', 1],
  ['those that are over', '?filter=past', 0],
  ['deleted ones', '?filter=deleted', 0],
])('A trip that was begun stands above %s where it belongs.', async (_, filter, times) => {
  const api = fakeApi({
    'GET /api/user/trips': { results: [] },
    'GET /api/location/top-destinations': { results: [] },
  });
  const session = { status: 'user', user: aUser() } as const;
  renderAt(<Page />, { at: links.myTrips() + filter, path: '/my-trips', api, remotes, state: { session } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryAllByText('You began a trip')).toHaveLength(times);
});
