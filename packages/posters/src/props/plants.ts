import { lift, mix } from '../colour.ts';
import { circle, curve, d, oval, pen, poly, pts, put, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Point, Stage, Trio } from '../types.ts';
import { hasPalms } from '../style.ts';

/** Plants stand at (0, 0) and are lit from the left. `h` is their height. */

/** The leaf tones at a depth: farther off they fade into the layer's tone. */
export const leafAt = (stage: Stage, depth: number): Trio => {
  const fade = (colour: string) => mix(stage.tones.layer(depth), colour, 0.25 + 0.7 * depth);
  return [fade(stage.tones.leaf[0]), fade(stage.tones.leaf[1]), fade(stage.tones.leaf[2])];
};

/** Round crowns, two tones, a short trunk. */
export function roundTree(rng: Seeded, h: number, [lit, mid, shade]: Trio, bark: string): Drawing {
  const r = h * rng.between(0.3, 0.38);
  const y = -h + r;
  const trunk = pen(d`M0 2L0 ${y}M0 ${-h * 0.38}L${r * 0.5} ${y + r * 0.2}`, bark, h * 0.05);
  const crown =
    oval(0, y, r * 0.92, r, mid) +
    shape(
      d`M${r * 0.1} ${y - r * 0.99}A${r * 0.92} ${r} 0 0 1 ${r * 0.1} ${y + r * 0.99}A${r * 1.1} ${r * 1.2} 0 0 0 ${r * 0.1} ${y - r * 0.99}Z`,
      shade,
    );
  return trunk + crown + oval(-r * 0.36, y - r * 0.3, r * 0.36, r * 0.4, lit, 'opacity="0.75"');
}

/** A cloud of three or four crowns. */
export function broadTree(rng: Seeded, h: number, [lit, mid, shade]: Trio, bark: string): Drawing {
  const crowns: [number, number, number][] = [
    [-0.26, -0.52, 0.24],
    [0.28, -0.5, 0.25],
    [0, -0.72, 0.28],
    [0.06, -0.46, 0.24],
  ];
  const jig = () => rng.between(-0.03, 0.03);
  const trunk = shape(
    d`M${-h * 0.04} 3L${-h * 0.02} ${-h * 0.4}L${-h * 0.2} ${-h * 0.56}L${h * 0.02} ${-h * 0.48}L${h * 0.2} ${-h * 0.58}L${h * 0.04} ${-h * 0.34}L${h * 0.05} 3Z`,
    bark,
  );
  const blobs = crowns.map(([x, y, r]) => [(x + jig()) * h, (y + jig()) * h, r * h] as const);
  return (
    blobs.map(([x, y, r]) => circle(x + r * 0.1, y + r * 0.1, r, shade)).join('') +
    trunk +
    blobs.map(([x, y, r]) => circle(x - r * 0.06, y - r * 0.08, r * 0.86, mid)).join('') +
    blobs.map(([x, y, r]) => oval(x - r * 0.34, y - r * 0.4, r * 0.4, r * 0.32, lit, 'opacity="0.8"')).join('')
  );
}

/** The flame of a cypress. */
export function cypress(h: number, [lit, mid, shade]: Trio): Drawing {
  const w = h * 0.115;
  const body = d`M0 ${-h}C${w * 0.5} ${-h * 0.86} ${w} ${-h * 0.5} ${w} ${-h * 0.22}C${w} ${-h * 0.08} ${w * 0.5} ${-h * 0.03} 0 ${-h * 0.02}C${-w * 0.5} ${-h * 0.03} ${-w} ${-h * 0.08} ${-w} ${-h * 0.22}C${-w} ${-h * 0.5} ${-w * 0.5} ${-h * 0.86} 0 ${-h}Z`;
  const dark = d`M0 ${-h}C${w * 0.5} ${-h * 0.86} ${w} ${-h * 0.5} ${w} ${-h * 0.22}C${w} ${-h * 0.08} ${w * 0.5} ${-h * 0.03} 0 ${-h * 0.02}C${w * 0.35} ${-h * 0.3} ${w * 0.3} ${-h * 0.6} 0 ${-h}Z`;
  const gleam = d`M${-w * 0.2} ${-h * 0.8}C${-w * 0.7} ${-h * 0.5} ${-w * 0.72} ${-h * 0.3} ${-w * 0.5} ${-h * 0.14}C${-w * 0.5} ${-h * 0.4} ${-w * 0.4} ${-h * 0.6} ${-w * 0.2} ${-h * 0.8}Z`;
  return (
    pen('M0 2V-8', shade, Math.max(2, h * 0.03)) +
    shape(body, mid) +
    shape(dark, shade) +
    shape(gleam, lit, 'opacity="0.7"')
  );
}

/** A conifer of drooping tiers. */
export function fir(rng: Seeded, h: number, [, mid, shade]: Trio): Drawing {
  const tiers = 5;
  const half = (side: 1 | -1) => {
    let path = d`M0 ${-h}`;
    for (let i = 1; i <= tiers; i++) {
      const y = -h + (h * 0.92 * i) / tiers;
      const w = side * h * 0.2 * (i / tiers) * rng.between(0.9, 1.12);
      path += d`Q${w * 0.4} ${y - h * 0.1} ${w} ${y}L${w * 0.5} ${y - h * 0.02}`;
    }
    return `${path}${d`L0 ${-h * 0.08}Z`}`;
  };
  return pen('M0 2V-12', shade, Math.max(2, h * 0.04)) + shape(half(-1), mid) + shape(half(1), shade);
}

/** The trained pine of gardens and shores: a bent trunk and flat pads. */
export function pine(rng: Seeded, h: number, [lit, mid, shade]: Trio, bark: string): Drawing {
  const s = rng.chance(0.5) ? 1 : -1;
  const spine: Point[] = pts`0 3, ${s * h * 0.1} ${-h * 0.25}, ${-s * h * 0.05} ${-h * 0.52}, ${s * h * 0.12} ${-h * 0.8}`;
  const pads: [number, number, number][] = [
    [s * 0.36, -0.5, 0.26],
    [-s * 0.34, -0.62, 0.27],
    [s * 0.3, -0.76, 0.22],
    [s * 0.04, -0.95, 0.28],
  ];
  const trunk = pen(curve(spine), bark, h * 0.055, 'stroke-linecap="round"');
  const limbs = pads
    .map(([x, y], i) =>
      pen(
        d`M${(i < 2 ? 0.03 : 0.08) * s * h} ${-h * (0.3 + 0.15 * i)}Q${x * h * 0.4} ${y * h * 0.86} ${x * h} ${y * h}`,
        bark,
        h * 0.026,
      ),
    )
    .join('');
  const pad = ([x, y, r]: [number, number, number]) => {
    const [px, py, w, t] = [x * h, y * h, r * h, r * h * 0.36];
    const cloud = d`M${px - w} ${py}C${px - w * 1.1} ${py - t * 0.9} ${px - w * 0.55} ${py - t * 1.3} ${px - w * 0.4} ${py - t}C${px - w * 0.2} ${py - t * 1.9} ${px + w * 0.3} ${py - t * 1.8} ${px + w * 0.36} ${py - t * 1.1}C${px + w * 0.7} ${py - t * 1.4} ${px + w * 1.1} ${py - t * 0.7} ${px + w} ${py}Q${px} ${py + t * 0.55} ${px - w} ${py}Z`;
    const gleam = d`M${px - w * 0.8} ${py - t * 0.45}C${px - w * 0.6} ${py - t * 1.1} ${px - w * 0.4} ${py - t * 0.75} ${px - w * 0.36} ${py - t * 0.75}C${px - w * 0.16} ${py - t * 1.6} ${px + w * 0.2} ${py - t * 1.4} ${px + w * 0.26} ${py - t * 0.86}Q${px - w * 0.3} ${py - t * 0.9} ${px - w * 0.8} ${py - t * 0.45}Z`;
    return (
      shape(cloud, mid) +
      shape(gleam, lit) +
      shape(d`M${px - w} ${py}Q${px} ${py + t * 0.55} ${px + w} ${py}Q${px} ${py - t * 0.3} ${px - w} ${py}Z`, shade)
    );
  };
  return trunk + limbs + pads.map(pad).join('');
}

/** One palm leaf from (0, 0): a rib with a drooping comb. */
export function frond(length: number, angle: number, droop: number, fill: string): Drawing {
  const ex = Math.cos(angle) * length;
  const ey = Math.sin(angle) * length + droop;
  const cx = Math.cos(angle) * length * 0.55;
  const cy = Math.sin(angle) * length * 0.8 - length * 0.12;
  const teeth = 8;
  let back = '';
  for (let i = teeth - 1; i >= 0; i--) {
    const t = (i + 0.5) / teeth;
    const x = 2 * (1 - t) * t * cx + t * t * ex;
    const y = 2 * (1 - t) * t * cy + t * t * ey;
    const hang = length * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.15));
    back += d`L${x - ex * 0.02} ${y + hang}L${x - ex * 0.04} ${y + hang * 0.45}`;
  }
  return shape(`${d`M0 0Q${cx} ${cy} ${ex} ${ey}`}${back}Z`, fill);
}

/** A coconut palm leaning one way. */
export function palm(rng: Seeded, h: number, [lit, mid, shade]: Trio, bark: string): Drawing {
  const lean = rng.between(-0.24, 0.24) * h;
  const trunk = d`M${-h * 0.028} 3Q${lean * 0.15 - h * 0.02} ${-h * 0.5} ${lean - h * 0.012} ${-h}L${lean + h * 0.012} ${-h}Q${lean * 0.2 + h * 0.016} ${-h * 0.5} ${h * 0.034} 3Z`;
  const leaves = [-2.75, -0.35, -2.2, -0.95, -3.3, 0.2, -1.55].map((a, i) =>
    frond(
      h * rng.between(0.36, 0.46),
      a + rng.between(-0.12, 0.12),
      h * rng.between(0.1, 0.2),
      [shade, shade, mid, mid, shade, mid, lit][i] ?? mid,
    ),
  );
  const nuts = times(3, (i) => circle((i - 1) * h * 0.022, h * 0.015, h * 0.02, bark));
  return shape(trunk, bark) + put(lean, -h, leaves.slice(0, 3).join('') + nuts + leaves.slice(3).join(''));
}

/** A blossoming tree: forked dark boughs under pads of flower. */
export function blossomTree(rng: Seeded, h: number, [lit, mid, shade]: Trio, bark: string): Drawing {
  const boughs = pen(
    d`M0 3C${h * 0.05} ${-h * 0.2} ${-h * 0.04} ${-h * 0.3} 0 ${-h * 0.45}M0 ${-h * 0.36}Q${h * 0.1} ${-h * 0.5} ${h * 0.26} ${-h * 0.6}M0 ${-h * 0.42}Q${-h * 0.12} ${-h * 0.52} ${-h * 0.28} ${-h * 0.58}M0 ${-h * 0.44}L${h * 0.02} ${-h * 0.75}`,
    bark,
    h * 0.04,
    'stroke-linecap="round"',
  );
  const pads = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2;
    return [
      Math.cos(a) * h * 0.3 + rng.between(-0.04, 0.04) * h,
      -h * 0.68 + Math.sin(a) * h * 0.2,
      h * rng.between(0.13, 0.19),
    ] as const;
  });
  return (
    pads.map(([x, y, r]) => circle(x + r * 0.15, y + r * 0.2, r, shade)).join('') +
    boughs +
    pads.map(([x, y, r]) => circle(x, y, r * 0.9, mid)).join('') +
    circle(0, -h * 0.7, h * 0.2, mid) +
    pads.map(([x, y, r]) => circle(x - r * 0.3, y - r * 0.35, r * 0.45, lit)).join('') +
    times(7, () => circle(rng.between(-0.4, 0.4) * h, rng.between(-0.4, 0) * h, h * 0.012, lit))
  );
}

/** A low heap of leaves. */
export const bush = (rng: Seeded, w: number, [lit, mid, shade]: Trio): Drawing =>
  oval(w * 0.28, -w * 0.16, w * 0.32, w * 0.26, shade) +
  oval(-w * 0.22, -w * 0.18, w * rng.between(0.3, 0.38), w * 0.28, mid) +
  oval(w * 0.06, -w * 0.26, w * 0.32, w * 0.28, mid) +
  oval(-w * 0.14, -w * 0.34, w * 0.16, w * 0.11, lit, 'opacity="0.7"');

/** A tuft of blades. */
export const tuft = (rng: Seeded, h: number, fill: string): Drawing =>
  times(5, (i) => {
    const x = (i - 2) * h * 0.13;
    const bend = (i - 2) * h * 0.16 + rng.between(-0.1, 0.1) * h;
    const tall = h * rng.between(0.6, 1);
    return shape(
      d`M${x - h * 0.035} 2Q${x} ${-tall * 0.6} ${x + bend} ${-tall}Q${x + h * 0.05} ${-tall * 0.5} ${x + h * 0.035} 2Z`,
      fill,
    );
  });

/** A stem of reed or pampas with its plume. */
export const reed = (rng: Seeded, h: number, stem: string, plume: string): Drawing => {
  const lean = rng.between(-0.2, 0.3) * h;
  return (
    pen(d`M0 2Q${lean * 0.2} ${-h * 0.6} ${lean} ${-h}`, stem, Math.max(1.5, h * 0.014)) +
    shape(
      d`M${lean - h * 0.02} ${-h * 0.8}Q${lean - h * 0.02} ${-h * 1.02} ${lean + h * 0.1} ${-h * 1.1}Q${lean + h * 0.06} ${-h * 0.92} ${lean - h * 0.02} ${-h * 0.8}Z`,
      plume,
    )
  );
};

/** A bamboo culm with joints and sprays of leaf. */
export function culm(rng: Seeded, h: number, w: number, [lit, mid, shade]: Trio): Drawing {
  const joints = Math.round(h / (w * 6));
  const lean = rng.between(-0.03, 0.03) * h;
  const x = (t: number) => lean * t * t;
  let art =
    poly(pts`${-w / 2} 2, ${x(1) - w * 0.3} ${-h}, ${x(1) + w * 0.3} ${-h}, ${w / 2} 2`, mid) +
    poly(pts`${w * 0.12} 2, ${x(1) + w * 0.08} ${-h}, ${x(1) + w * 0.3} ${-h}, ${w / 2} 2`, shade) +
    poly(pts`${-w * 0.4} 2, ${x(1) - w * 0.24} ${-h}, ${x(1) - w * 0.1} ${-h}, ${-w * 0.2} 2`, lit);
  for (let i = 1; i < joints; i++) {
    const t = i / joints;
    art += pen(
      d`M${x(t) - w * 0.5} ${-h * t}Q${x(t)} ${-h * t + w * 0.18} ${x(t) + w * 0.5} ${-h * t}`,
      shade,
      Math.max(1.4, w * 0.12),
    );
  }
  return art;
}

/** A spray of narrow leaves. */
export const spray = (rng: Seeded, size: number, fill: string): Drawing =>
  times(5, (i) => {
    const a = 0.5 + (i - 2) * 0.42 + rng.between(-0.15, 0.15);
    const l = size * rng.between(0.7, 1.1);
    const [ex, ey] = [Math.cos(a) * l, Math.sin(a) * l];
    return shape(
      d`M0 0Q${ex * 0.4 - ey * 0.16} ${ey * 0.4 + ex * 0.16} ${ex} ${ey}Q${ex * 0.4 + ey * 0.1} ${ey * 0.4 - ex * 0.1} 0 0Z`,
      fill,
    );
  });

/** The tree that belongs to this land and way of building. */
export function localTree(stage: Stage, rng: Seeded, h: number, depth = 1): Drawing {
  const leaf = leafAt(stage, depth);
  const bark = mix(stage.tones.layer(depth), stage.tones.wood[2], 0.35 + 0.5 * depth);
  const { style, facts } = stage;
  if (hasPalms(facts, style) && rng.chance(0.6)) return palm(rng, h * 1.15, leaf, bark);
  if (style === 'japan')
    return rng.chance(0.3)
      ? blossomTree(rng, h, stage.tones.bloom, bark)
      : rng.chance(0.65)
        ? pine(rng, h, leaf, bark)
        : broadTree(rng, h, leaf, bark);
  if (style === 'korea' || style === 'china')
    return rng.chance(0.55) ? pine(rng, h, leaf, bark) : broadTree(rng, h, leaf, bark);
  if (style === 'himalaya') return fir(rng, h * 1.15, leaf);
  if (style === 'caucasus' || style === 'levant' || style === 'persia')
    return rng.chance(0.5) ? cypress(h * 1.25, leaf) : roundTree(rng, h, leaf, bark);
  return broadTree(rng, h, [lift(leaf[0], 0.01), leaf[1], leaf[2]], bark);
}
