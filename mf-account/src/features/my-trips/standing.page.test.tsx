import { links } from '@tabi/shared/links';
import { aTripSummary, aUser, fakeApi, lending, renderAt } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './my-trips.page.tsx';

it.each([
  ['failed', 'Could not be planned'],
  ['in progress', 'Being planned'],
] as const)('says on the card of a trip whose planning is %s how it stands: %s', async (status, words) => {
  const trip = aTripSummary({ status, startDate: '2099-03-14', endDate: '2099-03-16' });
  const api = fakeApi({ 'GET /api/user/trips': { results: [trip] } });
  const remotes = lending({ BegunTrip: () => null });
  const session = { status: 'user', user: aUser() } as const;
  renderAt(<Page />, { at: links.myTrips(), path: '/my-trips', api, remotes, state: { session } });
  const card = (await screen.findByRole('link', { name: trip.title })).closest('article');
  expect(within(card as HTMLElement).getByText(words)).toBeVisible();
});
