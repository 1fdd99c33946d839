import { catalogueFolder } from '../catalogue-folder.ts';
import { worldProblems } from './check-world.ts';
import { aShelf } from '../read/test-shelf.ts';
import { readWorld, type CatalogueWorld } from '../read/read-world.ts';

const kyotoToOsaka: CatalogueWorld['connections'][number] = {
  between: ['kyoto', 'osaka'],
  mode: 'train',
  minutes: 60,
  often: 'every 15 minutes',
  operator: null,
  note: null,
  checked: '2026-11',
};
const gion: CatalogueWorld['festivals'][number] = {
  slug: 'gion-matsuri',
  name: 'Gion Matsuri',
  local_name: '祇園祭',
  countries: [],
  destinations: ['kyoto'],
  when: { calendar: 'gregorian', month: 7, day: 1 },
  days: 31,
  may_move: false,
  text: 'Floats as tall as houses are pulled through the middle of the city.',
};

const shelves = [aShelf('kyoto'), aShelf('osaka'), aShelf('tokyo')];
const problemsOf = (world: Partial<CatalogueWorld>) =>
  worldProblems({ countries: [], connections: [], festivals: [], journeys: [], ...world }, shelves, new Set(['JP']));

it('finds filler in every text of a country, the nested ones too', () => {
  const [country] = readWorld(catalogueFolder).countries;
  if (!country) throw new Error('There are no countries.');
  const regions = [{ name: 'North', text: 'A vibrant coast.' }];
  expect(problemsOf({ countries: [{ ...country, code: 'JP', regions }] })).toEqual([
    'countries/JP.json: "vibrant" is filler; say what is really there.',
  ]);
});

it('finds nothing in sound rows', () => {
  expect(problemsOf({ connections: [kyotoToOsaka], festivals: [gion] })).toEqual([]);
});

it.each<[string, Partial<typeof kyotoToOsaka>]>([
  ['one end is no other destination', { between: ['kyoto', 'atlantis'] }],
  ['one end is no other destination', { between: ['kyoto', 'kyoto'] }],
  ['20 minutes for 370 km is quicker than it goes', { between: ['kyoto', 'tokyo'], minutes: 20 }],
  ['900 minutes for 43 km; mend it', { minutes: 900 }],
])('says "%s" of a connection', (words, change) => {
  expect(problemsOf({ connections: [{ ...kyotoToOsaka, ...change }] })).toEqual([expect.stringContaining(words)]);
});

it('knows a connection by its ends in either order', () => {
  const back = { ...kyotoToOsaka, between: ['osaka', 'kyoto'] as [string, string] };
  expect(problemsOf({ connections: [kyotoToOsaka, back] })).toEqual([expect.stringContaining('stands twice')]);
});

it.each<[string, CatalogueWorld['festivals']]>([
  ['is kept in atlantis, which is not known', [{ ...gion, destinations: ['atlantis'] }]],
  ['is kept in XX, which is not known', [{ ...gion, countries: ['XX'] }]],
  ['is kept nowhere', [{ ...gion, destinations: [] }]],
  ['stands twice', [gion, gion]],
  [
    'reckons the first month of 2027 a day late; list its days',
    [{ ...gion, when: { calendar: 'chinese', month: 1, day: 1 } }],
  ],
])('says "%s" of a festival', (words, festivals) => {
  expect(problemsOf({ festivals })).toEqual([expect.stringContaining(words)]);
});
