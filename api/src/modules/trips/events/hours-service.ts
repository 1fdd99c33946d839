import { plannablePlace } from '../../catalogue/places/repository.ts';
import { hoursOfVisit } from './domain/warnings.ts';
import type { Days } from './edit-service.ts';
import type { DayEvent } from './event-row.ts';

/** The event with what the hours of its place are then; as it is where it is at no place, or at one that was withdrawn. */
export async function withHours({ db, places }: Days, event: DayEvent): Promise<DayEvent> {
  if (event.place_id === null) return event;
  const place = places.find(({ id }) => id === event.place_id) ?? (await plannablePlace(db, event.place_id));
  return place ? { ...event, ...hoursOfVisit(place, event) } : event;
}
