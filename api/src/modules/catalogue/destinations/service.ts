import type { ApiContext } from '../../../ports/context.ts';
import { folding } from '../names/repository.ts';
import { withRating } from '../ratings/domain/with-rating.ts';
import { ratings } from '../ratings/repository.ts';
import type { CountryRow, LocationDetailsRow, StoredLocation } from './destination-row.ts';
import { byCountry, findDestinations, nearestFirst, type DestinationFilter } from './domain/find-destinations.ts';
import { namedDestinations } from './domain/named-destinations.ts';
import { meantBy } from '../names/domain/slug-index.ts';
import { destinations } from './repository.ts';

type Context = Pick<ApiContext, 'mirror'>;

async function rated({ mirror }: Context, rows: readonly StoredLocation[]): Promise<LocationDetailsRow[]> {
  const ratingOf = await mirror.of(ratings);
  return rows.map((row) => withRating(row, ratingOf('Location', row.id)));
}

/** Those that a text may mean, the likeliest first; all, the most popular first, when there is none. */
async function called({ mirror }: Context, name: string | undefined): Promise<readonly StoredLocation[]> {
  const index = await mirror.of(destinations);
  return name ? namedDestinations(index, (await mirror.of(folding))(name)) : index.rows;
}

/** One page of the destinations that fit. Which fit a name is said in one place alone: there it is asked first. */
export async function listDestinations(
  context: Context,
  wanted: DestinationFilter & { name?: string | undefined; page: number; per_page: number },
): Promise<{ rows: LocationDetailsRow[]; total: number }> {
  const found = findDestinations(await called(context, wanted.name), wanted);
  const offset = (wanted.page - 1) * wanted.per_page;
  return { rows: await rated(context, found.slice(offset, offset + wanted.per_page)), total: found.length };
}

/** The first of those that a text may mean. */
export const destinationsNamed = async (context: Context, name: string | undefined, limit: number) =>
  rated(context, (await called(context, name)).slice(0, limit));

/** Null for what is not shown. */
export async function findDestination(context: Context, idOrSlug: string): Promise<LocationDetailsRow | null> {
  const row = meantBy(await context.mirror.of(destinations), idOrSlug);
  const [found = null] = row ? await rated(context, [row]) : [];
  return found;
}

/** By one of its names, accents and case forgiven; its own goes before others. */
export async function destinationCalled(context: Context, name: string): Promise<LocationDetailsRow | null> {
  const { rows } = await context.mirror.of(destinations);
  const text = (await context.mirror.of(folding))(name);
  const row =
    rows.find(({ folded, names }) => folded === text && names.includes(text)) ??
    rows.find(({ names }) => names.includes(text));
  const [found = null] = row ? await rated(context, [row]) : [];
  return found;
}

/** The countries of the most popular destinations, and these. */
export async function topCountries(
  context: Context,
  count: number,
  each: number,
): Promise<{ countries: CountryRow[]; rows: LocationDetailsRow[] }> {
  const { rows, byId } = await context.mirror.of(destinations);
  const countries = byCountry(rows, each).slice(0, count);
  const ids = countries.flatMap(({ location_ids }) => location_ids);
  return {
    countries,
    rows: await rated(
      context,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  };
}

export async function neighboursOf(context: Context, id: number): Promise<LocationDetailsRow[]> {
  const { byId, bySlug } = await context.mirror.of(destinations);
  return rated(
    context,
    (byId.get(id)?.neighbours ?? []).flatMap((slug) => bySlug.get(slug) ?? []),
  );
}

/** The nearest others. */
export async function nearDestinations(context: Context, row: LocationDetailsRow, limit: number) {
  const { rows } = await context.mirror.of(destinations);
  const others = rows.filter(({ id }) => id !== row.id);
  return rated(context, nearestFirst(others, row).slice(0, limit));
}

/** Those at their best, then those that are fine. @param month 1 to 12 */
export async function inSeason(context: Context, month: number, limit: number) {
  const { rows } = await context.mirror.of(destinations);
  const gradeOf = ({ season_months }: StoredLocation) => season_months[month - 1] ?? 0;
  return rated(context, [...rows].sort((one, other) => gradeOf(other) - gradeOf(one)).slice(0, limit));
}
