import { blankColumns } from '../../core/domain/blank-columns.ts';
import { nothingNoted } from '../../core/domain/noted.ts';
import type { DayEvent } from '../event-row.ts';

/** An event of nobody in particular, to be filled in; `start` and `end` are wall clocks. */
export const blankEvent = (
  { id, trip_id, location_id }: Pick<DayEvent, 'id' | 'trip_id' | 'location_id'>,
  type: DayEvent['type'],
  start: string,
  end: string,
): DayEvent => ({
  id,
  trip_id,
  type,
  location_id,
  ...blankColumns,
  hotel_id: null,
  title: '',
  date: start.slice(0, 10),
  starts_at: start,
  ends_at: end,
  ...nothingNoted,
  pinned: true,
  pushed: null,
  lat: null,
  lng: null,
});
