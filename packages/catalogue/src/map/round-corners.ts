import type { Point, Ring } from './shapes.ts';

/** Degrees that a corner is cut at most, on both sides of it. */
const longest = 0.0025;
/** Radians: gentler turns look round already. */
const gentle = 0.6;

const towards = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const share = Math.min(0.3, longest / Math.hypot(bx - ax, by - ay));
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
};

function turnAt([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const turn = Math.abs(Math.atan2(by - ay, bx - ax) - Math.atan2(cy - by, cx - bx));
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Whoever simplified a shore left spikes where it had bays and capes: each is cut once, where `wanted` says so. */
export const roundCorners = (ring: Ring, wanted: (point: Point) => boolean): Ring =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    if (!wanted(point) || turnAt(before, point, after) < gentle) return [point];
    return [towards(point, before), towards(point, after)];
  });
