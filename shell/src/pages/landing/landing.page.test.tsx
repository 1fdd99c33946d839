import { createAppState } from '@tabi/shared/state';
import { aLocation, fakeApi, lending, renderAt, seeEverything, type RenderOptions } from '@tabi/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { Page } from './landing.page.tsx';

const off = createAppState().features;
const names = ['Kyoto', 'Hanoi', 'Petra'];
const atHome: Record<string, string> = { Kyoto: '京都', Petra: 'Petra' };
const destinations = names.map((name, index) =>
  aLocation(index + 1, { slug: name.toLowerCase(), name, local_name: atHome[name] ?? null }),
);
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

it('names each destination of the postcards once, and at home where that is another name', async () => {
  await show();
  const cards = within(screen.getByRole('list', { name: 'Destinations to begin with' })).getAllByRole('link');
  expect(cards.map(({ textContent }) => textContent?.trim())).toEqual(['Kyoto 京都', 'Hanoi', 'Petra']);
});

it('shows every destination of the season, with a way to stop the pictures', async () => {
  const { user } = await show();
  const gallery = screen.getByRole('region', { name: 'In season' });
  for (const [index, name] of names.entries()) {
    await user.click(screen.getByRole('button', { name: `Go to slide ${index + 1} of ${names.length}` }));
    expect(gallery).toHaveTextContent(name);
  }
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
