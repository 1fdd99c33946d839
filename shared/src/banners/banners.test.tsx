import { act, screen } from '@testing-library/react';
import type { Site } from '../contracts/site.ts';
import { fakeApi, renderAt } from '../testing/testing.ts';
import { CarBanner } from './car-banner.tsx';
import { FlightBanner } from './flight-banner.tsx';

const picture = { url: '/art/banner/flights-2/wide-960-0123456789ab.webp', tint: '#abcdef' };
const alone = { picture, url: null, frame_url: null };
const site = (flights: Partial<Site['banners']['flights']> = {}): Site => ({
  banners: { flights: { ...alone, variant: 2, ...flights }, cars: alone },
  social: [],
  listing: null,
  map: {
    tile_url: null,
    attribution: 'Made with Natural Earth',
    index_url: '/map/index-0123456789.json',
    streets: null,
  },
});
const show = (element = <FlightBanner plan={() => undefined} />, results = site()) =>
  renderAt(element, { api: fakeApi({ 'GET /api/site': { results } }) });

it('says what its variant says', async () => {
  show();
  expect(await screen.findByText('Fly in with the first light')).toBeVisible();
});

it('plans a trip where there is no partner', async () => {
  const plan = jest.fn();
  const { user } = show(<CarBanner plan={plan} />);
  await user.click(await screen.findByRole('button', { name: 'Plan days out of town' }));
  expect(plan).toHaveBeenCalledTimes(1);
});

it('leads to the partner, and says that it is an advertisement', async () => {
  show(<FlightBanner plan={() => undefined} />, site({ url: 'https://www.flights.example/asia' }));
  const link = await screen.findByRole('link', { name: 'Search flights' });
  expect(link).toHaveAttribute('href', 'https://www.flights.example/asia');
  expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'));
  expect(screen.getByText('An advertisement. Opens flights.example in a new tab.')).toBeVisible();
});

describe('a partner’s frame', () => {
  let comeNear: () => void;
  const real = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    } as never;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = real;
  });

  it('loads only when it has come near, and in a sandbox', async () => {
    show(<FlightBanner plan={() => undefined} />, site({ frame_url: 'https://search.example/form' }));
    await screen.findByText('Fly in with the first light');
    expect(screen.queryByTitle('Search flights')).toBeNull();
    act(() => comeNear());
    const frame = screen.getByTitle('Search flights');
    expect(frame).toHaveAttribute('src', 'https://search.example/form');
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-top-navigation/);
  });
});
