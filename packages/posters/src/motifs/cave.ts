import { mix } from '../colour.ts';
import { glitter, ripples, water } from '../landscape/water.ts';
import { karst } from '../landscape/relief.ts';
import { sampan } from '../props/boats.ts';
import { people } from '../props/people.ts';
import { spray } from '../props/plants.ts';
import { cistern, rockHall } from './rock-hall.ts';
import { lamp } from './torii.ts';
import { circle, curve, d, oval, poly, pts, put, rect, shape, times } from '../shapes.ts';
import { drawDisc, drawMist } from '../sky.ts';
import type { Seeded } from '../seeded.ts';
import type { Drawing, MotifArt, Point, Stage } from '../types.ts';

/** A ring of rock around an opening; `k` widens it for the nearer, darker rings. */
function mouth(stage: Stage, part: string, k: number, fill: string): Drawing {
  const r = stage.rng.fork(part);
  const { centre, width, height } = stage;
  const cx = centre;
  const cy = height * 0.52;
  const n = 18;
  const pts: Point[] = Array.from({ length: n + 1 }, (_, i) => {
    const a = Math.PI * (1 + i / n);
    const w = (330 + k * 250) * (1 + r.between(-0.07, 0.07));
    const h = (330 + k * 190) * (1 + r.between(-0.1, 0.08));
    return [cx + Math.cos(a) * w, cy + height * 0.2 + Math.sin(a) * h * 1.12] as const;
  });
  const first = pts[0] as Point;
  const last = pts[n] as Point;
  const hole = `${curve(pts)}${d`L${last[0] + 40} ${height + 20}H${first[0] - 40}Z`}`;
  return (
    shape(d`M-30 -30H${width + 30}V${height + 30}H-30Z${hole}`, fill, 'fill-rule="evenodd"') +
    spikes(stage, part, pts, fill, k)
  );
}

/** Stalactites hanging from the rim. */
const spikes = (stage: Stage, part: string, rim: Point[], fill: string, k: number): Drawing => {
  const r = stage.rng.fork(`${part}-spikes`);
  return rim
    .slice(4, -4)
    .map(([x, y]) =>
      times(k > 0.9 ? 1 : r.int(0, 2), () => {
        const px = x + r.between(-30, 30);
        const h = r.between(30, 120) * (0.6 + k * 0.6);
        const w = h * 0.16 + 5;
        return (
          poly(pts`${px - w} ${y - 30}, ${px} ${y + h}, ${px + w} ${y - 30}`, fill) +
          poly(
            pts`${px - w * 0.6} ${y - 24}, ${px - w * 0.1} ${y + h * 0.8}, ${px - w * 0.2} ${y - 24}`,
            mix(fill, stage.tones.rock[0], 0.25),
          )
        );
      }),
    )
    .join('');
};

/** The stacks of rock beyond the mouth. */
function outside(stage: Stage, r: Seeded): Drawing {
  const { centre, horizon } = stage;
  return (
    times(5, (i) =>
      karst(
        stage,
        r,
        centre - 300 + i * 150 + r.between(-30, 30),
        horizon + 6,
        r.between(100, 190),
        r.between(80, 220),
        0.1 + 0.2 * r.next(),
      ),
    ) + drawMist(stage, horizon, 90, 0.6)
  );
}

/** A gilt figure between two lanterns. */
function caveShrine(stage: Stage): Drawing {
  const { centre, height, tones } = stage;
  return put(
    centre + 20,
    height * 0.81,
    lamp(stage, -70, 110) +
      lamp(stage, 70, 110) +
      rect(-36, -10, 72, 12, tones.stone[1]) +
      shape('M-22 -10Q-26 -60 0 -66Q26 -60 22 -10Z', tones.gold[1]) +
      circle(0, -78, 14, tones.gold[0]) +
      circle(0, -40, 110, tones.glow, 'opacity="0.12"'),
  );
}

/** Columns of stone to both sides. */
function flowstone(stage: Stage, ring: (t: number) => string): Drawing {
  const { centre, height } = stage;
  return [-380, 400]
    .map((x, i) =>
      shape(
        d`M${centre + x - 70} ${height}Q${centre + x - 20} ${height * 0.6} ${centre + x - 40} ${height * 0.1}H${centre + x + 40}Q${centre + x + 26} ${height * 0.6} ${centre + x + 80} ${height}Z`,
        ring(0.62 + i * 0.1),
      ),
    )
    .join('');
}

/** Light that falls in from the mouth. */
function lightBeams(stage: Stage): Drawing {
  const { centre, height } = stage;
  return times(4, (i) =>
    poly(
      pts`${centre - 120 + i * 90} ${height * 0.2}, ${centre - 70 + i * 90} ${height * 0.2}, ${centre - 260 + i * 240} ${height}, ${centre - 420 + i * 240} ${height}`,
      '#fff4d2',
      'opacity="0.09"',
    ),
  );
}

/** Leaves that hang over the mouth. */
function creepers(stage: Stage, r: Seeded): Drawing {
  const { centre, height, tones } = stage;
  return times(18, () =>
    put(
      centre + r.between(-420, 420),
      height * r.between(0.06, 0.2),
      spray(r, r.between(20, 44), mix(tones.leaf[2], tones.ink, 0.3)),
    ),
  );
}

/** Cut by hand: halls of pillars and figures, where no sea comes in. */
const cut = /elephanta|kanheri|badami|mogao|yulin|western-thousand|dazu|dambulla|aluvihare|goa-gajah|shibaoshan/;
const dry = /underground|tunnel|mine$|hospital|headquarters|nahal|huashan/;

function draw(stage: Stage): Drawing {
  if (cut.test(stage.facts.slug)) return rockHall(stage);
  if (/cistern/.test(stage.facts.slug)) return cistern(stage);
  const { width, height, centre, tones, rng, horizon } = stage;
  const r = rng.fork('cave');
  const wet =
    !dry.test(stage.facts.slug) &&
    (['coast', 'islands', 'karst', 'river-plain', 'lake', 'megacity'].includes(stage.facts.landscape) || r.chance(0.3));
  const sky = rect(0, 0, width, height, stage.fade(0, horizon, tones.skyTop, tones.skyMid, tones.skyLow));
  const disc = { x: centre + r.between(-110, 110), y: height * 0.42, r: 74 };
  const sun = drawDisc({ ...stage, disc });
  const towers = outside(stage, r);
  const rock = mix(tones.rock[2], tones.accent[2], 0.14);
  const ring = (t: number) => mix(mix(rock, tones.skyLow, 0.3), mix(tones.ink, rock, 0.12), t);
  const walls = mouth(stage, 'm1', 0.12, ring(0.2)) + mouth(stage, 'm2', 0.55, ring(0.55));
  const near = mouth(stage, 'm3', 1.3, ring(1));
  const beams = lightBeams(stage);
  const leaves = creepers(stage, r);
  if (wet) {
    const sea =
      water(stage, horizon) +
      glitter({ ...stage, disc }, horizon, height) +
      ripples(stage, 'cave', horizon, height, 40);
    const glint = oval(centre, height * 0.93, 420, 50, mix(tones.water[0], tones.skyLow, 0.4), 'opacity="0.3"');
    return (
      sky +
      sun +
      towers +
      sea +
      walls +
      glint +
      beams +
      put(centre - 40, height * 0.83, sampan(stage), 1.35, disc.x < centre) +
      near +
      leaves
    );
  }
  const floor = shape(
    `${curve(pts`0 ${height * 0.8}, ${width * 0.3} ${height * 0.78}, ${width * 0.6} ${height * 0.77}, ${width} ${height * 0.8}`)}${d`V${height + 10}H0Z`}`,
    stage.fade(height * 0.76, height, mix(tones.sand[0], tones.rock[1], 0.5), ring(0.8)),
  );
  const pillars = flowstone(stage, ring);
  const shrine = caveShrine(stage);
  return (
    sky +
    sun +
    towers +
    walls +
    floor +
    beams +
    shrine +
    people(stage, 'visitors', centre - 90, height * 0.86, 90, 3, 1.1) +
    pillars +
    near +
    leaves
  );
}

export const cave: MotifArt = { as: 'scene', draw, horizon: 0.66, sky: false, bare: true };
