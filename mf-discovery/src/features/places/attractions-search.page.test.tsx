import { aPageOf, aPlace, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './attractions-search.page.tsx';

const filter = (name: string, ...values: string[]) => ({
  ...{ name, label: name, several: true, free: null, needs: null },
  options: values.map((value) => ({ value, label: value, count: 1 })),
});
const show = (search: string) => {
  const api = fakeApi({
    'GET /api/filters': { results: [filter('kind', 'temple', 'market'), filter('tags', 'gardens', 'food')] },
    'GET /api/pointOfInterests': aPageOf([aPlace(1)]),
  });
  return { api, ...renderAt(<Page />, { at: `/attractions${search}`, path: '/attractions', api }) };
};

it('A word that no filter knows is said, and the list goes by the rest.', async () => {
  const { api } = show('?kind=zzz,temple&tags=yyy');
  expect(await screen.findByText('We do not know “zzz” as a kind, so the list does not go by it.')).toBeVisible();
  expect(screen.getByText('We do not know “yyy” as an interest, so the list does not go by it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give up: temple' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /zzz/i })).toBeNull();
  const lists = () => api.asked.filter(({ call }) => call === 'GET /api/pointOfInterests');
  await waitFor(() => expect(lists().at(-1)?.input).toMatchObject({ query: { kind: 'temple' } }));
  expect(lists().at(-1)?.input).not.toHaveProperty('query.tags');
});
