type Pair = readonly [number, number];

export type NameSide = 'right' | 'left' | 'above' | 'below';

/** Pixels from the pin's middle, as canvas text is placed: down and right are positive. */
export type NamePlace = { textAlign: 'left' | 'right' | 'center'; offsetX: number; offsetY: number };

export type Spot = {
  /** Pixels that the pin is drawn beside its place, so that it does not lie on another. */
  moved: Pair;
  /** Where its name stands, and where while it is lit. */
  name: NamePlace;
  raised: NamePlace;
};

/** Pixels between the middles of two pins that can be told apart: their light edges touch. */
const apart = 25;
/** Pixels that a pin may be moved: farther off it would stand somewhere else. */
const farthest = 18;
const rounds = 24;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Half of what two pins lack in distance, away from each other; those on one spot part by their numbers. */
function push([ax, ay]: Pair, [bx, by]: Pair, index: number): Pair {
  const [dx, dy] = [ax - bx, ay - by];
  const distance = Math.hypot(dx, dy);
  if (distance >= apart) return [0, 0];
  const [unitX, unitY] =
    distance > 0.5 ? [dx / distance, dy / distance] : [Math.cos(index * 2.4), Math.sin(index * 2.4)];
  const share = (apart - distance) / 2;
  return [unitX * share, unitY * share];
}

/** Pure: how far each pin moves so that none lies on another, in pixels. */
export function spread(places: readonly Pair[]): Pair[] {
  let moved: Pair[] = places.map(() => [0, 0]);
  for (let round = 0; round < rounds; round++) {
    const now = places.map(([x, y], index): Pair => [x + moved[index]![0], y + moved[index]![1]]);
    moved = moved.map(([mx, my], index): Pair => {
      const pushes = now.map((other, at): Pair => (at === index ? [0, 0] : push(now[index]!, other, index)));
      const [x, y] = pushes.reduce(([sumX, sumY], [px, py]) => [sumX + px, sumY + py], [mx, my]);
      const far = Math.hypot(x, y);
      return far > farthest ? [(x / far) * farthest, (y / far) * farthest] : [x, y];
    });
  }
  return moved;
}

/** Reckoned, not measured: the same on every machine, and a little too wide rather than cut. */
const widthOf = (label: string, wide: number) => label.length * wide;
const edge = 6;

/** Centred above or below a pin, moved in from the edges of the map. */
function centred(
  [x, y]: Pair,
  [width, height]: Pair,
  half: number,
  wanted: 'above' | 'below',
  away: number,
): NamePlace {
  const side =
    wanted === 'above' ? (y - away - 10 < edge ? 'below' : 'above') : y + away + 10 > height - edge ? 'above' : 'below';
  const middle = within(x, edge + half, width - edge - half);
  return { textAlign: 'center', offsetX: middle - x, offsetY: side === 'above' ? -away : away };
}

/** Pure: where the name of a pin stands so that the edge of the map cuts none of it. @param size of the map */
export function placeName(label: string, at: Pair, size: Pair, side: NameSide): NamePlace {
  const width = widthOf(label, 6.8);
  const fits = { right: at[0] + 19 + width <= size[0] - edge, left: at[0] - 19 - width >= edge };
  if (side === 'above' || side === 'below') return centred(at, size, width / 2, side, 25);
  const [first, second] = side === 'right' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const chosen = fits[first] ? first : fits[second] ? second : null;
  if (!chosen) return centred(at, size, width / 2, 'above', 25);
  return { textAlign: chosen === 'right' ? 'left' : 'right', offsetX: chosen === 'right' ? 19 : -19, offsetY: 0 };
}

/** Pure: the same of a pin that is lit, whose name stands above it on a label. */
export const placeRaised = (label: string, at: Pair, size: Pair): NamePlace =>
  centred(at, size, widthOf(label, 7.4) / 2 + 8, 'above', 32);

/** Where everything of a pin stands before a map has a size. */
export const unmoved: Spot = {
  moved: [0, 0],
  name: { textAlign: 'left', offsetX: 19, offsetY: 0 },
  raised: { textAlign: 'center', offsetX: 0, offsetY: -32 },
};

/** Pure: where every pin and its name stand. @param spreads whether pins make way for each other */
export function spotsOf(
  pins: readonly { label: string; at: Pair; side: NameSide }[],
  size: Pair,
  spreads: boolean,
): Spot[] {
  const moves = spreads ? spread(pins.map(({ at }) => at)) : pins.map((): Pair => [0, 0]);
  return pins.map(({ label, at: [x, y], side }, index) => {
    const moved = moves[index] ?? unmoved.moved;
    const at: Pair = [x + moved[0], y + moved[1]];
    return { moved, name: placeName(label, at, size, side), raised: placeRaised(label, at, size) };
  });
}
