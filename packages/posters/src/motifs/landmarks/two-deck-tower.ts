import { windows } from '../../build/masonry.ts';
import { mix } from '../../colour.ts';
import { cityLayer } from '../../landscape/relief.ts';
import { glitter, ripples, water } from '../../landscape/water.ts';
import { afloat } from '../../props/boats.ts';
import { circle, d, oval, pen, poly, polyline, pts, put, rect, times } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** Tokyo Skytree: a tapering lattice of white steel with two round decks, and a mast on top. */

/** Half as wide as it is at this height. */
const girth = (h: number): number => 36 + 74 * (1 - Math.min(1, h / 560)) ** 1.5;

/** The lattice up to the first deck. */
function lattice(stage: Stage, t: Trio, core: string): Drawing {
  const levels = Array.from({ length: 25 }, (_, i) => 560 * (i / 24) ** 0.94);
  const side = (s: number): Point[] => levels.map((h) => [s * girth(h), -h] as const);
  const outline = [...side(-1), ...side(1).reverse()];
  const shares = [-1, -0.62, -0.2, 0.2, 0.62, 1];
  const member = (i: number, from: number, to: number, colour: string, width: number) => {
    const [low, high] = [levels[i] as number, levels[i + 1] as number];
    return pen(
      polyline([
        [girth(low) * from, -low],
        [girth(high) * to, -high],
      ]),
      colour,
      width,
    );
  };
  const braces = times(24, (i) =>
    shares
      .slice(0, -1)
      .map((from, j) => {
        const to = shares[j + 1] as number;
        const colour = from < -0.3 ? t[0] : from < 0.3 ? t[1] : t[2];
        return member(i, from, to, colour, 3.4) + member(i, to, from, colour, 3.4);
      })
      .join(''),
  );
  const rings = times(24, (i) => {
    const h = levels[i] as number;
    return i % 2 ? '' : pen(d`M${-girth(h)} ${-h}Q0 ${-h + girth(h) * 0.13} ${girth(h)} ${-h}`, t[1], 4);
  });
  return (
    poly(outline, core) +
    poly([...side(0.3), ...side(1).reverse()], stage.tones.ink, 'opacity="0.22"') +
    poly([...side(-0.16), ...side(0.16).reverse()], mix(core, stage.tones.ink, 0.3)) +
    braces +
    rings +
    pen(polyline(side(-1)), t[0], 7) +
    pen(polyline(side(-0.5)), t[0], 5) +
    pen(polyline(side(0.45)), t[2], 5) +
    pen(polyline(side(1)), t[2], 7)
  );
}

/** A round deck that widens upwards, its lower rim at y. */
function deck(stage: Stage, t: Trio, y: number, low: number, high: number, h: number, floors: number): Drawing {
  const { tones } = stage;
  const pane = tones.lamps ? tones.glow : mix(tones.water[2], tones.ink, 0.25);
  const at = (k: number) => low + (high - low) * k;
  return (
    poly(pts`${-low} ${y}, ${-high} ${y - h}, ${high} ${y - h}, ${low} ${y}`, t[1]) +
    poly(pts`${-low} ${y}, ${-high} ${y - h}, ${-high * 0.45} ${y - h}, ${-low * 0.45} ${y}`, t[0]) +
    poly(pts`${low * 0.3} ${y}, ${high * 0.3} ${y - h}, ${high} ${y - h}, ${low} ${y}`, t[2]) +
    oval(0, y, low, low * 0.14, t[2]) +
    times(floors, (i) => {
      const k = (i + 0.8) / (floors + 0.5);
      return rect(-at(k) * 0.97, y - h * k - 4, at(k) * 1.94, 8, pane);
    }) +
    oval(0, y - h, high, high * 0.13, t[0]) +
    oval(0, y - h - 2, high * 0.84, high * 0.1, t[1])
  );
}

/** Blocks and gabled houses from edge to edge, lower towards the sides. */
function town(stage: Stage, foot: number, gap: number, row: number): Drawing {
  const { tones, width, centre } = stage;
  const rng = stage.thing.fork(`town${row}`);
  const air = (colour: string) => mix(colour, tones.layer(0.35), row * 0.45);
  const dark = tones.lamps ? tones.glow : air(mix(tones.wall[2], tones.ink, 0.35));
  return times(Math.ceil(width / gap) + 1, (i) => {
    const x = i * gap;
    const w = gap * rng.between(0.46, 0.6);
    const h = rng.between(44, 96) * (1 + row * 0.8) * (1 - Math.min(0.4, Math.abs(x - centre) / 2200));
    const paint = rng.pick([tones.wall, tones.stone, tones.wall, tones.brick] as const);
    const top = foot - h;
    const roof =
      row === 0 && rng.chance(0.45)
        ? poly(pts`${x - w - 5} ${top}, ${x} ${top - w * 0.5}, ${x + w + 5} ${top}`, tones.roof[1]) +
          poly(pts`${x} ${top - w * 0.5}, ${x + w + 5} ${top}, ${x + w * 0.3} ${top}`, tones.roof[2])
        : rect(x - w - 2, top - 5, w * 2 + 4, 7, air(tones.roof[1]));
    const pane = (col: number, line: number) =>
      tones.lamps && (i + col * 3 + line * 5) % 3 === 0 ? air(paint[2]) : dark;
    const [cols, rows] = [Math.max(2, Math.round(w / 10)), Math.max(2, Math.round(h / 22))];
    return (
      rect(x - w, top, w * 2, h + 4, air(paint[1])) +
      rect(x + w * 0.3, top, w * 0.7, h + 4, air(paint[2])) +
      windows(x - w * 0.9, top + 6, w * 1.8, h - 8, cols, rows, pane, 0.44) +
      roof
    );
  });
}

/** The wall of the river bank, with cherry trees on it. */
function embankment({ tones, width }: Stage, foot: number): Drawing {
  const trees = times(Math.ceil(width / 58), (i) => {
    const [x, r] = [i * 58 + ((i * 37) % 23), 22 + ((i * 29) % 10)];
    return (
      rect(x - 2, foot - 16, 4, 16, tones.wood[2]) +
      oval(x + 5, foot - 24, r, r * 0.7, tones.bloom[2]) +
      oval(x - 2, foot - 28, r * 0.86, r * 0.58, tones.bloom[1]) +
      oval(x - 8, foot - 33, r * 0.4, r * 0.26, tones.bloom[0])
    );
  });
  return (
    trees +
    rect(0, foot - 6, width, 30, tones.stone[1]) +
    rect(0, foot - 6, width, 6, tones.stone[0]) +
    rect(0, foot + 14, width, 10, tones.stone[2]) +
    times(Math.ceil(width / 40), (i) => rect(i * 40, foot, 3, 24, tones.stone[2], 'opacity="0.6"'))
  );
}

/** The tower by itself, its foot at 0. */
function skyTree(stage: Stage): Drawing {
  const { tones } = stage;
  const cold = (colour: string) => (tones.lamps ? mix(colour, '#bfe4f2', 0.55) : mix(colour, tones.skyTop, 0.06));
  const t: Trio = [
    cold(tones.paper),
    cold(mix(tones.wall[0], tones.wall[1], 0.5)),
    mix(cold(tones.wall[2]), tones.skyTop, 0.3),
  ];
  const core = tones.lamps
    ? mix('#3d7fb8', tones.skyTop, 0.45)
    : mix(mix(tones.wall[2], tones.skyTop, 0.55), tones.ink, 0.14);
  const mast =
    poly(pts`-13 -724, -10 -800, 10 -800, 13 -724`, t[1]) +
    poly(pts`3 -724, 3 -800, 10 -800, 13 -724`, t[2]) +
    poly(pts`-8 -800, -6 -880, 6 -880, 8 -800`, t[0]) +
    poly(pts`2 -800, 2 -880, 6 -880, 8 -800`, t[2]) +
    poly(pts`-4 -880, -2 -962, 2 -962, 4 -880`, t[0]) +
    times(7, (i) => rect(-13 + i, -738 - i * 22, 26 - i * 2, 4, t[0])) +
    circle(0, -962, 4, tones.lamps ? tones.glow : tones.red[1]);
  const neck =
    poly(pts`-34 -610, -28 -690, 28 -690, 34 -610`, core) +
    times(4, (i) => {
      const y = -612 - i * 19;
      return pen(
        d`M${-33 + i * 1.4} ${y}L0 ${y - 19}L${33 - i * 1.4} ${y}M${-32 + i * 1.4} ${y - 19}L0 ${y}L${32 - i * 1.4} ${y - 19}`,
        t[i % 2 ? 1 : 0],
        3.4,
      );
    }) +
    pen('M-34 -610L-28 -690', t[0], 6) +
    pen('M34 -610L28 -690', t[2], 6);
  const halo = tones.lamps ? [120, 84, 56].map((r) => circle(0, -590, r, '#bfe4f2', 'opacity="0.1"')).join('') : '';
  return (
    halo +
    lattice(stage, t, core) +
    deck(stage, t, -544, 40, 84, 74, 3) +
    neck +
    deck(stage, t, -682, 30, 54, 44, 2) +
    mast
  );
}

function byRiver(stage: Stage): Drawing {
  const { centre, height, left, right } = stage;
  const foot = height * 0.83;
  const k = (foot - height * (stage.composition === 'whole' ? 0.07 : 0.2)) / 970;
  return (
    cityLayer(stage, 'far', 0.16, foot, 260) +
    cityLayer(stage, 'middle', 0.26, foot, 190) +
    drawMist(stage, foot - 110, 150, 0.6) +
    town(stage, foot, 64, 1) +
    put(centre, foot - 10, skyTree(stage), k) +
    town(stage, foot, 76, 0) +
    embankment(stage, foot) +
    water(stage, foot + 24) +
    glitter(stage, foot + 24, height) +
    ripples(stage, 'river', foot + 30, height, 30) +
    afloat(
      stage,
      stage.disc.x > centre ? left + 330 : right - 330,
      foot + (height - foot) * 0.45,
      0.9,
      stage.disc.x > centre,
    )
  );
}

export const twoDeckTower: MotifArt = { as: 'scene', draw: byRiver, horizon: 0.48, sky: true, bare: true };
