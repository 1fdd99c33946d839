import type { HopEvent, MealEvent, TripEvent, VisitEvent } from '../contracts/trips.ts';
import { minutesBetween } from '../format/clocks.ts';
import { aPlace } from './places.ts';

type Of<T extends TripEvent['type']> = Extract<TripEvent, { type: T }>;

/** @param start `2027-03-01 09:00` */
const base = (id: string, title: string, start: string, end: string) => ({
  id,
  trip_id: '1',
  destination_id: 1,
  title,
  date: start.slice(0, 10),
  start: `${start}:00`,
  end: `${end}:00`,
  amount: null,
  custom_fields: {},
  pinned: false,
});

/** A stop that is open then, named as its id. */
export const aVisit = (id: string, start: string, end: string, over: Partial<VisitEvent> = {}): VisitEvent => ({
  ...base(id, id, start, end),
  type: 'visit',
  poi_id: 1,
  poi: { ...aPlace(1), name: id },
  hours_that_day: '09:00–17:00',
  hours_kind: 'windows',
  open: true,
  reason: null,
  ...over,
});

export const aHop = (id: string, start: string, end: string, over: Partial<HopEvent> = {}): HopEvent => ({
  ...base(id, id, start, end),
  type: 'hop',
  from: { kind: 'place', id: 1 },
  to: { kind: 'place', id: 2 },
  travel_mode: 'walk',
  minutes: minutesBetween(`${start}:00`, `${end}:00`),
  metres: 800,
  source: 'estimate',
  settle_minutes: 0,
  hint: null,
  ...over,
});

export const aMeal = (id: string, start: string, end: string, over: Partial<MealEvent> = {}): MealEvent => ({
  ...base(id, 'Lunch', start, end),
  type: 'meal',
  meal: 'lunch',
  hint: null,
  ...over,
});

/** An event of the traveller's own. */
export const anOwnEvent = (id: string, start: string, end: string): Of<'custom'> => ({
  ...base(id, id, start, end),
  type: 'custom',
});

export const aNight = (id: string, start: string, end: string): Of<'stay'> => ({
  ...base(id, id, start, end),
  type: 'stay',
  hotel_id: 1,
});
