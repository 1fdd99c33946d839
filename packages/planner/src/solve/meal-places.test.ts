import { aDay, aPlace, aRequest, city } from '../model/test-model.ts';
import type { FoodArea, Meal, Plan, PlannedDay, PlanRequest } from '../model/model.ts';
import { withMealPlaces } from './meal-places.ts';
import { plan } from './plan.ts';
import { travelOf } from '../travel/travel.ts';
import { validate } from '../validate/validate.ts';

const area = (change: Partial<FoodArea>): FoodArea => ({
  name: 'Old Quarter',
  lat: city.lat,
  lng: city.lng,
  radius: 500,
  meals: ['lunch', 'dinner'],
  text: 'Noodles at noon.',
  ...change,
});
const dishes = ['Pho', 'Bun cha', 'Cha ca'];

const asked = (areas: FoodArea[], far = 0): PlanRequest =>
  aRequest({
    days: [aDay('2026-12-07'), aDay('2026-12-08')],
    destinations: [{ ...city, food: { areas, dishes } }],
    places: Array.from({ length: 8 }, (_, i) =>
      aPlace(i, { windows: 'always', lat: city.lat + far + i / 2000, lng: city.lng }),
    ),
  });

function planned(request: PlanRequest): Plan {
  const result = plan(request);
  expect(validate(request, result, travelOf(request))).toEqual([]);
  return result;
}

const mealsOf = (result: Plan): Meal[] =>
  result.days.flatMap(({ items }) => items.flatMap((item) => (item.type === 'meal' ? [item] : [])));

test('a meal is in the district beside its stops that is there for it', () => {
  const request = asked([area({}), area({ name: 'Night Lane', meals: ['dinner'], radius: 1500 })]);
  const meals = mealsOf(planned(request));
  expect(meals.filter(({ kind }) => kind === 'lunch').map((meal) => meal.area?.name)).toEqual([
    'Old Quarter',
    'Old Quarter',
  ]);
  expect(meals.filter(({ kind }) => kind === 'dinner').map((meal) => meal.area?.name)).toEqual([
    'Night Lane',
    'Night Lane',
  ]);
});

test('a meal is where the traveller is, not where the way after it leads', () => {
  const request = asked([area({ lat: city.lat + 0.05, radius: 300 })]);
  const day = {
    date: '2026-12-07',
    destinationId: city.id,
    items: [
      { type: 'visit', placeId: 'near', start: 540, end: 660 },
      { type: 'meal', kind: 'lunch', start: 690, end: 750 },
      { type: 'visit', placeId: 'beside the kitchens', start: 780, end: 840 },
    ],
  } as unknown as PlannedDay;
  const places = [
    { ...aPlace(0), id: 'near', lat: city.lat },
    { ...aPlace(1), id: 'beside the kitchens', lat: city.lat + 0.05 },
  ];
  const fed = withMealPlaces({ ...request, places });
  expect(fed(day).items[1]).not.toHaveProperty('area');
  expect(fed({ ...day, items: day.items.slice(1) }).items[0]).toHaveProperty('area');
});

test('far from every kitchen that is known no district is made up', () => {
  for (const meal of mealsOf(planned(asked([area({})], 0.2)))) expect(meal).not.toHaveProperty('area');
});

test('every meal has another dish of the city, until all were named', () => {
  expect(mealsOf(planned(asked([]))).map(({ dish }) => dish)).toEqual(['Pho', 'Bun cha', 'Cha ca', 'Pho']);
});

test('the validator finds a district where the meal is not, and a dish from elsewhere', () => {
  const request = asked([area({}), area({ name: 'Beach', lat: city.lat + 0.3 })]);
  const good = planned(request);
  const after = (change: Partial<Meal>): string[] => {
    const days = good.days.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.type === 'meal' ? { ...item, ...change } : item)),
    }));
    return validate(request, { ...good, days }, travelOf(request)).map(({ code }) => code);
  };
  expect(after({ area: area({ name: 'Beach', lat: city.lat + 0.3 }) })).toContain('meal-place');
  expect(after({ area: area({ name: 'Elsewhere' }) })).toContain('meal-place');
  expect(after({ dish: 'Pizza' })).toContain('meal-place');
});
