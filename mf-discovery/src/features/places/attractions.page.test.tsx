import { aLocationInFull, aPageOf, aPlace, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './attractions.page.tsx';

const show = async (search: string) => {
  const api = fakeApi({
    'GET /api/filters': { results: [] },
    'GET /api/location/{id}': { results: aLocationInFull(1) },
    'GET /api/pointOfInterests': aPageOf([aPlace(1)]),
  });
  renderAt(<Page />, { at: `/destinations/town-1/attractions${search}`, path: '/destinations/:id/attractions', api });
  await screen.findByRole('article');
  return api.asked.filter(({ call }) => call === 'GET /api/pointOfInterests').map(({ input }) => input);
};

it('shows on the map as many places at once as the small map of the destination does', async () => {
  expect(await show('?view=map')).toEqual([{ query: { location: 'town-1', per_page: 50, page: 1 } }]);
});

it('begins with fewer where the list is read', async () => {
  expect(await show('')).toEqual([{ query: { location: 'town-1', page: 1 } }]);
});
