import type { Destination, GeoPoint, Leg, Mode, PlanRequest, TravelTimes } from '../model/model.ts';
import type { CityWays } from '../model/travel-model.ts';
import { connectedTravel } from './connected-travel.ts';
import { distanceMetres } from './distance.ts';
import { routedTravel } from './travel-routed.ts';
import { legOf, transferLeg, usualLeg } from './travel-speeds.ts';
import { walkedTravel } from './walked-grounds.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const plain: CityWays = { kind: 'city', trains: true, land: 'mainland' };

/** The ways of the destination that lies nearest to a point. */
function nearest(destinations: readonly Destination[], lat: number, lng: number): CityWays {
  const narrow = Math.cos(radians(lat));
  let best = destinations[0];
  let least = Infinity;
  if (destinations.length > 1) {
    for (const place of destinations) {
      const away = (place.lat - lat) ** 2 + ((place.lng - lng) * narrow) ** 2;
      if (away < least) [best, least] = [place, away];
    }
  }
  return best?.ways ?? plain;
}

/** The estimate for a way within one city by a mode that somebody chose. */
export const legBy = (mode: Mode, from: GeoPoint, to: GeoPoint, ways: CityWays = plain): Leg =>
  legOf(mode, distanceMetres(from, to), ways);

/**
 * Travel estimated from the great-circle distance, after the kind of the city it lies in: on foot up to 1.4 km, then a
 * ride, by train or road beyond the city, a flight between far cities. Minutes are door to door and never below 1 for
 * points 20 m apart; the same both ways; no look-up, so the same on every machine.
 */
export function estimatedTravel(destinations: readonly Destination[] = []): TravelTimes {
  return {
    leg: (from, to) =>
      usualLeg(distanceMetres(from, to), nearest(destinations, (from.lat + to.lat) / 2, (from.lng + to.lng) / 2)),
    transfer: (from, to) => ({
      ...transferLeg(
        distanceMetres(from, to),
        nearest(destinations, from.lat, from.lng),
        nearest(destinations, to.lat, to.lng),
      ),
      often: null,
      note: null,
    }),
  };
}

/**
 * The travel times that a request is planned and judged with: real connections between cities, feet where nothing else
 * gets, and what a routing engine answered, else the estimate.
 */
export function travelOf(
  request: Pick<PlanRequest, 'destinations' | 'routed' | 'connections'> & Partial<Pick<PlanRequest, 'places'>>,
): TravelTimes {
  const estimate = estimatedTravel(request.destinations);
  const routed = request.routed ? routedTravel(request.routed, estimate) : estimate;
  const within = walkedTravel(request.places ?? [], request.destinations, routed);
  return request.connections ? connectedTravel(request.connections, request.destinations, within) : within;
}
