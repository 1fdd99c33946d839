import {
  factsOfLocation,
  factsOfPlace,
  factsOfPost,
  factsOfStay,
  factsOfTour,
  type Drawn,
  type PosterFacts,
} from '@tabi/posters';
import type { PostFile } from './post-file.ts';
import { firstOfLists } from './first-of-lists.ts';
import type { CatalogueShelf } from './read.ts';
import { tourRows } from './tour-rows.ts';
import { uniqueSlugs } from './unique-slugs.ts';

/** A picture of the catalogue, and the list in which it stands beside others of its kind. */
export interface Picture {
  drawn: Drawn;
  slug: string;
  /** The destination whose list it is in; none where all of Asia is one list. */
  list: string | null;
  /** Whether the list of all of Asia begins with it and others of its kind, whatever destination they are of. */
  isFirst?: boolean;
  facts: PosterFacts;
  /** The facts with another take than the one written down. */
  retake: (take: number) => PosterFacts;
}

/** Two screens of any device. */
const beginning = 24;

const pictureOf = (drawn: Drawn, slug: string, list: string | null, facts: PosterFacts): Picture => ({
  drawn,
  slug,
  list,
  facts,
  retake: (take) => ({ ...facts, take }),
});

const aboutOf = ({ destination }: CatalogueShelf) => ({ ...destination, country_code: destination.country });

function ofShelf(shelf: CatalogueShelf, slugs: { places: Map<object, string>; hotels: Map<object, string> }) {
  const about = aboutOf(shelf);
  const list = about.slug;
  const inOrder = [...shelf.places].sort((a, b) => b.importance - a.importance);
  const places = inOrder.map((place) => {
    const slug = slugs.places.get(place) ?? place.slug;
    return pictureOf('place', slug, list, factsOfPlace({ ...about, ...place, slug }));
  });
  const hotels = shelf.hotels.map((hotel): Picture => {
    const slug = slugs.hotels.get(hotel) ?? hotel.slug;
    const stay = { ...hotel, slug, about };
    return { ...pictureOf('hotel', slug, list, factsOfStay(stay)), retake: (take) => factsOfStay(stay, { take }) };
  });
  return [...places, ...hotels];
}

/** Every picture that the site can show of these files, with the facts that the API would give. */
export function picturesOf(shelves: CatalogueShelf[], posts: PostFile[]): Picture[] {
  const slugs = {
    places: uniqueSlugs(shelves, ({ places }) => places),
    hotels: uniqueSlugs(shelves, ({ hotels }) => hotels),
  };
  const about = new Map(shelves.map((shelf) => [shelf.destination.slug, aboutOf(shelf)]));
  const destinations = [...about.values()].map((location) =>
    pictureOf('destination', location.slug, null, factsOfLocation(location)),
  );
  const tours = tourRows(shelves).flatMap((tour): Picture[] => {
    const where = about.get(tour.location_slug);
    return where ? [pictureOf('tour', tour.slug, where.slug, factsOfTour({ ...tour, about: where }))] : [];
  });
  const stories = posts.map((post) =>
    pictureOf('post', post.slug, null, factsOfPost({ ...post, about: about.get(post.locations[0] ?? '') ?? null })),
  );
  const first = new Map(
    Object.entries(firstOfLists(shelves, beginning)).map(([drawn, begun]) => [drawn, new Set(begun)]),
  );
  return [...destinations, ...shelves.flatMap((shelf) => ofShelf(shelf, slugs)), ...tours, ...stories].map((picture) =>
    first.get(picture.drawn)?.has(picture.slug) ? { ...picture, isFirst: true } : picture,
  );
}
