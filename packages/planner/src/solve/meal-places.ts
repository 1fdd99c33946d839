import type { Destination, FoodArea, GeoPoint, Item, MealKind, PlannedDay, PlanRequest } from '../model/model.ts';
import { distanceMetres } from '../travel/distance.ts';

/** So far beyond its edge a district is still round the corner. */
const nearMetres = 700;

/** The district nearest to a point that is there for this meal. */
function areaNear(city: Destination | undefined, kind: MealKind, point: GeoPoint): FoodArea | undefined {
  const found = (city?.food?.areas ?? []).flatMap((area) => {
    const beyond = distanceMetres(point, area) - area.radius;
    return area.meals.includes(kind) && beyond <= nearMetres ? [{ area, beyond }] : [];
  });
  return found.reduce<(typeof found)[number] | undefined>(
    (best, other) => (best && best.beyond <= other.beyond ? best : other),
    undefined,
  )?.area;
}

/** A day without a stop is for one district, another one each time. */
function areaOfFreeDay(city: Destination | undefined, kind: MealKind, count: number): FoodArea | undefined {
  const areas = city?.food?.areas ?? [];
  const own = areas[count % Math.max(1, areas.length)];
  if (!own || own.meals.includes(kind)) return own;
  return areas
    .filter(({ meals }) => meals.includes(kind))
    .reduce<FoodArea | undefined>(
      (best, area) => (best && distanceMetres(best, own) <= distanceMetres(area, own) ? best : area),
      undefined,
    );
}

/**
 * Gives the meals of days, in their order, a district beside the stop before, or the next one where there is none, and a
 * dish of the city that was not named before.
 */
export function withMealPlaces({ destinations, places }: PlanRequest): (day: PlannedDay) => PlannedDay {
  const points = new Map(places.map((place) => [place.id, place]));
  const cities = new Map(destinations.map((city) => [city.id, city]));
  const tried = new Map<string, number>();
  const freeDays = new Map<string, number>();
  return (day) => {
    const city = cities.get(day.destinationId);
    const pointsAt = (items: readonly Item[]): GeoPoint[] =>
      items.flatMap((item) => (item.type === 'visit' ? (points.get(item.placeId) ?? []) : []));
    const free = freeDays.get(day.destinationId) ?? 0;
    const isEmpty = pointsAt(day.items).length === 0;
    if (isEmpty) freeDays.set(day.destinationId, free + 1);
    const items = day.items.map((item, i): Item => {
      if (item.type !== 'meal') return item;
      const { type, kind, start, end } = item;
      // One eats where one is: the way to the next stop comes after the meal.
      const [here] = [...pointsAt(day.items.slice(0, i)).slice(-1), ...pointsAt(day.items.slice(i + 1))];
      const area = isEmpty ? areaOfFreeDay(city, kind, free) : here && areaNear(city, kind, here);
      const dishes = city?.food?.dishes ?? [];
      const count = tried.get(day.destinationId) ?? 0;
      tried.set(day.destinationId, count + 1);
      const dish = dishes[count % Math.max(1, dishes.length)];
      return { type, kind, start, end, ...(area ? { area } : {}), ...(dish === undefined ? {} : { dish }) };
    });
    return { ...day, items };
  };
}
