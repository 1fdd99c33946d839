import { screen, within } from '@testing-library/react';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { aHotel, aNight, aPageOf, aTrip, fakeApi, renderAt } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import { Page } from './places-to-stay.page.tsx';

const destination = {
  id: 1,
  part_id: 'first',
  slug: 'kyoto',
  name: 'Kyoto',
  country_name: 'Japan',
  time_zone: 'Asia/Tokyo',
  cover: { url: '/art/destination/kyoto/wide-960-0123456789ab.webp', tint: '#336699' },
  lat: 35,
  lng: 135.7,
  startDate: '2027-03-01',
  endDate: '2027-03-03',
};
const night = aNight('Hotel by the river', '2027-03-02 15:00', '2027-03-03 11:00');

function show(events: TripEvent[], over: Partial<Trip> = {}) {
  const trip = aTrip({ destinations: [destination], startDate: '2027-03-01', endDate: '2027-03-03', ...over });
  const api = fakeApi({
    'GET /api/hotels': aPageOf([{ ...aHotel(1), lat: 35.005, lng: 135.7 }]),
    'POST /api/trips/{id}/events': () => ({
      results: {
        version: 2,
        event_id: 'new',
        why: null,
        trip: { ...trip, version: 2 },
        events: [...events, night],
        warnings: [],
      },
    }),
  });
  const room = (
    <OpenTripRoom id={trip.slug} state={{ trip, events, warnings: [] }}>
      <Page />
    </OpenTripRoom>
  );
  return { api, ...renderAt(room, { api }) };
}

it('shows which nights have a bed, and hotels by their way to the days', async () => {
  show([night]);
  const beds = within(screen.getByRole('list', { name: 'Nights' })).getAllByRole('listitem');
  expect(beds.map(({ textContent }) => textContent)).toEqual(['Mon 1No bed yetKyoto', 'Tue 2Hotel by the river']);
  expect(screen.getByText('1 night without a bed.')).toBeVisible();
  expect(await screen.findByText('10 min on foot to the middle of your days')).toBeVisible();
});

it('takes a bed for the nights that have none', async () => {
  const { user, api } = show([]);
  await user.click(await screen.findByRole('button', { name: `Stay at ${aHotel(1).name}` }));
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  const sent = api.asked.find(({ call }) => call === 'POST /api/trips/{id}/events');
  expect(sent?.input).toMatchObject({
    body: { hotel_id: 1, start: '2027-03-01 15:00:00', end: '2027-03-03 11:00:00' },
  });
});

it('says what an address of one’s own lacks, and keeps what was written', async () => {
  const { user, api } = show([]);
  await user.click(screen.getByRole('button', { name: 'Add an address of your own' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'At aunt Keiko’s');
  await user.type(screen.getByRole('textbox', { name: /Where it is/ }), 'near the river');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByText(/Paste coordinates such as/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('At aunt Keiko’s');
  await user.clear(screen.getByRole('textbox', { name: /Where it is/ }));
  await user.type(screen.getByRole('textbox', { name: /Where it is/ }), '35.02, 135.76');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  const sent = api.asked.find(({ call }) => call === 'POST /api/trips/{id}/events');
  expect(sent?.input).toMatchObject({ body: { stay: { title: 'At aunt Keiko’s', lat: 35.02, lng: 135.76 } } });
});

it('lets those who only look see the beds, and change nothing', async () => {
  show([night], { role: 'guest', canManage: false });
  expect(await screen.findByRole('link', { name: aHotel(1).name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hotel by the river' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
