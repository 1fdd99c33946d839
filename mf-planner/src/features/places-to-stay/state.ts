import type { Hotel } from '@tabi/shared/contracts/hotels';
import type { StayEvent } from '@tabi/shared/contracts/trips';
import { daysApart, plural } from '@tabi/shared/format';
import { operation } from '../../common/domain/operations.ts';
import { useOpenTrip, useTripEdits } from '../../common/state/open-trip.ts';
import { hoursOfStay } from './domain.ts';
import { newId } from '../../common/domain/new-id.ts';

type Dates = { from: string; to: string };
type Own = { title: string; lat: number; lng: number };

const nightsIn = ({ from, to }: Dates): string => plural(daysApart(from, to), 'night');

/** Where one sleeps, changed: each change can be taken back. */
export function useStays() {
  const { trip } = useOpenTrip();
  const { edit } = useTripEdits();
  const params = { id: trip.id };
  const add = (body: { hotel_id: number } | { stay: Own }, name: string, dates: Dates) =>
    edit(
      operation(
        'POST /api/trips/{id}/events',
        { params, body: { id: newId(), ...body, ...hoursOfStay(dates) } },
        { words: `${nightsIn(dates)} at ${name}` },
      ),
    );
  return {
    addHotel: ({ id, name }: Hotel, dates: Dates) => add({ hotel_id: id }, name, dates),
    addOwn: (stay: Own, dates: Dates) => add({ stay }, stay.title, dates),
    move: ({ id, title }: StayEvent, dates: Dates) => {
      const body = { start: `${dates.from} 15:00:00`, end: `${dates.to} 11:00:00` };
      return edit(
        operation(
          'PATCH /api/events/{id}',
          { params: { id }, body },
          {
            about: id,
            words: `${nightsIn(dates)} at ${title}`,
          },
        ),
      );
    },
    remove: ({ id, title }: StayEvent) =>
      edit(
        operation(
          'DELETE /api/trips/{id}/events/{eventId}',
          { params: { ...params, eventId: id } },
          { about: id, words: `${title} taken off` },
        ),
      ),
  };
}
