import { screen } from '@testing-library/react';
import { aTrip, aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { links } from '@tabi/shared/links';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { Page } from './map.page.tsx';

jest.mock('@tabi/shared/map', () => ({
  PlaceMap: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const events = [
  aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:30'),
  aVisit('Nishiki', '2027-03-02 10:40', '2027-03-02 11:30'),
];

function show(at: string) {
  const trip = aTrip();
  const room = (
    <OpenTripRoom id={trip.slug} state={{ trip, events, warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return renderAt(room, { api: fakeApi(), at });
}

it('a link to a day opens the map on that day, and the address goes with the day that is looked at', async () => {
  const { user, where } = show(links.itineraryMap('kyoto', '2027-03-02'));
  expect(await screen.findByRole('tab', { name: /2/, selected: true })).toBeVisible();
  expect(screen.queryByText('Nijo Castle')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /All/ }));
  expect(await screen.findByText('Nijo Castle')).toBeVisible();
  expect(where()).not.toContain('day=');
});

it('a link to a day that the trip does not have any more shows all of them', async () => {
  show(links.itineraryMap('kyoto', '2031-01-01'));
  expect(await screen.findByText('Nijo Castle')).toBeVisible();
  expect(screen.getByText('Nishiki')).toBeVisible();
});
