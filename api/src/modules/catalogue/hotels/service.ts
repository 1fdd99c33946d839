import type { ApiContext } from '../../../ports/context.ts';
import { meantBy } from '../names/domain/slug-index.ts';
import { folding } from '../names/repository.ts';
import { ratingsOf } from '../ratings/service.ts';
import { findHotels, hotelsNear, type HotelFilter } from './domain/find-hotels.ts';
import type { HotelDetailsRow, HotelRow } from './hotel-row.ts';
import { hotels } from './repository.ts';

type Context = Pick<ApiContext, 'mirror'>;

/** One page of the hotels that fit, and how many do. */
export async function listHotels(
  context: Context,
  wanted: HotelFilter & { page: number; per_page: number },
): Promise<{ rows: HotelDetailsRow[]; total: number }> {
  const [index, fold] = await Promise.all([context.mirror.of(hotels), context.mirror.of(folding)]);
  const { ratingOf, shown } = await ratingsOf(context, 'Hotel');
  const all = findHotels(index, wanted, { fold, ratingOf });
  const offset = (wanted.page - 1) * wanted.per_page;
  return { rows: all.slice(offset, offset + wanted.per_page).map(shown), total: all.length };
}

/** Null for what is not shown. */
export async function findHotel(context: Context, idOrSlug: string): Promise<HotelDetailsRow | null> {
  const hotel = meantBy(await context.mirror.of(hotels), idOrSlug);
  return hotel ? (await ratingsOf(context, 'Hotel')).shown(hotel) : null;
}

/** Of one destination, the nearest first. @param except a hotel to leave out */
export async function nearHotels(
  context: Context,
  point: { location_id: number; lat: number; lng: number },
  except: number | null,
  limit: number,
): Promise<(HotelRow & { metres: number })[]> {
  const { shown } = await ratingsOf(context, 'Hotel');
  const near = hotelsNear(await context.mirror.of(hotels), point, except, limit);
  return near.map(({ hotel, metres }) => ({ ...shown(hotel), metres }));
}
