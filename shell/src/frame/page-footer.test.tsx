import { fakeApi, renderAt } from '@tabi/shared/testing';
import { screen, within } from '@testing-library/react';
import { PageFooter } from './page-footer.tsx';

const picture = { url: '/art/banner/cars/wide-960-0123456789ab.webp', tint: '#abcdef' };
const banner = { picture, url: null, frame_url: null };
const site = {
  banners: { flights: { ...banner, variant: 1 }, cars: banner },
  social: ['Instagram', 'Facebook', 'YouTube'].map((name) => ({
    name,
    url: `https://${name.toLowerCase()}.example/tabi`,
  })),
  listing: { name: 'Product Hunt', url: 'https://list.example/tabi' },
  map: {
    tile_url: null,
    attribution: 'Made with Natural Earth',
    index_url: '/map/index-0123456789.json',
    streets: null,
  },
};
const show = () => renderAt(<PageFooter />, { api: fakeApi({ 'GET /api/site': { results: site } }) });

it('links to its three social networks and its listing', async () => {
  show();
  const elsewhere = await screen.findByRole('list', { name: 'Tabi elsewhere' });
  expect(
    within(elsewhere)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Instagram', 'Facebook', 'YouTube', 'Listed on Product Hunt']);
});

it('folds its lists open and shut', async () => {
  const { user } = show();
  const fold = screen.getByRole('button', { name: 'About Us' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await screen.findByRole('list', { name: 'Tabi elsewhere' });
});

it('opens the choice of currencies', async () => {
  const { user, state } = show();
  await user.click(screen.getByRole('button', { name: /US dollar \(\$\)/ }));
  expect(state.overlay).toEqual({ kind: 'currency' });
});

it('switches the theme', async () => {
  const { user, state } = show();
  await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
  expect(state.theme).toBe('dark');
  expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
});

it('leaves the theme to the device', async () => {
  const { user, state } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Match my device' }));
  expect(state.followsDevice).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
  expect(screen.getByRole('checkbox', { name: 'Match my device' })).not.toBeChecked();
});
