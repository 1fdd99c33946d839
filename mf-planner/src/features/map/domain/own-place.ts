import type { Trip } from '@tabi/shared/contracts/trips';
import { formatShortDay } from '@tabi/shared/format';
import type { MapPoint } from '@tabi/shared/map';
import { operation, type Operation } from '../../../common/domain/operations.ts';
import { newId } from '../../../common/domain/new-id.ts';

type OwnPlace = MapPoint & { title: string; start: string; end: string };

/** An event of one's own where the traveller says. */
export const addOwnPlace = (trip: Trip, { title, start, end, lat, lng }: OwnPlace): Operation =>
  operation(
    'POST /api/trips/{id}/events/custom',
    { params: { id: trip.slug }, body: { id: newId(), title, start, end, lat, lng } },
    { words: `${title} added to ${formatShortDay(start.slice(0, 10))}` },
  );
