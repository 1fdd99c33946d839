import type { Destination, Place } from '../model/model.ts';
import { distanceMetres } from '../travel/distance.ts';
import type { NodeMeaning } from './node-meaning.ts';

/** So far beyond its edge a district is still round the corner, and so far one would go for dinner. */
const nearMetres = 700;
const farMetres = 2_500;
/** What a meal loses of a day that finds no table round the corner, and none far and wide: a hill, an island. */
const noTableNear = 5;
const noTableAtAll = 11;

export const mealKinds = ['lunch', 'dinner'] as const;

/** What a day loses by a meal of each kind beside a place, since nobody is known to cook there. */
function lossAt(place: Place, city: Destination | undefined): readonly number[] {
  return mealKinds.map((kind) => {
    const areas = (city?.food?.areas ?? []).filter(({ meals }) => meals.includes(kind));
    // Where nothing is known of kitchens, or all of them are in town, no place is worse than another.
    if (areas.length === 0 || place.dayTrip) return 0;
    const beyond = Math.min(...areas.map((area) => distanceMetres(place, area) - area.radius));
    return beyond <= nearMetres ? 0 : beyond <= farMetres ? noTableNear : noTableAtAll;
  });
}

/** By node: which kind of meal it is, -1 for none; and what a meal of each kind loses beside it. */
export function tablesOf(
  meanings: readonly NodeMeaning[],
  destinations: readonly Destination[],
): { meal: Int8Array; tableLoss: Float64Array } {
  const cities = new Map(destinations.map((city) => [city.id, city]));
  const meal = Int8Array.from(meanings, (node) => (node.type === 'meal' ? mealKinds.indexOf(node.rule.kind) : -1));
  const tableLoss = Float64Array.from(
    meanings.flatMap((node) =>
      node.type === 'place' ? lossAt(node.place, cities.get(node.place.destinationId)) : [0, 0],
    ),
  );
  return { meal, tableLoss };
}
