import { act, screen, within } from '@testing-library/react';
import type { PlaceMap as RealMap } from '@tabi/shared/map';
import type { Poi } from '@tabi/shared/contracts/places';
import type { Trip } from '@tabi/shared/contracts/trips';
import { aHop, anOwnEvent, aPageOf, aPlace, aTrip, aVisit, fakeApi, renderAt } from '@tabi/shared/testing';
import { useState, type ComponentProps } from 'react';
import './own-place-dialog.tsx';
import { TripMap } from './trip-map.tsx';

type MapProps = ComponentProps<typeof RealMap>;
// A page without layout has no map to look at: what it is given is all that can be seen.
let given: MapProps;
jest.mock('@tabi/shared/map', () => ({
  PlaceMap: (props: MapProps) => {
    given = props;
    return <div role="application" aria-label={props.label} />;
  },
}));

const dates = ['2027-03-01', '2027-03-02'];
const events = [
  aVisit('Nijo Castle', '2027-03-01 09:00', '2027-03-01 10:30', { poi_id: 1 }),
  aHop('walk', '2027-03-01 10:30', '2027-03-01 10:40'),
  aVisit('Nishiki', '2027-03-01 10:40', '2027-03-01 11:30', { poi_id: 2 }),
  { ...anOwnEvent('Friends', '2027-03-02 15:00', '2027-03-02 16:00'), lat: 35.2, lng: 135.2 },
];
const idea: Poi = { ...aPlace(8), name: 'Kurama' };
const kyoto = {
  id: 1,
  slug: 'kyoto',
  name: 'Kyoto',
  startDate: dates[0],
  endDate: dates[1],
} as Trip['destinations'][number];

async function show({ canEdit = true, api = fakeApi() } = {}) {
  const calls: unknown[] = [];
  const trip = aTrip({ endDate: '2027-03-02', destinations: [kyoto], side_pois: [{ ...idea, reason: null }] });
  function Shown() {
    const [day, setDay] = useState<number | null>(null);
    return (
      <TripMap
        trip={trip}
        events={events}
        dates={dates}
        day={day}
        onDay={setDay}
        canEdit={canEdit}
        busy={null}
        onFit={({ name }) => calls.push(['fit', name])}
        onIdea={({ name }) => calls.push(['idea', name])}
        onOwn={async (place) => calls.push(place) > 0}
      />
    );
  }
  const page = renderAt(<Shown />, { api });
  await screen.findByRole('application');
  return { ...page, calls };
}
const pins = () => given.pins.map(({ mark, label, tone }) => `${mark} ${label} ${tone}`);

it('shows all days at once, each in its colour, with its stops in words beside it', async () => {
  const { user } = await show();
  expect(pins()).toEqual(['1 Nijo Castle day-1', '2 Nishiki day-1', '• Friends day-2', ' Kurama saffron-ink']);
  expect(given.ways).toHaveLength(1);
  const first = within(screen.getByRole('region', { name: 'Day 1 Mon 1 March' }));
  expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1Nijo Castle09:00',
    '2Nishiki10:40',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Day 2 · Tue 2' }));
  expect(given.label).toBe('Map of day 2');
  expect(pins()[0]).toBe('• Friends day-2');
  expect(screen.queryByRole('region', { name: /^Day 1/ })).not.toBeInTheDocument();
});

it('ties pins and list together, both ways and by keyboard', async () => {
  const { user } = await show();
  const row = screen.getByRole('button', { name: /Nishiki/ });
  act(() => row.focus());
  expect(given.lit).toBe('Nishiki');
  act(() => given.onPick?.('Nijo Castle'));
  expect(screen.getByRole('button', { name: /Nijo Castle/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: 'Nijo Castle' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('heading', { name: 'Nijo Castle' })).not.toBeInTheDocument();
});

it('fits an idea in from its pin', async () => {
  const { user, calls } = await show();
  act(() => given.onPick?.('poi-8'));
  await user.click(screen.getByRole('button', { name: 'Fit it in' }));
  expect(calls).toEqual([['fit', 'Kurama']]);
});

it('shows more places of the destination when asked, and makes ideas of them', async () => {
  const other = { ...aPlace(9), name: 'Ohara' };
  const api = fakeApi({ 'GET /api/pointOfInterests': aPageOf([idea, other]) });
  const { user, calls } = await show({ api });
  await user.click(screen.getByRole('checkbox', { name: 'Show more places' }));
  await act(async () => undefined);
  expect(pins().slice(-2)).toEqual([' Kurama saffron-ink', '+ Ohara soft']);
  act(() => given.onPick?.('poi-9'));
  await user.click(screen.getByRole('button', { name: 'Add to ideas' }));
  expect(calls).toEqual([['idea', 'Ohara']]);
});

it('takes a place of one’s own from a point of the map, or from a pasted link', async () => {
  const { user, calls } = await show();
  act(() => given.onPoint?.({ lat: 35.0116, lng: 135.7681 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A place of your own' }));
  expect(dialog.getByRole('combobox', { name: 'Where' })).toHaveValue('35.01160, 135.76810');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(dialog.getByText('Give it a name.')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Our inn');
  await user.clear(dialog.getByRole('combobox', { name: 'Where' }));
  await user.click(dialog.getByRole('combobox', { name: 'Where' }));
  await user.paste('https://www.openstreetmap.org/#map=17/35.02/135.77');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(calls).toEqual([
    { title: 'Our inn', lat: 35.02, lng: 135.77, start: '2027-03-01 10:00:00', end: '2027-03-01 11:00:00' },
  ]);
});

it('lets who only looks change nothing', async () => {
  await show({ canEdit: false });
  expect(given.onPoint).toBeUndefined();
  act(() => given.onPick?.('poi-8'));
  expect(screen.getByRole('link', { name: 'About this place' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fit it in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a place of your own' })).not.toBeInTheDocument();
});
