import { utcDay } from '@tabi/shared/format';
import type { ApiContext } from '../../../ports/context.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { createReadyTrip } from './ready-service.ts';
import type { TripRow } from '../core/trip-row.ts';
import { nextDay } from './domain/next-day.ts';
import type { ProductDetailsRow, ProductStopRow } from '../../catalogue/tours/tour-row.ts';
import { productStops } from '../../catalogue/tours/repository.ts';

const readyStop = (stop: ProductStopRow) => ({
  place_id: stop.id,
  arrives_at: stop.arrives_at,
  leaves_at: stop.leaves_at,
  way_here:
    stop.hop_mode === null
      ? null
      : { mode: stop.hop_mode, minutes: stop.hop_minutes ?? 0, metres: stop.hop_metres ?? 0 },
});

/**
 * A copy of a tour as the viewer's own trip.
 * @param date `YYYY-MM-DD`; the next day that suits the tour when left out
 * @throws HttpError 422 for a supplier's product, which has no stops to copy
 */
export async function openAsTrip(
  context: ApiContext,
  viewer: Viewer,
  product: ProductDetailsRow,
  date: string | undefined,
): Promise<TripRow> {
  const stops = await productStops(context.pool, product.id);
  if (stops.length === 0)
    throw new HttpError(
      'does-not-apply',
      'This tour has a guide of its own and no stops to copy. Book it at its supplier’s page.',
    );
  return createReadyTrip(context, viewer, {
    title: product.title,
    location: { id: product.location_id, slug: product.about.slug },
    date: date ?? nextDay(utcDay(context.now()), product.days ?? []),
    stops: stops.map(readyStop),
    preferredTypes: product.tags,
  });
}
