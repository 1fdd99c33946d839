import { defaultMeals, type Day, type Place, type PlanRequest } from './model.ts';
import { weekdayOf } from './time.ts';

/** A small made-up city for tests: 24 places around (35, 135.75), some of each sort. */
export const city = { id: 'city', name: 'City', lat: 35, lng: 135.75 };

const kinds = ['temple', 'museum', 'park', 'market', 'shrine', 'viewpoint'] as const;
const bestTimes: Place['bestTime'][] = ['morning', 'any', 'afternoon', 'midday', 'early-morning', 'sunset'];

export function aPlace(index: number, change: Partial<Place> = {}): Place {
  const angle = index * 2.4;
  const radius = 0.006 * (1 + (index % 5));
  return {
    id: `p${index}`,
    name: `Place ${index}`,
    destinationId: city.id,
    lat: city.lat + radius * Math.sin(angle),
    lng: city.lng + radius * Math.cos(angle),
    kind: kinds[index % kinds.length]!,
    tags: ['history', 'culture'],
    importance: 1 + ((index * 7) % 5),
    visitMinutes: 30 + 15 * (index % 5),
    windows:
      index % 6 === 2
        ? 'always'
        : Array.from({ length: 7 }, (_, day) =>
            day === index % 7 ? [] : [{ opens: 540, closes: 1020 + 60 * (index % 3) }],
          ),
    closedDates: [],
    bestTime: bestTimes[index % bestTimes.length]!,
    light: null,
    night: false,
    setting: 'both',
    wholeId: null,
    dayTrip: false,
    priceMinor: 100 * (index % 4),
    ...change,
  };
}

export function aDay(date: string, change: Partial<Day> = {}): Day {
  return {
    date,
    weekday: weekdayOf(date),
    start: 480,
    end: 1320,
    destinationId: city.id,
    dayTripsAllowed: true,
    ...change,
  };
}

/** Three days from Monday 7 December 2026 on, unhurried search effort for a test. */
export function aRequest(change: Partial<PlanRequest> = {}): PlanRequest {
  return {
    seed: 1,
    iterations: 400,
    days: ['2026-12-07', '2026-12-08', '2026-12-09'].map((date) => aDay(date)),
    destinations: [city],
    places: Array.from({ length: 24 }, (_, i) => aPlace(i)),
    pins: [],
    chosen: [],
    refused: [],
    pace: 1,
    preferredTags: [],
    theme: 'leisure',
    meals: defaultMeals,
    ...change,
  };
}
