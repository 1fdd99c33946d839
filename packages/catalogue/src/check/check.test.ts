import { catalogueFolder } from '../catalogue-folder.ts';
import { join } from 'node:path';
import { checkCatalogue } from './check.ts';
import { readDrawnWater } from '../map/drawn-water.ts';
import type { CatalogueShelf } from '../read/read.ts';
import type { CatalogueGuide } from '../schema/guide-schema.ts';
import { aShelf, lineIn } from '../read/test-shelf.ts';

const water = readDrawnWater(join(catalogueFolder, 'reference'));
const known = {
  countries: new Set(['JP']),
  destinations: new Set(['kyoto', 'nara', 'osaka', 'tokyo', 'kanazawa', 'hiroshima']),
};

/** What the check says of Kyoto once it has been changed. */
function problemsAfter(change: (shelf: CatalogueShelf) => void): string[] {
  const shelf = aShelf();
  change(shelf);
  return checkCatalogue([shelf], { water, ...known });
}
const named = (shelf: CatalogueShelf, slug: string) => {
  const place = shelf.places.find((row) => row.slug === slug);
  if (!place) throw new Error(`Kyoto has no ${slug}.`);
  return place;
};

it('finds nothing in a sound shelf', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it('names file and line of what is wrong', () => {
  const [problem = ''] = problemsAfter((shelf) => (named(shelf, 'gion').description += ' A hidden gem.'));
  const [, file = '', line = ''] = /^([^:]+):(\d+) gion: "hidden gem" is filler/.exec(problem) ?? [];
  expect(lineIn(file, Number(line))).toContain('"slug": "gion"');
});

it.each<[string, (shelf: CatalogueShelf) => void]>([
  ['km from the centre', (shelf) => Object.assign(named(shelf, 'gion'), { lat: 35.7, day_trip: false })],
  [
    'lies within 30 m of',
    (shelf) =>
      Object.assign(named(shelf, 'gion'), { lat: named(shelf, 'kinkaku-ji').lat, lng: named(shelf, 'kinkaku-ji').lng }),
  ],
  ['stands twice', (shelf) => shelf.places.push({ ...named(shelf, 'gion'), lat: 35.02 })],
  ['is never open', (shelf) => (named(shelf, 'gion').hours = { daily: [] })],
  [
    'is open for less than 30 minutes on mon',
    (shelf) => (named(shelf, 'gion').hours = { daily: ['09:00-17:00'], mon: ['09:00-09:20'] }),
  ],
  [
    'has ranges upon one another on sun',
    (shelf) => (named(shelf, 'gion').hours = { daily: ['09:00-17:00'], sun: ['09:00-13:00', '12:00-17:00'] }),
  ],
  [
    'takes 90 minutes and is never open for more than 60',
    (shelf) => Object.assign(named(shelf, 'gion'), { hours: { daily: ['09:00-10:00'] }, visit_minutes: 90 }),
  ],
  ['there is no 02-30', (shelf) => named(shelf, 'gion').closed_dates.push('02-30')],
  [
    'there is no 06-31; mend the closure',
    (shelf) => (named(shelf, 'gion').closures = [{ from: '06-01', to: '06-31', why: 'Works' }]),
  ],
  [
    'is closed from 2027-03-01 to 2027-02-01',
    (shelf) => (named(shelf, 'gion').closures = [{ from: '2027-03-01', to: '2027-02-01', why: 'Works' }]),
  ],
  ['is part of atlantis, which is no other place here', (shelf) => (named(shelf, 'gion').part_of = 'atlantis')],
  [
    'is part of kinkaku-ji, a part itself; name nishiki-market',
    (shelf) => {
      named(shelf, 'gion').part_of = 'kinkaku-ji';
      named(shelf, 'kinkaku-ji').part_of = 'nishiki-market';
    },
  ],
  ['begins with "It"; say first what it is', (shelf) => (named(shelf, 'gion').description = 'It has lanterns.')],
  [
    'marks jul, aug 2, and says "July and August are heavy with heat"',
    (shelf) => Object.assign(shelf.destination.seasons, { jul: 2, aug: 2 }),
  ],
  [
    'marks dec, jan, feb 0, and says "December to February is clear and dry"',
    (shelf) =>
      Object.assign(shelf.destination.seasons, {
        ...{ dec: 0, jan: 0, feb: 0 },
        why: 'April is full of blossom; December to February is clear and dry.',
      }),
  ],
  ['name at least two places of importance 5', (shelf) => shelf.places.forEach((place) => (place.importance = 3))],
  ['shares a sentence with', (shelf) => (named(shelf, 'gion').description = named(shelf, 'kinkaku-ji').description)],
  [
    'stands in the water of our map, 3.3 km from its shore',
    (shelf) => Object.assign(named(shelf, 'gion'), { lat: 34.35, lng: 135.1, day_trip: true }),
  ],
  ['there is no country XX', (shelf) => (shelf.destination.country = 'XX')],
  ['DEM is not one of the supported currencies', (shelf) => (shelf.destination.currency = 'DEM')],
  ['is no IANA time zone', (shelf) => (shelf.destination.time_zone = 'Asia/Kyoto')],
  ['its neighbour atlantis is no other destination', (shelf) => shelf.destination.neighbours.push('atlantis')],
  ['hotels; name 8 to 15', (shelf) => shelf.hotels.splice(3)],
])('says "%s"', (words, change) => {
  expect(problemsAfter(change)).toContainEqual(expect.stringContaining(words));
});

describe('of the guide', () => {
  const area = { slug: 'pontocho', name: 'Pontocho', local_name: '先斗町', lat: 35.0056, lng: 135.771 };
  const guideAfter = (change: (guide: CatalogueGuide) => void) =>
    problemsAfter((shelf) => {
      const dish = { name: 'Yudofu', local_name: '湯豆腐', text: 'Tofu warmed in kelp broth.' };
      shelf.guide = {
        checked: '2026-11',
        getting_about: { walking: 2, transit: 3, taxi: false },
        accessibility: 'Steps.',
        etiquette: 'Shoes off.',
        safety: null,
        food_areas: [{ ...area, radius: 200, text: 'Grilled chicken above the river.', meals: ['dinner'] }],
        dishes: [dish],
      };
      change(shelf.guide);
    });

  it.each<[string, (guide: CatalogueGuide) => void]>([
    ['km from the centre; mend the coordinates', ({ food_areas: [first] }) => Object.assign(first ?? {}, { lat: 36 })],
    ['Yudofu stands twice', ({ dishes }) => dishes.push(...dishes)],
  ])('says "%s"', (words, change) => {
    expect(guideAfter(change)).toContainEqual(expect.stringContaining(words));
  });

  it('finds nothing in a sound one', () => {
    expect(guideAfter(() => undefined)).toEqual([]);
  });
});

describe('of tours', () => {
  const tourAfter = (change: (tour: CatalogueShelf['tours'][number], shelf: CatalogueShelf) => void) =>
    problemsAfter((shelf) => {
      const tour = shelf.tours.find(({ slug }) => slug === 'kiyomizu-at-six');
      if (!tour) throw new Error('Kyoto has lost its tour.');
      change(tour, shelf);
    });

  it.each<[string, Parameters<typeof tourAfter>[0]]>([
    ['there is no place atlantis in kyoto', (tour) => tour.stops.push({ place: 'atlantis' })],
    ['stops twice at', (tour) => tour.stops.push({ place: 'kiyomizu-dera' })],
    ['is too far for walk', (tour) => tour.stops.push({ place: 'kinkaku-ji' })],
    ['kiyomizu-dera is closed at 03:00', (tour) => (tour.starts_at = '03:00')],
  ])('says "%s"', (words, change) => {
    expect(tourAfter(change)).toContainEqual(expect.stringContaining(words));
  });

  it('names the days when never all of its doors are open together', () => {
    const problems = tourAfter((tour, shelf) => {
      tour.best_days = ['mon', 'tue'];
      named(shelf, 'gion').hours = { daily: ['00:00-24:00'], mon: [] };
      named(shelf, 'higashiyama-lanes').hours = { daily: ['00:00-24:00'], tue: [] };
    });
    expect(problems).toContainEqual(
      expect.stringContaining('on every day some stop is closed (mon gion, tue higashiyama-lanes)'),
    );
  });
});
