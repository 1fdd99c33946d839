import { mix } from '../colour.ts';
import { ripples } from '../landscape/water.ts';
import { people } from '../props/people.ts';
import { circle, d, oval, pen, poly, pts, put, rect, shape, times } from '../shapes.ts';
import type { Drawing, Stage } from '../types.ts';

/** A pillar as it was left standing when the rock around it was cut away: a square foot, a fluted cushion on top. */
function pillar(stage: Stage, x: number, foot: number, top: number, w: number, deep: number): Drawing {
  const { tones } = stage;
  const tone = (i: 0 | 1 | 2) => mix(mix(mix(tones.rock[i], tones.sand[1], 0.35), tones.wood[0], 0.2), tones.ink, deep);
  const h = foot - top;
  const cushion = top + h * 0.22;
  return (
    rect(x - w, top, w * 2, h, tone(1)) +
    rect(x - w, top, w * 0.6, h, tone(0)) +
    rect(x + w * 0.35, top, w * 0.65, h, tone(2)) +
    shape(
      d`M${x - w * 1.1} ${cushion - 22}Q${x - w * 1.7} ${cushion} ${x - w * 1.1} ${cushion + 22}H${x + w * 1.1}Q${x + w * 1.7} ${cushion} ${x + w * 1.1} ${cushion - 22}Z`,
      tone(0),
    ) +
    times(5, (i) => pen(d`M${x - w * 0.7 + i * w * 0.35} ${cushion + 26}V${foot - h * 0.34}`, tone(2), 3)) +
    rect(x - w * 1.3, foot - h * 0.32, w * 2.6, h * 0.32, tone(1)) +
    rect(x + w * 0.4, foot - h * 0.32, w * 0.9, h * 0.32, tone(2)) +
    rect(x - w * 1.4, top - 8, w * 2.8, 24, tone(0))
  );
}

/** Who is at the end of the hall: a seated figure in a niche, with lamps at its feet. */
function figure(stage: Stage, x: number, y: number, tone: readonly [string, string, string]): Drawing {
  const { tones } = stage;
  return put(
    x,
    y,
    shape('M-136 0V-210Q-136 -326 0 -338Q136 -326 136 -210V0Z', mix(tone[2], tones.ink, 0.45)) +
      rect(-104, -34, 208, 38, tone[1]) +
      rect(30, -34, 74, 38, tone[2]) +
      rect(-92, -46, 184, 14, tone[0]) +
      shape('M-92 -46Q-96 -82 -46 -88Q-62 -160 -22 -176H22Q62 -160 46 -88Q96 -82 92 -46Z', tone[0]) +
      shape('M20 -46Q30 -110 22 -176Q62 -160 46 -88Q96 -82 92 -46Z', tone[1]) +
      shape('M-40 -62Q0 -46 40 -62Q34 -84 0 -86Q-34 -84 -40 -62Z', tone[1]) +
      rect(-12, -190, 24, 20, tone[1]) +
      oval(0, -216, 28, 34, tone[0]) +
      shape('M8 -249Q28 -242 28 -214Q26 -190 8 -183Z', tone[1]) +
      oval(0, -252, 14, 12, tone[1]) +
      [-120, 120].map((k) => circle(k, -10, 7, tones.glow)).join(''),
  );
}

/** Rows of pillars to both sides, the nearest last. */
const rows = (stage: Stage, floor: number): Drawing =>
  times(3, (i) =>
    [-1, 1]
      .map((s) =>
        pillar(
          stage,
          stage.centre + s * (290 + i * 170),
          floor + i * stage.height * 0.09,
          stage.height * (0.2 - i * 0.06),
          34 + i * 16,
          0.26 - i * 0.1,
        ),
      )
      .join(''),
  );

function ceiling(stage: Stage, tone: string): Drawing {
  const { centre, height, tones } = stage;
  return times(4, (i) =>
    poly(
      pts`${centre - 270 - i * 170} ${height * (0.2 - i * 0.05)}, ${centre + 270 + i * 170} ${height * (0.2 - i * 0.05)}, ${centre + 440 + i * 170} ${height * (0.15 - i * 0.05)}, ${centre - 440 - i * 170} ${height * (0.15 - i * 0.05)}`,
      mix(tone, tones.ink, 0.42 - i * 0.08),
    ),
  );
}

/** A cistern under the ground: rows of pillars that stand in still water, lit from their feet. */
export function cistern(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const floor = height * 0.6;
  const stone = mix(tones.wood[1], tones.rock[1], 0.5);
  const dark = mix(stone, tones.ink, 0.62);
  const lit = (x: number, foot: number, r: number) =>
    circle(
      x,
      foot,
      r,
      stage.glow(x, foot, r, [
        [0, tones.glow, 0.24],
        [1, tones.glow, 0],
      ]),
    );
  const row = (count: number, apart: number, foot: number, top: number, w: number, deep: number) =>
    times(count, (i) => {
      const x = centre + (i - (count - 1) / 2) * apart;
      const h = foot - top;
      const standing = pillar(stage, x, foot, top, w, deep);
      return (
        `<g transform="translate(0 ${(foot * 2).toFixed(1)}) scale(1 -1)" opacity="0.28">${standing}</g>` +
        standing +
        lit(x, foot - h * 0.06, h * 0.34)
      );
    });
  return (
    rect(0, 0, width, height, dark) +
    rect(
      0,
      0,
      width,
      height,
      stage.glow(centre, floor - 40, 640, [
        [0, tones.glow, 0.34],
        [1, tones.glow, 0],
      ]),
    ) +
    ceiling(stage, stone) +
    rect(
      0,
      floor,
      width,
      height - floor,
      stage.fade(floor, height, mix(dark, tones.glow, 0.3), mix(dark, tones.water[2], 0.4)),
    ) +
    row(9, 128, floor, height * 0.2, 15, 0.3) +
    row(6, 236, floor + height * 0.08, height * 0.14, 26, 0.16) +
    row(4, 460, floor + height * 0.2, height * 0.03, 46, 0) +
    ripples(stage, 'cistern', floor + 20, height, 26)
  );
}

/** A hall cut into the rock, seen from its mouth: pillars to both sides, and somebody in stone at its end. */
export function rockHall(stage: Stage): Drawing {
  const { width, height, centre, tones } = stage;
  const rock = (i: 0 | 1 | 2) => mix(mix(tones.rock[i], tones.sand[1], 0.35), tones.wood[0], 0.2);
  const floor = height * 0.74;
  const back =
    rect(0, 0, width, height, mix(rock(2), tones.ink, 0.5)) +
    rect(centre - 260, height * 0.2, 520, floor - height * 0.2, mix(rock(2), tones.ink, 0.2)) +
    rect(
      0,
      0,
      width,
      height,
      stage.glow(centre, floor - 120, 560, [
        [0, tones.glow, 0.5],
        [1, tones.glow, 0],
      ]),
    ) +
    poly(
      pts`${centre - 260} ${floor}, ${centre + 260} ${floor}, ${centre + 900} ${height + 10}, ${centre - 900} ${height + 10}`,
      stage.fade(floor, height, rock(1), mix(tones.sand[0], tones.skyLow, 0.3)),
    ) +
    times(5, (i) =>
      pen(
        d`M${centre - 300 - i * 120} ${floor + 20 + i * 34}H${centre + 300 + i * 120}`,
        mix(rock(2), tones.ink, 0.2),
        3,
        'opacity="0.4"',
      ),
    );
  return (
    back +
    ceiling(stage, rock(1)) +
    figure(stage, centre, floor + 4, [mix(rock(0), tones.glow, 0.25), rock(0), rock(1)]) +
    rows(stage, floor) +
    people(stage, 'visitors', centre - 60, height * 0.87, 130, 3, 1.15)
  );
}
