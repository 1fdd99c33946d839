import {
  aLocationInFull,
  aPageOf,
  aPlace,
  fakeApi,
  renderAt,
  seeEverything,
  type FakeAnswers,
} from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { Page } from './location-details.page.tsx';

jest.mock('@tabi/shared/map', () => ({
  PlaceMap: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

beforeEach(() => seeEverything());

const Posts = ({ location }: { location?: { name: string } }) => <p>What the blog shows of {location?.name}</p>;
const blog = { LatestPosts: Posts };
const remotes = {
  peek: () => blog,
  load: () => Promise.resolve(blog),
  forget: () => undefined,
  styles: () => [],
};

const show = (answers: FakeAnswers = {}) => {
  const api = fakeApi({
    'GET /api/location/{id}': { results: aLocationInFull(1) },
    'GET /api/pointOfInterests': aPageOf([aPlace(1), aPlace(2)]),
    ...answers,
  });
  return { api, ...renderAt(<Page />, { at: '/destinations/town-1', path: '/destinations/:id', api, remotes }) };
};

it('names the places of its map beside it, each leading to its page', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'Places of Town 1 on the map' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/destinations/town-1/attractions/place-1',
    '/destinations/town-1/attractions/place-2',
  ]);
  expect(screen.getByRole('link', { name: 'A larger map' })).toHaveAttribute(
    'href',
    '/destinations/town-1/attractions?view=map',
  );
});

it('shows what the blog tells from there', async () => {
  show();
  expect(await screen.findByText('What the blog shows of Town 1')).toBeVisible();
});
