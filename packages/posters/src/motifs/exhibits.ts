import { mix } from '../colour.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, Stage, Trio } from '../types.ts';
import { choose } from './choose.ts';

/** What stands on the square before a museum and says what it is about. Each looks to the right, its foot at (0, 0). */

const plinth = ({ tones }: Stage, w: number): Drawing =>
  oval(0, 4, w + 20, 6, tones.ink, 'opacity="0.25"') +
  rect(-w, -22, w * 2, 26, tones.stone[1]) +
  rect(w * 0.4, -22, w * 0.6, 26, tones.stone[2]) +
  rect(-w - 6, -26, w * 2 + 12, 7, tones.stone[0]);

/** A tank with its gun raised. */
function tank(stage: Stage): Drawing {
  const { tones } = stage;
  const olive = (i: 0 | 1 | 2) => mix(tones.leaf[i], tones.wood[2], 0.45);
  const t: Trio = [olive(0), olive(1), olive(2)];
  const dark = mix(t[2], tones.ink, 0.6);
  return (
    plinth(stage, 120) +
    put(
      0,
      -24,
      pen('M30 -78L158 -106', t[2], 10) +
        shape('M-52 -62Q-48 -94 -10 -96H30Q54 -94 60 -62Z', t[1]) +
        shape('M12 -96H30Q54 -94 60 -62H26Q28 -86 12 -96Z', t[2]) +
        rect(-22, -104, 34, 10, t[0]) +
        poly(pts`-112 -62, 96 -62, 118 -40, -112 -40`, t[0]) +
        shape(
          'M-118 -26C-118 -42 -104 -46 -92 -46H92C112 -46 118 -34 118 -26C118 -8 104 0 84 0H-84C-106 0 -118 -8 -118 -26Z',
          dark,
        ) +
        times(6, (i) => circle(-82 + i * 33, -20, 14, t[1]) + circle(-82 + i * 33, -20, 5, dark)) +
        circle(-24, -78, 9, tones.gold[1]),
    )
  );
}

/** The skeleton of a long-necked dinosaur. */
function skeleton(stage: Stage): Drawing {
  const { tones } = stage;
  const bone = tones.lamps ? mix(tones.paper, tones.glow, 0.3) : tones.paper;
  const edge = mix(tones.wall[2], tones.ink, 0.35);
  const spine = 'M-150 -70C-120 -112 -80 -122 -30 -124C20 -124 56 -132 80 -178C94 -212 112 -238 142 -236';
  const bones =
    times(9, (i) => d`M${-74 + i * 15} ${-122}q${8} ${34} ${-2} ${52 - Math.abs(i - 3) * 4}`) +
    'M-72 -118L-84 -66L-74 -28M-56 -120L-50 -68L-58 -28M50 -126L42 -72L54 -28M36 -126L58 -76L44 -28M-88 -28H-60M32 -28H66';
  const both = (width: number, colour: string) =>
    pen(spine, colour, width + 6, 'stroke-linecap="round"') + pen(bones, colour, width, 'stroke-linecap="round"');
  return (
    plinth(stage, 132) +
    both(9, edge) +
    both(4.6, bone) +
    shape('M134 -252Q168 -254 182 -232L178 -222L150 -220Q130 -224 134 -252Z', edge) +
    shape('M138 -248Q166 -249 177 -233L150 -225Q136 -228 138 -248Z', bone) +
    circle(150, -239, 4, edge)
  );
}

/** An anchor with its chain. */
function anchor(stage: Stage): Drawing {
  const { tones } = stage;
  const iron = mix(tones.ink, tones.roof[1], 0.35);
  const lit = mix(iron, tones.wall[0], 0.35);
  const form = 'M0 -196V-40M-52 -158H52M-96 -96C-92 -50 -52 -34 0 -32C52 -34 92 -50 96 -96';
  return (
    plinth(stage, 112) +
    pen(form, iron, 21, 'stroke-linecap="round"') +
    pen(form, lit, 5, 'stroke-linecap="round" transform="translate(-5 -3)"') +
    pen('M0 -240A21 21 0 1 0 0.1 -240', iron, 11) +
    [-1, 1].map((s) => poly(pts`${s * 122} -84, ${s * 88} -136, ${s * 70} -82`, iron)).join('') +
    times(7, (i) =>
      oval(
        20 + i * 16,
        -212 + i * i * 5,
        10,
        6,
        'none',
        `stroke="${iron}" stroke-width="5" transform="rotate(${20 + i * 9} ${20 + i * 16} ${-212 + i * i * 5})"`,
      ),
    )
  );
}

/** A car of the years in which cars had running boards. */
function oldCar(stage: Stage): Drawing {
  const { tones } = stage;
  const t = tones.accent;
  const glass = tones.lamps ? tones.glow : mix(tones.water[0], tones.paper, 0.4);
  const wheel = (x: number) =>
    circle(x, -26, 29, tones.ink) + circle(x, -26, 16, tones.wall[0]) + circle(x, -26, 5, tones.gold[1]);
  return (
    plinth(stage, 146) +
    put(
      0,
      -24,
      shape('M-112 -34V-78Q-108 -128 -72 -132H-6Q12 -130 20 -84L116 -76Q130 -72 130 -34Z', t[1]) +
        shape('M20 -84L116 -76Q130 -72 130 -34H30Z', t[2]) +
        shape('M-98 -88Q-92 -118 -70 -120H-46V-86ZM-38 -120H-8Q2 -116 6 -86H-38Z', glass) +
        shape(
          'M-142 -14C-140 -58 -112 -72 -84 -70C-54 -68 -48 -40 -46 -22H52C54 -46 66 -70 96 -70C126 -68 140 -42 144 -16H122Q118 -46 96 -48Q74 -46 68 -12H-54Q-58 -46 -84 -48Q-112 -46 -118 -14Z',
          t[0],
        ) +
        circle(130, -70, 11, tones.gold[0]) +
        wheel(-84) +
        wheel(96),
    )
  );
}

/** A ring and a bow of painted steel, as they stand before houses of art. */
function sculpture(stage: Stage): Drawing {
  const { tones } = stage;
  const ring = 'M-6 -40A62 62 0 1 1 -5.9 -40Z';
  return (
    plinth(stage, 92) +
    pen(ring, tones.accent[2], 25) +
    pen(ring, tones.accent[1], 17) +
    pen('M-50 -150A62 62 0 0 0 -66 -82', tones.accent[0], 8, 'stroke-linecap="round"') +
    shape('M62 -26C34 -90 44 -168 96 -226C84 -160 88 -90 102 -26Z', tones.gold[1]) +
    shape('M84 -26C70 -90 74 -160 96 -226C84 -160 88 -90 102 -26Z', tones.gold[2]) +
    poly(pts`-78 -26, -46 -92, -16 -26`, mix(tones.water[1], tones.ink, 0.2))
  );
}

const nothing = (): Drawing => '';

/** What tells of a museum's subject, to the right of its front; nothing where it is about many things. */
export function exhibitOf(stage: Stage): Drawing {
  const exhibit = choose(stage, 'exhibit', [
    { draw: nothing },
    { draw: tank, named: /military-history|war-remnants/ },
    { draw: skeleton, named: /natural-history|dinosaur|fossil/ },
    { draw: anchor, named: /maritime|yamato|naval|oceanography/ },
    { draw: oldCar, named: /automobile|vintage-car|mazda|museum-angkut/ },
    {
      draw: sculpture,
      named: /\barts?-(museum|gallery)|fine-arts|museum-of-art|moca|mmca|modern-art|national-gallery|-art-center/,
    },
  ])(stage);
  return exhibit && put(292, stage.composition === 'reflected' ? 4 : 34, exhibit, 0.92);
}
