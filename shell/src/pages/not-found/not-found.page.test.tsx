import { aLocation, aSearchHit, fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './not-found.page.tsx';

const show = (at: string, results = [aSearchHit()]) => {
  const api = fakeApi({
    'GET /api/search': { results },
    'GET /api/location/recommended': { results: [aLocation(2, { slug: 'hanoi', name: 'Hanoi' })] },
  });
  return { api, ...renderAt(<Page />, { at, api }) };
};
const guesses = () => screen.findByRole('region', { name: 'Were you looking for this?' });

it('guesses from the address what was wanted', async () => {
  const { api } = show('/destinations/kioto');
  expect(within(await guesses()).getByRole('link', { name: 'Kyoto 京都' })).toHaveAttribute(
    'href',
    '/destinations/kyoto',
  );
  expect(api.asked).toContainEqual({ call: 'GET /api/search', input: { query: { text: 'kioto', limit: 3 } } });
});

it('leads on to good places where nothing is alike', async () => {
  show('/destinations/xyzzy', []);
  const places = await screen.findByRole('region', { name: 'Good places to go on from' });
  expect(within(places).getByRole('link', { name: 'Hanoi' })).toHaveAttribute('href', '/destinations/hanoi');
  expect(screen.queryByRole('region', { name: 'Were you looking for this?' })).toBeNull();
});

it('guesses no story that only mentions the word somewhere in its text', async () => {
  const story = (slug: string, name: string) => aSearchHit({ kind: 'post', slug, name, local_name: null });
  show('/night-trains', [story('how-to-bathe', 'How to bathe'), story('by-night-train', 'Vietnam by night train')]);
  expect(within(await guesses()).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Vietnam by night train/ })).toBeVisible();
});

it('says to who came by an invitation or a link what may be wrong with it', async () => {
  const { unmount } = show('/itinerary/kyoto-1/shared?token=old');
  await guesses();
  expect(screen.getByText(/^The invitation or link may have been used already/)).toBeVisible();
  unmount();
  show('/kioto');
  await guesses();
  expect(screen.queryByText(/^The invitation or link/)).toBeNull();
});

it('opens the search', async () => {
  const { user, state } = show('/kioto');
  await guesses();
  await user.click(screen.getByRole('button', { name: 'Search Tabi' }));
  await waitFor(() => expect(state.overlay).toEqual({ kind: 'search' }));
});
