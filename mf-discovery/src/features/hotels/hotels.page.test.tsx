import { aHotel, aLocationInFull, aPageOf, fakeApi, refusal, renderAt, type FakeAnswers } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './hotels.page.tsx';

const filters = {
  results: [
    {
      name: 'stars',
      label: 'Stars',
      several: true,
      options: [
        { value: '5', label: '5 stars', count: 1 },
        { value: '4', label: '4 stars', count: 2 },
      ],
      free: null,
      needs: null,
    },
  ],
};
const show = (search = '', answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/location/{id}': { results: aLocationInFull(1) },
    'GET /api/filters': filters,
    'GET /api/hotels': aPageOf([aHotel(1), aHotel(2, { stars: null, rating: 4.25, review_count: 3 })]),
    ...answers,
  });
  return {
    api,
    ...renderAt(<Page />, { at: `/destinations/town-1/hotels${search}`, path: '/destinations/:id/hotels', api }),
  };
};
const asked = (api: ReturnType<typeof fakeApi>) =>
  api.asked.filter(({ call }) => call === 'GET /api/hotels').map(({ input }) => (input as { query: object }).query);

it('leads from each hotel to its page', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toHaveAttribute(
    'href',
    '/destinations/town-1/hotels/hotel-1',
  );
});

it('tells declared stars and travellers’ ratings apart, and neither where there is none', async () => {
  show();
  const [starred, rated] = await screen.findAllByRole('article');
  expect(starred).toHaveTextContent('Hotel · 4 starsOld town');
  expect(rated).toHaveTextContent('Hotel · rated ★ 4.3');
});

it('asks for what the address has chosen', async () => {
  const { api } = show('?stars=4&name=inn&page=9');
  await screen.findByRole('link', { name: 'Hotel 1' });
  expect(asked(api)).toEqual([{ location: 'town-1', stars: '4', name: 'inn', page: 1 }]);
});

it('narrows by a chip, and widens again by the same', async () => {
  const { user, where } = show();
  await user.click(await screen.findByRole('link', { name: /5 stars/ }));
  expect(where()).toBe('/destinations/town-1/hotels?stars=5');
  expect(screen.getByRole('link', { name: /5 stars/ })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: /5 stars/ }));
  expect(where()).toBe('/destinations/town-1/hotels');
});

it('keeps what is chosen when a name is searched for', async () => {
  const { user, where } = show('?stars=4');
  await user.type(await screen.findByRole('searchbox', { name: 'Search these hotels' }), 'inn');
  await waitFor(() => expect(where()).toBe('/destinations/town-1/hotels?stars=4&name=inn'));
});

it('shows the way back to all when nothing fits', async () => {
  show('?stars=1', { 'GET /api/hotels': aPageOf([]) });
  expect(await screen.findByRole('link', { name: 'Show all hotels' })).toHaveAttribute(
    'href',
    '/destinations/town-1/hotels',
  );
});

it('offers to try again when the hotels cannot be had', async () => {
  let down = true;
  const { user } = show('', {
    'GET /api/hotels': () => {
      if (down) throw refusal('busy', 'Tabi is resting for a moment.');
      return aPageOf([aHotel(1)]);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
});
