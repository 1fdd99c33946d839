import { seedKey, seeded } from './seeded.ts';
import { num } from './shapes.ts';
import { lightOf } from './sky.ts';
import { styleOf } from './style.ts';
import { tonesOf } from './tones.ts';
import type { Composition, MotifArt, PosterFacts, PosterSize, Stage, Surroundings } from './types.ts';
import type { Landscape } from './vocabulary.ts';

/** World units for a picture of this shape. */
export function worldOf({ width, height }: PosterSize): { width: number; height: number } {
  const aspect = width / height;
  return aspect >= 1.2 ? { width: 1000 * aspect, height: 1000 } : { width: 1000, height: 1000 / aspect };
}

const horizons: Partial<Record<Composition, number>> = {
  centred: 0.8,
  thirds: 0.79,
  framed: 0.81,
  reflected: 0.69,
  above: 0.52,
};

const byLand: Record<Landscape, Surroundings> = {
  coast: 'water',
  islands: 'water',
  lake: 'water',
  'river-plain': 'water',
  karst: 'water',
  jungle: 'wood',
  hills: 'open',
  mountains: 'open',
  'high-plateau': 'open',
  desert: 'open',
  steppe: 'open',
  megacity: 'town',
};

/** Nothing is mirrored in water that is not there. */
function compositionsOf(art: MotifArt, surroundings: Surroundings): readonly Composition[] {
  if (art.as === 'scene')
    return art.bare ? ['whole', 'near-left', 'near-right'] : ['whole', 'whole', 'framed', 'near-left', 'near-right'];
  const dry = surroundings === 'water' ? art.compositions : art.compositions.filter((name) => name !== 'reflected');
  return dry.length > 0 ? dry : art.compositions;
}

/** Collects gradients and clips; they are written once, in front of the drawing. */
function makeDefs(prefix: string) {
  const defs: string[] = [];
  const known = new Map<string, string>();
  const register = (body: (id: string) => string): string => {
    const key = body('');
    const old = known.get(key);
    if (old) return old;
    const id = `${prefix}${defs.length}`;
    defs.push(body(id));
    known.set(key, id);
    return id;
  };
  const paint = (colour: string, opacity?: number) => {
    const alpha = opacity ?? (colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1);
    return `stop-color="${colour.slice(0, 7)}"${alpha < 1 ? ` stop-opacity="${alpha.toFixed(2)}"` : ''}`;
  };
  const fade: Stage['fade'] = (y0, y1, ...stops) => {
    const body = stops
      .map((stop, i) => `<stop offset="${(i / (stops.length - 1)).toFixed(2)}" ${paint(stop)}/>`)
      .join('');
    const id = register(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(y0)}" y2="${num(y1)}">${body}</linearGradient>`,
    );
    return `url(#${id})`;
  };
  const glow: Stage['glow'] = (x, y, r, stops) => {
    const body = stops.map(([at, colour, opacity]) => `<stop offset="${at}" ${paint(colour, opacity)}/>`).join('');
    const id = register(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${body}</radialGradient>`,
    );
    return `url(#${id})`;
  };
  const clip: Stage['clip'] = (path) => {
    const id = register((name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  };
  return { defs, fade, glow, clip };
}

/** Another way of composing for each view. Water before the thing, or roofs around it, are facts: no view brings them. */
function inTurn(first: Composition, all: readonly Composition[], view = 0): Composition {
  if (view === 0 || first === 'reflected') return first;
  const free: readonly Composition[] = all.filter((one) => one !== 'reflected' && one !== 'above');
  return free[(free.indexOf(first) + view) % free.length] ?? first;
}

/** Sets the stage: light, way of building, composition, where the sun stands. */
export function setStage(facts: PosterFacts, size: PosterSize, art: MotifArt): { stage: Stage; defs: string[] } {
  const thing = seeded(seedKey(facts));
  const rng = facts.view ? seeded(`${seedKey(facts)}/view-${facts.view}`) : thing;
  const { width, height } = worldOf(size);
  const light = lightOf(facts);
  const surroundings = facts.surroundings ?? byLand[facts.landscape];
  const ways = compositionsOf(art, surroundings);
  const composition = inTurn(thing.fork('composition').pick(ways), ways, facts.view);
  const horizon = height * (art.as === 'scene' ? art.horizon : (horizons[composition] ?? 0.8));
  const safe = Math.min(width, 1340);
  const centre = width / 2;
  const place = rng.fork('disc-place');
  const { defs, fade, glow, clip } = makeDefs(`t${(rng.fork('id').next() * 46656).toFixed(0)}-`);
  const low = light === 'sunset' || light === 'dawn' || light === 'dusk';
  const behind = art.as === 'object' && composition !== 'thirds' && composition !== 'above' && place.chance(0.45);
  const side = place.chance(0.5) ? 1 : -1;
  const r = place.between(62, 96) * (low ? 1.35 : 1) * (behind ? 1.7 : 1) * (light === 'night' ? 0.8 : 1);
  const disc = {
    x: behind ? centre + side * place.between(0, 60) : centre + side * safe * place.between(0.22, 0.36),
    y: behind
      ? horizon * place.between(0.42, 0.55)
      : horizon * (low ? place.between(0.5, 0.74) : place.between(0.22, 0.4)),
    r,
  };
  const stage: Stage = {
    width,
    height,
    horizon,
    centre,
    left: centre - safe / 2,
    right: centre + safe / 2,
    facts,
    light,
    style: styleOf(facts),
    tones: tonesOf(facts.palette, light),
    rng,
    thing,
    composition,
    surroundings,
    choices: [],
    disc,
    fade,
    glow,
    clip,
  };
  return { stage, defs };
}
