import { randomUUID } from 'node:crypto';
import type { BroughtPlace, BroughtPlaces, WantedPlace } from '@tabi/shared/contracts/trip-imports';
import { eachDay } from '@tabi/shared/format';
import type { Db } from '@tabi/postgres';
import { invalid } from '../../../http/http-error.ts';
import type { ApiContext } from '../../../ports/context.ts';
import type { Change } from '../core/change-service.ts';
import { nothingNoted } from '../core/domain/noted.ts';
import { findTrip } from '../core/find-service.ts';
import { authorize } from '../core/policy.ts';
import { trips } from '../core/repository.ts';
import { blankEvent } from '../events/domain/blank-event.ts';
import { editDays } from '../events/edit-service.ts';
import type { DayEvent } from '../events/event-row.ts';
import { ideas } from '../events/idea-repository.ts';
import { planPlaces, type Ground, type PlacePlan, type Wanted } from './domain/place-plan.ts';
import type { FoundPlace } from './domain/read-places.ts';
import { ourPlaces } from './repository.ts';

/** @throws HttpError 422 with the sentence of what is wrong with the file */
async function placesIn(file: string): Promise<FoundPlace[]> {
  // With what unpacks and reads: loaded with the first file.
  const { readPlaces, UnreadableFile } = await import('./domain/read-places.ts');
  try {
    return readPlaces(Buffer.from(file, 'base64'));
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalid('file', error.message);
    throw error;
  }
}

type Days = Omit<Ground, 'ours'>;

const planFor = async (db: Db, found: FoundPlace[], ground: Days, wanted?: Wanted): Promise<PlacePlan[]> => {
  const cities = ground.destinations.map(({ id }) => id);
  return planPlaces(found, { ...ground, ours: await ourPlaces.of(db, cities) }, wanted);
};

/** @throws HttpError 422 for a day that the trip does not have */
function wantedOf(take: readonly WantedPlace[] | undefined, { trip }: Days): Wanted | undefined {
  const dates = eachDay(trip.start_date, trip.end_date);
  if (take?.some(({ date }) => date !== null && !dates.includes(date)))
    throw invalid('take', 'The trip has no such day any more. Choose another one.');
  return take && new Map(take.map(({ nth, date }) => [nth, date]));
}

function presented(plan: PlacePlan): BroughtPlace {
  const { name, lat, lng, becomes } = plan;
  const shown = { name, lat, lng, becomes, poi: null, date: null, why: null };
  if ('place' in plan) return { ...shown, poi: { id: plan.place.id, name: plan.place.name } };
  return 'why' in plan ? { ...shown, why: plan.why } : { ...shown, date: plan.start.slice(0, 10) };
}

/** What would become of the places of a file; nothing is changed. */
export async function previewPlaces(
  context: ApiContext,
  { viewer, trip: id }: Change,
  file: string,
): Promise<BroughtPlaces> {
  const { pool } = context;
  const trip = await findTrip(context, viewer, id);
  authorize(trip, viewer, 'edit');
  const found = await placesIn(file);
  const destinations = await trips.destinations(pool, [trip.id]);
  const plan = await planFor(pool, found, { trip, destinations, events: await trips.events(pool, trip.id) });
  return { places: plan.map(presented) };
}

const ownStop = (tripId: string, plan: Extract<PlacePlan, { becomes: 'stop' }>): DayEvent => {
  const { location_id, start, end, name, lat, lng } = plan;
  return {
    ...blankEvent({ id: randomUUID(), trip_id: tripId, location_id }, 'custom', start, end),
    title: name,
    lat,
    lng,
  };
};

/** Brings the places of a file into the trip, all in one change that can be taken back. */
export async function bringPlaces(
  context: ApiContext,
  asked: Change,
  file: string,
  take?: readonly WantedPlace[],
): Promise<BroughtPlaces> {
  let places: BroughtPlace[] = [];
  const change = await editDays(context, asked, async ({ db, trip, destinations, events }) => {
    const ground = { trip, destinations, events };
    const plan = await planFor(db, await placesIn(file), ground, wantedOf(take, ground));
    places = plan.map(presented);
    // Each is put before those that are there.
    for (const one of plan.toReversed()) {
      if (one.becomes === 'idea' && 'place' in one)
        await ideas.keep(db, trip.id, { ...nothingNoted, chosen: true, place_id: one.place.id, reason: null });
    }
    const own = plan.flatMap((one) => (one.becomes === 'stop' ? [ownStop(trip.id, one)] : []));
    const dates = [...new Set(own.map(({ date }) => date))];
    return { kind: 'event-added', events: [...events, ...own], dates, eventId: own[0]?.id ?? null };
  });
  return { ...change, places };
}
