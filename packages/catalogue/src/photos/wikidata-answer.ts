import { z } from 'zod';
import { pointClaims, pointsIn, type Point } from '../wikimedia/points.ts';

/** What `wbgetentities` answers, as far as it is used. */
const claim = z.object({
  mainsnak: z.object({
    snaktype: z.string(),
    datavalue: z.object({ value: z.string(), type: z.literal('string') }).optional(),
  }),
  rank: z.enum(['preferred', 'normal', 'deprecated']),
});
const entity = z.object({
  id: z.string().optional(),
  missing: z.string().optional(),
  claims: z.object({ P18: z.array(claim).optional(), P625: pointClaims.optional() }).optional(),
});
const answer = z.object({ entities: z.record(z.string(), entity) });

/** Files that show the thing, the preferred first, and where it says the thing is; or why there are none, in words. */
export type Shown = { titles: string[]; points: Point[] } | { why: string };

/**
 * Pure: the pictures (P18) of each of `ids`, and its place (P625).
 * @throws ZodError when it is no such answer
 */
export function picturesIn(body: unknown, ids: readonly string[]): Map<string, Shown> {
  const { entities } = answer.parse(body);
  return new Map(
    ids.map((id): [string, Shown] => {
      const found = entities[id];
      if (!found || found.missing !== undefined) return [id, { why: 'Wikidata has no such thing' }];
      if (found.id && found.id !== id) return [id, { why: `Wikidata calls it ${found.id} now; write that` }];
      const said = (found.claims?.P18 ?? []).filter(({ rank }) => rank !== 'deprecated');
      const best = said.filter(({ rank }) => rank === 'preferred');
      const titles = [...best, ...said.filter(({ rank }) => rank === 'normal')].flatMap(({ mainsnak }) =>
        mainsnak.snaktype === 'value' && mainsnak.datavalue ? [`File:${mainsnak.datavalue.value}`] : [],
      );
      if (titles.length === 0) return [id, { why: 'Wikidata knows no picture of it' }];
      return [id, { titles: [...new Set(titles)], points: pointsIn(found.claims?.P625) }];
    }),
  );
}
