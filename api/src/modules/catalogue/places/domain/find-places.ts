import { distanceMetres } from '@tabi/planner';
import { clockIn, dayIn } from '@tabi/shared/format';
import type { Fold } from '../../names/domain/fold.ts';
import { byLetters, nullsLast } from '../../names/domain/in-order.ts';
import { meanOf, type RatedRow } from '../../ratings/rating-row.ts';
import type { StoredPlace } from '../place-row.ts';
import { isOpenAt, isOpenOn } from './open-hours.ts';
import type { PlaceIndex } from './place-index.ts';

export interface PlaceFilter {
  location?: string | undefined;
  tag?: string | undefined;
  tags?: string[] | undefined;
  kind?: string[] | undefined;
  price?: string[] | undefined;
  rating?: number | undefined;
  /** `now`, or `YYYY-MM-DD`. */
  open?: string | undefined;
  near?: { lat: number; lng: number } | undefined;
  /** Metres. */
  within?: number | undefined;
  name?: string | undefined;
  sort?: 'importance' | 'distance' | 'name' | 'rating' | undefined;
}

export interface Given {
  fold: Fold;
  ratingOf: (id: number) => RatedRow;
  /** What a minor unit of each currency is worth in US cents. */
  cents: Readonly<Record<string, number>>;
  /** What `open: 'now'` means. */
  now: Date;
}

type Test = (place: StoredPlace) => boolean;

/** Spelt at least so much alike. */
const alikeEnough = 0.6;

function bandOf({ price_amount, price_currency }: StoredPlace, cents: Given['cents']): string | null {
  if (price_amount === 0) return 'free';
  const worth = price_amount === null ? Number.NaN : price_amount * (cents[price_currency] ?? Number.NaN);
  if (worth < 1000) return 'low';
  if (worth < 3000) return 'middle';
  return worth >= 3000 ? 'high' : null;
}

/** Zones are few: what their clocks show is worked out once for each. */
function openNow(moment: Date): Test {
  const shown = new Map<string, [day: string, clock: string]>();
  return (place) => {
    const { time_zone } = place;
    const now = shown.get(time_zone) ?? [dayIn(time_zone, moment), clockIn(time_zone, moment)];
    shown.set(time_zone, now);
    return isOpenAt(place, ...now);
  };
}

/** Every filter narrows the others. */
function testsOf(wanted: PlaceFilter, { ratingOf, cents, now }: Given): Test[] {
  const { tag, tags, kind, price, rating, open, near, within } = wanted;
  const tests: Test[] = [];
  if (kind?.length) tests.push((place) => kind.includes(place.kind));
  if (tag !== undefined) tests.push((place) => place.tags.includes(tag));
  if (tags?.length) tests.push((place) => place.tags.some((one) => tags.includes(one)));
  if (near && within !== undefined) tests.push((place) => distanceMetres(near, place) <= within);
  if (rating !== undefined) tests.push(({ id }) => (meanOf(ratingOf(id)) ?? 0) >= rating);
  if (price?.length) tests.push((place) => price.includes(bandOf(place, cents) ?? ''));
  if (open === 'now') tests.push(openNow(now));
  else if (open !== undefined) tests.push((place) => isOpenOn(place, open));
  return tests;
}

/** What a list is sorted by before all else; null leaves it as it is. */
function orderOf({ sort, near }: PlaceFilter, { ratingOf }: Given) {
  if (sort === 'name') return (one: StoredPlace, other: StoredPlace) => byLetters(one.name, other.name);
  if (sort !== 'rating' && !(sort === 'distance' && near)) return null;
  const rankOf = ({ id, lat, lng }: StoredPlace): number | null => {
    if (sort === 'distance' && near) return distanceMetres(near, { lat, lng });
    const mean = meanOf(ratingOf(id));
    return mean === null ? null : -mean;
  };
  const ranks = new Map<StoredPlace, number | null>();
  const rank = (place: StoredPlace) => {
    const known = ranks.get(place);
    if (known !== undefined) return known;
    const made = rankOf(place);
    ranks.set(place, made);
    return made;
  };
  return (one: StoredPlace, other: StoredPlace) => nullsLast(rank(one), rank(other));
}

/** Those whose name holds the text come before those that are only spelt alike. */
function called(index: PlaceIndex, name: string, fits: Test, given: Given, order: ReturnType<typeof orderOf>) {
  const text = given.fold(name);
  if (text === '') return [];
  const likeness = index.names.likeness(text);
  const holding = new Set(index.names.holding(text));
  const alike = text.length > 3 ? index.names.alike(text, alikeEnough) : [];
  return [...new Set([...holding, ...alike])]
    .flatMap((number) => {
      const place = index.rows[number];
      return place && fits(place) ? [{ place, number, loose: !holding.has(number), alike: likeness(number) }] : [];
    })
    .sort(
      (one, other) =>
        Number(one.loose) - Number(other.loose) ||
        (order?.(one.place, other.place) ?? 0) ||
        other.alike - one.alike ||
        one.number - other.number,
    )
    .map(({ place }) => place);
}

/** Pure: all places that fit, in the order that was asked for, then the most important first. */
export function findPlaces(index: PlaceIndex, wanted: PlaceFilter, given: Given): readonly StoredPlace[] {
  const { location, name } = wanted;
  const here = location === undefined ? index.rows : (index.ofLocation.get(location) ?? []);
  const tests = testsOf(wanted, given);
  const order = orderOf(wanted, given);
  if (name) {
    const inside = location === undefined ? null : new Set(here);
    const fits: Test = (place) => (inside?.has(place) ?? true) && tests.every((test) => test(place));
    return called(index, name, fits, given, order);
  }
  const found = tests.length === 0 ? here : here.filter((place) => tests.every((test) => test(place)));
  return order ? [...found].sort(order) : found;
}

/** Pure: those whose name begins with the text, then those with a word that does, those that hold it, those spelt alike. */
export function namedPlaces(index: PlaceIndex, name: string, fold: Fold): StoredPlace[] {
  const text = fold(name);
  if (text === '') return [];
  const likeness = index.names.likeness(text);
  const alike = text.length > 3 ? index.names.alike(text, alikeEnough) : [];
  return [...new Set([...index.names.holding(text), ...alike])]
    .flatMap((number) => {
      const place = index.rows[number];
      return place ? [{ place, alike: likeness(number), rank: rankOf(place.folded, text) }] : [];
    })
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        (one.rank === 3 ? other.alike - one.alike : 0) ||
        one.place.tier - other.place.tier ||
        other.place.importance - one.place.importance ||
        byLetters(one.place.name, other.place.name) ||
        one.place.id - other.place.id,
    )
    .map(({ place }) => place);
}

function rankOf(folded: string, text: string): number {
  if (folded.startsWith(text)) return 0;
  if (folded.includes(` ${text}`)) return 1;
  return folded.includes(text) ? 2 : 3;
}
