import { aLocation, aPageOf, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './sitemap.page.tsx';

it('leads to every destination, however many pages of the list they fill', async () => {
  const pageOf = (page: number) => ({
    ...aPageOf([aLocation(page)]),
    links: { next: page < 4 ? `/api/locations?page=${page + 1}` : null },
  });
  const api = fakeApi({
    'GET /api/locations': ({ query }) => pageOf(Number(query.page)),
    'GET /api/category': { results: [] },
    'GET /api/blog': aPageOf([]),
  });
  renderAt(<Page />, { at: '/sitemap', path: '/sitemap', api });
  for (const name of ['Town 1', 'Town 2', 'Town 3', 'Town 4'])
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('/destinations/'),
    );
});
