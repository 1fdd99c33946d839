import { bestSlots } from '../edit/slots.ts';
import { aDay, aPlace, aRequest } from '../model/test-model.ts';
import type { Plan, PlanRequest } from '../model/model.ts';
import { plan } from './plan.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const hours = Array.from({ length: 7 }, () => [{ opens: 540, closes: 1080 }]);
const town = aPlace(70, {
  id: 'town',
  name: 'Old Town',
  kind: 'old-town',
  importance: 5,
  visitMinutes: 150,
  windows: hours,
});
const parts = ['Covered Bridge, the red', 'Assembly Hall', 'Tan House', 'Central Market'].map((name, i) =>
  aPlace(71 + i, {
    id: `part${i}`,
    name,
    wholeId: 'town',
    importance: 5 - i,
    visitMinutes: 30,
    windows: hours,
    lat: town.lat,
    lng: town.lng + i / 2000,
  }),
);

const asked = (change: Partial<PlanRequest> = {}): PlanRequest =>
  aRequest({
    days: [aDay('2026-12-07'), aDay('2026-12-08')],
    places: [...aRequest().places.slice(0, 8), town, ...parts],
    ...change,
  });

const visits = (result: Plan) =>
  result.days.flatMap((day) => day.items.flatMap((item) => (item.type === 'visit' ? [item] : [])));
const ids = (result: Plan): string[] => visits(result).map(({ placeId }) => placeId);

function planned(change: Partial<PlanRequest> = {}): Plan {
  const request = asked(change);
  const result = plan(request);
  expect(validate(request, result, travelOf(request))).toEqual([]);
  return result;
}

test('a whole is planned rather than its parts, and is explained by them', () => {
  const result = planned();
  expect(ids(result)).toContain('town');
  expect(ids(result).filter((id) => id.startsWith('part'))).toEqual([]);
  expect(visits(result).find(({ placeId }) => placeId === 'town')!.reason).toMatch(
    /^A must-see here, with Covered Bridge, the red, Assembly Hall and Tan House/,
  );
  expect(result.unscheduled).toContainEqual({ placeId: 'part0', reason: 'in-its-whole' });
  expect(result.impossible).toEqual([]);
});

test('parts come where there is no time for the whole, and then the whole is not missed', () => {
  const shut = { ...town, windows: Array.from({ length: 7 }, () => [{ opens: 540, closes: 600 }]) };
  const result = planned({ places: [shut, ...parts] });
  expect(ids(result)).toEqual(expect.arrayContaining(['part0', 'part1']));
  expect(result.unscheduled).toContainEqual({ placeId: 'town', reason: 'by-its-parts' });
});

test('a part that the traveller chose is visited by itself, beside its whole only when both were chosen', () => {
  const one = ids(planned({ chosen: ['part2'] }));
  expect(one).toContain('part2');
  expect(one).not.toContain('town');
  expect(ids(planned({ chosen: ['part2', 'town'] }))).toEqual(expect.arrayContaining(['part2', 'town']));
});

test('what is fixed on one day is not planned again on another, whole or part', () => {
  const pin = { id: 'pin', title: '', date: '2026-12-07', start: 600, end: 630, placeId: 'part1' };
  const result = planned({ pins: [pin] });
  expect(ids(result)).not.toContain('town');
});

test('a traveller who asks for a part of what is planned gets it', () => {
  const request = asked();
  expect(bestSlots(request, plan(request), 'part1')).not.toEqual([]);
});

test('the validator finds a part beside its whole, and a part that is none', () => {
  const request = asked();
  const good = plan(request);
  const alone: PlanRequest = {
    ...request,
    places: request.places.map((place) => (place.id === 'p1' ? { ...place, wholeId: 'town' } : place)),
  };
  const said = validate(alone, good, travelOf(alone)).map(({ code }) => code);
  expect(said).toContain('part-twice');
  const strangers: PlanRequest = { ...request, places: request.places.map((place) => ({ ...place, wholeId: null })) };
  expect(validate(strangers, good, travelOf(strangers)).map(({ code }) => code)).toContain('reason-false');
});
