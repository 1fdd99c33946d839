import { journeyProblems } from './check-journeys.ts';
import { aShelf } from '../read/test-shelf.ts';
import { journeySchema, type CatalogueJourney } from '../schema/journey-schema.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const stay = (destination: string, nights: number) => ({
  destination,
  nights,
  why: 'Temples, gardens and lanes for the evening.',
});

const kansai: CatalogueJourney = {
  slug: 'kansai',
  title: 'Old capitals of Kansai',
  snippet: 'Three cities that lie an hour apart, and what each does best.',
  description: words(90),
  tags: ['history', 'food'],
  best_months: [4, 11],
  stays: [stay('osaka', 2), stay('kyoto', 4), stay('osaka', 1)],
};
const way = (one: string, other: string) => ({
  between: [one, other] as [string, string],
  mode: 'train' as const,
  minutes: 60,
  often: 'every 15 minutes',
  operator: null,
  note: null,
  checked: '2026-11',
});

const destinations = new Map(
  ['kyoto', 'osaka', 'tokyo'].map((slug) => {
    const { destination } = aShelf(slug);
    Object.assign(destination.seasons, { feb: 0, apr: 2 });
    return [slug, destination];
  }),
);
const problemsOf = (...journeys: CatalogueJourney[]) =>
  journeyProblems(journeys, [way('kyoto', 'osaka')], destinations);

it('finds nothing in a sound journey, which may come back to where it was and take ways backwards', () => {
  expect(journeySchema.parse(kansai)).toEqual(kansai);
  expect(problemsOf(kansai)).toEqual([]);
});

it.each<[string, Partial<CatalogueJourney>]>([
  ['stays in atlantis, which is no destination', { stays: [stay('kyoto', 4), stay('atlantis', 4)] }],
  ['goes from kyoto to tokyo, and no connection does', { stays: [stay('kyoto', 4), stay('tokyo', 4)] }],
  ['stays in kyoto twice in a row', { stays: [stay('kyoto', 4), stay('kyoto', 4)] }],
  ['takes 6 days; give it 7 to 21', { stays: [stay('kyoto', 3), stay('osaka', 2)] }],
  [
    'takes 22 days; give it 7 to 21',
    { stays: [stay('kyoto', 7), stay('osaka', 7), stay('kyoto', 6), stay('osaka', 1)] },
  ],
  ['calls feb a best month, and osaka, kyoto would have you stay away then', { best_months: [2, 4] }],
  ['names a best month twice', { best_months: [4, 4] }],
  ['"hidden gem" is filler', { snippet: 'A hidden gem of a journey over three old cities.' }],
  ['"bustling" is filler', { stays: [stay('osaka', 4), { ...stay('kyoto', 4), why: 'Bustling lanes.' }] }],
])('says "%s" of a journey', (told, change) => {
  expect(problemsOf({ ...kansai, ...change })).toEqual([
    expect.stringMatching(new RegExp(`^world/journeys.json: kansai ${told}`, 'i')),
  ]);
});

it('lets a month stand that only the smaller part of the destinations would be avoided in', () => {
  const kyoto = destinations.get('kyoto')!;
  const fair = { ...kyoto, seasons: { ...kyoto.seasons, feb: 1 as const } };
  const mild = new Map(destinations).set('kyoto', fair).set('tokyo', fair);
  const three = { ...kansai, best_months: [2], stays: [stay('tokyo', 3), stay('kyoto', 3), stay('osaka', 3)] };
  const ways = [way('kyoto', 'osaka'), way('tokyo', 'kyoto')];
  expect(journeyProblems([three], ways, mild)).toEqual([]);
  expect(journeyProblems([three], ways, destinations)).toHaveLength(1);
});

it('knows a journey by its slug', () => {
  expect(problemsOf(kansai, kansai)).toEqual([expect.stringContaining('stands twice')]);
});

it.each<[string, Partial<CatalogueJourney>]>([
  ['a month that no calendar has', { best_months: [13] }],
  ['no month at all', { best_months: [] }],
  ['one stay alone', { stays: [stay('kyoto', 7)] }],
  ['a stay without a night', { stays: [stay('kyoto', 7), stay('osaka', 0)] }],
  ['a description of a few words', { description: words(20) }],
])('refuses %s', (_what, change) => {
  expect(journeySchema.safeParse({ ...kansai, ...change }).success).toBe(false);
});
