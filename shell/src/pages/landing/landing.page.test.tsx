import { createAppState } from '@tabi/shared/state';
import { aLocation, fakeApi, lending, renderAt, seeEverything, type RenderOptions } from '@tabi/shared/testing';
import { act, screen } from '@testing-library/react';
import { Page } from './landing.page.tsx';

const off = createAppState().features;
const names = ['Kyoto', 'Hanoi', 'Petra'];
const destinations = names.map((name, index) => aLocation(index + 1, { slug: name.toLowerCase(), name }));
const remotes = lending({ TopDestinations: () => null, LatestPosts: () => null });

beforeEach(seeEverything);

/** What is fetched later suspends: the first look waits for it. */
const show = async (state: RenderOptions['state'] = {}) => {
  const api = fakeApi({
    'GET /api/location/recommended': { results: destinations },
    'GET /api/location/top-destinations': { results: destinations },
  });
  const rendered = await act(() => Promise.resolve(renderAt(<Page />, { state, api, remotes })));
  await screen.findByRole('region', { name: 'In season' });
  return rendered;
};
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has its sections in the order of the specification', async () => {
  await show({ features: { ...off, market_place_enabled: true } });
  expect(sections()).toEqual([
    'At its best just now',
    'From an idea to a day that works',
    'Where people start',
    'From the notebook',
    'You know a place better than any guidebook?',
    'Your days, in your pocket',
  ]);
  expect(screen.getByRole('complementary', { name: 'Flights' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Cars' })).toBeVisible();
});

it('names no creators while the marketplace is closed', async () => {
  await show();
  expect(sections()).not.toContain('You know a place better than any guidebook?');
});

it('shows every destination of the season, with a way to stop the pictures', async () => {
  await show();
  const gallery = screen.getByRole('region', { name: 'In season' });
  for (const name of names) expect(gallery).toHaveTextContent(name);
  expect(screen.getByRole('button', { name: /^(Pause|Play)$/ })).toBeVisible();
});

it('opens the trip form', async () => {
  const { user, state } = await show();
  await user.click(screen.getByRole('button', { name: 'Start planning now' }));
  expect(state.overlay).toEqual({
    kind: 'widget',
    widget: 'mf-planner/TripForm',
    props: { destinations: [] },
    title: 'Plan a trip',
  });
});

it('fetches the pictures of the first screen at once: which is the largest depends on the width', async () => {
  await show();
  const cards = screen.getByRole('list', { name: 'Destinations to begin with' });
  const pictures = [...cards.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager']);
});
