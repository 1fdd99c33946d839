import { mix } from '../colour.ts';
import { canopy } from '../landscape/relief.ts';
import { drawLand } from '../landscape/lands.ts';
import { ripples, water } from '../landscape/water.ts';
import { bush, culm, leafAt, localTree, tuft } from '../props/plants.ts';
import { people } from '../props/people.ts';
import { circle, curve, d, oval, pen, poly, pts, put, shape, times } from '../shapes.ts';
import { drawBirds } from '../sky.ts';
import type { Drawing, MotifArt, Stage } from '../types.ts';
import { choose } from './choose.ts';

/** Animals in the flat geometry of a field guide of the fifties. Each stands at (0, 0), looks right. */

function elephant(stage: Stage): Drawing {
  const { tones } = stage;
  const [lit, mid, shade] = [
    mix(tones.rock[0], tones.layer(0.4), 0.4),
    mix(tones.rock[1], tones.layer(0.6), 0.4),
    mix(tones.rock[2], tones.layer(0.8), 0.4),
  ];
  return (
    shape('M-116 -70V0H-78V-60ZM10 -70V0H48V-70Z', shade) +
    shape(
      'M-150 -96C-160 -190 -80 -216 -10 -206C50 -222 104 -214 128 -170C146 -130 140 -100 150 -66C156 -40 150 -14 170 -10L166 4C134 6 128 -30 122 -60C116 -84 108 -96 96 -104C84 -90 74 -86 68 -84V0H30V-76C-10 -64 -60 -64 -92 -76L-96 0H-136L-132 -80Z',
      mid,
    ) +
    shape('M-150 -96C-160 -190 -80 -216 -10 -206C-60 -190 -110 -160 -120 -100L-132 -80Z', lit) +
    shape('M18 -196C56 -206 92 -180 88 -130C80 -100 56 -96 38 -104C14 -116 0 -168 18 -196Z', shade) +
    shape(
      'M24 -188C52 -196 78 -176 76 -136C68 -114 52 -110 42 -116C22 -128 12 -166 24 -188Z',
      mix(mid, tones.bloom[1], 0.25),
    ) +
    circle(108, -156, 5, tones.ink) +
    circle(109.5, -157.5, 1.6, '#ffffff') +
    shape('M112 -104C128 -92 146 -92 160 -104C150 -80 124 -80 106 -94Z', tones.wall[0]) +
    pen('M-150 -100Q-172 -80 -164 -50', shade, 5) +
    [-132, -116, 34, 50].map((x) => oval(x + 6, -4, 5, 4, lit)).join('') +
    shape('M-66 -210Q-20 -226 22 -204L10 -140Q-30 -124 -60 -146Z', tones.accent[1]) +
    times(5, (i) => circle(-50 + i * 15, -150 + Math.abs(i - 2) * -2, 4, tones.gold[1])) +
    pen('M-64 -200Q-20 -214 20 -196', tones.gold[1], 4)
  );
}

function giraffe(stage: Stage): Drawing {
  const { tones } = stage;
  const coat = mix(tones.gold[1], tones.sand[1], 0.4);
  const spot = tones.wood[1];
  const body = shape(
    'M-70 -110L-66 0H-52L-46 -96L24 -96L30 0H44L50 -116C56 -170 68 -250 82 -312L112 -318Q124 -322 122 -332L96 -350Q84 -362 68 -352Q54 -330 46 -290C34 -230 20 -180 -10 -166Q-64 -160 -70 -110Z',
    coat,
  );
  const spots = [
    [-48, -140],
    [-22, -126],
    [6, -134],
    [-50, -112],
    [-18, -104],
    [18, -112],
    [30, -150],
    [40, -186],
    [50, -224],
    [58, -262],
    [64, -300],
    [34, -216],
    [-2, -152],
  ]
    .map(([x, y], i) =>
      poly(
        pts`${x! - 11} ${y! - 3}, ${x! - 4} ${y! - 12}, ${x! + 9} ${y! - 8}, ${x! + 10} ${y! + 6}, ${x! - 3} ${y! + 11}`,
        i % 3 ? spot : tones.wood[0],
      ),
    )
    .join('');
  return (
    body +
    shape('M20 -96L24 0H44L50 -116Q40 -100 20 -96Z', mix(coat, tones.wood[1], 0.4)) +
    spots +
    pen('M72 -354L68 -376M84 -356L84 -378', spot, 5) +
    circle(68, -378, 5, tones.wood[2]) +
    circle(84, -380, 5, tones.wood[2]) +
    shape('M64 -350Q42 -356 38 -344Q50 -336 66 -340Z', coat) +
    circle(92, -342, 4, tones.ink) +
    pen('M-70 -112Q-88 -80 -80 -52', spot, 4) +
    oval(-80, -48, 5, 9, tones.wood[2])
  );
}

function panda(stage: Stage): Drawing {
  const { tones } = stage;
  const ink = mix(tones.ink, '#20242c', 0.6);
  const white = tones.wall[0];
  const stalk =
    `<g transform="translate(84 -70) rotate(38)">${culm(stage.rng.fork('stalk'), 170, 10, tones.leaf)}</g>` +
    shape(
      'M126 -190Q160 -206 172 -182Q146 -170 126 -190ZM120 -170Q96 -196 76 -184Q92 -160 120 -170ZM140 -206Q150 -240 176 -240Q172 -212 140 -206Z',
      tones.leaf[0],
    );
  return (
    shape('M-96 0Q-128 -110 -60 -150H50Q116 -110 92 0Z', white) +
    shape('M30 -150H50Q116 -110 92 0H40Q70 -80 30 -150Z', tones.wall[2]) +
    shape('M-84 -128Q-20 -96 70 -128Q84 -150 40 -158H-50Q-96 -154 -84 -128Z', ink) +
    oval(-66, -10, 48, 30, ink) +
    oval(70, -10, 48, 30, ink) +
    oval(-76, -12, 20, 15, tones.stone[1]) +
    oval(80, -12, 20, 15, tones.stone[1]) +
    circle(-58, -252, 25, ink) +
    circle(52, -252, 25, ink) +
    oval(-3, -200, 82, 66, white) +
    shape('M30 -262Q84 -240 79 -200Q76 -150 20 -136Q56 -190 30 -262Z', tones.wall[2]) +
    `<g transform="rotate(24 -38 -204)">${oval(-38, -204, 17, 23, ink)}</g><g transform="rotate(-24 32 -204)">${oval(32, -204, 17, 23, ink)}</g>` +
    circle(-34, -206, 5, '#ffffff') +
    circle(29, -206, 5, '#ffffff') +
    oval(-3, -176, 13, 8, ink) +
    pen('M-3 -170V-160Q-14 -150 -22 -158M-3 -160Q8 -150 16 -158', ink, 3.4) +
    stalk +
    shape('M40 -140Q110 -120 104 -84Q92 -66 70 -80Q62 -104 30 -112Z', ink)
  );
}

function tiger(stage: Stage): Drawing {
  const { tones } = stage;
  const [lit, mid, shade] = [
    mix('#eea24f', tones.gold[0], 0.4),
    mix('#d98335', tones.accent[1], 0.25),
    mix('#9c5a2a', tones.accent[2], 0.3),
  ];
  const stripes = times(11, (i) => {
    const x = -118 + i * 19;
    return shape(
      d`M${x} ${-134 - (i % 3) * 4}Q${x + 10} -108 ${x + 3} ${-84 + (i % 2) * 8}Q${x - 4} -108 ${x} ${-134 - (i % 3) * 4}Z`,
      tones.ink,
    );
  });
  return (
    shape('M-130 -92L-138 -40L-128 0H-96L-100 -34L-84 -60ZM40 -62L50 0H82L76 -40L84 -80Z', shade) +
    shape(
      'M-146 -100Q-140 -136 -80 -136H60Q104 -142 120 -160Q150 -184 176 -162Q196 -144 186 -122Q172 -106 146 -108Q120 -90 100 -70L96 0H62L58 -62Q-20 -48 -70 -62L-86 -30L-84 0H-118L-120 -46Q-150 -66 -146 -100Z',
      mid,
    ) +
    shape('M-146 -100Q-140 -136 -80 -136H60Q20 -120 -60 -116Q-120 -116 -146 -100Z', lit) +
    shape('M-60 -62Q0 -76 58 -62Q-20 -48 -70 -60Z', tones.wall[1]) +
    stripes +
    pen('M-144 -104Q-190 -110 -196 -150Q-198 -176 -180 -182', mid, 14, 'stroke-linecap="round"') +
    pen('M-192 -140l14 -4M-194 -160l15 -2', tones.ink, 5) +
    circle(126, -166, 12, mid) +
    circle(170, -168, 12, mid) +
    circle(126, -166, 6, tones.ink) +
    circle(170, -168, 6, tones.ink) +
    oval(168, -124, 19, 13, tones.wall[0]) +
    poly(pts`160 -134, 178 -134, 169 -124`, tones.red[1]) +
    circle(146, -144, 4, tones.ink) +
    circle(174, -146, 4, tones.ink) +
    pen('M138 -158l10 4M180 -158l-10 4M120 -140l10 6M122 -128l10 0', tones.ink, 4)
  );
}

/** A tall wading bird on one leg. */
function flamingo(stage: Stage): Drawing {
  const [lit, mid, shade] = stage.tones.bloom;
  const pink = mix(mid, stage.tones.accent[1], 0.45);
  return (
    pen('M0 -84V0M10 -84L16 -44L4 -40', shade, 4) +
    shape('M-56 -96Q-30 -136 20 -124Q44 -116 40 -96Q20 -76 -16 -80Q-40 -84 -56 -96Z', pink) +
    shape('M-56 -96Q-20 -106 24 -96Q0 -80 -30 -84Z', mix(pink, shade, 0.5)) +
    pen('M30 -108C70 -120 66 -158 46 -168C30 -178 34 -204 56 -200', pink, 11, 'stroke-linecap="round"') +
    circle(58, -198, 10, pink) +
    shape('M64 -202Q84 -198 78 -176Q72 -184 62 -190Z', stage.tones.ink) +
    shape('M64 -202Q74 -200 76 -192L63 -191Z', lit) +
    circle(59, -201, 2, stage.tones.ink)
  );
}

const pond = (stage: Stage): Drawing => {
  const { centre, height } = stage;
  const edge = curve(
    pts`${centre - 620} ${height * 0.9}, ${centre - 200} ${height * 0.82}, ${centre + 260} ${height * 0.85}, ${centre + 700} ${height * 0.93}`,
  );
  const area = `${edge}${d`L${centre + 900} ${height + 10}H${centre - 900}Z`}`;
  return `<g ${stage.clip(area)}>${water(stage, height * 0.8)}${ripples(stage, 'pond', height * 0.84, height, 20)}</g>`;
};

function draw(stage: Stage): Drawing {
  const { centre, height, horizon, width, tones, rng, style } = stage;
  const r = rng.fork('zoo');
  const s = r.chance(0.5) ? 1 : -1;
  const beast = choose(stage, 'beast', [
    { draw: panda, named: /panda/ },
    { draw: elephant, named: /elephant/ },
    { draw: tiger, named: /tiger|ranthambore|night-safari/ },
    { draw: panda, styles: ['china'] },
    { draw: elephant, styles: ['thai', 'india', 'malay'] },
    { draw: tiger, styles: ['india', 'korea', 'thai'] },
    { draw: giraffe, styles: ['japan', 'arabia', 'malay', 'levant'] },
    { draw: giraffe },
    { draw: tiger },
  ]);
  const hero = beast(stage);
  const second = r.pick([giraffe, elephant, tiger].filter((other) => other !== beast))(stage);
  const lawn = shape(
    `${curve(pts`0 ${horizon + 50}, ${width * 0.3} ${horizon + 30}, ${width * 0.7} ${horizon + 44}, ${width} ${horizon + 30}`)}${d`V${height + 10}H0Z`}`,
    stage.fade(horizon, height, mix(tones.leaf[0], tones.gold[0], 0.25), mix(tones.leaf[1], tones.ground[1], 0.3)),
  );
  const trees = times(Math.round(width / 100), (i) =>
    put(i * 100 + r.between(-30, 30), horizon + 54, localTree(stage, r, r.between(130, 230), 0.75), 1, r.chance(0.5)),
  );
  const flock = (
    [
      [0, 0],
      [70, 20],
      [130, -6],
    ] as const
  )
    .map(([x, y], i) => put(centre - s * (330 - x), height * 0.95 + y, flamingo(stage), 0.95 - i * 0.1, s < 0))
    .join('');
  const shadow = oval(centre + s * 60, height * 0.825, 260, 18, tones.ink, 'opacity="0.2"');
  const front = times(Math.round(width / 44), () =>
    put(
      r.next() * width,
      height + 8,
      r.chance(0.3)
        ? bush(r, r.between(80, 140), [tones.leaf[1], tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.5)])
        : tuft(r, r.between(50, 110), r.pick([tones.leaf[2], mix(tones.leaf[2], tones.ink, 0.4), tones.leaf[1]])),
    ),
  );
  const big = style === 'china' || /panda/.test(stage.facts.slug) ? 1.5 : 1.62;
  return (
    drawLand(stage) +
    canopy(stage, 'z1', 0.5, horizon + 4, 40, horizon + 80) +
    trees +
    lawn +
    people(stage, 'visitors', centre - s * 430, horizon + 96, 90, 4, 0.9) +
    put(centre - s * 250, horizon + 150, second, 0.72, s < 0) +
    shadow +
    put(centre + s * 70, height * 0.82, hero, big, s > 0) +
    pond(stage) +
    flock +
    front +
    leaves(stage) +
    drawBirds(stage, centre - s * 200, horizon * 0.4)
  );
}

/** A few blades from the corners, dark against the light. */
const leaves = (stage: Stage): Drawing => {
  const dark = leafAt(stage, 1)[2];
  return [0, 1]
    .map((side) =>
      times(3, (i) =>
        put(
          side ? stage.width : 0,
          stage.height * (0.7 + i * 0.12),
          shape(
            d`M0 0Q${90 - i * 10} ${-80 - i * 10} ${190 - i * 30} ${-70 + i * 30}Q${90} ${-20 + i * 10} 0 30Z`,
            mix(dark, stage.tones.ink, 0.2 * i),
          ),
          1,
          side === 1,
        ),
      ),
    )
    .join('');
};

export const zoo: MotifArt = { as: 'scene', draw, horizon: 0.56, sky: true };
