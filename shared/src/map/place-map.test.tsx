import { act, screen, waitFor } from '@testing-library/react';
import type { Site } from '../contracts/site.ts';
import { fakeApi, renderAt } from '../testing/testing.ts';
import { addBaseMap } from './base-map.ts';
import { PlaceMap } from './place-map.tsx';
import { addStreetMap } from './street-map.ts';

const banner = {
  picture: { url: '/art/banner/cars/wide-960-0123456789ab.webp', tint: '#abcdef' },
  url: null,
  frame_url: null,
};
const siteWith = (map: Site['map']): Site => ({
  banners: { flights: { ...banner, variant: 1 }, cars: banner },
  social: [],
  listing: null,
  map,
});
const own = { tile_url: null, attribution: 'Made with Natural Earth', index_url: '/map/index-1.json', streets: null };
const pins = [
  { id: 'a', lat: 35, lng: 135.7, label: 'Kinkaku-ji', mark: '1' },
  { id: 'b', lat: 35.02, lng: 135.78, label: 'Ginkaku-ji', mark: '2' },
];

jest.mock('./base-map.ts');
jest.mock('./street-map.ts', () => ({ addStreetMap: jest.fn() }));
// In a page without layout OpenLayers has no size to fill: what it would be filled with is all that can be seen.
const drawn = jest.mocked(addBaseMap);
beforeEach(() => {
  drawn.mockReset().mockReturnValue({ recolour: () => undefined, dispose: () => undefined });
});
const streetsDrawn = jest.mocked(addStreetMap);
const osm = { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' };
const offered = {
  ...own,
  streets: { mode: 'ask' as const, style_url: 'https://tiles.example/style', archive_url: null, host: 'tiles.example' },
};
const streetsAsked = () => streetsDrawn.mock.calls.map(([, streets]) => streets.styleUrl ?? streets.archiveUrl);
beforeEach(() => {
  localStorage.clear();
  const made = { credits: [osm], recolour: () => undefined, dispose: () => undefined };
  streetsDrawn.mockReset().mockResolvedValue(made);
});
const show = (map: Site['map']) =>
  renderAt(<PlaceMap pins={pins} label="Map of Kyoto" />, {
    api: fakeApi({ 'GET /api/site': { results: siteWith(map) } }),
  });

it('can be reached and moved by keyboard, with named buttons beside it', async () => {
  show(own);
  await screen.findByText(own.attribution);
  expect(screen.getByRole('application', { name: 'Map of Kyoto' })).toHaveAttribute('tabindex', '0');
  for (const name of ['Zoom in', 'Zoom out', 'Show all']) expect(screen.getByRole('button', { name })).toBeVisible();
});

it('says what it is made from', async () => {
  show(own);
  expect(await screen.findByText('Made with Natural Earth')).toBeVisible();
});

it('draws from our own layers where no tiles are configured', async () => {
  show(own);
  await waitFor(() => expect(drawn.mock.calls.map(([, index]) => index)).toEqual(['/map/index-1.json']));
});

it('says whose tiles it shows, and then none of our own layers', async () => {
  show({ ...own, tile_url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tile people' });
  expect(await screen.findByText('© Tile people')).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
});

it('shows its pins on plain paper where the site does not answer', async () => {
  renderAt(<PlaceMap pins={pins} label="Map of Kyoto" />, { api: fakeApi() });
  await act(async () => undefined);
  expect(screen.getByRole('application', { name: 'Map of Kyoto' })).toBeVisible();
});

it('offers streets only where the site names somebody who has them', async () => {
  show(own);
  await screen.findByText(own.attribution);
  expect(screen.queryByRole('button', { name: /streets/i })).not.toBeInTheDocument();
});

it('asks nobody for streets until they are wanted, says whom that asks, and remembers the answer', async () => {
  const { user, unmount } = show(offered);
  const button = await screen.findByRole('button', { name: 'Show streets from tiles.example' });
  expect(streetsAsked()).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Hide streets' })).toHaveAttribute('aria-pressed', 'true');
  expect(streetsAsked()).toEqual(['https://tiles.example/style']);
  unmount();
  show(offered);
  expect(await screen.findByRole('button', { name: 'Hide streets' })).toBeVisible();
});

it('names who made the streets while they are shown, and whom the ground is from when they are hidden', async () => {
  localStorage.setItem('map-streets', 'yes');
  const { user } = show(offered);
  expect(await screen.findByRole('link', { name: osm.text })).toHaveAttribute('href', osm.href);
  await user.click(screen.getByRole('button', { name: 'Hide streets' }));
  expect(screen.getByText(own.attribution)).toBeVisible();
  expect(screen.queryByRole('link', { name: osm.text })).not.toBeInTheDocument();
});

it('keeps the ground where streets cannot be had, and tries again when asked', async () => {
  localStorage.setItem('map-streets', 'yes');
  streetsDrawn.mockRejectedValueOnce(new Error('https://tiles.example/style answered 503.'));
  const { user } = show(offered);
  await user.click(await screen.findByRole('button', { name: 'No streets. Try again' }));
  expect(await screen.findByRole('button', { name: 'Hide streets' })).toBeVisible();
  expect(streetsAsked()).toHaveLength(2);
});

it('shows streets to everybody where the site says so', async () => {
  show({ ...own, streets: { mode: 'always', style_url: null, archive_url: '/streets/map.pmtiles', host: null } });
  await waitFor(() => expect(streetsAsked()).toEqual(['/streets/map.pmtiles']));
  expect(screen.queryByRole('button', { name: /streets/i })).not.toBeInTheDocument();
});
