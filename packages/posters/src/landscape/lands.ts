import type { Landscape } from '../vocabulary.ts';
import { mix } from '../colour.ts';
import { poly, pts, rect, times } from '../shapes.ts';
import { drawMist } from '../sky.ts';
import { hasSnow } from '../style.ts';
import type { Drawing, Stage } from '../types.ts';
import { canopy, cityLayer, dune, hills, karst, mesa, peak, range } from './relief.ts';
import { glitter, ripples, water } from './water.ts';

type Land = (stage: Stage) => Drawing;

/** How far down from the top, as a share of the height, where it lies at all. */
const snow = ({ facts, style }: Stage, share: number): number => (hasSnow(facts, style) ? share : 0);

/** A sail on the horizon. */
function sails(stage: Stage, y: number): Drawing {
  const rng = stage.rng.fork('sails');
  const white = mix(stage.tones.cloud, stage.tones.paper, 0.4);
  return times(rng.int(1, 3), () => {
    const x = rng.between(0.1, 0.9) * stage.width;
    const s = rng.between(0.7, 1.2);
    return (
      poly(pts`${x} ${y}, ${x} ${y - 30 * s}, ${x + 17 * s} ${y - 3}`, white) +
      poly(pts`${x - 3} ${y}, ${x - 3} ${y - 22 * s}, ${x - 12 * s} ${y - 3}`, white) +
      rect(x - 13 * s, y - 2, 28 * s, 4, stage.tones.layer(0.7))
    );
  });
}

const coast: Land = (stage) => {
  const { horizon: h, width, rng } = stage;
  const top = h - 84;
  const r = rng.fork('coast');
  const side = r.chance(0.5);
  const head = (k: number, depth: number, size: number) => {
    const x = side ? width * k : width * (1 - k);
    return peak(stage, r, { x, base: top + 6, w: 620 * size, h: 130 * size, depth, snow: 0 });
  };
  return (
    head(0.3, 0.12, 0.9) +
    head(0.08, 0.25, 1.2) +
    water(stage, top, h + 30) +
    glitter(stage, top, h) +
    sails(stage, top + 8) +
    ripples(stage, 'sea', top, h + 10, 16)
  );
};

const islands: Land = (stage) => {
  const { horizon: h, width, rng } = stage;
  const top = h - 92;
  const r = rng.fork('islands');
  const count = Math.round(3 + width / 600);
  const isle = (i: number, depth: number, size: number) =>
    karst(
      stage,
      r,
      ((i + r.between(0.1, 0.9)) / count) * width,
      top + 5 + depth * 22,
      r.between(150, 280) * size,
      r.between(50, 110) * size,
      depth,
    );
  return (
    times(count, (i) => isle(i, 0.08, 1)) +
    water(stage, top, h + 30) +
    glitter(stage, top, h) +
    times(count - 1, (i) => (r.chance(0.6) ? isle(i, 0.32, 0.7) : '')) +
    sails(stage, top + 22) +
    ripples(stage, 'sea', top, h + 10, 16)
  );
};

const riverPlain: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    hills(stage, 'rp1', 0.05, h - 120, 34, 900) +
    canopy(stage, 'rp2', 0.24, h - 72, 24) +
    drawMist(stage, h - 50, 80, 0.7) +
    canopy(stage, 'rp3', 0.42, h - 34, 30) +
    drawMist(stage, h - 4, 50, 0.5)
  );
};

const rollingHills: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    hills(stage, 'h1', 0.04, h - 190, 60, 760) +
    drawMist(stage, h - 130, 90, 0.55) +
    hills(stage, 'h2', 0.2, h - 120, 54, 620) +
    drawMist(stage, h - 64, 80, 0.6) +
    hills(stage, 'h3', 0.38, h - 60, 44, 560) +
    canopy(stage, 'h4', 0.52, h - 12, 22) +
    drawMist(stage, h + 8, 46, 0.4)
  );
};

const mountains: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    range(stage, 'm1', { depth: 0.06, base: h - 40, h: 300, w: 520, snow: snow(stage, 0.34) }) +
    drawMist(stage, h - 90, 120, 0.6) +
    range(stage, 'm2', { depth: 0.28, base: h - 10, h: 170, w: 420, snow: 0 }) +
    drawMist(stage, h - 24, 90, 0.7) +
    hills(stage, 'm3', 0.46, h - 26, 26, 420)
  );
};

const highPlateau: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    range(stage, 'p1', { depth: 0.05, base: h - 60, h: 230, w: 440, snow: snow(stage, 0.46) }) +
    range(stage, 'p2', { depth: 0.2, base: h - 20, h: 130, w: 560, snow: snow(stage, 0.12) }) +
    drawMist(stage, h - 60, 70, 0.45) +
    hills(stage, 'p3', 0.34, h - 44, 24, 800) +
    hills(stage, 'p4', 0.46, h - 8, 14, 600)
  );
};

const desert: Land = (stage) => {
  const { horizon: h, width, rng, tones } = stage;
  const r = rng.fork('desert');
  const buttes = times(3, (i) =>
    mesa(stage, ((i + r.between(0, 1)) / 3) * width, h - 40, r.between(130, 300), r.between(60, 140), 0.1 + i * 0.04),
  );
  const sand = (t: number): [string, string] => [
    mix(tones.sand[0], tones.skyLow, 0.5 - t * 0.35),
    mix(tones.sand[2], tones.skyLow, 0.42 - t * 0.35),
  ];
  const dunes = times(5, (i) =>
    dune(((i + r.between(0.2, 0.8)) / 5) * width, h + 8, r.between(260, 460), r.between(40, 90), sand(i / 5)),
  );
  return (
    hills(stage, 'd0', 0.02, h - 80, 26, 900) +
    buttes +
    drawMist(stage, h - 44, 60, 0.55) +
    rect(0, h - 12, width, 60, sand(1)[0]) +
    dunes
  );
};

const jungle: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    hills(stage, 'j1', 0.04, h - 200, 64, 640) +
    drawMist(stage, h - 150, 90, 0.6) +
    canopy(stage, 'j2', 0.2, h - 120, 34) +
    drawMist(stage, h - 76, 90, 0.75) +
    canopy(stage, 'j3', 0.4, h - 62, 40) +
    drawMist(stage, h - 20, 70, 0.6) +
    canopy(stage, 'j4', 0.58, h - 6, 34)
  );
};

const steppe: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    range(stage, 's1', { depth: 0.03, base: h - 40, h: 120, w: 480, snow: snow(stage, 0.3) }) +
    drawMist(stage, h - 60, 70, 0.6) +
    hills(stage, 's2', 0.16, h - 56, 22, 1100) +
    hills(stage, 's3', 0.3, h - 28, 18, 900) +
    hills(stage, 's4', 0.42, h, 12, 800)
  );
};

const megacity: Land = (stage) => {
  const { horizon: h } = stage;
  return (
    hills(stage, 'c0', 0.02, h - 200, 50, 800) +
    cityLayer(stage, 'c1', 0.1, h - 20, 250) +
    drawMist(stage, h - 120, 130, 0.6) +
    cityLayer(stage, 'c2', 0.3, h, 150) +
    drawMist(stage, h - 30, 80, 0.6) +
    canopy(stage, 'c3', 0.5, h - 4, 22)
  );
};

const karstLand: Land = (stage) => {
  const { horizon: h, width, rng } = stage;
  const r = rng.fork('karst');
  const row = (count: number, depth: number, base: number, tall: number) =>
    times(count, (i) =>
      karst(
        stage,
        r,
        ((i + r.between(0, 1)) / count) * width,
        base,
        r.between(110, 210),
        tall * r.between(0.45, 1),
        depth,
      ),
    );
  const n = Math.round(width / 190);
  return (
    row(n, 0.05, h - 60, 300) +
    drawMist(stage, h - 110, 130, 0.7) +
    row(n - 1, 0.22, h - 20, 220) +
    drawMist(stage, h - 50, 100, 0.75) +
    row(Math.round(n * 0.6), 0.42, h + 10, 120) +
    canopy(stage, 'k4', 0.54, h, 20)
  );
};

const lake: Land = (stage) => {
  const { horizon: h } = stage;
  const shore = h - 86;
  return (
    range(stage, 'l1', { depth: 0.08, base: shore, h: 230, w: 480, snow: snow(stage, 0.28) }) +
    drawMist(stage, shore - 50, 80, 0.5) +
    hills(stage, 'l2', 0.3, shore - 26, 30, 520, shore + 10) +
    water(stage, shore, h + 40) +
    glitter(stage, shore, h + 10) +
    ripples(stage, 'lake', shore, h + 20, 20) +
    drawMist(stage, shore, 24, 0.5)
  );
};

const lands: Record<Landscape, Land> = {
  coast,
  islands,
  'river-plain': riverPlain,
  hills: rollingHills,
  mountains,
  'high-plateau': highPlateau,
  desert,
  jungle,
  steppe,
  megacity,
  karst: karstLand,
  lake,
};

/** The land behind the motif, from the far end up to the horizon line. */
export const drawLand = (stage: Stage): Drawing => lands[stage.facts.landscape](stage);
