import { metresBetween } from './distance.ts';
import type { CatalogueConnection } from '../schema/connection-schema.ts';

type Point = { lat: number; lng: number };

/** The fastest that goes, km/h over the ground from door to door, and what it takes at the least, minutes. */
const limits: Record<CatalogueConnection['mode'], { fastest: number; least: number }> = {
  train: { fastest: 300, least: 20 },
  bus: { fastest: 100, least: 20 },
  car: { fastest: 110, least: 15 },
  flight: { fastest: 850, least: 120 },
  ferry: { fastest: 75, least: 30 },
};
/** Slower than a mule: nobody would call it a connection. */
const slowest = 8;

/** Problems of the ways between destinations. One sentence each. */
export function connectionProblems(
  connections: readonly CatalogueConnection[],
  destinations: ReadonlyMap<string, Point>,
): string[] {
  const seen = new Set<string>();
  return connections.flatMap(({ between: [from, to], mode, minutes }) => {
    const at = `world/connections.json: ${from} to ${to} by ${mode}`;
    const key = `${[from, to].sort().join(' ')} ${mode}`;
    if (seen.has(key)) return [`${at} stands twice.`];
    seen.add(key);
    const ends = [from, to].map((slug) => destinations.get(slug));
    const [a, b] = ends;
    if (!a || !b || from === to) return [`${at}: one end is no other destination; mend the slug.`];
    const km = metresBetween(a, b) / 1000;
    const { fastest, least } = limits[mode];
    const quickest = Math.max(least, (km / fastest) * 60);
    if (minutes < quickest) return [`${at}: ${minutes} minutes for ${km.toFixed(0)} km is quicker than it goes.`];
    if (minutes > (km / slowest) * 60 + 180) return [`${at}: ${minutes} minutes for ${km.toFixed(0)} km; mend it.`];
    return [];
  });
}
