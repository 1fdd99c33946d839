import { lift, mix } from '../../colour.ts';
import { glitter, ripples, swell, water } from '../../landscape/water.ts';
import { bush } from '../../props/plants.ts';
import { rowboat } from '../../props/boats.ts';
import { d, group, oval, pen, poly, polyline, pts, put, shape, softened, times, under } from '../../shapes.ts';
import { drawBirds, drawMist, drawSky } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** Seongsan Ilchulbong: a crater with a crown of crags, which stands sheer in the sea where the sun comes up. */

interface Paints {
  rock: Trio;
  grass: Trio;
}

function paintsOf({ tones }: Stage): Paints {
  const tuff = (i: 0 | 1 | 2) => mix(mix(tones.rock[i], tones.ink, 0.1), tones.brick[i], 0.12);
  const green = (i: 0 | 1 | 2) => mix(tones.leaf[i], tones.ground[i], 0.16);
  return { rock: [mix(tuff(0), tones.sand[0], 0.25), tuff(1), tuff(2)], grass: [green(0), green(1), green(2)] };
}

/** The crags of the far rim from left to right, and the nearer, lower rim. */
const crags: readonly Point[] = pts`-372 -206, -352 -236, -330 -262, -306 -250, -290 -274, -262 -296, -240 -276, -214 -284, -188 -308, -162 -286, -132 -292, -104 -314, -80 -290, -46 -292, -18 -308, 10 -288, 40 -292, 66 -312, 94 -288, 122 -284, 148 -304, 172 -280, 200 -272, 226 -292, 250 -264, 280 -256, 302 -270, 322 -238, 350 -212, 372 -176`;
const nearRim: readonly Point[] = pts`372 -176, 338 -184, 296 -172, 246 -176, 190 -160, 130 -164, 66 -150, 0 -156, -70 -152, -136 -164, -200 -168, -256 -184, -310 -192, -372 -206`;
const foot: readonly Point[] = pts`372 -176, 396 -120, 404 -60, 424 0, -520 0, -470 -40, -440 -90, -408 -150, -372 -206`;

/** The bowl of grass inside the crown. */
function bowl(stage: Stage, { rock, grass }: Paints): Drawing {
  const inside = [...crags, ...nearRim];
  return (
    poly(inside, rock[1]) +
    times(crags.length - 1, (i) => {
      const [x, y] = crags[i] as Point;
      const [nextX, nextY] = crags[i + 1] as Point;
      return nextY > y
        ? poly(
            pts`${x} ${y}, ${nextX} ${nextY}, ${nextX + 6} ${nextY + 34}, ${x + 5} ${y + 40}`,
            rock[2],
            'opacity="0.8"',
          )
        : poly(pts`${x} ${y}, ${nextX} ${nextY}, ${nextX - 2} ${nextY + 26}`, rock[0], 'opacity="0.8"');
    }) +
    group(
      stage.clip(`${polyline(inside)}Z`),
      shape(
        'M-384 -200Q-320 -244 -180 -250Q0 -258 190 -244Q320 -228 384 -160L372 -130H-380Z',
        stage.fade(-256, -150, grass[1], grass[0]),
      ),
      shape('M-384 -200Q-320 -244 -180 -250Q-130 -252 -90 -252Q-220 -226 -250 -150H-380Z', grass[2]),
      shape('M384 -160Q330 -226 200 -243Q270 -210 250 -150H372Z', mix(grass[0], stage.tones.gold[0], 0.2)),
      oval(-10, -192, 190, 22, mix(grass[0], stage.tones.gold[0], 0.3), 'opacity="0.6"'),
      times(9, (i) => oval(-190 + i * 46, -226 + ((i * 17) % 15), 17, 6, grass[2], 'opacity="0.55"')),
    )
  );
}

/** The outer wall: sheer and furrowed by rain towards the sea, grass where it can be climbed. */
function outerWall(stage: Stage, { rock, grass }: Paints): Drawing {
  const outline = [...[...nearRim].reverse(), ...foot];
  const rng = stage.thing.fork('furrows');
  const furrows = times(30, (i) => {
    const x = -330 + i * 24 + rng.between(-6, 6);
    const [top, long] = [-168 + rng.between(0, 26) - Math.abs(x) * 0.08, rng.between(60, 140)];
    const w = rng.between(6, 15);
    return shape(
      d`M${x} ${top}l${w} ${long * 0.4}l${-w * 0.3} ${long * 0.6}l${-w * 0.9} ${-long * 0.5}Z`,
      i % 3 === 0 ? rock[0] : rock[2],
      `opacity="${i % 3 === 0 ? 0.5 : 0.75}"`,
    );
  });
  const beds = times(5, (i) =>
    pen(
      d`M-460 ${-30 - i * 30}Q-100 ${-52 - i * 30} 420 ${-22 - i * 30}`,
      i % 2 ? rock[0] : rock[2],
      4,
      'opacity="0.35"',
    ),
  );
  const fringe =
    pen(polyline(nearRim), grass[2], 22, 'stroke-linejoin="round"') +
    pen(polyline(nearRim), grass[1], 13, 'stroke-linejoin="round"') +
    nearRim
      .map(([x, y], i) =>
        poly(pts`${x - 15} ${y + 12}, ${x - 2} ${y + 40 + (i % 3) * 9}, ${x + 13} ${y + 10}`, grass[2]),
      )
      .join('');
  const slope =
    shape(
      'M-530 6C-500 -30 -470 -60 -440 -96C-410 -140 -390 -180 -372 -208C-330 -214 -300 -212 -262 -208C-268 -160 -300 -120 -312 -70C-320 -40 -330 -20 -360 6Z',
      grass[1],
    ) +
    shape(
      'M-530 6C-500 -30 -470 -60 -440 -96C-410 -140 -390 -180 -372 -208C-350 -212 -336 -212 -330 -212C-372 -130 -430 -50 -450 6Z',
      grass[0],
    ) +
    pen(
      'M-440 0C-420 -30 -372 -44 -384 -76C-392 -100 -350 -116 -360 -142C-366 -164 -330 -176 -326 -206',
      mix(grass[0], stage.tones.sand[0], 0.75),
      5,
      'stroke-linecap="round"',
    );
  return (
    group(
      stage.clip(`${polyline(outline)}Z`),
      poly(outline, rock[1]),
      poly(pts`150 -210, 400 -210, 440 10, 210 10, 190 -90`, rock[2], 'opacity="0.7"'),
      beds,
      furrows,
      fringe,
    ) + slope
  );
}

/** The shore one stands on, yellow with rape in flower. */
function shore(stage: Stage, { rock, grass }: Paints): Drawing {
  const { width, height, centre, tones, thing } = stage;
  const rng = thing.fork('shore');
  const line: Point[] = pts`-20 ${height * 0.8}, ${centre - 430} ${height * 0.83}, ${centre - 150} ${height * 0.885}, ${centre + 130} ${height * 0.9}, ${centre + 430} ${height * 0.87}, ${width + 20} ${height * 0.845}`;
  const edge = softened(line, 10);
  const boulders = edge
    .map(([x, y], i) => oval(x, y + 4, rng.between(14, 34), rng.between(8, 15), rock[i % 3] as string))
    .join('');
  const yellow = [
    mix('#f2c63a', tones.gold[0], 0.4),
    mix('#e3b02a', tones.gold[1], 0.5),
    mix(tones.gold[2], tones.leaf[1], 0.3),
  ] as const;
  const flowers = times(Math.round(width / 3.4), (i) => {
    const x = rng.between(0, width);
    const [, top] = edge[Math.min(edge.length - 1, Math.floor((x / width) * edge.length))] as Point;
    const k = rng.next();
    const y = top + 26 + (height - top) * k;
    return (
      pen(d`M${x} ${y}v${14 + 10 * k}`, tones.leaf[2], 2) + oval(x, y, 5 + 6 * k, 4 + 4 * k, yellow[i % 3] as string)
    );
  });
  return (
    boulders +
    shape(
      under(
        line.map(([x, y]) => [x, y + 12] as const),
        height + 20,
      ),
      stage.fade(height * 0.8, height, lift(grass[1], 0.02), grass[2]),
    ) +
    flowers +
    times(5, (i) =>
      put(centre + (i - 2) * 320 + rng.between(-60, 60), height * 1.01, bush(rng, rng.between(80, 130), tones.leaf)),
    )
  );
}

function fromShore(stage: Stage): Drawing {
  const { tones, centre, width, height, right, left } = stage;
  const sea = height * 0.545;
  const paints = paintsOf(stage);
  const s = Math.min(1.12, (right - left) / 1100);
  const low = ['dawn', 'mist', 'morning', 'sunset', 'dusk'].includes(stage.light);
  const disc = low ? { x: Math.min(right - 120, centre + 420 * s), y: sea - 88, r: 92 } : stage.disc;
  const lit: Stage = { ...stage, disc };
  const base = sea + 76 * s;
  return (
    drawSky(lit) +
    drawBirds(stage, centre + 60, sea * 0.3) +
    water(stage, sea) +
    glitter(lit, sea, height * 0.86) +
    swell(stage, 'sea', sea, height, 4) +
    ripples(stage, 'ripples', sea + 6, height * 0.88, 30) +
    put(centre - 40 * s, base, bowl(stage, paints) + outerWall(stage, paints), s) +
    oval(centre - 80 * s, base + 3, 500 * s, 6, tones.paper, 'opacity="0.4"') +
    times(8, (i) =>
      oval(
        centre + (-440 + i * 118) * s,
        base + 2 + (i % 2) * 5,
        26 + (i % 3) * 9,
        7,
        paints.rock[(i % 2) + 1] as string,
      ),
    ) +
    drawMist(stage, base - 4, 46, 0.3) +
    put(centre + 330 * s, base + 84, rowboat(stage), 0.7) +
    shore(stage, paints) +
    oval(width / 2, height * 1.04, width * 0.6, 30, tones.ink, 'opacity="0.08"')
  );
}

export const craterCone: MotifArt = { as: 'scene', draw: fromShore, horizon: 0.44, sky: false, bare: true };
