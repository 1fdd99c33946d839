import type { Destination, FoodArea, GeoPoint, Item, MealKind, PlannedDay, PlanRequest } from '../model/model.ts';
import { distanceMetres } from '../travel/distance.ts';

/** So far beyond its edge a district is still round the corner. */
const nearMetres = 700;

/** The district nearest to one of the points that is there for this meal. */
function areaNear(city: Destination | undefined, kind: MealKind, points: readonly GeoPoint[]): FoodArea | undefined {
  const found = (city?.food?.areas ?? []).flatMap((area) => {
    const beyond = Math.min(...points.map((point) => distanceMetres(point, area))) - area.radius;
    return area.meals.includes(kind) && beyond <= nearMetres ? [{ area, beyond }] : [];
  });
  return found.reduce<(typeof found)[number] | undefined>(
    (best, other) => (best && best.beyond <= other.beyond ? best : other),
    undefined,
  )?.area;
}

/**
 * Gives the meals of days, in their order, a district beside the stop before or after, and a dish of the city that was
 * not named before.
 */
export function withMealPlaces({ destinations, places }: PlanRequest): (day: PlannedDay) => PlannedDay {
  const points = new Map(places.map((place) => [place.id, place]));
  const cities = new Map(destinations.map((city) => [city.id, city]));
  const tried = new Map<string, number>();
  return (day) => {
    const city = cities.get(day.destinationId);
    const pointsAt = (items: readonly Item[]): GeoPoint[] =>
      items.flatMap((item) => (item.type === 'visit' ? (points.get(item.placeId) ?? []) : []));
    const items = day.items.map((item, i): Item => {
      if (item.type !== 'meal') return item;
      const { type, kind, start, end } = item;
      const before = pointsAt(day.items.slice(0, i)).slice(-1);
      const after = pointsAt(day.items.slice(i + 1)).slice(0, 1);
      const area = areaNear(city, kind, before.length + after.length > 0 ? [...before, ...after] : []);
      const dishes = city?.food?.dishes ?? [];
      const count = tried.get(day.destinationId) ?? 0;
      tried.set(day.destinationId, count + 1);
      const dish = dishes[count % Math.max(1, dishes.length)];
      return { type, kind, start, end, ...(area ? { area } : {}), ...(dish === undefined ? {} : { dish }) };
    });
    return { ...day, items };
  };
}
