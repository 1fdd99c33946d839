import type { TravelMode, Trip, TripEvent, VisitEvent } from '@tabi/shared/contracts/trips';
import type { GettingAbout } from '@tabi/planner';
import type { DrawnLocation } from '@tabi/posters';
import type { HopEnds } from './domain/hop-ends.ts';
import type { PoiRow } from '../../catalogue/places/place-row.ts';

export interface ContributorRow {
  id: string;
  name: string;
  email: string;
  is_owner: boolean;
}

/** A trip as stored, with who takes part in it; dates are `YYYY-MM-DD`, times `HH:MM`. */
export interface TripRow {
  id: string;
  slug: string;
  title: string;
  visitor_uuid: string | null;
  status: Trip['status'];
  message: string | null;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
  trip_pace: Trip['tripPace'];
  theme: Trip['theme'];
  preferred_types: string[];
  currency: string | null;
  /** The budget in whole units, for the release that knows of no others. */
  amount: number | null;
  amount_minor: number | null;
  source_city_id: number | null;
  party: 'alone' | 'friends' | 'family' | null;
  seed: number;
  /** The days in each destination are the traveller's, and not shared out by the planner. */
  stays_given: boolean;
  locked: boolean;
  version: number;
  deleted_at: Date | null;
  /** The visitor it was looked up for has opened a link to it that still holds. */
  guest: boolean;
  /** What the links that they have opened show besides the places. */
  shows_notes: boolean;
  shows_costs: boolean;
  shows_stays: boolean;
  /** Owners first, then by e-mail. */
  contributors: ContributorRow[];
}

export interface TripDestinationRow extends DrawnLocation {
  trip_id: string;
  part_id: string;
  id: number;
  name: string;
  country_name: string;
  time_zone: string;
  currency: string;
  lat: number;
  lng: number;
  /** Of the city it lies in; 0 for a village. */
  population: number;
  /** As its guide has it; null where it has none. */
  getting_about: GettingAbout | null;
  start_date: string;
  end_date: string;
}

/** An event as the planner writes it: keyed as the columns of `trip_events`. */
export interface NewEvent extends HopEnds {
  type: TripEvent['type'];
  location_id: number;
  place_id: number | null;
  title: string;
  date: string;
  /** `YYYY-MM-DD HH:mm:ss`, the place's wall clock. */
  starts_at: string;
  ends_at: string;
  travel_mode: TravelMode | null;
  minutes: number | null;
  metres: number | null;
  /** Where minutes and metres of a hop come from; null is the estimate. */
  travel_source: string | null;
  meal: string | null;
  hours_that_day: string | null;
  hours_kind: VisitEvent['hours_kind'] | null;
  open: boolean | null;
  reason: string | null;
}

/** What a traveller has said of a place or an event: it goes along wherever that goes. */
export interface Noted {
  /** They asked for it: planning moves it, and never leaves it out by itself. */
  chosen: boolean;
  /** In whole units of `currency`, for the release that knows of no others. */
  amount: number | null;
  /** In the minor unit of `currency`; null where only `amount` was written. */
  amount_minor: number | null;
  /** Null: that of the trip's budget. */
  currency: string | null;
  custom_fields: Record<string, unknown>;
}

/** An event as it is stored. */
export interface StoredEvent extends NewEvent, Noted {
  id: string;
  trip_id: string;
  hotel_id: number | null;
  pinned: boolean;
  /** Of a way: when each event that it pushed later began before, and begins since; wall clocks by id. */
  pushed: Record<string, [before: string, since: string]> | null;
  /** Of its place or hotel, or its own; null when it happens wherever the traveller is. */
  lat: number | null;
  lng: number | null;
}

/** An event with what the catalogue says of it; its currency is the one that its cost is in. */
export interface EventRow extends StoredEvent {
  poi: PoiRow | null;
  hotel_slug: string | null;
}

export interface IdeaRow extends PoiRow, Noted {
  reason: string | null;
  been: boolean;
  /** As it is stored: null stands for that of the trip's budget, in which `currency` has it. */
  own_currency: string | null;
}

export interface NewIdea {
  position: number;
  place_id: number;
  reason: string | null;
}

export interface NewTrip {
  id: string;
  slug: string;
  title: string;
  /** Exactly one of the two owns it. */
  visitor: string | null;
  userId: string | null;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  tripPace: number;
  theme: string;
  preferredTypes: string[];
  sourceId: number | null;
  party: TripRow['party'];
  currency: string | null;
  amount: number | null;
  amount_minor: number | null;
  seed: number;
  staysGiven: boolean;
  destinations: DestinationDays[];
}

/** From when to when a trip is in one destination; another within these days is an excursion, from which it comes back. */
export interface DestinationDays {
  location_id: number;
  start_date: string;
  end_date: string;
}
