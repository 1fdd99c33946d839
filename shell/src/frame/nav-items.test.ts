import { createAppState } from '@tabi/shared/state';
import { navItems } from './nav-items.ts';

const off = createAppState().features;
const labels = (features: Partial<typeof off>) => {
  const { main, side } = navItems({ ...off, ...features });
  return [...main, ...side].map(({ label }) => label);
};

it('has four ways while every switch is off', () => {
  expect(labels({})).toEqual(['Home', 'Destinations', 'Blog', 'About Us']);
});

it.each([
  [{ hotels_page_enabled: true }, 'Hotels'],
  [{ pois_page_enabled: true }, 'Attractions'],
  [{ products_page_enabled: true }, 'Tours & Guides'],
  [{ market_place_enabled: true }, 'For Creators'],
])('with %o has %s too', (features, label) => {
  expect(labels(features)).toContain(label);
});
