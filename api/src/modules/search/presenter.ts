import type { SearchHit } from '@tabi/shared/contracts/search';
import { factsOfLocation, factsOfPlace, factsOfPost } from '@tabi/posters';
import { pictureOf } from '../pictures/picture-presenter.ts';
import type { PostRow } from '../blog/post-row.ts';
import type { LocationRow } from '../catalogue/destinations/destination-row.ts';
import type { PoiRow } from '../catalogue/places/place-row.ts';

const small = ['card', 320] as const;

export const presentDestination = (row: LocationRow): SearchHit => ({
  kind: 'destination',
  slug: row.slug,
  location_slug: null,
  name: row.name,
  local_name: row.local_name,
  detail: row.country_name,
  picture: pictureOf('destination', factsOfLocation(row), ...small),
});

export const presentPlace = (row: PoiRow): SearchHit => ({
  kind: 'place',
  slug: row.slug,
  location_slug: row.location_slug,
  name: row.name,
  local_name: row.local_name,
  detail: row.location_name,
  picture: pictureOf('place', factsOfPlace(row), ...small),
});

export const presentStory = (row: PostRow): SearchHit => ({
  kind: 'post',
  slug: row.slug,
  location_slug: null,
  name: row.title,
  local_name: null,
  detail: `${row.read_duration} min read`,
  picture: pictureOf('post', factsOfPost(row), ...small),
});
