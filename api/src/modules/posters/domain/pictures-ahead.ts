import { firstOfLists, picturesOf, type CatalogueShelf } from '@tabi/catalogue';
import { pictureHash, shapes, type Drawn, type PosterFacts, type Shape } from '@tabi/posters';
import { keptName, type ArtFile } from './art-file.ts';

export type PictureAhead = { name: string; facts: PosterFacts; file: ArtFile };

/** Destinations whose cards are on the first screens: of the landing, and of the list of all. */
const firstDestinations = 24;
/** Destinations whose own page is opened most. */
const firstHeroes = 12;
/** Destinations whose first two places are met in lists. */
const firstHosts = 20;
/** Hotels and tours that the lists of all of Asia begin with. */
const firstOffers = 12;

/** What most screens take of each: a laptop's and a phone's. */
const cards: [Shape, number][] = [
  ['card', 320],
  ['card', 640],
];
const posters: [Shape, number][] = [
  ['tall', 480],
  ['tall', 640],
];
const heroes: [Shape, number][] = [
  ['wide', 960],
  ['wide', 1280],
];

const fameOf = ({ places }: CatalogueShelf) => places.reduce((sum, { importance }) => sum + importance, 0);
/** As lists order destinations that nobody has sorted. */
const byPopularity = (a: CatalogueShelf, b: CatalogueShelf) =>
  a.destination.tier - b.destination.tier ||
  fameOf(b) - fameOf(a) ||
  a.destination.name.localeCompare(b.destination.name);

/** Pure: the pictures of first screens, some 250, in the format that browsers of today take. */
export function firstPictures(shelves: CatalogueShelf[]): PictureAhead[] {
  const all = picturesOf(shelves, []);
  const first = [...shelves].sort(byPopularity).slice(0, firstDestinations);
  const slugs = first.map(({ destination: { slug } }) => slug);
  const sized = (drawn: Drawn, slug: string, facts: PosterFacts, sizes: [Shape, number][]) =>
    sizes.map(([shape, width]): PictureAhead => {
      const height = Math.round(width * shapes[shape]);
      const file: ArtFile = { shape, width, height, hash: pictureHash(facts), format: 'avif' };
      return { name: keptName(drawn, slug, file), facts, file };
    });
  const begun = firstOfLists(shelves, firstOffers);
  const offers = all.filter(
    ({ drawn, slug }) => (drawn === 'hotel' || drawn === 'tour') && begun[drawn].includes(slug),
  );
  const cardsOfOffers = offers.flatMap(({ drawn, slug, facts }) => sized(drawn, slug, facts, cards));
  const ofDestinations = slugs.flatMap((slug, rank) => {
    const own = all.filter(({ drawn, slug: one }) => drawn === 'destination' && one === slug);
    const within = all.filter(({ drawn, list }) => drawn === 'place' && list === slug);
    return [
      ...own.flatMap(({ facts }) =>
        sized('destination', slug, facts, [...posters, ...cards, ...(rank < firstHeroes ? heroes : [])]),
      ),
      ...within.slice(0, rank < firstHosts ? 2 : 0).flatMap((place) => sized('place', place.slug, place.facts, cards)),
    ];
  });
  return [...ofDestinations, ...cardsOfOffers];
}
