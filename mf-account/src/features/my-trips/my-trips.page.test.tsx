import type { Trip, TripSummary } from '@tabi/shared/contracts/trips';
import { links } from '@tabi/shared/links';
import { aTripSummary, aUser, fakeApi, lending, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './my-trips.page.tsx';

const remotes = lending({ BegunTrip: () => null });

const picture = { url: '/art/destination/kyoto/card-960-0123456789ab.webp', tint: '#937064' };
const trip = (id: string, title: string, startDate: string, endDate: string): TripSummary => {
  const destinations = [
    {
      id: 1,
      part_id: '1',
      slug: 'kyoto',
      name: 'Kyoto',
      country_name: 'Japan',
      time_zone: 'Asia/Tokyo',
      cover: picture,
      lat: 35,
      lng: 135.7,
      startDate,
      endDate,
    },
  ];
  return aTripSummary({ id, slug: `trip-${id}`, title, startDate, endDate, destinations });
};
const kyoto = trip('1', '3 days in Kyoto', '2099-03-14', '2099-03-16');
const hanoi = trip('2', '2 days in Hanoi', '2020-03-14', '2020-03-15');

const mai = { id: '1', name: 'Mai Nguyen', email: 'mai@example.com', is_owner: true };
const aiko = { id: '2', name: 'Aiko Tanaka', email: 'aiko@example.com', is_owner: false };
const inFull = (): { results: Trip } => ({
  results: {
    ...kyoto,
    uuid: null,
    message: null,
    startTime: '09:00',
    endTime: '22:00',
    tripPace: 1,
    theme: 'leisure',
    preferredTypes: [],
    contributors: [mai],
    role: 'owner',
    version: 1,
    preferences: null,
    budget: null,
    pois: [],
    side_pois: [],
  },
});
const link = { results: { url: 'https://tabi.example/itinerary/trip-1?token=abc', token: 'abc', until: '2099-01-31' } };

const show = (trips: TripSummary[], answers: FakeAnswers = {}, filter = '') => {
  const api = fakeApi({
    'GET /api/user/trips': { results: trips },
    'GET /api/location/top-destinations': { results: [] },
    'DELETE /api/trips/{id}': { message: 'The trip is deleted.' },
    'GET /api/trips/{id}/restore': { results: { id: '1', slug: 'trip-1', status: 'planned', message: null } },
    ...answers,
  });
  const session = { status: 'user', user: aUser() } as const;
  return {
    api,
    ...renderAt(<Page />, { at: links.myTrips() + filter, path: '/my-trips', api, remotes, state: { session } }),
  };
};
type Shown = ReturnType<typeof show>;
const choose = async ({ user }: Shown, title: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More about ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const deleteKyoto = (shown: Shown) => choose(shown, '3 days in Kyoto', 'Delete');

it('parts the trips to come from those that are over', async () => {
  show([hanoi, kyoto]);
  const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
  expect(within(upcoming).getByRole('link', { name: '3 days in Kyoto' })).toHaveAttribute('href', '/itinerary/trip-1');
  const past = screen.getByRole('region', { name: 'Past' });
  expect(within(past).getByRole('link', { name: '2 days in Hanoi' })).toBeVisible();
});

it('says the days and the stops of a trip', async () => {
  show([kyoto]);
  expect(await screen.findByText('Sat 14 – Mon 16 March, 3 days')).toBeVisible();
  expect(screen.getByText('9 stops')).toBeVisible();
});

it('shows after a reload what was deleted, until when it can be brought back, and brings it back', async () => {
  let deleted = [{ ...kyoto, restorable_until: '2026-12-20' }];
  const restore = () => {
    deleted = [];
    return { results: { id: '1', slug: 'trip-1', status: 'planned' as const, message: null } };
  };
  const answers = { 'GET /api/user/trips': () => ({ results: deleted }), 'GET /api/trips/{id}/restore': restore };
  const { user, state } = show([], answers, '?filter=deleted');
  expect(await screen.findByText('Can be brought back until 20 December 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore 3 days in Kyoto' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to bring back' })).toBeVisible();
  expect(state.notices).toMatchObject([{ kind: 'toast' }]);
});

it('shows the trips that others share, and who is in them, without asking for each', async () => {
  const { api } = show([{ ...kyoto, people: [aiko, aUser()] }], {}, '?filter=shared');
  expect(await screen.findByText('With Aiko Tanaka')).toBeVisible();
  expect(api.asked.map(({ call }) => call)).toEqual(['GET /api/user/trips']);
});

it('opens the trip form for who has no trips yet', async () => {
  const { user, state } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Start planning now' }));
  expect(state.overlay).toEqual({
    kind: 'widget',
    widget: 'mf-planner/TripForm',
    props: { destinations: [] },
    title: 'Plan a trip',
  });
});

it('takes a deleted trip away at once and offers to undo it', async () => {
  const shown = show([kyoto]);
  await deleteKyoto(shown);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: '3 days in Kyoto' })).toBeNull();
  expect(shown.api.asked).toContainEqual({ call: 'DELETE /api/trips/{id}', input: { params: { id: '1' } } });
});

it('brings the trip back on Undo', async () => {
  const shown = show([kyoto]);
  await deleteKyoto(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
  expect(shown.api.asked.map(({ call }) => call)).toContain('GET /api/trips/{id}/restore');
});

it('puts the trip back and says why when it cannot be deleted', async () => {
  const refuse = () => {
    throw refusal('owner-only', 'Only its owner can delete a trip.');
  };
  const shown = show([kyoto], { 'DELETE /api/trips/{id}': refuse });
  await deleteKyoto(shown);
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
  expect(shown.state.notices).toMatchObject([
    { kind: 'alert', title: 'Oops!', text: 'Only its owner can delete a trip.' },
  ]);
});

it('says what happened when the trips do not come, and tries again', async () => {
  let calls = 0;
  const { user } = show([], {
    'GET /api/user/trips': () => {
      calls += 1;
      if (calls === 1) throw refusal('busy', 'Tabi is resting for a moment.');
      return { results: [kyoto] };
    },
  });
  expect(await screen.findByText('Tabi is resting for a moment.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '3 days in Kyoto' })).toBeVisible();
});

describe('the filter', () => {
  it('asks for the trips that the address names', async () => {
    const { api } = show([hanoi], {}, '?filter=past');
    expect(await screen.findByRole('link', { name: '2 days in Hanoi' })).toBeVisible();
    expect(api.asked[0]?.input).toEqual({ query: { filter: 'past' } });
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'true');
  });

  it('is chosen by a link', async () => {
    const { user, where } = show([kyoto]);
    await user.click(screen.getByRole('link', { name: 'Upcoming' }));
    expect(where()).toBe('/my-trips?filter=upcoming');
  });

  it('says so when it leaves nothing', async () => {
    show([], {}, '?filter=past');
    expect(await screen.findByRole('heading', { name: 'No trip is over yet' })).toBeVisible();
  });
});

describe('a trip that others planned', () => {
  const shared: TripSummary = { ...kyoto, role: 'contributor', people: [aiko, mai] };

  it('is left, not deleted, after a word of warning', async () => {
    let trips = [shared];
    const shown = show([], {
      'GET /api/user/trips': () => ({ results: trips }),
      'DELETE /api/user/trips/{id}': () => {
        trips = [];
        return { message: 'You have left the trip.' };
      },
    });
    await screen.findByText('With Aiko Tanaka');
    await choose(shown, '3 days in Kyoto', 'Leave the trip');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave 3 days in Kyoto?' });
    expect(dialog).toHaveTextContent('you need a new invitation from Aiko Tanaka');
    await shown.user.click(within(dialog).getByRole('button', { name: 'Leave the trip' }));
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible();
    expect(shown.state.notices).toMatchObject([{ kind: 'toast', title: 'You have left 3 days in Kyoto.' }]);
  });

  it('offers Leave and no Delete at once, without asking for the trip', async () => {
    const { user, api } = show([shared]);
    await screen.findByText('With Aiko Tanaka');
    await user.click(screen.getByRole('button', { name: 'More about 3 days in Kyoto' }));
    expect(await screen.findByRole('menuitem', { name: 'Leave the trip' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    expect(api.asked.map(({ call }) => call)).not.toContain('GET /api/trips/{id}');
  });
});

it('copies a trip to other days and opens the copy', async () => {
  const copy = { ...inFull().results, slug: 'trip-copy' };
  const shown = show([kyoto], {
    'POST /api/trips/{id}/duplicate': { results: { trip: copy, events: [], warnings: [], moved: [] } },
  });
  await choose(shown, '3 days in Kyoto', 'Copy to other days');
  const day = await screen.findByLabelText('First day');
  expect(day).toHaveValue('21 March 2099');
  expect(screen.getByText('Sat 21 – Mon 23 March, 3 days')).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Copy the trip' }));
  await waitFor(() => expect(shown.where()).toBe('/itinerary/trip-copy'));
  expect(shown.api.asked.find(({ call }) => call.startsWith('POST'))?.input).toEqual({
    params: { id: '1' },
    body: { startDate: '2099-03-21' },
  });
});

it('makes the link to look at a trip only when it is asked for, and copies it', async () => {
  const shown = show([kyoto], { 'GET /api/trips/{id}/public': link });
  await choose(shown, '3 days in Kyoto', 'Share');
  const look = within(await screen.findByRole('region', { name: 'A link to look at it' }));
  expect(shown.api.asked.map(({ call }) => call)).not.toContain('GET /api/trips/{id}/public');
  await shown.user.click(look.getByRole('button', { name: 'Copy the link' }));
  expect(await look.findByText('Copied. It works until 31 January 2099.')).toBeVisible();
  expect(look.getByRole('textbox')).toHaveValue(link.results.url);
  expect(await navigator.clipboard.readText()).toBe(link.results.url);
});

describe('a trip that was taken along as a file', () => {
  const file = (content: unknown) => new File([JSON.stringify(content)], 'trip.json', { type: 'application/json' });
  const document = {
    format: 'tabi-trip',
    title: 'Kyoto in bloom',
    startDate: '2099-03-14',
    endDate: '2099-03-16',
    events: [],
  };
  const bring = async ({ user }: Shown, content: unknown) => {
    await user.click(await screen.findByRole('button', { name: 'Bring in a trip' }));
    await user.upload(await screen.findByLabelText('The trip’s file'), file(content));
  };

  it('is shown first, and then made and opened', async () => {
    const made = {
      id: '9',
      slug: 'kyoto-again',
      status: 'planned' as const,
      message: null,
      trip: inFull().results,
      events: [],
    };
    const shown = show([kyoto], { 'POST /api/trips/import': { results: made } });
    await bring(shown, document);
    expect(
      within(await screen.findByRole('region', { name: 'What will be made' })).getByText('Kyoto in bloom'),
    ).toBeVisible();
    expect(shown.api.asked.map(({ call }) => call)).not.toContain('POST /api/trips/import');
    await shown.user.click(screen.getByRole('button', { name: 'Make this trip' }));
    await waitFor(() => expect(shown.where()).toContain('/itinerary/kyoto-again'));
  });

  it('says what is wrong with it and keeps it, so that nothing has to be chosen again', async () => {
    const shown = show([kyoto], {
      'POST /api/trips/import': () => {
        throw refusal('invalid', 'We know none of the places.');
      },
    });
    await bring(shown, document);
    await shown.user.click(await screen.findByRole('button', { name: 'Make this trip' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We know none of the places.');
    expect(screen.getByText('Kyoto in bloom')).toBeVisible();
  });

  it('that is none is refused in words', async () => {
    await bring(show([kyoto]), { some: 'thing' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no trip of ours.');
    expect(screen.queryByRole('button', { name: 'Make this trip' })).toBeNull();
  });
});
