import { mix } from './colour.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawApproach, drawGround, drawGrove, drawNear } from './foreground.ts';
import { canopy } from './landscape/relief.ts';
import { drawLand } from './landscape/lands.ts';
import { ripples, water } from './landscape/water.ts';
import { motifArt } from './motifs/motif-art.ts';
import { drawFrame } from './props/framing.ts';
import { drawOverlook } from './props/overlook.ts';
import { d, group, num, put, rect, shape } from './shapes.ts';
import { drawBirds, drawMist, drawSky } from './sky.ts';
import { setStage } from './stage.ts';
import { drawTitle } from './title.ts';
import type { Drawing, MotifArt, Piece, PosterFacts, PosterSize, Stage } from './types.ts';

type ObjectArt = Extract<MotifArt, { as: 'object' }>;
type SceneArt = Extract<MotifArt, { as: 'scene' }>;

/** How much larger a scene is when one has gone up to it. */
const closer = 1.36;

/** Where and how large a motif stands. */
interface Placing {
  x: number;
  y: number;
  scale: number;
  flip: boolean;
}

function placeObject(stage: Stage, piece: Piece, titled: boolean): Placing {
  const rng = stage.rng.fork('place');
  const { composition, centre, horizon, height, disc } = stage;
  const safe = stage.right - stage.left;
  const away = disc.x > centre ? -1 : 1;
  const aside = titled ? 1 : away;
  const shift = titled
    ? safe * 0.2
    : composition === 'thirds' || composition === 'above'
      ? safe * rng.between(0.12, 0.18)
      : composition === 'framed'
        ? safe * rng.between(0, 0.1)
        : 0;
  const foot: Partial<Record<typeof composition, number>> = {
    centred: horizon + 16,
    thirds: horizon + 22,
    framed: horizon + 18,
    reflected: horizon + 4,
    above: height * 0.84,
  };
  const y = foot[composition] ?? horizon + 16;
  const room = (safe - shift * 1.6) * (composition === 'reflected' ? 0.8 : 0.86);
  const scale = Math.min((y - height * 0.1) / piece.height, room / piece.width, 1.35) * rng.between(0.92, 1);
  const x = Math.min(
    stage.right - piece.width * scale * 0.5,
    Math.max(stage.left + piece.width * scale * 0.5, centre + aside * shift),
  );
  return { x: piece.width * scale > safe * 0.8 ? centre : x, y, scale, flip: disc.x > x + 40 };
}

/** The motif upside down in water, broken by ripples. */
function reflection(stage: Stage, piece: Piece, { x, y, scale, flip }: Placing): Drawing {
  const mirrored = group(
    `transform="translate(${num(x)} ${num(y + 16)}) scale(${(flip ? -scale : scale).toFixed(3)} ${(-scale * 0.72).toFixed(3)})" opacity="0.42"`,
    piece.art,
  );
  const veil = rect(
    0,
    y,
    stage.width,
    stage.height - y,
    stage.fade(y, stage.height, `${stage.tones.water[1]}20`, `${stage.tones.water[2]}d8`),
  );
  return mirrored + veil + ripples(stage, 'reflect', y + 12, stage.height, 46);
}

/** The bank a motif stands on when water lies before it. */
function bank(stage: Stage, { x, y }: Placing, half: number): Drawing {
  const { tones } = stage;
  const w = half + 130;
  return (
    shape(
      d`M${x - w} ${y + 20}C${x - w * 0.8} ${y - 6} ${x - w * 0.5} ${y - 10} ${x} ${y - 10}C${x + w * 0.5} ${y - 10} ${x + w * 0.8} ${y - 4} ${x + w} ${y + 20}Z`,
      mix(tones.ground[1], tones.leaf[1], 0.5),
    ) +
    shape(
      d`M${x - w} ${y + 18}Q${x} ${y + 30} ${x + w} ${y + 18}L${x + w} ${y + 22}Q${x} ${y + 38} ${x - w} ${y + 22}Z`,
      tones.rock[2],
    )
  );
}

function drawObject(stage: Stage, piece: Piece, base: ObjectArt['base'], placing: Placing): Drawing {
  const { x, y, scale, flip } = placing;
  const half = (piece.width * scale) / 2;
  const hero = put(x, y, piece.art, scale, flip);
  const behind =
    drawSky(stage) +
    drawLand(stage) +
    drawBirds(stage, x < stage.centre ? x + half * 0.6 + 60 : x - half * 0.6 - 220, stage.horizon * 0.36);
  if (stage.composition === 'above') return behind + drawOverlook(stage, x, y, half, hero);
  if (stage.composition === 'reflected') {
    const far = canopy(stage, 'bank', 0.6, stage.horizon - 14, 22, stage.horizon + 6);
    return (
      behind +
      far +
      water(stage, stage.horizon) +
      reflection(stage, piece, placing) +
      bank(stage, placing, half) +
      drawGrove(stage, x, half + 30, 'grass') +
      hero +
      drawNear(stage, x, 'water')
    );
  }
  const haze = base === 'water' ? '' : drawMist(stage, stage.horizon + 4, 44, 0.35);
  const ground = drawGround(stage, base) + drawApproach(stage, x, base);
  const frame = stage.composition === 'framed' ? drawFrame(stage) : '';
  return (
    behind +
    drawBackdrop(stage, base) +
    ground +
    haze +
    drawGrove(stage, x, half + 20, base) +
    hero +
    drawNear(stage, x, base) +
    frame
  );
}

/** What of the drawing is seen from close by: this share of it, around the upper part of what stands there. */
const closeShare = 0.52;

function closeUp({ width, height }: Stage, x: number, y: number): string {
  const [w, h] = [width * closeShare, height * closeShare];
  const left = Math.min(width - w, Math.max(0, x - w / 2));
  const top = Math.min(height - h, Math.max(0, y - h / 2));
  return `${num(left)} ${num(top)} ${num(w)} ${num(h)}`;
}

/** A scene from edge to edge, as far as the picture goes up to it. */
function drawScene(stage: Stage, art: SceneArt): Drawing {
  const { composition, centre, left, right, height } = stage;
  const whole = (art.sky ? drawSky(stage) : '') + art.draw(stage);
  if (composition === 'framed') return whole + drawFrame(stage);
  if (composition !== 'near-left' && composition !== 'near-right') return whole;
  const x = centre + (right - left) * (composition === 'near-left' ? -0.2 : 0.2);
  const y = height * 0.66;
  return group(`transform="translate(${num(x)} ${num(y)}) scale(${closer}) translate(${num(-x)} ${num(-y)})"`, whole);
}

/**
 * Draws the poster of a place.
 * @returns an SVG document of the asked size; the same facts and size always give the same text
 */
export function composePoster(facts: PosterFacts, size: PosterSize): string {
  const art = motifArt(facts);
  const { stage, defs } = setStage(facts, size, art);
  let body: Drawing;
  let eye = { x: stage.centre, y: stage.horizon };
  if (art.as === 'object') {
    const piece = art.draw({ ...stage, rng: stage.thing });
    const placing = placeObject(stage, piece, Boolean(size.title));
    body = drawObject(stage, piece, art.base, placing);
    eye = { x: placing.x, y: placing.y - piece.height * placing.scale * 0.6 };
  } else body = drawScene(stage, art);
  const title = size.title ? drawTitle(stage, size.title) : '';
  const box = facts.close ? closeUp(stage, eye.x, eye.y) : `0 0 ${num(stage.width)} ${num(stage.height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs>${body}${title}</svg>`;
}
