import { catalogueFolder } from '../catalogue-folder.ts';
import { readCatalogue } from '../read/read.ts';

const shelves = readCatalogue(catalogueFolder);
const standTwice = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index);

it('no two pages of a place, a hotel and a tour have one title', () => {
  const titles = shelves.flatMap(({ destination, places, hotels, tours }) => [
    ...[...places.map(({ name }) => name), ...tours.map(({ title }) => title)].map(
      (name) => `${name}, ${destination.name}`,
    ),
    ...hotels.map(({ name, kind }) => `${name}, ${kind} in ${destination.name}`),
  ]);
  expect(standTwice(titles)).toEqual([]);
});

it('no two destinations have one title', () => {
  expect(standTwice(shelves.map(({ destination: { name, country } }) => `${name}, ${country}`))).toEqual([]);
});

it('no two pages are described in the same words', () => {
  const words = shelves.flatMap(({ destination, places, tours }) => [
    destination.snippet,
    ...places.map(({ snippet }) => snippet),
    ...tours.map(({ snippet }) => snippet),
  ]);
  expect(standTwice(words)).toEqual([]);
});
