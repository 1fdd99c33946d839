import { mix } from '../colour.ts';
import { circle, curve, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Seeded } from '../seeded.ts';
import { hasPalms } from '../style.ts';
import type { Drawing, Stage } from '../types.ts';
import { frond, spray } from './plants.ts';

/** What hangs into the picture from in front: a bough, an eave, lanterns, an arch. */

type Frame = (stage: Stage, rng: Seeded) => Drawing;

const dark = (stage: Stage): string => mix(stage.tones.ink, stage.tones.leaf[2], 0.35);

/** A bough from the upper corner, with blossom, maple or needle pads. */
const bough: Frame = (stage, rng) => {
  const { tones, width } = stage;
  const bark = mix(tones.ink, tones.wood[2], 0.4);
  const main =
    pen(curve(pts`-30 60, 120 96, 250 84, 400 130, 520 128`), bark, 13, 'stroke-linecap="round"') +
    pen(curve(pts`180 90, 260 160, 350 190, 400 240`), bark, 7, 'stroke-linecap="round"') +
    pen(curve(pts`330 106, 400 70, 470 62`), bark, 6, 'stroke-linecap="round"');
  const tips: [number, number][] = [
    [60, 80],
    [150, 92],
    [240, 86],
    [250, 150],
    [330, 180],
    [400, 240],
    [360, 118],
    [440, 132],
    [520, 128],
    [410, 72],
    [470, 62],
    [300, 60],
    [100, 120],
    [190, 130],
  ];
  const kind =
    stage.style === 'japan'
      ? rng.pick(['flower', 'needle', 'maple'])
      : stage.style === 'korea' || stage.style === 'china'
        ? rng.pick(['flower', 'needle'])
        : 'leaf';
  const cluster = (x: number, y: number) => {
    if (kind === 'needle') return oval(x, y, 62, 17, dark(stage)) + oval(x - 12, y - 6, 44, 9, tones.leaf[2]);
    if (kind === 'leaf')
      return times(7, () =>
        put(
          x + rng.between(-40, 40),
          y + rng.between(-26, 30),
          spray(rng, rng.between(20, 32), rng.chance(0.6) ? dark(stage) : tones.leaf[2]),
        ),
      );
    const [lit, mid, shade] = kind === 'maple' ? tones.accent : tones.bloom;
    return times(9, () => {
      const [bx, by, r] = [x + rng.between(-44, 44), y + rng.between(-30, 34), rng.between(8, 16)];
      return circle(bx, by, r, rng.pick([lit, mid, mid, shade]));
    });
  };
  const art = main + tips.map(([x, y]) => cluster(x, y)).join('');
  return stage.disc.x > stage.centre ? art : put(width, 0, art, 1, true);
};

const palmLeaves: Frame = (stage) => {
  const tone = dark(stage);
  const light = mix(tone, stage.tones.leaf[1], 0.45);
  const corner = put(
    -40,
    30,
    frond(520, 0.1, 90, tone) + frond(430, 0.62, 110, light) + frond(460, -0.15, 60, tone) + frond(330, 1.1, 90, tone),
    1,
  );
  return stage.disc.x > stage.centre ? corner : put(stage.width, 0, corner, 1, true);
};

/** The corner of a tiled roof with a wind bell or lantern under it. */
const eave: Frame = (stage) => {
  const { tones } = stage;
  const edge = mix(tones.roof[2], tones.ink, 0.6);
  const roof = shape('M-40 -20H470Q380 40 330 96Q390 92 452 62Q380 150 210 152Q60 152 -40 138Z', edge);
  const lip = shape(
    'M-40 138Q60 152 210 152Q380 150 452 62Q386 130 210 132Q60 132 -40 118Z',
    mix(edge, tones.roof[0], 0.35),
  );
  const rafters = times(9, (i) => rect(10 + i * 40, 146 - Math.max(0, i - 6) * 8, 14, 22, tones.wood[2]));
  const x = 300;
  const lamp =
    pen(`M${x} 140V190`, tones.ink, 3) +
    oval(x, 240, 36, 48, tones.red[1]) +
    shape(
      d`M${x + 6} 192Q${x + 40} 200 ${x + 36} 240Q${x + 40} 280 ${x + 6} 288Q${x + 22} 240 ${x + 6} 192Z`,
      tones.red[2],
    ) +
    rect(x - 18, 188, 36, 9, tones.ink, 'rx="3"') +
    rect(x - 18, 283, 36, 9, tones.ink, 'rx="3"') +
    pen(`M${x} 292V322`, tones.gold[1], 4);
  const art = rafters + roof + lip + lamp;
  return stage.disc.x > stage.centre ? art : put(stage.width, 0, art, 1, true);
};

/** Strings of small flags across the sky. */
export const prayerFlags: Frame = (stage, rng) => {
  const { tones, width } = stage;
  const colours = [
    mix(tones.skyTop, '#3b6cae', 0.6),
    tones.paper,
    tones.accent[1],
    mix(tones.leaf[1], '#3f8f5a', 0.4),
    tones.gold[1],
  ];
  const line = (x0: number, y0: number, x1: number, y1: number, sag: number, size: number) => {
    const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / (size * 1.15));
    const at = (t: number): [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
    const flags = times(n, (i) => {
      const [x, y] = at((i + 0.5) / n);
      const w = size * 0.44;
      const sway = rng.between(-0.2, 0.3) * size;
      return poly(
        pts`${x - w} ${y}, ${x + w} ${y}, ${x + w + sway} ${y + size}, ${x - w + sway} ${y + size * 0.94}`,
        colours[i % 5] as string,
      );
    });
    return pen(d`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, tones.ink, 1.6) + flags;
  };
  return line(-30, 30, width * 0.56, 210, 60, 30) + line(width * 0.44, 120, width + 30, 20, 70, 34);
};

const lanternString: Frame = (stage) => {
  const { tones, width } = stage;
  const n = Math.round(width / 130);
  const y = (t: number) => 40 + 90 * 4 * t * (1 - t);
  const rope = pen(d`M-20 40Q${width / 2} 220 ${width + 20} 40`, tones.ink, 2.4);
  const glow = tones.lamps ? [mix(tones.red[1], '#ff8a4a', 0.5), tones.glow] : [tones.red[1], tones.red[0]];
  return (
    rope +
    times(n, (i) => {
      const t = (i + 0.5) / n;
      const [x, ly] = [t * width, y(t)];
      const halo = tones.lamps ? circle(x, ly + 34, 60, glow[1] as string, 'opacity="0.14"') : '';
      return (
        halo +
        pen(d`M${x} ${ly}v12`, tones.ink, 2) +
        oval(x, ly + 34, 25, 21, glow[0] as string) +
        oval(x - 5, ly + 34, 10, 20, glow[1] as string, 'opacity="0.6"') +
        rect(x - 9, ly + 11, 18, 5, tones.ink) +
        rect(x - 9, ly + 52, 18, 5, tones.ink) +
        pen(d`M${x} ${ly + 57}v16`, tones.gold[1], 3)
      );
    })
  );
};

/** The picture seen through a pointed arch. */
const arch: Frame = (stage) => {
  const { width, height, tones, centre } = stage;
  const w = Math.min(width * 0.46, 640);
  const stone = mix(tones.ink, tones.stone[2], 0.3);
  const top = 36;
  const hole = (k: number) =>
    d`M${centre - w + k} ${height}V${height * 0.42}C${centre - w + k} ${height * 0.2} ${centre - w * 0.3} ${height * 0.14 + k} ${centre} ${top + k * 1.3}C${centre + w * 0.3} ${height * 0.14 + k} ${centre + w - k} ${height * 0.2} ${centre + w - k} ${height * 0.42}V${height}Z`;
  const outer = d`M0 0H${width}V${height}H0Z`;
  return (
    shape(outer + hole(0), stone, 'fill-rule="evenodd"') +
    shape(hole(0) + hole(16), mix(stone, tones.stone[1], 0.4), 'fill-rule="evenodd"')
  );
};

/** Grasses and flowers along the lower edge. */
export const reeds: Frame = (stage, rng) => {
  const tone = dark(stage);
  const n = Math.round(stage.width / 26);
  return times(n, (i) => {
    const t = (i + rng.next()) / n;
    const edge = Math.abs(t - 0.5) * 2;
    const h = (40 + 150 * edge ** 1.6) * rng.between(0.6, 1.1);
    const x = t * stage.width;
    const bend = rng.between(-0.3, 0.3) * h;
    return shape(
      d`M${x - 6} ${stage.height + 4}Q${x} ${stage.height - h * 0.6} ${x + bend} ${stage.height - h}Q${x + 5} ${stage.height - h * 0.5} ${x + 7} ${stage.height + 4}Z`,
      rng.chance(0.7) ? tone : stage.tones.leaf[2],
    );
  });
};

/** The frame that belongs here. */
export function drawFrame(stage: Stage): Drawing {
  const rng = stage.rng.fork('frame');
  const { style, facts } = stage;
  if (style === 'himalaya') return prayerFlags(stage, rng);
  if (hasPalms(facts, style) && rng.chance(0.75)) return palmLeaves(stage, rng);
  if (style === 'china' || style === 'korea') return rng.pick([eave, lanternString, bough])(stage, rng);
  if (style === 'japan') return rng.pick([eave, bough, bough])(stage, rng);
  if (style === 'persia' || style === 'arabia' || (style === 'india' && rng.chance(0.6))) return arch(stage, rng);
  return rng.pick([bough, reeds])(stage, rng);
}
