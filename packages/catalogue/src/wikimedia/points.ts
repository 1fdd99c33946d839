import { z } from 'zod';
import { metresBetween } from '../check/distance.ts';

export interface Point {
  lat: number;
  lng: number;
}

/** As far as the points of one large thing may be from each other. Farther off, the id is another thing's. */
export const sameThing = 30_000;

/** Where an entity says that it is (P625). */
export const pointClaims = z.array(
  z.object({
    mainsnak: z.object({
      datavalue: z.object({ value: z.object({ latitude: z.number(), longitude: z.number() }) }).optional(),
    }),
  }),
);

/** Pure: the points of such claims; of an unknown one there is none. */
export const pointsIn = (claims: z.infer<typeof pointClaims> = []): Point[] =>
  claims.flatMap(({ mainsnak: { datavalue } }) =>
    datavalue ? [{ lat: datavalue.value.latitude, lng: datavalue.value.longitude }] : [],
  );

/** Metres to the nearest of its points; Infinity when it has none. */
export const metresTo = (place: Point, points: readonly Point[]): number =>
  Math.min(...points.map((point) => metresBetween(place, point)));
