import { aHotel, aHotelInFull, aPageOf, aPlace, fakeApi, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './hotel-details.page.tsx';

const noReviews = { ...aPageOf([]), per_page: 5, summary: { rating: null, review_count: 0 } };
const show = (over: Parameters<typeof aHotelInFull>[1] = {}, answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/hotels/{id}': { results: aHotelInFull(1, over) },
    'GET /api/pointOfInterests': aPageOf([aPlace(1)]),
    'GET /api/hotels/{id}/nearby': { results: [{ ...aHotel(2), metres: 430 }] },
    'GET /api/reviews': noReviews,
    ...answers,
  });
  return {
    api,
    ...renderAt(<Page />, {
      at: '/destinations/town-1/hotels/hotel-1',
      path: '/destinations/:id/hotels/:hotelId',
      api,
    }),
  };
};
const atAGlance = async () => within(await screen.findByRole('region', { name: 'At a glance' }));

it('tells kind, stars, level and district', async () => {
  show({ kind: 'ryokan' });
  const facts = (await atAGlance()).getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Ryokan', '4 stars', 'Upper', 'Old town']);
});

it('leads to the hotel’s own pages', async () => {
  show({ website: 'https://www.example.org/rooms' });
  expect((await atAGlance()).getByRole('link', { name: 'example.org' })).toHaveAttribute(
    'href',
    'https://www.example.org/rooms',
  );
});

it('credits the source of its facts', async () => {
  show({ source: { name: 'OpenStreetMap contributors', url: 'https://www.openstreetmap.org', licence: 'ODbL 1.0' } });
  expect((await atAGlance()).getByText(/ODbL 1\.0/)).toBeVisible();
});

it('has neither a rating nor a price while nobody has given one', async () => {
  const { container } = show();
  await atAGlance();
  expect(container).not.toHaveTextContent(/rated|\$|¥/i);
});

it('asks for a plan of its destination', async () => {
  const { user, state } = show();
  await user.click(await screen.findByRole('button', { name: 'Plan a trip' }));
  expect(state.overlay).toMatchObject({
    widget: 'mf-planner/TripForm',
    props: { destinations: [{ id: 1, name: 'Town 1' }] },
  });
});

it('says how far the hotels nearby are', async () => {
  show();
  const others = within(await screen.findByRole('region', { name: 'Other hotels nearby' }));
  expect(await others.findByRole('article')).toHaveTextContent('450 m away');
});
