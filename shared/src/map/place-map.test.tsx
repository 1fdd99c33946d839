import { act, screen, waitFor } from '@testing-library/react';
import type { Site } from '../contracts/site.ts';
import { fakeApi, renderAt } from '../testing/testing.ts';
import { addBaseMap } from './base-map.ts';
import { PlaceMap } from './place-map.tsx';

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
const own = { tile_url: null, attribution: 'Made with Natural Earth', index_url: '/map/index-1.json' };
const pins = [
  { id: 'a', lat: 35, lng: 135.7, label: 'Kinkaku-ji', mark: '1' },
  { id: 'b', lat: 35.02, lng: 135.78, label: 'Ginkaku-ji', mark: '2' },
];

jest.mock('./base-map.ts');
// In a page without layout OpenLayers has no size to fill: what it would be filled with is all that can be seen.
const drawn = jest.mocked(addBaseMap);
beforeEach(() => {
  drawn.mockReset().mockReturnValue({ recolour: () => undefined, dispose: () => undefined });
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
