import { contact } from '../build/masonry.ts';
import { circle, d, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, MotifArt, Piece, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

interface GateForm {
  post: Trio;
  cap: string;
  foot: string;
  legs: boolean;
  rope: boolean;
}

/** A gate 500 wide, 430 high: leaning posts, tie beam, and the two-layered curved lintel. */
function gate(stage: Stage, { post: [lit, mid, shade], cap, foot, legs, rope }: GateForm): Drawing {
  const { tones } = stage;
  const post = (side: 1 | -1) => {
    const [x0, x1, w] = [side * 158, side * 140, 17];
    return (
      poly(pts`${x0 - w} 0, ${x1 - w * 0.86} -384, ${x1 + w * 0.86} -384, ${x0 + w} 0`, mid) +
      poly(pts`${x0 - w} 0, ${x1 - w * 0.86} -384, ${x1 - w * 0.3} -384, ${x0 - w * 0.3} 0`, lit) +
      poly(pts`${x0 + w * 0.4} 0, ${x1 + w * 0.36} -384, ${x1 + w * 0.86} -384, ${x0 + w} 0`, shade) +
      rect(x0 - 22, -30, 44, 32, foot) +
      rect(x0 - 26, -6, 52, 10, tones.stone[2])
    );
  };
  const brace = (side: 1 | -1) =>
    legs
      ? times(2, (i) =>
          poly(
            pts`${side * (158 - 54 + i * 108) - 9} 0, ${side * (150 - 30 + i * 60) - 7} -170, ${side * (150 - 30 + i * 60) + 7} -170, ${side * (158 - 54 + i * 108) + 9} 0`,
            i ? shade : mid,
          ),
        ) + rect(side * 152 - 62, -128, 124, 13, shade)
      : '';
  const tie =
    rect(-212, -302, 424, 25, mid) +
    rect(-212, -302, 424, 8, lit) +
    rect(-212, -283, 424, 6, shade) +
    times(2, (i) => rect(i ? 164 : -188, -308, 22, 36, shade));
  const under =
    shape('M-236 -408Q-120 -384 0 -382Q120 -384 236 -408L230 -382Q120 -358 0 -356Q-120 -358 -230 -382Z', mid) +
    shape('M-232 -392Q-120 -368 0 -366Q120 -368 232 -392L230 -382Q120 -358 0 -356Q-120 -358 -230 -382Z', shade);
  const top =
    shape('M-266 -446Q-130 -410 0 -408Q130 -410 266 -446L254 -414Q124 -386 0 -384Q-124 -386 -254 -414Z', cap) +
    pen('M-264 -444Q-130 -409 0 -407Q130 -409 264 -444', mid, 4);
  const tablet = rect(-22, -372, 44, 78, cap) + rect(-16, -366, 32, 66, tones.gold[1]) + rect(-3, -356, 6, 46, cap);
  return brace(-1) + brace(1) + post(-1) + post(1) + tie + under + top + tablet + (rope ? shimenawa(stage) : '');
}

function shimenawa(stage: Stage): Drawing {
  const { tones } = stage;
  const straw =
    pen('M-138 -262Q0 -214 138 -262', tones.gold[1], 17, 'stroke-linecap="round"') +
    pen('M-138 -257Q0 -209 138 -257', tones.gold[2], 6);
  const papers = [-84, -28, 28, 84].map((x) => {
    const y = -238 + Math.abs(x) * -0.1 + 12;
    return poly(
      pts`${x - 7} ${y}, ${x + 7} ${y}, ${x + 7} ${y + 16}, ${x + 15} ${y + 16}, ${x + 15} ${y + 34}, ${x + 7} ${y + 34}, ${x + 7} ${y + 48}, ${x - 7} ${y + 42}, ${x - 7} ${y + 26}, ${x - 1} ${y + 26}, ${x - 1} ${y + 14}, ${x - 7} ${y + 14}`,
      tones.wall[0],
    );
  });
  return straw + papers.join('');
}

const vermilion = (stage: Stage): GateForm => ({
  post: stage.tones.red,
  cap: stage.tones.ink,
  foot: stage.tones.ink,
  legs: false,
  rope: false,
});

function stair(stage: Stage): Drawing {
  const { tones } = stage;
  return (
    times(7, (i) => {
      const [y, w] = [-i * 9, 150 - i * 9];
      return (
        poly(pts`${-w} ${y + 9}, ${-w + 5} ${y}, ${w - 5} ${y}, ${w} ${y + 9}`, tones.stone[i % 2] as string) +
        rect(-w, y + 5, w * 2, 4, tones.stone[2], 'opacity="0.6"')
      );
    }) +
    lamp(stage, -214) +
    lamp(stage, 214)
  );
}

/** A stone lantern. */
export function lamp(stage: Stage, x: number, h = 128): Drawing {
  const [lit, mid, shade] = stage.tones.stone;
  const s = h / 128;
  const art =
    poly(pts`-24 0, -18 -12, 18 -12, 24 0`, mid) +
    rect(-8, -62, 16, 52, mid) +
    rect(2, -62, 6, 52, shade) +
    poly(pts`-20 -62, -14 -72, 14 -72, 20 -62`, lit) +
    rect(-15, -96, 30, 25, shade) +
    rect(-9, -92, 18, 18, stage.tones.lamps ? stage.tones.glow : stage.tones.ink) +
    shape('M-34 -92Q-12 -100 -6 -116H6Q12 -100 34 -92Q20 -94 0 -94Q-20 -94 -34 -92Z', mid) +
    shape('M0 -116H6Q12 -100 34 -92Q20 -94 4 -94Z', shade) +
    circle(0, -121, 6, lit);
  const halo = stage.tones.lamps ? circle(0, -83, 46, stage.tones.glow, 'opacity="0.16"') : '';
  return put(x, 0, art + halo, s);
}

const onLand = (stage: Stage): Piece => {
  const rng = stage.rng.fork('torii');
  const stone = rng.chance(0.25);
  const form: GateForm = stone
    ? { post: stage.tones.stone, cap: stage.tones.stone[2], foot: stage.tones.stone[2], legs: false, rope: true }
    : { ...vermilion(stage), rope: rng.chance(0.4) };
  return {
    art: contact(230, stage.tones.ink) + stair(stage) + put(0, -40, gate(stage, form), 1),
    width: 560,
    height: 490,
  };
};

export const inWater = (stage: Stage): Piece => {
  const art = gate(stage, { ...vermilion(stage), legs: true });
  const foam = [-158, 158, -104, 104, -212, 212]
    .map((x) => rect(x - 34, -2, 68, 5, stage.tones.water[0], 'rx="2.5" opacity="0.8"'))
    .join('');
  return { art: art + foam, width: 560, height: 470 };
};

/** One gate behind another, winding uphill. */
const tunnel = (stage: Stage): Piece => {
  const n = 11;
  const turn = stage.rng.fork('torii').chance(0.5) ? 1 : -1;
  const at = (i: number) => ({ t: i / (n - 1), k: 0.2 + 0.8 * (i / (n - 1)) ** 1.6 });
  const path = shape(
    d`M-150 4C${-60} -90 ${turn * 90} -150 ${turn * 66} -206L${turn * 88} -206C${turn * 140} -150 80 -90 150 4Z`,
    stage.tones.stone[1],
  );
  const gates = times(n, (i) => {
    const { t, k } = at(i);
    return put(
      turn * 78 * Math.sin((1 - t) * Math.PI * 0.9),
      -((1 - t) ** 1.15) * 205,
      gate(stage, vermilion(stage)),
      k,
    );
  });
  return { art: contact(230, stage.tones.ink) + path + gates, width: 560, height: 470 };
};

const draw = (stage: Stage): Piece => {
  if (stage.composition === 'reflected') return inWater(stage);
  return choose(stage, 'torii-kind', [
    { draw: onLand },
    { draw: onLand },
    { draw: tunnel, named: /fushimi|inari|tunnel|senbon/ },
  ])(stage);
};

export const torii: MotifArt = {
  as: 'object',
  draw,
  base: 'grass',
  compositions: ['centred', 'thirds', 'framed', 'reflected'],
};
