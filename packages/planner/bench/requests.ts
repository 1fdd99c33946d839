import { daylightAt } from '../src/model/daylight.ts';
import { defaultMeals, type Day, type Pace, type Pin, type PlanRequest, type Theme } from '../src/model/model.ts';
import { seededRandom } from '../src/solve/search/random.ts';
import { weekdayOf } from '../src/model/time.ts';
import type { City } from './cities.ts';
import { readConnections } from './connections.ts';

const msPerDay = 86_400_000;

/** `days` days from a date on, each with the same hours and no city named. */
export function daysFrom(date: string, count: number, start = 480, end = 1320): Day[] {
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + i * msPerDay).toISOString().slice(0, 10);
    return { date: day, weekday: weekdayOf(day), start, end, destinationId: null, dayTripsAllowed: true };
  });
}

export function plainRequest(cities: readonly City[], days: Day[], iterations: number, seed = 1): PlanRequest {
  const ids = new Set(cities.map((city) => city.destination.id));
  return {
    seed,
    iterations,
    days,
    destinations: cities.map((city) => city.destination),
    places: cities.flatMap((city) => city.places),
    pins: [],
    chosen: [],
    refused: [],
    pace: 1,
    preferredTags: [],
    theme: 'leisure',
    meals: defaultMeals,
    light: cities.flatMap(({ destination, timeZone }) =>
      days.flatMap(({ date }) => {
        const sun = daylightAt(destination, timeZone, date);
        return sun ? [{ destinationId: destination.id, date, ...sun }] : [];
      }),
    ),
    connections: readConnections().filter(({ between }) => between.every((id) => ids.has(id))),
  };
}

const themes: Theme[] = ['relaxation', 'work', 'leisure', 'romantic', 'family', 'other'];
const tags = ['history', 'spiritual', 'art', 'nature', 'gardens', 'food', 'shopping', 'museums', 'views', 'nightlife'];

/** Request number `index` of the suite: every city, 1–14 days, 1–3 cities, every pace, theme and weekday, some pins. */
export function suiteRequest(all: readonly City[], index: number, iterations: number): PlanRequest {
  const random = seededRandom(7919 * (index + 1));
  const first = all[index % all.length]!;
  const howMany = index % 4 === 3 ? 3 : index % 4 === 1 ? 2 : 1;
  const others = all.filter((city) => city !== first).sort((a, b) => far(first, a) - far(first, b));
  const cities = [first, ...others.slice(0, howMany - 1)];
  const count = howMany + random.below(howMany === 1 ? 7 : 15 - howMany);
  const date = new Date(Date.UTC(2026, 11, 1) + random.below(400) * msPerDay).toISOString().slice(0, 10);
  const days = daysFrom(date, Math.min(14, count), 480 + 60 * random.below(3), 1320 - 120 * random.below(3));
  const base = plainRequest(cities, days, iterations, index + 1);
  const pick = (share: number): string[] => base.places.filter(() => random.next() < share).map((place) => place.id);
  const pins: Pin[] = [];
  if (random.next() < 0.4) {
    const day = days[random.below(days.length)]!;
    const start = 600 + 15 * random.below(30);
    pins.push({
      id: 'pin-1',
      title: 'Appointment',
      date: day.date,
      start,
      end: start + 30 + 30 * random.below(4),
      ...(cities.length === 1 ? { point: first.destination } : {}),
    });
  }
  return {
    ...base,
    pace: random.below(3) as Pace,
    theme: themes[random.below(themes.length)]!,
    preferredTags: tags.filter(() => random.next() < 0.15),
    chosen: random.next() < 0.4 ? pick(0.05) : [],
    refused: random.next() < 0.3 ? pick(0.06) : [],
    pins,
  };
}

const far = (a: City, b: City): number =>
  (a.destination.lat - b.destination.lat) ** 2 + (a.destination.lng - b.destination.lng) ** 2;
