import { gable, tiled } from '../build/roofs.ts';
import { arcade } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { archway, d, ogee, oval, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, Stage, Trio } from '../types.ts';

/** A house front as people build here: stands at (0, 0), from x = 0 to `w`, with `h` to its eaves. */

const shutters = (stage: Stage, x: number, y: number, w: number, h: number, leaf: string): Drawing => {
  const { tones } = stage;
  return (
    rect(x - w / 2, y - h, w, h, tones.lamps ? tones.glow : tones.ink) +
    rect(x - w, y - h, w * 0.5, h, leaf) +
    rect(x + w / 2, y - h, w * 0.5, h, leaf) +
    rect(x - w * 0.6, y, w * 1.2, 4, tones.wall[0])
  );
};

const lantern = (stage: Stage, x: number, y: number, s: number): Drawing => {
  const { tones } = stage;
  const skin = tones.lamps ? mix(tones.red[0], tones.glow, 0.4) : tones.red[1];
  return (
    pen(d`M${x} ${y}v${s * 0.6}`, tones.ink, 1.6) +
    (tones.lamps ? oval(x, y + s * 1.3, s * 2, s * 2, tones.glow, 'opacity="0.14"') : '') +
    oval(x, y + s * 1.3, s * 0.72, s * 0.8, skin) +
    rect(x - s * 0.3, y + s * 0.5, s * 0.6, 3, tones.gold[1]) +
    rect(x - s * 0.3, y + s * 2, s * 0.6, 3, tones.gold[1])
  );
};

function machiya(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const lit = tones.lamps ? tones.glow : tones.wall[1];
  const slats = (x: number, y: number, ww: number, hh: number) =>
    rect(x, y, ww, hh, lit) + times(Math.round(ww / 8), (i) => rect(x + i * 8, y, 3.6, hh, tones.wood[2]));
  const noren = times(4, (i) =>
    rect(w * 0.56 + i * w * 0.09, -h * 0.42, w * 0.085, h * 0.2, rng.chance(0.5) ? tones.accent[1] : tones.roof[1]),
  );
  return (
    rect(0, -h, w, h, tones.wood[1]) +
    rect(w * 0.8, -h, w * 0.2, h, tones.wood[2]) +
    slats(w * 0.08, -h * 0.9, w * 0.84, h * 0.24) +
    slats(w * 0.08, -h * 0.4, w * 0.4, h * 0.34) +
    rect(w * 0.56, -h * 0.42, w * 0.36, h * 0.42, tones.lamps ? mix(tones.glow, tones.wood[1], 0.3) : tones.ink) +
    noren +
    tiled(-w * 0.06, -h * 0.46, w * 1.12, h * 0.13, 5, tones.roof) +
    tiled(-w * 0.08, -h * 0.96, w * 1.16, h * 0.24, 10, tones.roof) +
    lantern(stage, w * 0.52, -h * 0.46, 11)
  );
}

function shophouse(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const paints: Trio[] = [
    tones.accent,
    [
      mix(tones.gold[0], tones.wall[0], 0.5),
      mix(tones.gold[1], tones.wall[1], 0.45),
      mix(tones.gold[2], tones.wall[2], 0.4),
    ],
    [mix(tones.water[0], tones.wall[0], 0.4), mix(tones.water[1], tones.wall[1], 0.35), tones.water[2]],
    [mix(tones.leaf[0], tones.wall[0], 0.5), mix(tones.leaf[0], tones.wall[1], 0.45), tones.leaf[1]],
    [mix(tones.bloom[0], tones.wall[0], 0.3), tones.bloom[1], tones.bloom[2]],
    tones.wall,
  ];
  const [lit, mid, shade] = rng.pick(paints);
  const leaf = rng.pick([tones.leaf[1], tones.wood[2], tones.water[2], tones.accent[2]]);
  const n = 3;
  const upper = times(n, (i) => {
    const x = w * (0.2 + i * 0.3);
    return (
      shape(archway(x, -h * 0.52, w * 0.08, h * 0.3), tones.lamps && rng.chance(0.7) ? tones.glow : tones.ink) +
      rect(x - w * 0.13, -h * 0.76, w * 0.06, h * 0.24, leaf) +
      rect(x + w * 0.07, -h * 0.76, w * 0.06, h * 0.24, leaf) +
      pen(archway(x, -h * 0.51, w * 0.1, h * 0.33), tones.wall[0], 2.4)
    );
  });
  const five =
    rect(w * 0.06, -h * 0.4, w * 0.88, h * 0.4, mix(shade, tones.ink, 0.4)) +
    rect(w * 0.3, -h * 0.3, w * 0.4, h * 0.3, tones.lamps ? tones.glow : tones.wood[2]) +
    [0.02, 0.9].map((k) => rect(w * k, -h * 0.44, w * 0.08, h * 0.44, lit)).join('');
  return (
    rect(0, -h, w, h, mid) +
    rect(w * 0.82, -h, w * 0.18, h, shade) +
    upper +
    five +
    rect(0, -h * 0.46, w, h * 0.04, tones.wall[0]) +
    rect(-2, -h - 3, w + 4, h * 0.05, lit) +
    (rng.chance(0.4)
      ? gable(w / 2, -h, w * 0.5, h * 0.16, [lit, lit, shade], mid)
      : tiled(-3, -h, w + 6, h * 0.13, 6, rng.chance(0.6) ? tones.red : tones.roof)) +
    lantern(stage, w * 0.5, -h * 0.44, 9) +
    (rng.chance(0.35) ? rect(w * 0.84, -h * 0.8, w * 0.1, h * 0.3, tones.red[1]) : '')
  );
}

function caucasian(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const trio = rng.pick<Trio>([
    tones.wall,
    tones.stone,
    [tones.bloom[0], mix(tones.bloom[1], tones.wall[1], 0.4), tones.bloom[2]],
    [mix(tones.water[0], tones.wall[0], 0.5), mix(tones.water[0], tones.wall[1], 0.4), tones.water[1]],
  ]);
  const rail = (y: number) =>
    rect(-w * 0.06, y, w * 1.12, 4, tones.wood[0]) +
    times(Math.round(w / 9), (i) => rect(-w * 0.05 + i * 9.4, y, 3.4, h * 0.1, tones.wood[1])) +
    rect(-w * 0.08, y + h * 0.1, w * 1.16, 6, tones.wood[2]) +
    times(5, (i) => pen(d`M${w * (0.02 + i * 0.24)} ${y}V${y - h * 0.26}`, tones.wood[1], 4)) +
    times(4, (i) =>
      pen(d`M${w * (0.02 + i * 0.24)} ${y - h * 0.22}q${w * 0.12} ${-h * 0.09} ${w * 0.24} 0`, tones.wood[1], 3),
    );
  const panes = [-h * 0.66, -h * 0.3]
    .map((y) =>
      times(3, (i) =>
        rect(
          w * (0.12 + i * 0.3),
          y - h * 0.14,
          w * 0.14,
          h * 0.2,
          tones.lamps && rng.chance(0.7) ? tones.glow : tones.ink,
        ),
      ),
    )
    .join('');
  return (
    rect(0, -h, w, h, trio[1]) +
    rect(w * 0.8, -h, w * 0.2, h, trio[2]) +
    panes +
    shape(archway(w * 0.5, 0, w * 0.11, h * 0.22), tones.wood[2]) +
    rail(-h * 0.62) +
    (rng.chance(0.6) ? rail(-h * 0.27) : '') +
    tiled(-w * 0.08, -h, w * 1.16, h * 0.16, 12, tones.red)
  );
}

function adobe(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones, style } = stage;
  const trio: Trio = [mix(tones.sand[0], tones.wall[0], 0.3), tones.sand[1], tones.sand[2]];
  const dark = tones.lamps ? tones.glow : mix(tones.sand[2], tones.ink, 0.6);
  const tower =
    style === 'arabia' && rng.chance(0.45)
      ? rect(w * 0.2, -h * 1.6, w * 0.34, h * 0.62, trio[1]) +
        rect(w * 0.42, -h * 1.6, w * 0.12, h * 0.62, trio[2]) +
        times(3, (i) => rect(w * (0.235 + i * 0.1), -h * 1.52, w * 0.06, h * 0.34, mix(trio[2], tones.ink, 0.4))) +
        times(4, (i) => rect(w * 0.16, -h * (1.14 + i * 0.12), w * 0.42, 2.6, tones.wood[2]))
      : '';
  const oriel = rng.chance(0.5)
    ? rect(w * 0.52, -h * 0.82, w * 0.34, h * 0.32, tones.wood[1]) +
      times(6, (i) => rect(w * (0.54 + i * 0.052), -h * 0.78, w * 0.025, h * 0.24, dark)) +
      poly(
        pts`${w * 0.52} ${-h * 0.5}, ${w * 0.58} ${-h * 0.42}, ${w * 0.8} ${-h * 0.42}, ${w * 0.86} ${-h * 0.5}`,
        tones.wood[2],
      )
    : arcade(w * 0.5, -h * 0.52, w * 0.42, h * 0.24, 2, dark);
  return (
    tower +
    rect(0, -h, w, h, trio[1]) +
    rect(0, -h, w * 0.16, h, trio[0]) +
    rect(w * 0.8, -h, w * 0.2, h, trio[2]) +
    times(6, (i) => rect(w * (0.06 + i * 0.16), -h * 0.93, 5, 5, tones.wood[2])) +
    times(Math.round(w / 20), (i) => shape(d`M${i * 20} ${-h + 1}v-9l5 -7l5 7v9Z`, trio[1])) +
    shape(ogee(w * 0.26, 0, w * 0.13, h * 0.42), tones.wood[2]) +
    pen(ogee(w * 0.26, 0, w * 0.16, h * 0.48), tones.accent[1], 3) +
    oriel +
    rect(w * 0.16, -h * 0.74, w * 0.14, h * 0.14, dark) +
    rect(w * 0.6, -h * 0.3, w * 0.14, h * 0.14, dark)
  );
}

function haveli(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const trio: Trio = rng.chance(0.6)
    ? [
        mix(tones.brick[0], tones.sand[0], 0.4),
        mix(tones.brick[1], tones.sand[1], 0.35),
        mix(tones.brick[2], tones.sand[2], 0.2),
      ]
    : [mix(tones.gold[0], tones.wall[0], 0.5), mix(tones.gold[1], tones.wall[1], 0.5), tones.gold[2]];
  const dark = tones.lamps ? tones.glow : mix(trio[2], tones.ink, 0.5);
  const bay = (x: number) =>
    rect(x - w * 0.12, -h * 0.86, w * 0.24, h * 0.32, trio[0]) +
    arcade(x - w * 0.11, -h * 0.58, w * 0.22, h * 0.2, 3, dark) +
    shape(d`M${x - w * 0.15} ${-h * 0.85}Q${x} ${-h * 1.02} ${x + w * 0.15} ${-h * 0.85}Z`, trio[1]) +
    poly(
      pts`${x - w * 0.12} ${-h * 0.54}, ${x - w * 0.05} ${-h * 0.46}, ${x + w * 0.05} ${-h * 0.46}, ${x + w * 0.12} ${-h * 0.54}`,
      trio[2],
    );
  return (
    rect(0, -h, w, h, trio[1]) +
    rect(w * 0.82, -h, w * 0.18, h, trio[2]) +
    rect(-3, -h - 4, w + 6, 8, tones.wall[0]) +
    bay(w * 0.25) +
    bay(w * 0.7) +
    rect(0, -h * 0.44, w, 6, tones.wall[0]) +
    arcade(w * 0.04, 0, w * 0.92, h * 0.34, 3, mix(trio[2], tones.ink, 0.4)) +
    poly(
      pts`-6 ${-h * 0.36}, ${w + 6} ${-h * 0.36}, ${w + 16} ${-h * 0.27}, -16 ${-h * 0.27}`,
      rng.pick([tones.accent[1], tones.wall[1], tones.leaf[1]]),
    )
  );
}

function stilt(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : tones.ink;
  return (
    times(5, (i) => rect(w * (0.04 + i * 0.22), -h * 0.34, 6, h * 0.36, tones.wood[2])) +
    rect(0, -h * 0.38, w, 8, tones.wood[0]) +
    rect(w * 0.06, -h * 0.9, w * 0.88, h * 0.54, tones.wood[1]) +
    rect(w * 0.74, -h * 0.9, w * 0.2, h * 0.54, tones.wood[2]) +
    times(2, (i) =>
      shutters(
        stage,
        w * (0.26 + i * 0.28),
        -h * 0.52,
        w * 0.1,
        h * 0.2,
        rng.chance(0.5) ? tones.leaf[1] : tones.accent[2],
      ),
    ) +
    rect(w * 0.78, -h * 0.74, w * 0.12, h * 0.36, dark) +
    shape(
      d`M${-w * 0.08} ${-h * 0.84}Q${w * 0.1} ${-h * 1.05} ${w * 0.2} ${-h * 1.36}H${w * 0.8}Q${w * 0.9} ${-h * 1.05} ${w * 1.08} ${-h * 0.84}Q${w * 0.5} ${-h * 0.92} ${-w * 0.08} ${-h * 0.84}Z`,
      tones.roof[1],
    ) +
    shape(
      d`M${w * 0.62} ${-h * 1.36}H${w * 0.8}Q${w * 0.9} ${-h * 1.05} ${w * 1.08} ${-h * 0.84}Q${w * 0.9} ${-h * 0.88} ${w * 0.74} ${-h * 0.89}Z`,
      tones.roof[2],
    )
  );
}

function hillside(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  const { tones } = stage;
  const dark = tones.lamps ? tones.glow : tones.ink;
  const { brick } = tones;
  return (
    rect(0, -h, w, h, brick[1]) +
    rect(w * 0.8, -h, w * 0.2, h, brick[2]) +
    [0.78, 0.44]
      .map((k) =>
        times(
          3,
          (i) =>
            rect(w * (0.1 + i * 0.29), -h * k, w * 0.2, h * 0.2, tones.wood[2]) +
            rect(w * (0.13 + i * 0.29), -h * (k - 0.03), w * 0.14, h * 0.14, dark) +
            rect(w * (0.07 + i * 0.29), -h * (k + 0.01), w * 0.26, 5, tones.wood[0]),
        ),
      )
      .join('') +
    rect(w * 0.4, -h * 0.2, w * 0.22, h * 0.2, tones.wood[2]) +
    tiled(-w * 0.12, -h * 0.95, w * 1.24, h * 0.17, 16, tones.roof) +
    (rng.chance(0.5) ? tiled(-w * 0.06, -h * 0.5, w * 1.12, h * 0.07, 6, tones.roof) : '')
  );
}

/** One house of this place. */
export function house(stage: Stage, rng: Seeded, w: number, h: number): Drawing {
  switch (stage.style) {
    case 'japan':
    case 'korea':
      return machiya(stage, rng, w, h);
    case 'china':
    case 'malay':
      return shophouse(stage, rng, w, h);
    case 'thai':
      return rng.chance(0.5) ? stilt(stage, rng, w, h * 0.9) : shophouse(stage, rng, w, h);
    case 'caucasus':
    case 'levant':
      return caucasian(stage, rng, w, h);
    case 'india':
      return haveli(stage, rng, w, h);
    case 'himalaya':
      return hillside(stage, rng, w, h);
    default:
      return adobe(stage, rng, w, h);
  }
}

export { lantern, stilt };
