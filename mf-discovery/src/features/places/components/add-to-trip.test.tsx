import type { TripSummary } from '@tabi/shared/contracts/trips';
import { usualFormats } from '@tabi/shared/format';
import { takeSignInWish, pressNotice } from '@tabi/shared/state';
import {
  aLocation,
  aPlaceInFull,
  aTrip,
  aTripSummary,
  fakeApi,
  refusal,
  renderAt,
  type FakeAnswers,
} from '@tabi/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { AddToTrip } from './add-to-trip.tsx';

const person = { id: 1, name: 'Mai', email: 'mai@example.com', setting: {} } as never;
const stays = (id: number): TripSummary['destinations'] => {
  const { slug, name, cover, lat, lng } = aLocation(id);
  const dates = { startDate: '2027-03-01', endDate: '2027-03-03' };
  return [
    {
      id,
      part_id: `part-${id}`,
      slug,
      name,
      country_name: 'Japan',
      time_zone: 'Asia/Tokyo',
      cover,
      lat,
      lng,
      ...dates,
    },
  ];
};
const trip = aTripSummary({ destinations: stays(1) });
const change = { version: 8, event_id: 'e', why: null, trip: aTrip(), events: [], warnings: [] };
const option = {
  date: '2027-03-02',
  start: '2027-03-02 14:30:00',
  end: '2027-03-02 16:00:00',
  drop: [{ event_id: 'other', poi_id: 9, title: 'Castle' }],
  words: 'It fits on Tuesday, if Castle becomes an idea.',
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function show(answers: FakeAnswers = {}, signedIn = true, more: object = {}) {
  const api = fakeApi({ 'GET /api/user/trips': { results: [trip] }, ...answers });
  const session = signedIn ? ({ status: 'user', user: person } as const) : ({ status: 'guest', user: null } as const);
  return { api, ...renderAt(<AddToTrip place={aPlaceInFull(1)} />, { api, state: { session, ...more } }) };
}
type Shown = ReturnType<typeof show>;
const pick = async ({ user }: Shown) => {
  await user.click(await button('Add to a trip'));
  await user.click(await button(/^3 days in Kyoto/));
};
const said = ({ state }: Shown, title: string) => waitFor(() => expect(state.notices).toMatchObject([{ title }]));
const undo = ({ state }: Shown) => act(async () => pressNotice(state, state.notices[0]?.id ?? 0));

it('tells when, and what could make room, as its reader has times told', async () => {
  const twelve = { formats: { ...usualFormats, clock: '12h' as const } };
  const fits = show(
    { 'POST /api/trips/{id}/events/suggested': { results: { ...change, why: 'Tuesday, 14:30–16:00.' } } },
    true,
    twelve,
  );
  await pick(fits);
  await said(fits, 'Place 1 is on 3 days in Kyoto: Tuesday, 2:30–4:00\u00a0pm.');
  cleanup();
  const options = [{ ...option, words: 'It fits at 14:30, if Castle becomes an idea.' }];
  const full = show(
    { 'POST /api/trips/{id}/events/suggested': { results: { ...change, options } } as never },
    true,
    twelve,
  );
  await pick(full);
  expect(await button(/^It fits at 2:30\spm, if/)).toBeVisible();
});

it('puts the place where it fits, says on which day, and takes it back with Undo', async () => {
  const shown = show({
    'POST /api/trips/{id}/events/suggested': { results: { ...change, why: 'Tuesday, March 2, 14:30–16:00.' } },
    'POST /api/trips/{id}/undo': { results: change },
  });
  await pick(shown);
  await said(shown, 'Place 1 is on 3 days in Kyoto: Tuesday, March 2, 14:30–16:00.');
  await undo(shown);
  await said(shown, 'Place 1 is taken off the trip again.');
  expect(shown.api.asked).toContainEqual({
    call: 'POST /api/trips/{id}/undo',
    input: { params: { id: '1' }, body: { version: 8 } },
  });
});

it('lets one choose what makes room where the days are full', async () => {
  const shown = show({
    'POST /api/trips/{id}/events/suggested': ({ body }) => ({
      results: (body as { option?: unknown }).option
        ? { ...change, why: 'Tuesday.' }
        : { ...change, options: [option] },
    }),
  });
  await pick(shown);
  const way = await button(option.words);
  await waitFor(() => expect(way).toHaveFocus());
  await shown.user.click(way);
  await said(shown, 'Place 1 is on 3 days in Kyoto: Tuesday.');
  expect(shown.api.asked).toContainEqual({
    call: 'POST /api/trips/{id}/events/suggested',
    input: { params: { id: '1' }, body: { poi_id: 1, option: { date: '2027-03-02', drop: ['other'] } } },
  });
});

it('keeps it among the ideas where it fits no day, says so, and takes it back with Undo', async () => {
  const shown = show({
    'POST /api/trips/{id}/events/suggested': () => {
      throw refusal('fits-no-day', 'Place 1 fits into none of your days.');
    },
    'GET /api/trips/{id}': { results: aTrip() },
    'POST /api/destinations/{id}/poi': { results: [] },
    'DELETE /api/destinations/{id}/poi/{poiId}': { results: [] },
  });
  await pick(shown);
  await said(shown, 'Place 1 is among the ideas of 3 days in Kyoto.');
  await undo(shown);
  await said(shown, 'Place 1 is taken off the trip again.');
});

it('says in the dialog why a trip does not take it', async () => {
  const shown = show({
    'POST /api/trips/{id}/events/suggested': () => {
      throw refusal('on-trip-already', 'Place 1 is on your trip already.');
    },
  });
  await pick(shown);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Place 1 is on your trip already.'));
  expect(await button(/^3 days in Kyoto/)).toHaveAttribute('aria-disabled', 'false');
});

it('offers to plan one where no trip goes there', async () => {
  const { user } = show({ 'GET /api/user/trips': { results: [aTripSummary({ destinations: stays(2) })] } });
  await user.click(await button('Add to a trip'));
  expect(await button('Plan a trip')).toBeVisible();
});

it('shows a guest the trips that they have planned in this browser', async () => {
  const shown = show({ 'POST /api/trips/{id}/events/suggested': { results: { ...change, why: 'Tuesday.' } } }, false);
  await pick(shown);
  await said(shown, 'Place 1 is on 3 days in Kyoto: Tuesday.');
  expect(shown.state.overlay).toBeNull();
});

it('offers a guest who has no trip yet to plan one or to sign in, and then shows theirs', async () => {
  let trips: TripSummary[] = [];
  const { state, user } = show({ 'GET /api/user/trips': () => ({ results: trips }) }, false);
  await user.click(await button('Add to a trip'));
  expect(await screen.findByText('You have planned no trip in this browser yet.')).toBeVisible();
  expect(await button('Plan a trip')).toBeVisible();
  await user.click(await button('Sign in'));
  expect(state.overlay).toMatchObject({ kind: 'auth', mode: 'sign-in' });
  trips = [trip];
  await act(async () => {
    state.session = { status: 'user', user: person };
    takeSignInWish(state)?.();
  });
  expect(await button(/^3 days in Kyoto/)).toBeVisible();
});

it('does not ask somebody who is signed in to sign in', async () => {
  const { user } = show({ 'GET /api/user/trips': { results: [] } });
  await user.click(await button('Add to a trip'));
  expect(await button('Plan a trip')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});
