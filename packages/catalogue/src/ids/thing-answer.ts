import { z } from 'zod';
import { pointClaims, pointsIn, type Point } from '../wikimedia/points.ts';

/** What `wbgetentities`, `geosearch` and `wbsearchentities` answer, as far as it is used. */
const term = z.object({ value: z.string() });
const entity = z.object({
  id: z.string(),
  missing: z.string().optional(),
  labels: z.record(z.string(), term).optional(),
  aliases: z.record(z.string(), z.array(term)).optional(),
  claims: z
    .object({
      P31: z
        .array(
          z.object({ mainsnak: z.object({ datavalue: z.object({ value: z.object({ id: z.string() }) }).optional() }) }),
        )
        .optional(),
      P625: pointClaims.optional(),
    })
    .optional(),
});
const entities = z.object({ entities: z.record(z.string(), entity) });
const near = z.object({ query: z.object({ geosearch: z.array(z.object({ title: z.string() })) }) });
const called = z.object({ search: z.array(z.object({ id: z.string() })) });

/** A thing that Wikidata knows. */
export interface Thing {
  id: string;
  /** The first of its names. */
  label: string;
  /** In English and in the languages that were asked for. */
  names: string[];
  /** Where it is (P625). */
  points: Point[];
  /** What it is one of (P31). */
  classes: string[];
}

/**
 * Pure: the things of an answer; those that are gone are left out.
 * @throws ZodError when it is no such answer
 */
export const thingsIn = (body: unknown): Thing[] =>
  Object.values(entities.parse(body).entities).flatMap(({ id, missing, labels = {}, aliases = {}, claims = {} }) => {
    if (missing !== undefined) return [];
    const { en, ...others } = labels;
    const names = [...(en ? [en] : []), ...Object.values(others), ...Object.values(aliases).flat()];
    const classes = (claims.P31 ?? []).flatMap(({ mainsnak: { datavalue } }) => datavalue?.value.id ?? []);
    const values = [...new Set(names.map(({ value }) => value))];
    return [{ id, label: values[0] ?? id, names: values, points: pointsIn(claims.P625), classes }];
  });

/** Pure: the ids of what lies around a point, the nearest first. @throws ZodError when it is no such answer */
export const idsNear = (body: unknown): string[] => near.parse(body).query.geosearch.map(({ title }) => title);

/** Pure: the ids of what is called so. @throws ZodError when it is no such answer */
export const idsCalled = (body: unknown): string[] => called.parse(body).search.map(({ id }) => id);
