import { act, screen, waitFor, within } from '@testing-library/react';
import type { PlaceMap as RealMap } from '@tabi/shared/map';
import type { Trip, TripEvent } from '@tabi/shared/contracts/trips';
import { aHotel, aNight, aPageOf, aPlace, aTrip, aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import type { ComponentProps } from 'react';
import { Page } from './places-to-stay.page.tsx';

type MapProps = ComponentProps<typeof RealMap>;
// A page without layout has no map to point at: what it is given is all that can be seen.
let map: MapProps;
jest.mock('@tabi/shared/map', () => ({
  PlaceMap: (props: MapProps) => {
    map = props;
    return <div role="application" aria-label={props.label} />;
  },
}));

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
    'GET /api/pointOfInterests': ({ query }: { query?: { name?: string } }) =>
      aPageOf(query?.name === 'Kiyomizu' ? [{ ...aPlace(7), name: 'Kiyomizu-dera', lat: 34.99, lng: 135.78 }] : []),
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

const whereField = () => screen.getByRole('combobox', { name: /Where it is/ });
const writeWhere = async (user: ReturnType<typeof show>['user'], text: string) => {
  await user.clear(whereField());
  await user.click(whereField());
  await user.paste(text);
  await waitFor(() => expect(whereField()).toHaveValue(text));
};
const openOwn = async (user: ReturnType<typeof show>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Add an address of your own' }));
  await screen.findByRole('combobox', { name: /Where it is/ });
};
const stayOf = (api: ReturnType<typeof show>['api']) => {
  const sent = api.asked.find(({ call }) => call === 'POST /api/trips/{id}/events');
  return (sent?.input as { body?: { stay?: unknown } } | undefined)?.body?.stay;
};

it('shows which nights have a bed, and hotels by their way to the days', async () => {
  show([night]);
  const beds = within(screen.getByRole('list', { name: 'Nights' })).getAllByRole('listitem');
  expect(beds.map(({ textContent }) => textContent)).toEqual(['Mon 1No bed yetKyoto', 'Tue 2Hotel by the river']);
  expect(screen.getByText('1 night without a bed.')).toBeVisible();
  expect(await screen.findByText('10 min on foot to the middle of your days')).toBeVisible();
});

it('takes a bed for the nights that have none', async () => {
  const { user, api } = show([]);
  await user.click(await screen.findByRole('button', { name: `Stay here, at ${aHotel(1).name}` }));
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  const sent = api.asked.find(({ call }) => call === 'POST /api/trips/{id}/events');
  expect(sent?.input).toMatchObject({
    body: { hotel_id: 1, start: '2027-03-01 15:00:00', end: '2027-03-03 11:00:00' },
  });
});

it('says what an address of one’s own lacks, and keeps what was written', async () => {
  const { user, api } = show([]);
  await openOwn(user);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'At aunt Keiko’s');
  await writeWhere(user, 'near the river');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByText(/paste coordinates such as/)).toBeVisible();
  expect(whereField()).toHaveValue('near the river');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('At aunt Keiko’s');
  await writeWhere(user, '35.02, 135.76');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(stayOf(api)).toEqual({ title: 'At aunt Keiko’s', lat: 35.02, lng: 135.76 }));
});

it('finds where a bed of one’s own is by the name of a place near it', async () => {
  const { user, api } = show([]);
  await openOwn(user);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Keiko');
  await writeWhere(user, 'near Kiyomizu');
  await user.click(await screen.findByRole('option', { name: /Kiyomizu-dera/ }));
  expect(whereField()).toHaveValue('Kiyomizu-dera');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(stayOf(api)).toEqual({ title: 'Keiko', lat: 34.99, lng: 135.78 }));
});

it('takes a destination for where it is, and says when nothing is called so', async () => {
  const { user, api } = show([]);
  await openOwn(user);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Keiko');
  await writeWhere(user, 'Atlantis');
  expect(await screen.findByText('No place of this trip is called so.')).toBeVisible();
  await writeWhere(user, 'Kyo');
  await user.click(await screen.findByRole('option', { name: /^Kyoto/ }));
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(stayOf(api)).toEqual({ title: 'Keiko', lat: 35, lng: 135.7 }));
});

it('takes the point of a map, or a stop on it, for where it is', async () => {
  const visit = aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:30');
  const { user } = show([visit]);
  await openOwn(user);
  await user.click(screen.getByRole('button', { name: 'Point at it on a map' }));
  await screen.findByRole('application', { name: 'Map to point at your bed' });
  act(() => map.onPick?.(String(visit.poi.id)));
  expect(whereField()).toHaveValue('Nijo Castle');
  act(() => map.onPoint?.({ lat: 35.0116, lng: 135.7681 }));
  expect(whereField()).toHaveValue('35.01160, 135.76810');
  expect(map.pins.map(({ label }) => label)).toEqual(['Nijo Castle', 'Your bed']);
});

it('lets those who only look see the beds, and change nothing', async () => {
  show([night], { role: 'guest', canManage: false });
  expect(await screen.findByRole('link', { name: aHotel(1).name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hotel by the river' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
