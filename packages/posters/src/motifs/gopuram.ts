import { chhatri, contact, steps } from '../build/masonry.ts';
import { circle, d, ogee, pen, poly, pts, put, rect, shape, softened, times, turned } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** One storey of the pyramid: a ledge, a crowd of painted figures, a middle window. */
function crowd(stage: Stage, y: number, w: number, h: number, part: number): Drawing {
  const { tones } = stage;
  const rng = stage.rng.fork(`gopuram${part}`);
  const paints = [tones.accent[1], tones.gold[1], tones.leaf[0], tones.water[1], tones.bloom[1], tones.wall[0]];
  const n = Math.max(6, Math.round(w / 11));
  const figures = times(n, (i) => {
    const x = -w + (w * 2 * (i + 0.5)) / n;
    if (Math.abs(x) < h * 0.36) return '';
    const hh = h * rng.between(0.5, 0.74);
    const paint = rng.pick(paints);
    return rect(x - 3.4, y - hh, 6.8, hh, paint, 'rx="3.2"') + circle(x, y - hh - 2.6, 3, rng.pick(paints));
  });
  const shrine = (x: number, s: number) =>
    rect(x - s, y - h * 0.82, s * 2, h * 0.82, tones.gold[1]) +
    shape(d`M${x - s * 1.3} ${y - h * 0.78}Q${x} ${y - h * 1.3} ${x + s * 1.3} ${y - h * 0.78}Z`, tones.accent[1]) +
    rect(x - s * 0.55, y - h * 0.7, s * 1.1, h * 0.7, tones.lamps ? tones.glow : tones.ink);
  return figures + shrine(-w * 0.55, h * 0.17) + shrine(w * 0.55, h * 0.17) + shrine(0, h * 0.27);
}

const southern = (stage: Stage): Piece => {
  const { tones, rng } = stage;
  const floors = rng.fork('gopuram').pick([6, 7, 8]);
  const base =
    rect(-190, -136, 380, 138, tones.stone[1]) +
    rect(64, -136, 126, 138, tones.stone[2]) +
    times(8, (i) => rect(-184 + i * 47, -132, 14, 128, tones.stone[i > 4 ? 2 : 0])) +
    rect(-198, -142, 396, 12, tones.stone[0]) +
    shape('M-46 2V-112H46V2Z', tones.wood[2]) +
    shape('M-34 2V-100H34V2Z', tones.ink);
  let art = '';
  let y = -140;
  const total = 330;
  for (let i = 0; i < floors; i++) {
    const k = 1 - (i / floors) * 0.56;
    const h = (total / floors) * (1.18 - 0.36 * (i / floors));
    const w = 180 * k;
    art +=
      poly(pts`${-w} ${y}, ${-w * 0.955} ${y - h}, ${w * 0.955} ${y - h}, ${w} ${y}`, tones.wall[1]) +
      poly(pts`${w * 0.34} ${y}, ${w * 0.33} ${y - h}, ${w * 0.955} ${y - h}, ${w} ${y}`, tones.wall[2]);
    art +=
      rect(-w * 1.05, y - 5, w * 2.1, 7, tones.accent[i % 2 ? 0 : 1]) +
      rect(w * 0.36, y - 5, w * 0.69, 7, tones.accent[2]) +
      crowd(stage, y - 4, w * 0.93, h * 0.86, i);
    y -= h;
  }
  const vault =
    shape(d`M-86 ${y}V${y - 20}Q-88 ${y - 62} -62 ${y - 66}H62Q88 ${y - 62} 86 ${y - 20}V${y}Z`, tones.gold[1]) +
    shape(d`M30 ${y}V${y - 66}H62Q88 ${y - 62} 86 ${y - 20}V${y}Z`, tones.gold[2]) +
    shape(ogee(-84, y, 22, 84), tones.accent[1]) +
    shape(ogee(84, y, 22, 84), tones.accent[2]) +
    circle(-84, y - 26, 9, tones.gold[0]) +
    circle(84, y - 26, 9, tones.gold[1]);
  const pots = times(7, (i) =>
    put(-56 + i * 18.6, y - 62, turned(softened(pts`1 -26, 3 -16, 7 -10, 3 0`, 3), tones.gold)),
  );
  const walls =
    rect(-430, -58, 860, 60, tones.wall[1]) +
    times(29, (i) => rect(-430 + i * 30, -58, 15, 60, tones.accent[1])) +
    rect(-434, -64, 868, 9, tones.stone[0]);
  return { art: contact(430, tones.ink) + walls + base + art + vault + pots, width: 800, height: -y + 96 };
};

/** The beehive tower of the north, its halls climbing towards it. */
const northern = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio = tones.stone;
  const tower = (w: number, h: number) => {
    const outline = softened(
      pts`${w * 0.1} ${-h}, ${w * 0.27} ${-h * 0.94}, ${w * 0.38} ${-h * 0.74}, ${w * 0.46} ${-h * 0.44}, ${w * 0.5} ${-h * 0.1}, ${w * 0.52} 0`,
      4,
    );
    const ribs = [-0.66, -0.3, 0.06, 0.44, 0.76]
      .map((k) =>
        pen(
          outline.map(([hw, y], i) => d`${i ? 'L' : 'M'}${hw * k} ${y}`).join(''),
          trio[2],
          w * 0.024,
          'opacity="0.6"',
        ),
      )
      .join('');
    const bands = times(12, (i) =>
      rect(
        -w * (0.5 - 0.024 * i),
        -h * 0.075 * i - h * 0.06,
        w * (1 - 0.048 * i),
        h * 0.012,
        trio[2],
        'opacity="0.45"',
      ),
    );
    const disc =
      rect(-w * 0.2, -h * 1.02, w * 0.4, h * 0.05, trio[0], 'rx="6"') +
      turned(
        pts`1 ${-h * 1.2}, ${w * 0.05} ${-h * 1.1}, ${w * 0.09} ${-h * 1.06}, ${w * 0.05} ${-h * 1.02}`,
        tones.gold,
      ) +
      pen(d`M0 ${-h * 1.18}V${-h * 1.32}`, tones.ink, 2) +
      poly(pts`0 ${-h * 1.32}, ${w * 0.24} ${-h * 1.28}, 0 ${-h * 1.24}`, tones.accent[1]);
    return turned(outline, trio) + ribs + bands + disc;
  };
  const hall =
    rect(-250, -92, 190, 94, trio[1]) +
    arcadeDark(stage, -246, 0, 180, 64) +
    poly(pts`-262 -92, -230 -122, -80 -122, -50 -92`, trio[2]) +
    chhatri(-155, -120, 34, trio, tones.gold[0], tones.ink);
  return {
    art:
      contact(300, tones.ink) +
      rect(-290, -22, 560, 24, trio[2]) +
      put(-10, -22, hall) +
      put(-66, -22, tower(112, 210)) +
      put(178, -22, tower(112, 220)) +
      put(64, -22, tower(190, 400)) +
      steps(-165, 2, 60, 24, 4, trio),
    width: 600,
    height: 550,
  };
};

const arcadeDark = (stage: Stage, x: number, foot: number, w: number, h: number): Drawing =>
  times(4, (i) =>
    rect(
      x + (w * (i + 0.3)) / 4,
      foot - h,
      w * 0.13,
      h,
      stage.tones.lamps ? stage.tones.glow : stage.tones.ink,
      'opacity="0.65"',
    ),
  );

const draw = (stage: Stage): Piece =>
  choose(stage, 'gopuram', [
    { draw: northern, named: /akshardham|birla|somnath|khajuraho|kashi|jagannath|laxmi|mandir/ },
    { draw: southern },
    { draw: southern },
    { draw: northern },
  ])(stage);

export const gopuram: MotifArt = { as: 'object', draw, base: 'plaza', compositions: ['centred', 'thirds', 'framed'] };
