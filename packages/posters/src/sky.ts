import { lift, mix, saturate } from './colour.ts';
import { circle, d, group, pen, poly, pts, rect, shape, times } from './shapes.ts';
import type { Seeded } from './seeded.ts';
import type { Drawing, Light, PosterFacts, Stage } from './types.ts';
import { seedKey, seeded } from './seeded.ts';

const lightsOf: Record<PosterFacts['bestTime'], readonly Light[]> = {
  'early-morning': ['dawn', 'dawn', 'mist', 'morning'],
  morning: ['morning', 'morning', 'mist'],
  midday: ['noon', 'noon', 'afternoon'],
  afternoon: ['afternoon', 'afternoon', 'noon'],
  sunset: ['sunset', 'sunset', 'dusk'],
  evening: ['dusk', 'dusk', 'sunset'],
  night: ['night'],
  any: ['morning', 'noon', 'afternoon', 'afternoon', 'sunset', 'dawn'],
};

/** The light that is asked for, else that of the day a place is best in. */
export function lightOf(facts: PosterFacts): Light {
  if (facts.light) return facts.light;
  const lights = facts.motif === 'night-market' ? (['night', 'dusk'] as const) : lightsOf[facts.bestTime];
  return seeded(`${seedKey(facts)}/light`).pick(lights);
}

/** Sky from edge to edge with its bokashi band on top, stars, sun or moon, and clouds. */
export function drawSky(stage: Stage, withDisc = true): Drawing {
  const { width, height, horizon, tones, fade, light } = stage;
  const rng = stage.rng.fork('sky');
  const down = Math.max(horizon, height * 0.4);
  const art = rect(0, 0, width, height, fade(0, down, tones.skyTop, tones.skyMid, tones.skyLow));
  const band = rect(0, 0, width, height * 0.2, bokashi(stage));
  const stars = light === 'night' ? drawStars(stage, rng, 70) : light === 'dusk' ? drawStars(stage, rng, 24) : '';
  return art + band + stars + (withDisc ? drawDisc(stage) : '') + drawClouds(stage, rng);
}

/** The hand-wiped darker band along the top edge of a woodblock print. */
function bokashi(stage: Stage): string {
  const deep = saturate(lift(stage.tones.skyTop, stage.tones.lamps ? -0.07 : -0.13), 1.25);
  return stage.fade(0, stage.height * 0.2, deep, `${stage.tones.skyTop}00`);
}

function drawStars(stage: Stage, rng: Seeded, count: number): Drawing {
  return times(count, () => {
    const x = rng.between(0, stage.width);
    const y = rng.next() ** 1.4 * stage.horizon * 0.75;
    const r = rng.between(1, 2.6);
    const opacity = rng.between(0.45, 0.95).toFixed(2);
    if (!rng.chance(0.1)) return circle(x, y, r, '#fff6dc', `opacity="${opacity}"`);
    const k = r * 3.4;
    return shape(
      d`M${x} ${y - k}Q${x} ${y} ${x + k} ${y}Q${x} ${y} ${x} ${y + k}Q${x} ${y} ${x - k} ${y}Q${x} ${y} ${x} ${y - k}Z`,
      '#fff6dc',
      `opacity="${opacity}"`,
    );
  });
}

/** The disc with its soft glow; at some hours flat rings around it, as a mid-century printer would. */
export function drawDisc(stage: Stage): Drawing {
  const { disc, tones, light } = stage;
  const rng = stage.rng.fork('disc');
  const glow = stage.glow(disc.x, disc.y, disc.r * 3.4, [
    [0.25, tones.halo, 0.75],
    [0.6, tones.halo, 0.22],
    [1, tones.halo, 0],
  ]);
  const soft = circle(disc.x, disc.y, disc.r * 3.4, glow);
  const ringed = rng.chance(0.4) && light !== 'mist';
  const rings = ringed
    ? [2.1, 1.62, 1.28].map((k) => circle(disc.x, disc.y, disc.r * k, tones.halo, 'opacity="0.2"')).join('')
    : '';
  if (light !== 'night' || rng.chance(0.4))
    return soft + rings + circle(disc.x, disc.y, disc.r, tones.disc) + moonMarks(stage);
  const { x, y, r } = disc;
  const crescent = d`M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 1 0 ${x + r * 0.95} ${y + r * 0.3}A${r * 0.8} ${r * 0.8} 0 1 1 ${x + r * 0.3} ${y - r * 0.95}Z`;
  return soft + shape(crescent, tones.disc);
}

function moonMarks({ disc: { x, y, r }, light, tones }: Stage): Drawing {
  if (light !== 'night') return '';
  const mark = mix(tones.disc, tones.skyMid, 0.16);
  return (
    circle(x - r * 0.3, y - r * 0.2, r * 0.2, mark) +
    circle(x + r * 0.25, y + r * 0.3, r * 0.28, mark) +
    circle(x + r * 0.3, y - r * 0.4, r * 0.1, mark)
  );
}

/** Long bars with round ends that slide across one another: the clouds of painted screens. */
function barCloud(stage: Stage, rng: Seeded, x: number, y: number, size: number): Drawing {
  const h = size * 0.1;
  return times(3, (i) => {
    const w = size * rng.between(0.5, 1) * (i === 1 ? 1.25 : 0.9);
    const at = x + rng.between(-0.35, 0.35) * size;
    return rect(at - w / 2, y + i * h * 0.98, w, h, stage.tones.cloud, `rx="${(h / 2).toFixed(1)}" opacity="0.8"`);
  });
}

/** A heaped cloud, flat below, its lower part in shade. */
function heapCloud(stage: Stage, rng: Seeded, x: number, y: number, size: number): Drawing {
  const heads = rng.int(3, 5);
  let path = d`M${x - size / 2} ${y}`;
  for (let i = 0; i < heads; i++) {
    const x1 = x - size / 2 + (size * (i + 1)) / heads;
    const r = (size / heads) * (0.52 + 0.12 * Math.sin((i + 0.7) * 2.3));
    const rise = Math.sin(((i + 1) / (heads + 0.6)) * Math.PI) * size * 0.1;
    path += d`A${r} ${r * 1.05} 0 0 1 ${x1} ${y - (i === heads - 1 ? 0 : rise)}`;
  }
  return shape(
    `${path}Z`,
    stage.fade(y - size * 0.34, y + 2, stage.tones.cloud, mix(stage.tones.cloud, stage.tones.skyMid, 0.55)),
    'opacity="0.92"',
  );
}

/** Thin pointed streaks. */
function streak(stage: Stage, rng: Seeded, x: number, y: number, size: number): Drawing {
  return times(4, (i) => {
    const w = size * rng.between(0.35, 0.85);
    const at = x + rng.between(-0.4, 0.4) * size;
    const yy = y + i * size * 0.055;
    const h = size * 0.012;
    return shape(
      d`M${at - w} ${yy}Q${at} ${yy - h * 2} ${at + w} ${yy}Q${at} ${yy + h * 1.4} ${at - w} ${yy}Z`,
      stage.tones.cloud,
      'opacity="0.75"',
    );
  });
}

function drawClouds(stage: Stage, rng: Seeded): Drawing {
  const heap =
    ['islands', 'coast', 'river-plain', 'jungle'].includes(stage.facts.landscape) &&
    !stage.tones.lamps &&
    stage.light !== 'mist';
  const dry = ['desert', 'steppe'].includes(stage.facts.landscape);
  const draw = heap ? heapCloud : dry || stage.light === 'sunset' ? streak : rng.chance(0.55) ? barCloud : streak;
  const count = Math.round((dry ? 1 : 2) + stage.width / 800);
  return times(count, (i) => {
    const x = ((i + rng.between(0.15, 0.85)) / count) * stage.width;
    const y = rng.between(0.14, 0.68) * stage.horizon;
    return draw(stage, rng, x, y, rng.between(180, 340) * (heap ? 0.85 : 1));
  });
}

/** A scatter of birds; each a pair of bent wings. */
export function drawBirds(stage: Stage, x: number, y: number): Drawing {
  const rng = stage.rng.fork('birds');
  const ink = mix(stage.tones.ink, stage.tones.skyMid, stage.light === 'night' ? 0.2 : 0.15);
  if (rng.chance(0.3)) return cranes(stage, rng, x, y);
  return times(rng.int(4, 7), (i) => {
    const bx = x + i * rng.between(22, 40) + rng.between(-20, 20);
    const by = y + rng.between(-40, 40) - i * 7;
    const s = rng.between(7, 13);
    return shape(
      d`M${bx - s} ${by - s * 0.35}Q${bx - s * 0.35} ${by - s * 0.5} ${bx} ${by}Q${bx + s * 0.35} ${by - s * 0.6} ${bx + s} ${by - s * 0.5}Q${bx + s * 0.3} ${by - s * 0.2} ${bx} ${by + s * 0.2}Q${bx - s * 0.4} ${by - s * 0.18} ${bx - s} ${by - s * 0.35}Z`,
      ink,
    );
  });
}

/** Two or three long-necked birds in line, drawn from a few flat facets. */
function cranes(stage: Stage, rng: Seeded, x: number, y: number): Drawing {
  const white = stage.tones.lamps ? mix(stage.tones.cloud, '#ffffff', 0.3) : '#fffaf0';
  const { ink } = stage.tones;
  return times(rng.int(2, 3), (i) => {
    const s = 1.15 - i * 0.18;
    const body =
      poly(pts`-30 4, -8 -4, 14 -3, 34 -12, 36 -9, 16 4, -6 7`, white) +
      poly(pts`-10 -3, -22 -34, 2 -24, 10 -3`, white) +
      poly(pts`-22 -34, 2 -24, -2 -20, -14 -24`, ink) +
      poly(pts`-2 0, 8 22, 12 0`, mix(white, stage.tones.skyMid, 0.4)) +
      poly(pts`-30 4, -46 8, -30 7`, ink) +
      pen('M34 -11L45 -13', stage.tones.accent[1], 2.4);
    return group(
      `transform="translate(${(x + i * 74).toFixed(1)} ${(y - i * 34).toFixed(1)}) scale(${s.toFixed(2)})"`,
      body,
    );
  });
}

/** A veil of mist across the whole width, thickest in its middle. */
export function drawMist(stage: Stage, y: number, thickness: number, opacity = 0.8): Drawing {
  const clear = `${stage.tones.mist}00`;
  const veil =
    stage.tones.mist +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
  return rect(
    0,
    y - thickness / 2,
    stage.width,
    thickness,
    stage.fade(y - thickness / 2, y + thickness / 2, clear, veil, clear),
  );
}
