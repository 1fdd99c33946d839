import {
  aHotel,
  aPageOf,
  aPlace,
  aPlaceInFull,
  aTour,
  fakeApi,
  refusal,
  renderAt,
  type FakeAnswers,
} from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Place } from './attraction-details.page.tsx';

const noReviews = { ...aPageOf([]), per_page: 5, summary: { rating: null, review_count: 0 } };
const show = (answers: FakeAnswers = {}, inItinerary = false) => {
  const api = fakeApi({
    'GET /api/pointOfInterests/{id}': { results: aPlaceInFull(1) },
    'GET /api/pointOfInterests/{id}/nearby': { results: [aPlace(2)] },
    'GET /api/pointOfInterests/{id}/nearbyHotels': { results: [{ ...aHotel(1), metres: 300 }] },
    'GET /api/products': aPageOf([aTour(1)]),
    'GET /api/reviews': noReviews,
    ...answers,
  });
  return { api, ...renderAt(<Place slug="place-1" inItinerary={inItinerary} />, { api }) };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the tours that stop here, and leads to all of the destination', async () => {
  const { api } = show();
  const tours = await region('Tours and guides');
  expect(await tours.findByRole('link', { name: 'Tour 1' })).toBeVisible();
  expect(tours.getByRole('link', { name: 'All tours in Town 1' })).toHaveAttribute(
    'href',
    '/destinations/town-1/things-to-do',
  );
  expect(api.asked).toContainEqual({ call: 'GET /api/products', input: { query: { limit: 4, poi: 'place-1' } } });
});

it('gives a tour that is the only one the whole width, without buttons to slide', async () => {
  show();
  const tours = await region('Tours and guides');
  expect(await tours.findByRole('link', { name: 'Tour 1' })).toBeVisible();
  expect(tours.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(tours.getByRole('article').className).toContain('wide');
});

it('leaves out what there is none of', async () => {
  show({ 'GET /api/products': aPageOf([]), 'GET /api/pointOfInterests/{id}/nearbyHotels': { results: [] } });
  await region('Nearby places');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tours and guides' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Nearby Hotels' })).toBeNull();
});

it('says in its own place when the hotels cannot be had', async () => {
  show({
    'GET /api/pointOfInterests/{id}/nearbyHotels': () => {
      throw refusal('busy', 'Tabi is resting for a moment.');
    },
  });
  const hotels = await region('Nearby Hotels');
  expect(await hotels.findByRole('alert')).toHaveTextContent('Tabi is resting for a moment.');
  expect(await (await region('Nearby places')).findByRole('link', { name: 'Place 2' })).toBeVisible();
});

it('finds a place to stay by name among the destination’s hotels', async () => {
  const { user, where } = show();
  const stay = await region('Find place to stay');
  await user.type(stay.getByRole('searchbox', { name: 'Name of the hotel' }), 'inn{Enter}');
  expect(where()).toBe('/destinations/town-1/hotels?name=inn');
});

it('says where it is among what is near it, and leads to a map with streets', async () => {
  show();
  const where = await region('Where it is');
  const list = within(where.getByRole('list', { name: 'Place 1 and what is near it' }));
  await list.findByRole('link', { name: 'Place 2' });
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Place 1This place',
    expect.stringMatching(/^Place 2/),
  ]);
  expect(where.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('google.com/maps'),
  );
});

it('says when the sun rises and sets there today, where one is under the sky', async () => {
  const sun = { date: '2026-11-23', rises: '06:38', sets: '16:46' };
  const at = (setting: 'indoor' | 'both') => ({
    'GET /api/pointOfInterests/{id}': { results: aPlaceInFull(1, { sun, setting }) },
  });
  const { unmount } = show(at('both'));
  expect(await screen.findByText('Rises 06:38, sets 16:46')).toBeVisible();
  unmount();
  show(at('indoor'));
  await region('Where it is');
  expect(screen.queryByText(/^Rises/)).toBeNull();
});

it('inside an itinerary has neither its actions nor the plan and the app', async () => {
  show({}, true);
  await region('Nearby places');
  expect(screen.queryByRole('region', { name: 'Where it is' })).toBeNull();
  for (const name of ['Plan a trip', 'Share', 'Save Place 1', 'Join the waiting list'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('takes what a reader knows better to the editors', async () => {
  const { api, user } = show({
    'POST /api/pointOfInterests/{id}/corrections': { message: 'Thank you. An editor looks into it.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Report a mistake' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong here?' }));
  await user.type(await dialog.findByRole('textbox', { name: 'What should it say?' }), 'It is closed on Tuesdays.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.asked).toContainEqual({
    call: 'POST /api/pointOfInterests/{id}/corrections',
    input: { params: { id: 'place-1' }, body: { message: 'It is closed on Tuesdays.' } },
  });
});
