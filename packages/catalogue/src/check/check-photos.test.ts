import { aShelf } from '../read/test-shelf.ts';
import type { CataloguePhoto } from '../schema/photo-schema.ts';
import { placeSchema } from '../schema/schema.ts';
import { idProblems, photoProblems } from './check-photos.ts';

const place = (shelf: ReturnType<typeof aShelf>, slug: string) => {
  const found = shelf.places.find((row) => row.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
};
const photo: CataloguePhoto = {
  place: 'gion',
  commons: 'File:Gion.jpg',
  author: 'Aiko Tanaka',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  source_url: 'https://commons.wikimedia.org/wiki/File:Gion.jpg',
  file: 'gion-1.webp',
  sha256: 'a'.repeat(64),
  width: 1600,
  height: 1200,
  tint: '#804020',
};

it.each(['9141', 'q9141', 'Q0', 'Q91a', 'L9141', 'http://www.wikidata.org/entity/Q9141'])(
  'does not take %s for an id of Wikidata',
  (wikidata) => expect(placeSchema.safeParse({ ...place(aShelf(), 'gion'), wikidata }).success).toBe(false),
);

it('lets an id stand for one thing of a destination', () => {
  const shelf = aShelf();
  place(shelf, 'gion').wikidata = 'Q99999999';
  expect(idProblems([shelf])).toEqual([]);
  place(shelf, 'kinkaku-ji').wikidata = 'Q99999999';
  expect(idProblems([shelf])).toEqual([
    expect.stringMatching(/^kyoto\/places\.json:\d+ .*has the id of kyoto\/places\.json:\d+/),
  ]);
});

it('lets two destinations send people to the same thing, and to no other', () => {
  const [kyoto, nara] = [aShelf('kyoto'), aShelf('nara')];
  place(kyoto, 'gion').wikidata = 'Q99999999';
  const theirs = nara.places[0];
  if (!theirs) throw new Error('Nara has no places.');
  theirs.wikidata = 'Q99999999';
  expect(idProblems([kyoto, nara])).toHaveLength(1);
  Object.assign(theirs, { lat: place(kyoto, 'gion').lat, lng: place(kyoto, 'gion').lng });
  expect(idProblems([kyoto, nara])).toEqual([]);
});

it('asks that a photograph shows a place with an id, is named after it, and stands once', () => {
  const shelf = aShelf();
  place(shelf, 'gion').wikidata = 'Q99999999';
  expect(photoProblems({ ...shelf, photos: [photo] })).toEqual([]);
  expect(photoProblems({ ...shelf, photos: [photo, photo] })[0]).toContain('stands twice');
  expect(photoProblems({ ...shelf, photos: [{ ...photo, place: 'atlantis' }] })[0]).toContain('shows atlantis');
  expect(photoProblems({ ...shelf, photos: [{ ...photo, file: 'kinkaku-ji-1.webp' }] })[0]).toContain(
    'named after another',
  );
});
