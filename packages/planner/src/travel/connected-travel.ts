import type { Connection, Destination, GeoPoint, TransferLeg, TravelTimes } from '../model/model.ts';
import { distanceMetres } from './distance.ts';
import { detours } from './travel-speeds.ts';

/** What a flight must save before people leave the ground for it. */
const flightSavesMinutes = 60;

const effort = ({ mode, minutes }: Connection): number => minutes + (mode === 'flight' ? flightSavesMinutes : 0);

/** The connection that most people would take: the quickest, a flight only where it saves an hour. */
export function usualConnection(connections: readonly Connection[], from: string, to: string): Connection | null {
  const joins = ({ between: [a, b] }: Connection): boolean => (a === from && b === to) || (a === to && b === from);
  return connections
    .filter(joins)
    .reduce<Connection | null>((best, other) => (best && effort(best) <= effort(other) ? best : other), null);
}

const pointOf = ({ lat, lng }: GeoPoint): string => `${lat} ${lng}`;

/** Ways between cities as they really are where somebody has written them down, all others as `others` has them. */
export function connectedTravel(
  connections: readonly Connection[],
  destinations: readonly Destination[],
  others: TravelTimes,
): TravelTimes {
  const ids = new Map([...destinations].reverse().map((city) => [pointOf(city), city.id]));
  return {
    leg: others.leg,
    transfer(from, to): TransferLeg {
      const [a, b] = [ids.get(pointOf(from)), ids.get(pointOf(to))];
      const found = a === undefined || b === undefined ? null : usualConnection(connections, a, b);
      if (!found) return others.transfer(from, to);
      const { mode, minutes, often, note } = found;
      const metres = Math.round(distanceMetres(from, to) * detours[mode]);
      return { mode, minutes, metres, source: 'typical', often, note };
    },
  };
}
