import { later, utcDay } from '@tabi/shared/format';
import type { HopEvent, NewTrip, Trip, TripEvent, TripIdea, TripSummary } from '@tabi/shared/contracts/trips';
import { toMajor, type Rates } from '@tabi/shared/money';
import type { Viewer } from '../../../http/viewer.ts';
import { costsOf, knownIn, minorOf, type CostRow } from './domain/costs.ts';
import { madeOnce, madeOnceFor } from './domain/made-once.ts';
import { factsOfLocation } from '@tabi/posters';
import { pictureOf } from '../../pictures/picture-presenter.ts';
import { presentPoi } from '../../catalogue/places/presenter.ts';
import { canManageTrip, roleOf, sightOf, type Sight } from './policy.ts';
import type { ContributorRow, EventRow, IdeaRow, TripDestinationRow, TripRow } from './trip-row.ts';

const makeDestination = (row: TripDestinationRow): Trip['destinations'][number] => ({
  id: row.id,
  part_id: row.part_id,
  slug: row.slug,
  name: row.name,
  country_name: row.country_name,
  time_zone: row.time_zone,
  cover: pictureOf('destination', factsOfLocation(row), 'wide', 960),
  lat: row.lat,
  lng: row.lng,
  startDate: row.start_date,
  endDate: row.end_date,
});

const presentDestination = madeOnce(makeDestination);

export const presentPlanAnswer = ({ id, slug, status, message }: TripRow) => ({ id, slug, status, message });

/** A new trip, so that its days show without being asked for. */
export const presentNewTrip = (trip: Trip, events: EventRow[]): NewTrip => {
  const { id, slug, status, message } = trip;
  return { id, slug, status, message, trip, events: events.map(presentEvent) };
};

export const presentContributors = (contributors: ContributorRow[], manages: boolean): Trip['contributors'] =>
  contributors.map((person) => ({ ...person, email: manages ? person.email : null }));

const makeIdea = (idea: IdeaRow): TripIdea => ({
  reason: idea.reason,
  state: idea.been ? 'been' : idea.chosen ? 'want' : 'idea',
  custom_fields: idea.custom_fields,
  ...shownCost(idea),
  ...presentPoi(idea),
});

export const presentIdea = madeOnce(makeIdea);

const nameOfSight = ({ notes, costs, stays }: Sight): string => [notes, costs, stays].join();

/** What things cost and what was noted is not for everybody who looks. */
const seen = <T extends Pick<IdeaRow, 'amount' | 'custom_fields'>>(row: T, { costs, notes }: Sight): T =>
  costs && notes ? row : { ...row, amount: costs ? row.amount : null, custom_fields: notes ? row.custom_fields : {} };

const presentIdeas = madeOnceFor(nameOfSight, (ideas: readonly IdeaRow[], sight) =>
  ideas.map((idea) => presentIdea(seen(idea, sight))),
);

/** What is stored of a trip besides its events. */
export interface TripParts {
  destinations: TripDestinationRow[];
  ideas: IdeaRow[];
  stops: { id: number; name: string }[];
  /** What was noted to cost something. */
  costs: CostRow[];
  rates: Rates;
}

/** What a viewer sees of it. */
type SeenParts = Pick<Trip, 'destinations' | 'budget' | 'pois' | 'side_pois'>;

export const presentParts = (
  trip: TripRow,
  { destinations, ideas, stops, costs, rates }: TripParts,
  viewer: Viewer,
): SeenParts => ({
  destinations: destinations.map(presentDestination),
  budget: canManageTrip(trip, viewer) ? presentBudget(trip, costs, rates) : null,
  pois: stops,
  side_pois: presentIdeas(ideas, sightOf(trip, viewer)),
});

/** What the trip's own row says. */
export const presentRow = (
  trip: TripRow,
  viewer: Viewer,
): Omit<Trip, keyof SeenParts | 'home' | 'day_notes' | 'day_names'> => ({
  title: trip.title,
  uuid: trip.visitor_uuid === viewer.visitor ? trip.visitor_uuid : null,
  startDate: trip.start_date,
  endDate: trip.end_date,
  startTime: trip.start_time,
  endTime: trip.end_time,
  tripPace: trip.trip_pace,
  theme: trip.theme,
  preferredTypes: trip.preferred_types,
  contributors: presentContributors(trip.contributors, canManageTrip(trip, viewer)),
  role: roleOf(trip, viewer) ?? 'guest',
  canManage: canManageTrip(trip, viewer),
  locked: trip.locked,
  version: trip.version,
  preferences: canManageTrip(trip, viewer) ? presentWishes(trip) : null,
  ...presentPlanAnswer(trip),
});

const presentWishes = ({ theme, trip_pace, preferred_types, party }: TripRow): Trip['preferences'] => ({
  theme,
  tripPace: trip_pace,
  preferredTypes: preferred_types,
  numberOfPeople: party,
});

function presentBudget(trip: TripRow, costs: CostRow[], rates: Rates): Trip['budget'] {
  const { currency } = trip;
  const amount_minor = currency === null ? null : minorOf(trip, currency);
  if (amount_minor === null || currency === null) return null;
  const spent_in = costsOf(costs, currency);
  const spent_minor = knownIn(currency, spent_in, rates);
  const whole = (minor: number) => Math.round(toMajor(minor, currency));
  return { amount: whole(amount_minor), amount_minor, currency, spent: whole(spent_minor), spent_minor, spent_in };
}

/** Whole units alone where nobody has ever said a currency. */
const shownCost = (row: CostRow) => ({
  amount: row.amount,
  amount_minor: row.currency === null ? null : minorOf(row, row.currency),
  currency: row.amount === null ? null : row.currency,
});

export const presentSummary = (
  trip: TripRow & { stop_count: number; todo_count: number; todo_done_count: number },
  destinations: TripDestinationRow[],
  viewer: Viewer,
  restoreDays: number,
): TripSummary => ({
  id: trip.id,
  slug: trip.slug,
  title: trip.title,
  status: trip.status,
  startDate: trip.start_date,
  endDate: trip.end_date,
  role: roleOf(trip, viewer) ?? 'guest',
  canManage: canManageTrip(trip, viewer),
  locked: trip.locked,
  destinations: destinations.filter(({ trip_id }) => trip_id === trip.id).map(presentDestination),
  stop_count: trip.stop_count,
  todos: trip.todo_count > 0 ? { done: trip.todo_done_count, count: trip.todo_count } : null,
  people: trip.contributors.map(({ id, name }) => ({ id, name })),
  restorable_until: trip.deleted_at && utcDay(later(trip.deleted_at, { days: restoreDays })),
});

function hopEnd(place: number | null, stay: string | null, destination: number): HopEvent['to'] {
  if (stay !== null) return { kind: 'stay', id: destination, event_id: stay };
  return place === null ? { kind: 'destination', id: destination } : { kind: 'place', id: place };
}

const presentEnds = (row: EventRow): Pick<HopEvent, 'from' | 'to'> => ({
  from: hopEnd(row.from_place_id, row.from_stay_id, row.from_location_id ?? row.location_id),
  to: hopEnd(row.to_place_id, row.to_stay_id, row.location_id),
});

/** Many are made at once: what is spread stands last, since the engine takes 100 times as long for names that follow it. */
function makeEvent(row: EventRow): TripEvent {
  const base = {
    id: row.id,
    trip_id: row.trip_id,
    destination_id: row.location_id,
    title: row.title,
    date: row.date,
    start: row.starts_at,
    end: row.ends_at,
    custom_fields: row.custom_fields,
    pinned: row.pinned,
    must: row.chosen,
    ...shownCost(row),
  };
  if (row.type === 'hop') {
    const source = (row.travel_source ?? 'estimate') as HopEvent['source'];
    const { settle_minutes, reason: hint } = row;
    const [travel_mode, minutes, metres] = [row.travel_mode ?? 'walk', row.minutes ?? 0, row.metres ?? 0];
    return { type: 'hop', travel_mode, minutes, metres, source, settle_minutes, hint, ...presentEnds(row), ...base };
  }
  if (row.type === 'meal')
    return { type: 'meal', meal: row.meal === 'dinner' ? 'dinner' : 'lunch', hint: row.reason, ...base };
  const point = { lat: row.lat, lng: row.lng };
  if (row.type === 'stay')
    return { type: 'stay', hotel_id: row.hotel_id ?? 0, hotel_slug: row.hotel_slug, ...point, ...base };
  if (row.type === 'custom' || row.poi === null) return { type: 'custom', ...point, ...base };
  const poi = presentPoi(row.poi);
  const { hours_that_day, hours_kind, open, reason } = row;
  return {
    type: 'visit',
    poi_id: poi.id,
    poi,
    hours_that_day: hours_that_day ?? '',
    hours_kind: hours_kind ?? 'windows',
    open: open ?? true,
    reason,
    ...base,
  };
}

export const presentEvent = madeOnce(makeEvent);

/** Where a way may begin and end for everybody to see. */
const openEnds: readonly string[] = ['place', 'destination'] satisfies HopEvent['from']['kind'][];

/** The stay itself, and a way to or from it, which names it. */
const tellsOfStay = (event: TripEvent): boolean =>
  event.type === 'stay' ||
  (event.type === 'hop' && ![event.from, event.to].every(({ kind }) => openEnds.includes(kind)));

/** The events that somebody with this sight sees, each as far as they do; made once for the same rows. */
export const presentEvents = madeOnceFor(nameOfSight, (rows: readonly EventRow[], sight) =>
  rows.map((row) => presentEvent(seen(row, sight))).filter((event) => sight.stays || !tellsOfStay(event)),
);
