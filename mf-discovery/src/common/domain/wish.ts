import type { Filter } from '@tabi/shared/contracts/filters';
import { isDay } from '@tabi/shared/format';

/** What each list can be narrowed and sorted by, as its address and its call name it. */
export const filterNames = {
  locations: ['name', 'region', 'country', 'landscape', 'month', 'tags', 'near', 'sort'],
  hotels: ['name', 'kind', 'stars', 'price_band', 'rating', 'near', 'within', 'sort'],
  pointOfInterests: ['name', 'kind', 'tags', 'price', 'open', 'rating', 'near', 'within', 'sort'],
  products: ['name', 'mode', 'tags', 'price', 'longest', 'rating', 'near', 'within', 'sort'],
} as const;
export type Filtered = keyof typeof filterNames;

/** What an address wants of a list, ready for its call. */
export type Wish = Record<string, string>;
/** What an address asks for that nobody knows. */
export type Strange = { name: string; value: string };
type Read = { query: Wish; strange: Strange[] };

type Rule = {
  fits: (value: string) => boolean;
  several?: boolean;
  /** Which values there are only the filters of all of Asia say. */
  listed?: boolean;
};

const words = (longest: number) => (value: string) => value.length <= longest;
const oneOf =
  (...known: string[]) =>
  (value: string) =>
    known.includes(value);
const number = (least: number, most: number, pattern: RegExp) => (value: string) =>
  pattern.test(value) && Number(value) >= least && Number(value) <= most;
const whole = (least: number, most: number) => number(least, most, /^\d+$/);

function isPoint(value: string): boolean {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(value) ?? [];
  return lat !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180;
}

const somewhere = {
  name: { fits: words(80) },
  near: { fits: isPoint },
};
const onTheMap = {
  ...somewhere,
  rating: { fits: number(1, 5, /^\d(?:\.\d+)?$/) },
  within: { fits: whole(50, 200_000) },
};
const several = (fits: Rule['fits']): Rule => ({ fits, several: true });
const listed = (longest: number): Rule => ({ ...several(words(longest)), listed: true });
const tags = listed(40);

const rules: { [T in Filtered]: Record<(typeof filterNames)[T][number], Rule> } = {
  locations: {
    ...somewhere,
    region: several(oneOf('east', 'south-east', 'south', 'central', 'caucasus', 'west')),
    country: listed(60),
    landscape: listed(40),
    month: { fits: whole(1, 12) },
    tags,
    sort: { fits: oneOf('name', 'distance') },
  },
  hotels: {
    ...onTheMap,
    kind: several(oneOf('hotel', 'resort', 'heritage', 'boutique', 'ryokan', 'guesthouse', 'hostel', 'lodge', 'camp')),
    stars: several(whole(1, 5)),
    price_band: several(whole(1, 4)),
    sort: { fits: oneOf('distance', 'name', 'rating', 'stars') },
  },
  pointOfInterests: {
    ...onTheMap,
    kind: listed(40),
    tags,
    price: several(oneOf('free', 'low', 'middle', 'high')),
    open: { fits: (value) => value === 'now' || isDay(value) },
    sort: { fits: oneOf('distance', 'name', 'rating') },
  },
  products: {
    ...onTheMap,
    mode: several(oneOf('walk', 'cycle', 'transit', 'drive')),
    tags,
    price: { fits: oneOf('free', 'paid') },
    longest: { fits: whole(10, 1_440) },
    sort: { fits: oneOf('distance', 'name', 'rating', 'shortest') },
  },
};

/** What the list's first order is called in an address, where somebody writes it. */
const plainSort = oneOf('popularity', 'importance', 'recommended');
/** The most values that a call takes of one filter. */
const mostValues = 20;

const ruleOf = (type: Filtered, name: string) => (rules[type] as Record<string, Rule>)[name];
export const takesSeveral = (type: Filtered, name: string): boolean => ruleOf(type, name)?.several ?? false;

/** Pure: whether a wish can be judged only by the filters of all of Asia. */
export const needsFilters = (type: Filtered, query: Wish): boolean =>
  Object.keys(query).some((name) => ruleOf(type, name)?.listed);

/** Pure: the same, without values that no filter has. @param filters those of all of Asia; none until they are known */
export function judged(type: Filtered, read: Read, filters: readonly Filter[]): Read {
  const query: Wish = {};
  const strange = [...read.strange];
  for (const [name, held] of Object.entries(read.query)) {
    const options = ruleOf(type, name)?.listed ? filters.find((filter) => filter.name === name)?.options : undefined;
    const isKnown = (value: string) => !options || options.some((option) => option.value === value);
    const values = held.split(',');
    const known = values.filter(isKnown);
    if (known.length > 0) query[name] = known.join(',');
    strange.push(...values.filter((value) => !isKnown(value)).map((value) => ({ name, value })));
  }
  return { query, strange };
}

/** Pure: what an address asks a list for, and what of it cannot be asked. A form sends each ticked box, a link all in one. */
export function wishOf(search: URLSearchParams, type: Filtered): Read {
  const query: Wish = {};
  const strange: Strange[] = [];
  for (const name of filterNames[type]) {
    const { fits, several: many } = ruleOf(type, name)!;
    // One tag had a name of its own; links to it are out there.
    const sent = [...search.getAll(name), ...(name === 'tags' ? search.getAll('tag') : [])];
    const values = sent.flatMap((value) => (many ? value.split(',') : [value])).map((value) => value.trim());
    const asked = [...new Set(values.filter((value) => value && !(name === 'sort' && plainSort(value))))];
    const known = asked.filter(fits);
    // Of a choice and a field for the same thing the field stands last.
    const taken = many ? known.slice(0, mostValues) : known.slice(-1);
    if (taken.length > 0) query[name] = taken.join(',');
    strange.push(...asked.filter((value) => !fits(value)).map((value) => ({ name, value })));
  }
  return withoutNowhere(query, strange);
}

/** A distance is measured from somewhere. */
function withoutNowhere({ within, ...query }: Wish, strange: Strange[]): Read {
  if (query['near']) return { query: { ...query, ...(within ? { within } : {}) }, strange };
  const { sort, ...rest } = query;
  if (!within && sort !== 'distance') return { query, strange };
  const nowhere = { name: 'near', value: '' };
  return { query: sort && sort !== 'distance' ? { ...rest, sort } : rest, strange: [...strange, nowhere] };
}

/** Pure: the address of a wish. */
export function searchOf(query: Wish, more: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(more)) if (value) search.set(name, String(value));
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** Pure: where one is is kept only for what is measured from there. */
export function withoutIdleNear({ near, ...query }: Wish): Wish {
  const used = query['within'] || query['sort'] === 'distance';
  return near && used ? { near, ...query } : query;
}

/** Pure: the wish without one of its values, and without what meant nothing but with it. */
export function without(query: Wish, name: string, value: string): Wish {
  const { [name]: held = '', ...rest } = query;
  const left = name === 'near' || name === 'name' ? [] : held.split(',').filter((one) => one !== value);
  const next = left.length > 0 ? { ...rest, [name]: left.join(',') } : rest;
  if (name === 'within') return withoutIdleNear(next);
  return name === 'near' ? withoutNowhere(next, []).query : next;
}
