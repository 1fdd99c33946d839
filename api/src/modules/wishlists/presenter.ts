import type { SharedWishlist, Wishlist, WishlistDetails, WishlistNote } from '@tabi/shared/contracts/wishlists';
import { factsOfPlace } from '@tabi/posters';
import { pictureOf } from '../pictures/picture-presenter.ts';
import { presentLocation } from '../catalogue/destinations/presenter.ts';
import type { LocationRow } from '../catalogue/destinations/destination-row.ts';
import type { PoiRow } from '../catalogue/places/place-row.ts';
import { presentPoi } from '../catalogue/places/presenter.ts';
import type { SharedRow } from './link-repository.ts';
import type { Noted, WishlistRow } from './wishlist-row.ts';

export const presentWishlist = ({ id, title, place_ids, location_ids, drawn }: WishlistRow): Wishlist => ({
  id,
  title,
  points_of_interest: place_ids,
  locations: location_ids,
  pictures: drawn.map((entry) => pictureOf(entry.what, factsOfPlace(entry), 'card', 640)),
});

const notesOf = (kind: WishlistNote['kind'], rows: ({ id: number } & Noted)[]): WishlistNote[] =>
  rows.filter(({ note }) => note !== '').map(({ id, note }) => ({ kind, place_id: id, note }));

export const presentWishlistDetails = (
  { id, title }: WishlistRow,
  pois: (PoiRow & Noted)[],
  locations: (LocationRow & Noted)[],
  link: string | null,
): WishlistDetails => ({
  id,
  title,
  points_of_interest: pois.map((row) => ({ ...presentPoi(row), is_wishlisted: true })),
  locations: locations.map((row) => ({ ...presentLocation(row), is_wishlisted: true })),
  notes: [...notesOf('place', pois), ...notesOf('destination', locations)],
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
