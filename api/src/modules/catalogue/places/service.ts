import { distanceMetres } from '@tabi/planner';
import type { ApiContext } from '../../../ports/context.ts';
import { euroRates } from '../currencies/domain/euro-rates.ts';
import { usCents } from '../currencies/domain/us-cents.ts';
import { ratesInMemory } from '../currencies/repository.ts';
import { meantBy } from '../names/domain/slug-index.ts';
import { folding } from '../names/repository.ts';
import { ratingsOf } from '../ratings/service.ts';
import { findPlaces, namedPlaces, type PlaceFilter } from './domain/find-places.ts';
import type { PoiDetailsRow, StoredPlace } from './place-row.ts';
import { places } from './repository.ts';

type Context = Pick<ApiContext, 'mirror'>;
type Placed = Pick<StoredPlace, 'id' | 'location_id' | 'lat' | 'lng'>;

const ratedIn = (context: Context) => ratingsOf(context, 'PointOfInterest');

export interface Found {
  rows: PoiDetailsRow[];
  /** Of all that fit. */
  total: number;
}

/** One page of the places that fit. */
export async function listPlaces(
  context: Pick<ApiContext, 'mirror' | 'now'>,
  wanted: PlaceFilter & { page: number; per_page: number },
): Promise<Found> {
  const { mirror, now } = context;
  const index = await mirror.of(places);
  const { ratingOf, shown } = await ratedIn(context);
  const cents = wanted.price ? usCents(euroRates(await mirror.of(ratesInMemory))) : {};
  const fold = await mirror.of(folding);
  const all = findPlaces(index, wanted, { fold, ratingOf, cents, now: now() });
  const offset = (wanted.page - 1) * wanted.per_page;
  return { rows: all.slice(offset, offset + wanted.per_page).map(shown), total: all.length };
}

/** Those that a text may mean, the likeliest first. */
export async function placesNamed(context: Context, text: string, limit: number): Promise<PoiDetailsRow[]> {
  const { shown } = await ratedIn(context);
  const [index, fold] = await Promise.all([context.mirror.of(places), context.mirror.of(folding)]);
  return namedPlaces(index, text, fold).slice(0, limit).map(shown);
}

/** Null for what is not shown. */
export async function findPlace(context: Context, idOrSlug: string): Promise<PoiDetailsRow | null> {
  const place = meantBy(await context.mirror.of(places), idOrSlug);
  return place ? (await ratedIn(context)).shown(place) : null;
}

/** In this order; what is not shown is left out. @param addresses each by its destination's slug and its own */
export async function placesAt(context: Context, addresses: readonly { town: string; slug: string }[]) {
  const { bySlug } = await context.mirror.of(places);
  const { shown } = await ratedIn(context);
  return addresses.flatMap(({ town, slug }) => {
    const place = bySlug.get(slug);
    return place?.location_slug === town ? [shown(place)] : [];
  });
}

const besides = async (context: Context, { id, location_id }: Placed): Promise<StoredPlace[]> => {
  const same = (await context.mirror.of(places)).ofLocation.get(String(location_id)) ?? [];
  return same.filter((place) => place.id !== id);
};

/** The best of the same destination, without it. */
export async function topBesides(context: Context, place: Placed, limit: number): Promise<PoiDetailsRow[]> {
  const { shown } = await ratedIn(context);
  return (await besides(context, place)).slice(0, limit).map(shown);
}

/** Those of the same destination, the nearest first. */
export async function nearestTo(context: Context, place: Placed, limit: number): Promise<PoiDetailsRow[]> {
  const { shown } = await ratedIn(context);
  return (await besides(context, place))
    .map((other) => ({ other, metres: distanceMetres(place, other) }))
    .sort((one, next) => one.metres - next.metres || one.other.id - next.other.id)
    .slice(0, limit)
    .map(({ other }) => shown(other));
}
