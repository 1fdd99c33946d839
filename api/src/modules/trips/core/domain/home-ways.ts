import type { Trip } from '@tabi/shared/contracts/trips';
import { cityWays, connectionFromRow, type Destination, distanceMetres, type GeoPoint, travelOf } from '@tabi/planner';
import type { HomeCity } from '../home-repository.ts';
import type { StoredConnection } from '../plan-repository.ts';
import type { TripDestinationRow } from '../trip-row.ts';
import { destinationOf } from './plan-request.ts';

/** Whoever lives so near is there already. */
const nearMetres = 60_000;

/** Pure: the way from home to the first destination and back from the last; null for who lives there. */
export function homeWays(
  home: HomeCity,
  destinations: readonly TripDestinationRow[],
  connections: readonly StoredConnection[],
): Trip['home'] {
  const inOrder = [...destinations].sort((a, b) => (a.start_date < b.start_date ? -1 : 1));
  const [first] = inOrder;
  const last = [...destinations].sort((a, b) => (a.end_date < b.end_date ? -1 : 1)).at(-1);
  if (!first || !last || distanceMetres(home, first) < nearMetres) return null;
  const { name, country_code: country, lat, lng, population, location_id } = home;
  const from: Destination = {
    id: location_id === null ? 'home' : String(location_id),
    name,
    lat,
    lng,
    ways: cityWays({ slug: 'home', country, landscape: '', population }),
  };
  const travel = travelOf({
    destinations: [from, destinationOf(first), destinationOf(last)],
    connections: connections.map((row) =>
      connectionFromRow(row, [String(row.from_location_id), String(row.to_location_id)]),
    ),
  });
  const way = (a: GeoPoint, b: GeoPoint) => {
    const { mode, minutes, metres, source, often, note } = travel.transfer(a, b);
    const told = [often === null ? null : `${often.charAt(0).toUpperCase()}${often.slice(1)}.`, note];
    return {
      travel_mode: mode,
      minutes,
      metres: Math.round(metres),
      source,
      hint: told.filter((text) => text !== null).join(' ') || null,
    };
  };
  return { city: name, there: way(from, first), back: way(last, from) };
}
