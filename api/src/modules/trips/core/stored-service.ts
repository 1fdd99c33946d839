import type { OwnGuide } from '@tabi/shared/contracts/guides';
import type { Trip } from '@tabi/shared/contracts/trips';
import { together, type Db } from '@tabi/postgres';
import { dayNames, type DayName } from './day-names-repository.ts';
import type { CostRow } from './domain/costs.ts';
import type { CatalogueFacts } from './domain/event-rows.ts';
import { homeWays } from './domain/home-ways.ts';
import { homes } from './home-repository.ts';
import { catalogue } from './catalogue-repository.ts';
import { notes, type NotedPlaceRow } from './notes-repository.ts';
import { plans, type WalkedPlace } from './plan-repository.ts';
import { trips } from './repository.ts';
import type { IdeaRow, StoredEvent, TripDestinationRow, TripRow } from './trip-row.ts';

/** What the catalogue says of a trip's destinations. */
interface Surroundings {
  kitchens: { id: number; food_areas: OwnGuide['food_areas'] | null }[];
  walked: WalkedPlace[];
  /** From where its owner lives to its first destination, and back from the last. */
  home: Trip['home'];
}

/** What notes may name: what is notable, and whatever is on the trip. */
interface Notable {
  places: NotedPlaceRow[];
  /** Places of the trip that were looked up for it. */
  asked: ReadonlySet<number>;
}

/** All that is stored of a trip besides its own row, with what the catalogue says of it; another version says when it changes. */
export interface StoredTrip extends Surroundings {
  destinations: TripDestinationRow[];
  /** In order of time. */
  events: StoredEvent[];
  ideas: IdeaRow[];
  expenses: CostRow[];
  day_names: DayName[];
  facts: CatalogueFacts;
  notable: Notable;
}

const idsOf = (destinations: readonly TripDestinationRow[]) => destinations.map(({ id }) => id);

const nothing: CatalogueFacts = { places: new Map(), hotels: new Map() };

/** What is known of what is on these events; only what was not known `before` is looked up. */
export async function factsOf(
  db: Db,
  events: readonly StoredEvent[],
  before: CatalogueFacts = nothing,
): Promise<CatalogueFacts> {
  const missing = (ids: (number | null)[], has: ReadonlyMap<number, unknown>) => [
    ...new Set(ids.filter((id): id is number => id !== null && !has.has(id))),
  ];
  const placeIds = missing(
    events.map(({ place_id }) => place_id),
    before.places,
  );
  const hotelIds = missing(
    events.map(({ hotel_id }) => hotel_id),
    before.hotels,
  );
  if (placeIds.length + hotelIds.length === 0) return before;
  const [places, hotels] = await together(db, [
    () => catalogue.places(db, placeIds),
    () => catalogue.hotels(db, hotelIds),
  ]);
  return {
    places: new Map([...before.places, ...places.map((place) => [place.id, place] as const)]),
    hotels: new Map([...before.hotels, ...hotels.map(({ id, slug }) => [id, slug] as const)]),
  };
}

async function notableOf(
  db: Db,
  { destinations, events, ideas }: Pick<StoredTrip, 'destinations' | 'events' | 'ideas'>,
  before?: Notable,
): Promise<Notable> {
  const visited = events.flatMap(({ place_id }) => place_id ?? []);
  if (before && visited.every((id) => before.asked.has(id))) return before;
  const asked = new Set([...visited, ...ideas.map(({ id }) => id)]);
  return { places: await notes.places(db, idsOf(destinations), [...asked]), asked };
}

async function homeOf(db: Db, trip: TripRow, destinations: TripDestinationRow[]): Promise<Trip['home']> {
  if (trip.source_city_id === null) return null;
  const home = await homes.city(db, trip.source_city_id);
  if (!home) return null;
  const near = home.location_id === null ? [] : await homes.connections(db, home.location_id, idsOf(destinations));
  return homeWays(home, destinations, near);
}

async function surroundingsOf(db: Db, trip: TripRow, destinations: TripDestinationRow[]): Promise<Surroundings> {
  const ids = idsOf(destinations);
  const [kitchens, walked, home] = await together(db, [
    () => notes.foodAreas(db, ids),
    () => plans.walkedPlaces(db, ids),
    () => homeOf(db, trip, destinations),
  ]);
  return { kitchens, walked, home };
}

export async function storedTrip(db: Db, trip: TripRow): Promise<StoredTrip> {
  const [destinations, events, ideas, expenses, day_names] = await together(db, [
    () => trips.destinations(db, [trip.id]),
    () => trips.events(db, trip.id),
    () => trips.ideas(db, trip.id),
    () => trips.expenses(db, trip.id),
    () => dayNames.ofTrip(db, trip.id),
  ]);
  const rows = { destinations, events, ideas, expenses, day_names };
  const [facts, notable, surroundings] = await together(db, [
    () => factsOf(db, events),
    () => notableOf(db, rows),
    () => surroundingsOf(db, trip, destinations),
  ]);
  return { ...rows, ...surroundings, facts, notable };
}

/** The same trip with these events, as they are stored now. */
export async function withEvents(db: Db, before: StoredTrip, events: StoredEvent[]): Promise<StoredTrip> {
  const rows = { ...before, events };
  return {
    ...rows,
    facts: await factsOf(db, events, before.facts),
    notable: await notableOf(db, rows, before.notable),
  };
}

/**
 * The same trip after its days were changed, in the transaction that does it.
 * @param events as they are stored now
 * @param ideasChanged what is among its ideas, or was noted of one, is otherwise than before
 */
export async function changedTrip(
  db: Db,
  before: StoredTrip,
  { tripId, events, ideasChanged }: { tripId: string; events: StoredEvent[]; ideasChanged: boolean },
): Promise<StoredTrip> {
  const ideas = ideasChanged ? await trips.ideas(db, tripId) : before.ideas;
  const day_names = await dayNames.ofTrip(db, tripId);
  return withEvents(db, { ...before, ideas, day_names }, events);
}
