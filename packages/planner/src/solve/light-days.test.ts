import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import type { Place, Plan, PlanRequest, Visit } from '../model/model.ts';
import { plan } from './plan.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const date = '2026-12-07';
const june = { sunrise: 285, sunset: 1140 };
const december = { sunrise: 400, sunset: 1000 };

const view = (change: Partial<Place> = {}): Place =>
  aPlace(80, {
    id: 'view',
    kind: 'viewpoint',
    bestTime: 'sunset',
    light: 'sunset',
    windows: 'always',
    importance: 5,
    visitMinutes: 60,
    ...change,
  });

const asked = (place: Place, sun: { sunrise: number; sunset: number }, start = 480): PlanRequest =>
  aRequest({
    iterations: 1_500,
    days: [aDay(date, { start })],
    places: [
      ...aRequest()
        .places.filter(({ kind }) => kind !== 'viewpoint')
        .slice(0, 6),
      place,
    ],
    light: [{ destinationId: city.id, date, ...sun }],
  });

const visitOf = (result: Plan, id = 'view'): Visit =>
  result.days[0]!.items.flatMap((item) => (item.type === 'visit' && item.placeId === id ? [item] : []))[0]!;

function planned(request: PlanRequest): Plan {
  const result = plan(request);
  expect(validate(request, result, travelOf(request))).toEqual([]);
  return result;
}

test.each([
  ['winter', december, '16:40'],
  ['summer', june, '19:00'],
])('a view is seen at the real sunset of a %s day, and says when that is', (_, sun, clock) => {
  const visit = visitOf(planned(asked(view(), sun)));
  expect(visit.start).toBeLessThanOrEqual(sun.sunset - 15);
  expect(visit.end).toBeGreaterThanOrEqual(sun.sunset - 15);
  expect(visit.reason).toContain(`in time for sunset at ${clock}`);
});

test('no view, beach or park is visited in the dark, unless it is worth it by night', () => {
  const late = {
    windows: Array.from({ length: 7 }, () => [{ opens: 1080, closes: 1380 }]),
    light: null,
    bestTime: 'any',
  } as const;
  const gone = planned(asked(view({ ...late, kind: 'beach' }), december));
  expect(visitOf(gone)).toBeUndefined();
  expect(gone.unscheduled).toContainEqual({ placeId: 'view', reason: 'in-the-dark' });
  expect(visitOf(planned(asked(view({ ...late, night: true }), december))).start).toBeGreaterThanOrEqual(1080);
  expect(visitOf(planned(asked(view({ ...late, kind: 'market' }), december)))).toBeDefined();
});

test('a sunrise is planned where the day begins before it, else it is said to come too early', () => {
  const summit = view({ kind: 'mountain', bestTime: 'early-morning', light: 'sunrise' });
  const early = visitOf(planned(asked(summit, december, 360)));
  expect(early.start).toBeLessThanOrEqual(december.sunrise);
  expect(early.reason).toContain('in time for sunrise at 6:40');
  const late = visitOf(planned(asked(summit, december, 540)));
  expect(late.reason).toContain('best at sunrise, at 6:40, before your day begins');
});

test('what is best after dark waits until it is dark', () => {
  const lights = view({ kind: 'tower', bestTime: 'night', light: null, night: true });
  expect(visitOf(planned(asked(lights, june))).start).toBeGreaterThanOrEqual(june.sunset);
});

test('the validator finds a view in the dark, and a sun that was made up', () => {
  const request = asked(view(), december);
  const good = planned(request);
  const broken = (change: (visit: Visit) => Partial<Visit>): string[] => {
    const days = good.days.map((day) => ({
      ...day,
      items: day.items.map((item) =>
        item.type === 'visit' && item.placeId === 'view' ? { ...item, ...change(item) } : item,
      ),
    }));
    return validate(request, { ...good, days }, travelOf(request)).map(({ code }) => code);
  };
  expect(broken(({ start, end }) => ({ start: start + 120, end: end + 120, window: 'always' }))).toContain('dark');
  expect(broken(() => ({ reasons: [{ code: 'sunset', minute: 990 }] }))).toContain('reason-false');
  expect(broken(() => ({ reasons: [{ code: 'sunrise', minute: december.sunrise }] }))).toContain('reason-false');
  expect(broken(() => ({ reasons: [], reason: 'In time for sunset at 16:40' }))).toContain('reason-false');
});
