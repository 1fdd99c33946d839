import {
  type Destination,
  type GeoPoint,
  type PlanRequest,
  type TravelTimes,
  type RoutedMode,
  pointKey,
  streetMode,
} from '@tabi/planner';

/** Indices of two points of an area. */
export type Pair = readonly [from: number, to: number];

/** One question to an engine: every way from each of these points to each of those. */
export interface Block {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** More points than this in one city are too many to ask about: they are estimated. */
const mostPoints = 300;

const isPoint = ({ lat, lng }: GeoPoint): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

function nearestId(destinations: readonly Destination[], point: GeoPoint): string {
  const away = ({ lat, lng }: GeoPoint): number => (lat - point.lat) ** 2 + (lng - point.lng) ** 2;
  return (
    destinations.reduce<Destination | undefined>(
      (best, other) => (best && away(best) <= away(other) ? best : other),
      undefined,
    )?.id ?? ''
  );
}

/** The points of a request, city by city, each once, in a lasting order that keeps neighbours together. */
export function areasOf(request: PlanRequest): GeoPoint[][] {
  const { destinations } = request;
  const areas = new Map<string, Map<string, GeoPoint>>();
  const add = (id: string, { lat, lng }: GeoPoint): void => {
    if (!isPoint({ lat, lng })) return;
    const points = areas.get(id) ?? new Map<string, GeoPoint>();
    areas.set(id, points.set(pointKey({ lat, lng }), { lat, lng }));
  };
  for (const destination of destinations) add(destination.id, destination);
  for (const place of request.places) add(place.destinationId, place);
  const others = [
    ...request.pins.map(({ point }) => point),
    ...request.days.flatMap(({ startPoint, endPoint }) => [startPoint, endPoint]),
  ];
  for (const point of others) if (point) add(nearestId(destinations, point), point);
  return [...areas.values()]
    .map((points) => [...points.values()].sort((a, b) => a.lng - b.lng || a.lat - b.lat))
    .filter((points) => points.length > 1 && points.length <= mostPoints);
}

/** The pairs of an area between which people would go by `mode`. */
export function pairsBy(mode: RoutedMode, points: readonly GeoPoint[], estimate: TravelTimes): Pair[] {
  const pairs: Pair[] = [];
  points.forEach((from, i) => {
    points.forEach((to, j) => {
      if (i !== j && streetMode(estimate.leg(from, to).mode) === mode) pairs.push([i, j]);
    });
  });
  return pairs;
}

/** Few questions that hold all of these pairs, with `batch` origins and destinations at most. */
export function blocksOf(pairs: readonly Pair[], batch: number): Block[] {
  const blocks = new Map<string, { from: Set<number>; to: Set<number> }>();
  for (const [from, to] of pairs) {
    const key = `${Math.floor(from / batch)} ${Math.floor(to / batch)}`;
    const block = blocks.get(key) ?? { from: new Set(), to: new Set() };
    block.from.add(from);
    block.to.add(to);
    blocks.set(key, block);
  }
  return [...blocks.values()].map(({ from, to }) => ({ from: [...from], to: [...to].sort((a, b) => a - b) }));
}
