/** How far a sheet is open. */
export const snaps = ['peek', 'half', 'full'] as const;
export type Snap = (typeof snaps)[number];

/** Shares of the window's height. */
const heights: Record<Snap, number> = { peek: 0, half: 0.55, full: 0.94 };
/** Pixels a millisecond: a flick, which goes on by itself. */
const flick = 0.5;

const at = (index: number): Snap => snaps[Math.min(snaps.length - 1, Math.max(0, index))] as Snap;

export const beside = (snap: Snap, step: 1 | -1): Snap => at(snaps.indexOf(snap) + step);

/**
 * Pure: where a sheet comes to rest that was let go.
 * @param share of the window that it covers
 * @param speed pixels a millisecond, upwards
 */
export function restOf(share: number, speed: number, from: Snap): Snap {
  if (Math.abs(speed) > flick) return beside(from, speed > 0 ? 1 : -1);
  const [nearest] = [...snaps].sort((a, b) => Math.abs(heights[a] - share) - Math.abs(heights[b] - share));
  return nearest ?? from;
}
