import type {
  SharedWishlist,
  Wishlist,
  WishlistCover,
  WishlistDetails,
  WishlistNote,
} from '@tabi/shared/contracts/wishlists';
import { factsOfLocation, factsOfPlace } from '@tabi/posters';
import { pictureOf } from '../pictures/picture-presenter.ts';
import { presentLocation } from '../catalogue/destinations/presenter.ts';
import type { LocationRow } from '../catalogue/destinations/destination-row.ts';
import type { PoiRow } from '../catalogue/places/place-row.ts';
import { presentPoi } from '../catalogue/places/presenter.ts';
import type { SharedRow } from './link-repository.ts';
import type { Entry, WishlistRow } from './wishlist-row.ts';

export const presentWishlist = ({ id, title, place_ids, location_ids, drawn }: WishlistRow): Wishlist => ({
  id,
  title,
  points_of_interest: place_ids,
  locations: location_ids,
  pictures: (drawn[0]?.cover ? drawn.slice(0, 1) : drawn).map((entry) =>
    pictureOf(entry.what, entry.what === 'place' ? factsOfPlace(entry) : factsOfLocation(entry), 'card', 640),
  ),
});

const notesOf = (kind: WishlistNote['kind'], rows: ({ id: number } & Entry)[]): WishlistNote[] =>
  rows.filter(({ note }) => note !== '').map(({ id, note }) => ({ kind, place_id: id, note }));

const coverOf = (kind: WishlistCover['kind'], rows: ({ id: number } & Entry)[]): WishlistCover | undefined => {
  const chosen = rows.find(({ cover }) => cover);
  return chosen && { kind, place_id: chosen.id };
};

export const presentWishlistDetails = (
  { id, title }: WishlistRow,
  pois: (PoiRow & Entry)[],
  locations: (LocationRow & Entry)[],
  link: string | null,
): WishlistDetails => ({
  id,
  title,
  points_of_interest: pois.map((row) => ({ ...presentPoi(row), is_wishlisted: true })),
  locations: locations.map((row) => ({ ...presentLocation(row), is_wishlisted: true })),
  notes: [...notesOf('place', pois), ...notesOf('destination', locations)],
  cover: coverOf('place', pois) ?? coverOf('destination', locations) ?? null,
  link,
});

export const presentShared = (
  { title, owner }: SharedRow,
  pois: PoiRow[],
  locations: LocationRow[],
): SharedWishlist => ({
  title,
  owner,
  points_of_interest: pois.map(presentPoi),
  locations: locations.map(presentLocation),
});
