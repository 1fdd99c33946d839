import { randomInt, randomUUID } from 'node:crypto';
import type { TripDocument } from '@tabi/shared/contracts/trip-document';
import { daysBetween, plural } from '@tabi/shared/format';
import { inTransaction } from '@tabi/postgres';
import { invalid, openTooLong } from '../../../http/http-error.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { ApiContext } from '../../../ports/context.ts';
import { storedAmount } from '../core/domain/costs.ts';
import { listed, tripSlug } from '../core/domain/trip-name.ts';
import { dayNames } from '../core/day-names-repository.ts';
import { findTrip } from '../core/find-service.ts';
import { plans } from '../core/plan-repository.ts';
import { trips } from '../core/repository.ts';
import type { DestinationDays, NewTrip, TripRow } from '../core/trip-row.ts';
import { ideas } from '../events/idea-repository.ts';
import { flagsOf } from '../events/idea-service.ts';
import { dayEvents } from '../events/repository.ts';
import { todos, type NewTodo } from '../todos/repository.ts';
import { eventsOf, notedIn } from './domain/document-events.ts';
import { known } from './import-repository.ts';

/** What of the file is ours: its destinations, in the order in which they are visited. */
interface Ground {
  destinations: ReadonlyMap<string, number>;
  slugs: string[];
  days: DestinationDays[];
  /** Names of those that are not ours. */
  unknown: string[];
}

async function groundOf(
  { pool }: ApiContext,
  { destinations: written, startDate, endDate }: TripDocument,
): Promise<Ground> {
  const rows = await known.destinations(
    pool,
    written.map(({ slug }) => slug),
  );
  const destinations = new Map(rows.map(({ slug, id }) => [slug, id]));
  const ours = written.filter(
    ({ slug }, at) => destinations.has(slug) && written.findIndex((one) => one.slug === slug) === at,
  );
  if (ours.length === 0)
    throw invalid(
      'destinations',
      `We know none of the places that this trip goes to: ${listed(written.map(({ name }) => name))}.`,
    );
  const inside = (date: string) => (date < startDate ? startDate : date > endDate ? endDate : date);
  const days = ours.map(({ slug, startDate: from, endDate: to }) => ({
    location_id: destinations.get(slug) ?? 0,
    start_date: inside(from),
    end_date: inside(to),
  }));
  const unknown = written.filter(({ slug }) => !destinations.has(slug)).map(({ name }) => name);
  return { destinations, days, unknown, slugs: ours.map(({ slug }) => slug) };
}

const newTrip = (document: TripDocument, viewer: Viewer, { slugs, days }: Ground): NewTrip => ({
  id: randomUUID(),
  slug: tripSlug(daysBetween(document.startDate, document.endDate), slugs),
  title: document.title,
  userId: viewer.user?.id ?? null,
  visitor: viewer.user ? null : viewer.visitor,
  startDate: document.startDate,
  endDate: document.endDate,
  startTime: document.startTime,
  endTime: document.endTime,
  tripPace: document.tripPace,
  theme: document.theme,
  preferredTypes: document.preferredTypes,
  sourceId: null,
  currency: document.budget?.currency.toUpperCase() ?? null,
  ...storedAmount(document.budget ?? {}, document.budget?.currency ?? ''),
  party: document.numberOfPeople,
  seed: randomInt(2 ** 31),
  staysGiven: true,
  destinations: days,
});

/** One name a day, of the days there are. */
const namesOf = ({ day_names, startDate, endDate }: TripDocument) => [
  ...new Map(
    day_names.filter(({ date }) => date >= startDate && date <= endDate).map((named) => [named.date, named]),
  ).values(),
];

type Idea = TripDocument['ideas'][number];

/** So many things to do a new trip can be given. */
const mostThings = 300;

/** An idea is a place of ours; of another one it is kept what it was, and where, among the things to do. */
const thingOf = ({ place: { name, local_name, lat, lng } }: Idea): NewTodo => ({
  id: randomUUID(),
  title: `See ${local_name ? `${name} (${local_name})` : name}, ${lat}, ${lng}`.slice(0, 200),
  done: false,
  due: null,
  assignee_id: null,
  list: 'todo',
});

/** What the traveller should know of what became of the file; null where all is as it was. */
function noteOn(unknown: string[], ownStops: string[], homeless: Idea[]): string | null {
  const notes: string[] = [];
  if (unknown.length > 0) notes.push(`We do not know ${listed(unknown)}: what was there is on the days all the same.`);
  if (ownStops.length > 0)
    notes.push(
      `${plural(ownStops.length, 'place')} we do not have came as stops of your own: ${listed(ownStops.slice(0, 5))}.`,
    );
  if (homeless.length > 0)
    notes.push(
      `${plural(homeless.length, 'idea')} came as things to do, because we do not have the place: ${listed(homeless.slice(0, 10).map(({ place }) => place.name))}.`,
    );
  return notes.length > 0 ? notes.join(' ') : null;
}

/**
 * A trip of the viewer's own as a file of ours says, its days as they were. Places are found by their slugs; ids come from
 * nowhere but here.
 * @throws HttpError 419 for a stranger without a uuid, 422 for a file whose destinations are all unknown
 */
export async function importTrip(context: ApiContext, viewer: Viewer, document: TripDocument): Promise<TripRow> {
  if (!viewer.user && !viewer.visitor) throw openTooLong();
  const { pool } = context;
  const ground = await groundOf(context, document);
  const cities = ground.days.map(({ location_id }) => location_id);
  const named = [...document.events.flatMap(({ place }) => place ?? []), ...document.ideas.map(({ place }) => place)];
  const slugs = [...new Set(named.map(({ slug }) => slug))];
  const found = new Map((await known.places(pool, slugs, cities)).map(({ id, slug }) => [id, slug]));
  const plannable = await plans.places(pool, cities);
  const places = new Map(
    plannable.flatMap((place) => (found.has(place.id) ? [[found.get(place.id) ?? '', place]] : [])),
  );
  const beds = document.events.flatMap(({ hotel }) => hotel ?? []);
  const hotels = new Map((await known.hotels(pool, beds, cities)).map(({ id, slug }) => [slug, id]));
  const trip = newTrip(document, viewer, ground);
  const events = eventsOf(document, { tripId: trip.id, places, hotels, ...ground });
  const ownStops = document.events.flatMap(({ place }) => (place && !places.has(place.slug) ? [place.name] : []));
  const homeless = document.ideas.filter(({ place }) => !places.has(place.slug)).slice(0, mostThings);
  const scheduled = new Set(events.map(({ place_id }) => place_id));
  await inTransaction(pool, async (db) => {
    await trips.insert(db, trip);
    const rows = { events: [], ideas: [], destinations: ground.days };
    await plans.finish(db, trip.id, noteOn(ground.unknown, ownStops, homeless), rows);
    await dayEvents.store(db, trip.id, events);
    await dayNames.replace(db, trip.id, namesOf(document));
    if (homeless.length > 0) await todos.insert(db, trip.id, homeless.map(thingOf), mostThings);
    // Each is put before those that are there.
    for (const idea of document.ideas.toReversed()) {
      const place_id = places.get(idea.place.slug)?.id;
      if (place_id === undefined || scheduled.has(place_id)) continue;
      await ideas.keep(db, trip.id, { ...notedIn(idea), place_id, reason: idea.reason, ...flagsOf(idea.state) });
    }
  });
  return findTrip(context, viewer, trip.id);
}
