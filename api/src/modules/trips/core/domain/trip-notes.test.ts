import type { NotedEvent, NotedPlaceRow } from '../notes-repository.ts';
import type { TripDestinationRow } from '../trip-row.ts';
import { notesOfTrip } from './trip-notes.ts';

const trip = { start_date: '2027-01-15', end_date: '2027-01-16', end_time: '22:00' };
const agra = { id: 1, name: 'Agra', lat: 27.18, lng: 78.02, start_date: '2027-01-15', end_date: '2027-01-16' };
const aTripThere = () => [agra as TripDestinationRow];

const place = (id: number, name: string, more: Partial<NotedPlaceRow> = {}): NotedPlaceRow => ({
  id,
  location_id: 1,
  name,
  lat: agra.lat,
  lng: agra.lng,
  importance: 3,
  hours: { daily: ['09:00-17:00'] },
  closed_dates: [],
  best_time: 'any',
  ...more,
});
const places = [
  place(1, 'Taj Mahal', { importance: 5, closed_dates: ['2027-01-15'] }),
  place(2, 'Bazaar', { best_time: 'evening' }),
  place(3, 'Far Hill', { lat: agra.lat + 0.12 }),
];
const kitchens = [{ id: 1, food_areas: null }];

const visit = (place_id: number, day: number, from: string, to: string): NotedEvent => {
  const date = `2027-01-${day}`;
  return {
    type: 'visit',
    place_id,
    date,
    starts_at: `${date} ${from}:00`,
    ends_at: `${date} ${to}:00`,
    from_location_id: null,
  };
};
const fort = visit(1, 16, '10:00', '12:00');

it('says of days that one after the other were made from others what it would say of them had it never seen the trip', () => {
  const destinations = aTripThere();
  const steps: NotedEvent[][] = [
    [],
    [visit(3, 15, '09:00', '11:00'), fort],
    [visit(3, 15, '09:00', '21:30'), fort],
    [visit(3, 16, '09:00', '09:30'), fort],
    [visit(2, 15, '18:30', '20:00'), fort],
    [fort],
    [{ ...visit(2, 15, '15:00', '23:00'), type: 'stay', place_id: null, ends_at: '2027-01-16 11:00:00' }, fort],
    [visit(3, 15, '09:00', '11:00'), fort],
  ];
  const told = new Set<string>();
  for (const events of steps) {
    const facts = { events, places, kitchens };
    const notes = notesOfTrip(trip, destinations, facts);
    expect(notes).toEqual(notesOfTrip(trip, aTripThere(), facts));
    told.add(JSON.stringify(notes));
  }
  expect(told.size).toBeGreaterThan(4);
});

it('thinks over only the day that has changed', () => {
  const destinations = aTripThere();
  const before = notesOfTrip(trip, destinations, { events: [visit(3, 15, '09:00', '11:00'), fort], places, kitchens });
  const moved = [visit(3, 15, '09:00', '11:00'), visit(1, 16, '11:00', '13:00')];
  const after = notesOfTrip(trip, destinations, { events: moved, places, kitchens });
  const on = (notes: typeof before, date: string) => notes.filter((note) => note.date === date);
  expect(on(before, '2027-01-15')).not.toEqual([]);
  for (const [index, note] of on(after, '2027-01-15').entries()) expect(note).toBe(on(before, '2027-01-15')[index]);
});

it('says what is true of the catalogue as it has become', () => {
  const destinations = aTripThere();
  const textsOf = (known: NotedPlaceRow[]) =>
    notesOfTrip(trip, destinations, { events: [fort], places: known, kitchens }).map(({ text }) => text);
  const closed = 'Taj Mahal is closed on this day.';
  expect(textsOf(places)).toContain(closed);
  expect(textsOf([place(1, 'Taj Mahal', { importance: 5 })])).not.toContain(closed);
});
