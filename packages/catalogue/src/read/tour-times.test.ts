import type { CataloguePlace } from '../schema/schema.ts';
import type { CatalogueTour } from '../schema/tour-schema.ts';
import { tourTimes } from './tour-times.ts';

const place = (slug: string, lng: number, hours: CataloguePlace['hours'] = 'always') =>
  ({ slug, lat: 35, lng, hours, visit_minutes: 30 }) as unknown as CataloguePlace;
const tour = (over: Partial<CatalogueTour> = {}) =>
  ({ mode: 'walk', starts_at: '09:00', best_days: [], stops: [{}, {}], ...over }) as unknown as CatalogueTour;
/** About 910 m of longitude at this latitude. */
const step = 0.01;

it('goes from stop to stop on foot and arrives on the five minutes', () => {
  const { stops, minutes, metres } = tourTimes(tour(), [place('a', 135), place('b', 135 + step)]);
  expect(stops.map(({ arrives, leaves }) => [arrives, leaves])).toEqual([
    [540, 570],
    [585, 615],
  ]);
  expect(stops[1]?.hop).toMatchObject({ mode: 'walk', metres });
  expect(minutes).toBe(75);
});

it('stays as long as the tour says, else as long as the place', () => {
  const { stops } = tourTimes(tour({ stops: [{ place: 'a', minutes: 10 }, { place: 'b' }] }), [
    place('a', 135),
    place('b', 135),
  ]);
  expect(stops.map(({ arrives, leaves }) => leaves - arrives)).toEqual([10, 30]);
});

it.each([
  ['walk', 20, 'walk'],
  ['cycle', 5, 'cycle'],
  ['transit', 20, 'transit'],
  ['drive', 20, 'drive'],
  ['transit', 0.3, 'walk'],
  ['drive', 0.3, 'walk'],
] as const)('%s over %d steps goes by %s', (mode, steps, by) => {
  const { stops } = tourTimes(tour({ mode }), [place('a', 135), place('b', 135 + steps * step)]);
  expect(stops[1]?.hop?.mode).toBe(by);
});

it('works on the days on which every stop is open on arrival', () => {
  const closedMondays = place('b', 135 + step, { daily: ['09:00-17:00'], mon: [] });
  expect(tourTimes(tour(), [place('a', 135), closedMondays]).days).toEqual([1, 2, 3, 4, 5, 6]);
  expect(tourTimes(tour({ best_days: ['mon', 'sat'] }), [place('a', 135), closedMondays]).days).toEqual([5]);
  expect(tourTimes(tour({ starts_at: '17:00' }), [place('a', 135), closedMondays]).days).toEqual([]);
});

it('waits a quarter of an hour for a door, not longer', () => {
  const opens = (clock: string) => [place('a', 135, { daily: [`${clock}-17:00`] }), place('b', 135)];
  expect(tourTimes(tour(), opens('09:15')).days).toHaveLength(7);
  expect(tourTimes(tour(), opens('09:20')).days).toEqual([]);
});

it('knows of markets that close after midnight', () => {
  const market = place('a', 135, { sat: ['18:00-02:00'] });
  expect(tourTimes(tour({ starts_at: '23:00' }), [market]).days).toEqual([5]);
  expect(tourTimes(tour({ starts_at: '01:00' }), [market]).days).toEqual([6]);
});
