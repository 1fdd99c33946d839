import { arcade, battlement, chhatri, contact } from '../build/masonry.ts';
import { mix } from '../colour.ts';
import { d, ogee, pen, poly, pts, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';
import { keep } from './palace.ts';

const flag = (stage: Stage, x: number, y: number, h: number): Drawing =>
  pen(d`M${x} ${y}V${y - h}`, stage.tones.ink, 3) +
  shape(
    d`M${x + 1} ${y - h}q${h * 0.2} ${-h * 0.1} ${h * 0.38} ${h * 0.04}q${h * 0.16} ${h * 0.08} ${h * 0.3} 0l${-h * 0.02} ${h * 0.3}q${-h * 0.18} ${h * 0.08} ${-h * 0.34} 0q${-h * 0.18} ${-h * 0.12} ${-h * 0.32} 0Z`,
    stage.tones.accent[1],
  );

/** A battered wall between round bastions. */
function bastion(x: number, y: number, w: number, h: number, trio: Trio, pointed: boolean): Drawing {
  const t = w * 0.14;
  return (
    poly(pts`${x - w - t} ${y}, ${x - w} ${y - h}, ${x + w} ${y - h}, ${x + w + t} ${y}`, trio[1]) +
    poly(pts`${x - w - t} ${y}, ${x - w} ${y - h}, ${x - w * 0.42} ${y - h}, ${x - w * 0.5} ${y}`, trio[0]) +
    poly(pts`${x + w * 0.32} ${y}, ${x + w * 0.28} ${y - h}, ${x + w} ${y - h}, ${x + w + t} ${y}`, trio[2]) +
    rect(x - w * 1.06, y - h - 8, w * 2.12, 12, trio[1]) +
    rect(x + w * 0.3, y - h - 8, w * 0.76, 12, trio[2]) +
    battlement(x - w * 1.06, y - h - 8, w * 2.12, w * 0.32, trio[1], pointed) +
    rect(x - w * 1.02, y - h + 12, w * 2.04, 4, trio[2], 'opacity="0.6"')
  );
}

function wall(stage: Stage, x: number, y: number, w: number, h: number, trio: Trio, pointed: boolean): Drawing {
  const courses = times(Math.round(h / 22), (i) =>
    pen(d`M${x} ${y - h + 16 + i * 22}H${x + w}`, trio[2], 1.6, 'opacity="0.3"'),
  );
  const slits = times(Math.round(w / 60), (i) =>
    rect(x + 26 + i * 60, y - h * 0.6, 6, 18, stage.tones.lamps ? stage.tones.glow : stage.tones.ink, 'opacity="0.7"'),
  );
  return (
    rect(x, y - h, w, h, trio[1]) +
    courses +
    slits +
    rect(x, y - h, w, 7, trio[0]) +
    battlement(x, y - h + 1, w, 15, trio[1], pointed)
  );
}

/** A red palace-fort: great gate between towers crowned with kiosks. */
const mughal = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio = stage.rng.fork('fort').chance(0.6) ? tones.brick : tones.red;
  const side =
    wall(stage, -460, 0, 330, 120, trio, true) +
    wall(stage, 130, 0, 330, 120, [trio[1], trio[1], trio[2]], true) +
    [-440, -270, 270, 440]
      .map((x) => bastion(x, 2, 40, 150, trio, true) + chhatri(x, -172, 24, tones.wall, tones.gold[0], tones.ink))
      .join('');
  const gate =
    rect(-84, -250, 168, 254, trio[1]) +
    rect(-84, -250, 30, 254, trio[0]) +
    rect(50, -250, 34, 254, trio[2]) +
    shape(ogee(0, 4, 54, 190), tones.wall[1]) +
    shape(ogee(0, 4, 46, 176), mix(trio[2], tones.ink, 0.3)) +
    shape(ogee(0, 4, 28, 110), tones.lamps ? tones.glow : tones.ink) +
    arcade(-76, -206, 152, 30, 7, tones.lamps ? tones.glow : tones.wall[1]) +
    battlement(-84, -250, 168, 18, trio[1], true) +
    times(7, (i) => chhatri(-66 + i * 22, -262, 10, tones.wall, tones.gold[0], tones.ink));
  const towers = [-112, 112]
    .map((x) => bastion(x, 4, 36, 262, trio, true) + chhatri(x, -282, 33, tones.wall, tones.gold[0], tones.ink))
    .join('');
  return { art: contact(470, tones.ink) + side + gate + towers + flag(stage, 0, -280, 84), width: 860, height: 400 };
};

/** Long walls stepping over a hill. */
const hill = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio = tones.stone;
  const slope =
    shape(
      'M-560 10C-420 0 -380 -120 -240 -170C-160 -210 -60 -230 60 -214C200 -196 300 -120 380 -70C450 -20 500 4 560 10Z',
      mix(tones.rock[0], tones.ground[0], 0.4),
    ) +
    shape(
      'M60 -214C200 -196 300 -120 380 -70C450 -20 500 4 560 10H220C240 -80 140 -130 60 -214Z',
      mix(tones.rock[2], tones.ground[2], 0.35),
    );
  const seg = (x0: number, y0: number, x1: number, y1: number) => {
    const n = Math.round(Math.abs(x1 - x0) / 22);
    return (
      poly(pts`${x0} ${y0}, ${x0} ${y0 - 64}, ${x1} ${y1 - 64}, ${x1} ${y1}`, x0 > 60 ? trio[2] : trio[1]) +
      times(n, (i) =>
        rect(
          x0 + ((x1 - x0) * (i + 0.1)) / n,
          y0 + ((y1 - y0) * (i + 0.5)) / n - 76,
          13,
          15,
          x0 > 60 ? trio[2] : trio[0],
        ),
      )
    );
  };
  const walls =
    seg(-400, -50, -250, -146) + seg(-230, -160, -90, -206) + seg(100, -196, 240, -140) + seg(250, -130, 390, -46);
  const towers =
    bastion(-420, -30, 34, 104, trio, false) +
    bastion(-240, -136, 36, 116, trio, false) +
    bastion(246, -116, 38, 116, trio, false) +
    bastion(410, -26, 34, 98, trio, false);
  const keep =
    bastion(-76, -196, 44, 150, trio, false) +
    bastion(96, -190, 50, 174, trio, false) +
    wall(stage, -60, -188, 140, 118, trio, false) +
    shape(ogee(8, -186, 22, 64), tones.ink);
  return { art: slope + walls + towers + keep + flag(stage, 96, -390, 96), width: 940, height: 480 };
};

/** Mud-brick towers in steps, with beam ends and carved merlons. */
const mud = (stage: Stage): Piece => {
  const { tones } = stage;
  const trio: Trio = [
    mix(tones.sand[0], tones.ground[0], 0.35),
    mix(tones.sand[1], tones.ground[1], 0.4),
    mix(tones.sand[2], tones.ground[2], 0.45),
  ];
  const tower = (x: number, w: number, h: number) =>
    bastion(x, 4, w, h, trio, true) +
    times(3, (j) =>
      times(5, (i) => rect(x - w * 0.8 + i * w * 0.4, -h * (0.34 + j * 0.24), 5, 5, tones.ink, 'opacity="0.6"')),
    ) +
    times(2, (i) =>
      poly(
        pts`${x - w * 0.36 + i * w * 0.5} ${-h * 0.74}, ${x - w * 0.26 + i * w * 0.5} ${-h * 0.86}, ${x - w * 0.16 + i * w * 0.5} ${-h * 0.74}`,
        tones.lamps ? tones.glow : tones.ink,
      ),
    );
  const art =
    tower(-60, 66, 360) +
    wall(stage, -420, 4, 340, 150, trio, true) +
    tower(-410, 52, 200) +
    tower(-230, 54, 250) +
    wall(stage, 30, 4, 380, 170, [trio[1], trio[1], trio[2]], true) +
    tower(150, 58, 292) +
    tower(400, 60, 220);
  const gate =
    rect(-30, -120, 88, 124, trio[0]) +
    shape(d`M-14 4V-70Q14 -104 42 -70V4Z`, tones.wood[2]) +
    pen('M14 -86V4', tones.ink, 2) +
    times(6, (i) => rect(-10 + (i % 2) * 30, -60 + Math.floor(i / 2) * 22, 14, 3, tones.gold[1]));
  return { art: contact(470, tones.ink) + art + gate + flag(stage, -60, -384, 80), width: 900, height: 460 };
};

const draw = (stage: Stage): Piece =>
  choose(stage, 'fort', [
    { draw: keep, styles: ['japan'], named: /myoryu/ },
    { draw: mughal, styles: ['india'], named: /red-fort|agra-fort|lahore-fort/ },
    {
      draw: hill,
      styles: ['india'],
      named:
        /amber|nahargarh|jaigarh|great-wall|mutianyu|badaling|jinshanling|narikala|katsuren|nakagusuku|nakijin|zakimi|fukuoka-castle/,
    },
    { draw: mud, styles: ['arabia', 'persia'] },
    { draw: hill },
  ])(stage);

export const fort: MotifArt = { as: 'object', draw, base: 'rock', compositions: ['centred', 'thirds', 'framed'] };
