import { distanceMetres } from '@tabi/planner';
import { byLetters } from '../../names/domain/in-order.ts';
import type { CountryRow, StoredLocation } from '../destination-row.ts';

export interface DestinationFilter {
  region?: string[] | undefined;
  country?: string[] | undefined;
  landscape?: string[] | undefined;
  month?: number | undefined;
  tags?: string[] | undefined;
  near?: { lat: number; lng: number } | undefined;
  sort?: 'popularity' | 'name' | 'distance' | undefined;
}

const oneOf = (wanted: string[] | undefined, value: string | null): boolean =>
  !wanted?.length || (value !== null && wanted.includes(value));

/** Pure: those that fit, in the order that was asked for, else as they are given. */
export function findDestinations(rows: readonly StoredLocation[], wanted: DestinationFilter): StoredLocation[] {
  const { region, country, landscape, month, tags, near, sort } = wanted;
  const found = rows.filter(
    (row) =>
      oneOf(region, row.region) &&
      oneOf(country, row.country_slug) &&
      oneOf(landscape, row.landscape) &&
      (month === undefined || row.season_months[month - 1] === 2) &&
      (!tags?.length || row.known_for.some((tag) => tags.includes(tag))),
  );
  if (sort === 'name') return found.sort((one, other) => byLetters(one.name, other.name));
  if (sort === 'distance' && near) return nearestFirst(found, near);
  return found;
}

/** Pure. */
export function nearestFirst(rows: readonly StoredLocation[], point: { lat: number; lng: number }): StoredLocation[] {
  const away = new Map(rows.map((row) => [row, distanceMetres(point, row)]));
  return [...rows].sort((one, other) => (away.get(one) ?? 0) - (away.get(other) ?? 0));
}

/**
 * Pure: the countries of the most popular destinations, each with its own most popular ones.
 * @param rows the most popular first
 */
export function byCountry(rows: readonly StoredLocation[], each: number): CountryRow[] {
  const groups = new Map<string, StoredLocation[]>();
  for (const row of rows) groups.set(row.country_code, [...(groups.get(row.country_code) ?? []), row]);
  return [...groups.values()]
    .map((own) => ({
      own,
      tier: Math.min(...own.map(({ tier }) => tier)),
      weight: Math.max(...own.map(({ weight }) => weight)),
      name: own[0]?.country_name ?? '',
    }))
    .sort((one, other) => one.tier - other.tier || other.weight - one.weight || byLetters(one.name, other.name))
    .map(({ own, name }) => ({
      code: own[0]?.country_code ?? '',
      name,
      slug: own[0]?.country_slug ?? '',
      location_count: own.length,
      location_ids: own.slice(0, each).map(({ id }) => id),
    }));
}
