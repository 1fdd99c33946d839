import { distanceMetres } from '@tabi/planner';
import type { Fold } from '../../names/domain/fold.ts';
import { byLetters, nullsLast } from '../../names/domain/in-order.ts';
import { likenessTo } from '../../names/domain/likeness.ts';
import { meanOf, type RatedRow } from '../../ratings/rating-row.ts';
import type { StoredHotel } from '../hotel-row.ts';
import type { HotelIndex } from './hotel-index.ts';

export interface HotelFilter {
  filter: 'all' | 'top';
  sort: 'recommended' | 'distance' | 'name' | 'rating' | 'stars';
  location?: string | undefined;
  locations?: string[] | undefined;
  name?: string | undefined;
  kind?: string[] | undefined;
  stars?: number[] | undefined;
  price_band?: number[] | undefined;
  rating?: number | undefined;
  near?: { lat: number; lng: number } | undefined;
  /** Metres. */
  within?: number | undefined;
}

export interface Given {
  fold: Fold;
  ratingOf: (id: number) => RatedRow;
}

/** What is known of a hotel for this wish. */
interface Found {
  hotel: StoredHotel;
  /** The less, the liker; 0 where no name is looked for. */
  likeness: number;
  /** To where one stands. */
  metres: number | null;
  mean: number | null;
}

/** Every filter narrows the others; what is not known does not fit. */
function fits({ kind, stars, price_band, rating, within }: HotelFilter, { hotel, metres, mean }: Found): boolean {
  return (
    (!kind?.length || kind.includes(hotel.kind)) &&
    (!stars?.length || (hotel.stars !== null && stars.includes(hotel.stars))) &&
    (!price_band?.length || price_band.includes(hotel.price_band)) &&
    (rating === undefined || (mean !== null && mean >= rating)) &&
    (within === undefined || (metres !== null && metres <= within))
  );
}

const negative = (value: number | null): number | null => (value === null ? null : -value);

/**
 * Who looks for a name gets the likest first. Where there are many stars there is much to choose from: `top` goes by stars, the
 * plain list from where one stands, else by destination.
 */
function orderOf({ filter, sort }: HotelFilter): (one: Found, other: Found) => number {
  const starsOf = ({ hotel }: Found) => hotel.stars ?? hotel.price_band;
  const sorted = (one: Found, other: Found): number => {
    if (sort === 'rating') return nullsLast(negative(one.mean), negative(other.mean));
    if (sort === 'stars') return nullsLast(negative(one.hotel.stars), negative(other.hotel.stars));
    if (sort === 'name') return byLetters(one.hotel.name, other.hotel.name);
    return sort === 'recommended' ? one.likeness - other.likeness : 0;
  };
  const top = (one: Found, other: Found): number =>
    filter === 'top' ? starsOf(other) - starsOf(one) || other.hotel.price_band - one.hotel.price_band : 0;
  return (one, other) => sorted(one, other) || top(one, other) || nullsLast(one.metres, other.metres);
}

/** Pure: all hotels that fit, in the order that was asked for, then those of the best known destinations first. */
export function findHotels(index: HotelIndex, wanted: HotelFilter, { fold, ratingOf }: Given): StoredHotel[] {
  const { name, near, location } = wanted;
  const towns = [...(wanted.locations ?? []), ...(location ? [location] : [])];
  const here = new Set(towns.flatMap((town) => index.ofLocation.get(town) ?? []));
  const likeness = name ? likenessTo(fold(name)) : null;
  return index.rows
    .filter((hotel) => towns.length === 0 || here.has(hotel))
    .flatMap((hotel) => {
      const sought = index.names.get(hotel);
      const like = likeness ? sought && likeness(sought) : 0;
      if (like === null || like === undefined) return [];
      const metres = near ? distanceMetres(near, hotel) : null;
      const found: Found = { hotel, likeness: like, metres, mean: meanOf(ratingOf(hotel.id)) };
      return fits(wanted, found) ? [found] : [];
    })
    .sort(orderOf(wanted))
    .map(({ hotel }) => hotel);
}

/** Pure: those of one destination, the nearest first. @param except a hotel to leave out */
export const hotelsNear = (
  index: HotelIndex,
  point: { location_id: number; lat: number; lng: number },
  except: number | null,
  limit: number,
): { hotel: StoredHotel; metres: number }[] =>
  (index.ofLocation.get(String(point.location_id)) ?? [])
    .filter(({ id }) => id !== except)
    .map((hotel) => ({ hotel, metres: distanceMetres(point, hotel) }))
    .sort((one, other) => one.metres - other.metres || one.hotel.id - other.hotel.id)
    .slice(0, limit);
