import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import { plan } from './plan.ts';

const always = { windows: 'always' as const, bestTime: 'any' as const, importance: 2 };
/** Three villages far apart, each a day of its own; the last of them is what people come for. */
const villages = [0.3, -0.3, 0.9].flatMap((lat, village) =>
  Array.from({ length: 4 }, (_, i) =>
    aPlace(10 * village + i, { ...always, visitMinutes: 90, lat: city.lat + lat, lng: city.lng + i / 500 }),
  ),
);

test('the day of what nobody leaves without is the first of its city', () => {
  const places = villages.map((place) => (place.id === 'p20' ? { ...place, importance: 5 } : place));
  const dates = ['2026-12-07', '2026-12-08', '2026-12-09'];
  const made = plan(aRequest({ days: dates.map((date) => aDay(date)), places }));
  const dayOf = made.days.find(({ items }) => items.some((item) => item.type === 'visit' && item.placeId === 'p20'));
  expect(dayOf?.date).toBe(dates[0]);
});
