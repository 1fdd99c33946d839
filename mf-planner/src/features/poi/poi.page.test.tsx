import { screen, waitFor, within } from '@testing-library/react';
import type { Trip } from '@tabi/shared/contracts/trips';
import {
  aLocation,
  aPageOf,
  aPlace,
  aTrip,
  aUser,
  aVisit,
  fakeApi,
  refusal,
  renderAt,
  type FakeAnswers,
} from '@tabi/shared/testing';
import { OpenTripRoom } from '../../common/components/open-trip-room.tsx';
import './components/place-dialog.tsx';
import { Page } from './poi.page.tsx';

const castle = { ...aPlace(1), name: 'Nijo Castle', location_id: 1 };
const kurama = { ...aPlace(2), name: 'Kurama', location_id: 1 };
const ohara = { ...aPlace(3), name: 'Ohara', location_id: 1 };
const { cover } = aLocation(1);
const kyoto: Trip['destinations'][number] = {
  id: 1,
  part_id: 'part-1',
  slug: 'kyoto',
  name: 'Kyoto',
  country_name: 'Japan',
  time_zone: 'Asia/Tokyo',
  cover,
  lat: 35,
  lng: 135.8,
  startDate: '2027-03-01',
  endDate: '2027-03-03',
};
const visit = aVisit('visit', '2027-03-01 09:00', '2027-03-01 10:30', { poi_id: 1, poi: castle });

/** Every remote is down. */
const gone = Promise.reject(new Error('Nothing is there.'));
gone.catch(() => undefined);
const down = { peek: () => undefined, load: () => gone, forget: () => undefined, styles: () => [] };

type Shown = { answers?: FakeAnswers; trip?: Partial<Trip>; signedIn?: boolean };

function show({ answers = {}, trip: over = {}, signedIn = false }: Shown = {}) {
  const trip = aTrip({ destinations: [kyoto], side_pois: [{ ...kurama, reason: 'For its forest' }], ...over });
  const state = { trip, events: [visit], warnings: [] };
  const api = fakeApi({
    'GET /api/pointOfInterests': aPageOf([castle, kurama, ohara]),
    'GET /api/filters': { results: [] },
    'GET /api/trips/{id}': { results: trip },
    'GET /api/trips/{id}/events': { results: [visit], warnings: [] },
    ...answers,
  });
  const page = renderAt(
    <OpenTripRoom id={trip.slug} state={state}>
      <Page />
    </OpenTripRoom>,
    { api, remotes: down, ...(signedIn ? { state: { session: { status: 'user', user: aUser() } } } : {}) },
  );
  return { ...page, api, trip, state };
}
const all = () => within(screen.getByRole('region', { name: 'Find more places' }));
const cardIn = (region: ReturnType<typeof all>, name: string) =>
  within(region.getAllByRole('article').find((card) => within(card).queryByRole('heading', { name }))!);

it('says of each place whether it is an idea, or when it is visited', async () => {
  show();
  expect(await all().findByText('Day 1, 09:00')).toBeVisible();
  expect(cardIn(all(), 'Kurama').getByText('An idea')).toBeVisible();
  expect(
    cardIn(all(), 'Nijo Castle').queryByRole('button', { name: 'Fit it in: Nijo Castle' }),
  ).not.toBeInTheDocument();
  expect(cardIn(all(), 'Ohara').getByRole('button', { name: 'Add to ideas: Ohara' })).toBeVisible();
});

it('says so where no more places can be had, and asks again for them', async () => {
  let refused = 0;
  const first = { ...aPageOf([castle]), links: { ...aPageOf([]).links, next: '?page=2' } };
  const { user } = show({
    answers: {
      'GET /api/pointOfInterests': ({ query }) => {
        if (query.page !== 2) return first;
        if (refused++ === 0) throw refusal('failed', 'Try again soon.');
        return aPageOf([ohara]);
      },
    },
  });
  await user.click(await all().findByRole('button', { name: 'Show more places' }));
  expect(await all().findByText('No more places can be shown right now')).toBeVisible();
  await user.click(all().getByRole('button', { name: 'Try again' }));
  expect(await all().findByRole('heading', { name: 'Ohara' })).toBeVisible();
  expect(all().queryByText('No more places can be shown right now')).not.toBeInTheDocument();
});

it('makes an idea of a place at once, before the server has answered', async () => {
  const { user, api } = show({ answers: { 'POST /api/destinations/{id}/poi': () => new Promise(() => undefined) } });
  await user.click(await screen.findByRole('button', { name: 'Add to ideas: Ohara' }));
  const ideas = within(screen.getByRole('region', { name: 'Also worth your time' }));
  expect(ideas.getByRole('heading', { name: 'Ohara' })).toBeVisible();
  await waitFor(() =>
    expect(api.asked.find(({ call }) => call === 'POST /api/destinations/{id}/poi')?.input).toMatchObject({
      params: { id: 'part-1' },
      body: { poi_id: 3 },
    }),
  );
});

it('offers what could give way where there is no room, and takes the one that is chosen', async () => {
  const option = {
    date: '2027-03-02',
    start: '2027-03-02 14:00:00',
    end: '2027-03-02 15:30:00',
    drop: [{ event_id: 'visit', poi_id: 1, title: 'Nijo Castle' }],
    words: 'It fits on Tuesday, March 2, 14:00–15:30, if Nijo Castle becomes an idea.',
  };
  const asks = {
    version: 1,
    event_id: null,
    why: null,
    warnings: [],
    events: [visit],
    trip: aTrip(),
    options: [option],
  };
  const { user, api } = show({ answers: { 'POST /api/trips/{id}/events/suggested': { results: asks } } });
  await user.click((await screen.findAllByRole('button', { name: 'Fit it in: Kurama' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Make room for Kurama?' }, { timeout: 8_000 }));
  await user.click(dialog.getByRole('button', { name: option.words }));
  const sent = () => api.asked.filter(({ call }) => call === 'POST /api/trips/{id}/events/suggested');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.input).toMatchObject({
    body: { poi_id: 2, option: { date: '2027-03-02', drop: ['visit'] } },
  });
});

it('says what an idea is to the travellers, at once, and shows only some of them', async () => {
  const { user, api } = show({
    trip: { side_pois: [kurama, ohara].map((poi) => ({ ...poi, reason: null, state: 'idea' })) },
    answers: { 'PATCH /api/destinations/{id}/poi/{poiId}': () => new Promise(() => undefined) },
  });
  const pool = within(screen.getByRole('region', { name: 'Also worth your time' }));
  await user.click(pool.getByRole('button', { name: 'What Kurama is to you' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Been there: leave it out' }, { timeout: 8_000 }));
  expect(cardIn(pool, 'Kurama').getByText('Been there')).toBeVisible();
  await waitFor(() =>
    expect(api.asked.find(({ call }) => call.startsWith('PATCH'))?.input).toMatchObject({
      params: { id: 'part-1', poiId: '2' },
      body: { state: 'been' },
    }),
  );
  await user.click(pool.getByRole('radio', { name: 'Been there, 1' }));
  expect(pool.queryByRole('heading', { name: 'Ohara' })).toBeNull();
  await user.click(pool.getByRole('radio', { name: 'All 2' }));
  expect(pool.getByRole('heading', { name: 'Ohara' })).toBeVisible();
});

it('offers what is on one’s wishlists where the trip goes, one by one and all at once', async () => {
  const list = { id: 'list', title: 'Gardens', pictures: [], locations: [] };
  const far = { ...aPlace(9), name: 'Far away', location_id: 7 };
  const { user, api } = show({
    signedIn: true,
    answers: {
      'GET /api/user/wishlists': { results: [{ ...list, points_of_interest: [1, 3, 4, 9] }] },
      'GET /api/user/wishlists/{id}': {
        results: { ...list, points_of_interest: [castle, ohara, { ...aPlace(4), location_id: 1 }, far] },
      },
      'POST /api/destinations/{id}/poi': { results: [] },
    },
  });
  const saved = within(await screen.findByRole('region', { name: 'From your wishlists' }));
  expect(await saved.findByRole('heading', { name: 'Ohara' })).toBeVisible();
  expect(saved.queryByRole('heading', { name: 'Far away' })).toBeNull();
  await user.click(saved.getByRole('button', { name: 'Add 2 places to ideas' }));
  await waitFor(() =>
    expect(api.asked.filter(({ call }) => call === 'POST /api/destinations/{id}/poi')).toHaveLength(2),
  );
});

it('removes several ideas at once', async () => {
  const { user, api } = show({
    trip: { side_pois: [kurama, ohara].map((poi) => ({ ...poi, reason: null })) },
    answers: { 'DELETE /api/destinations/{id}/poi/{poiId}': { results: [] } },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Choose Kurama' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Ohara' }));
  expect(screen.getByText('2 ideas chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await waitFor(() =>
    expect(api.asked.filter(({ call }) => call === 'DELETE /api/destinations/{id}/poi/{poiId}')).toHaveLength(2),
  );
});

it('opens a place without leaving the trip, and says so in its place when those who know it are down', async () => {
  const { user, where } = show();
  await user.click((await screen.findAllByRole('button', { name: 'Kurama' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Kurama' }, { timeout: 8_000 }));
  expect(await dialog.findByText('Kurama cannot be shown right now')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Fit it in' })).toBeVisible();
  expect(where()).toBe('/');
});

it('lets who only looks browse, and change nothing', async () => {
  show({ trip: { canManage: false, role: 'guest' } });
  expect(await all().findByText('Day 1, 09:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Fit|Add|Remove|What)/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
