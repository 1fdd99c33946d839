import { lift, mix } from '../../colour.ts';
import { canopy, hills } from '../../landscape/relief.ts';
import { glitter, ripples, water } from '../../landscape/water.ts';
import { longtail } from '../../props/boats.ts';
import { people } from '../../props/people.ts';
import { bush, localTree } from '../../props/plants.ts';
import { circle, d, group, oval, pen, poly, pts, put, rect, shape, times } from '../../shapes.ts';
import { drawMist } from '../../sky.ts';
import type { Drawing, MotifArt, Point, Stage, Trio } from '../../types.ts';

/** Leshan: the Buddha who sits in a red cliff, hands on his knees, and looks over the river. */

const stoneOf = ({ tones }: Stage): Trio => {
  const at = (i: 0 | 1 | 2) => mix(mix(tones.stone[i], tones.rock[i], 0.26), tones.brick[i], 0.16);
  return [at(0), at(1), at(2)];
};
const cliffOf = ({ tones }: Stage): Trio => {
  const at = (i: 0 | 1 | 2) => mix(tones.brick[i], tones.rock[i], 0.3);
  return [at(0), at(1), at(2)];
};

/** The head with its rows of curls and its long ears. */
function head(t: Trio, hair: Trio, line: string): Drawing {
  const skull =
    'M-58 -520C-62 -580 -34 -606 0 -606C34 -606 62 -580 58 -520C58 -470 34 -444 0 -444C-34 -444 -58 -470 -58 -520Z';
  const curls = times(4, (j) =>
    times(9, (i) => {
      const k = (i - 4) / 4;
      const y = -546 - j * 17 + k * k * (34 - j * 2);
      return circle(k * (62 - j * 9), y, 8.5, i > 5 ? hair[2] : hair[i < 3 ? 0 : 1]);
    }),
  );
  const ear = (s: 1 | -1) =>
    shape(
      d`M${s * 52} -548C${s * 74} -552 ${s * 76} -520 ${s * 70} -490C${s * 68} -462 ${s * 56} -456 ${s * 54} -476Z`,
      t[s < 0 ? 0 : 2],
    ) + pen(d`M${s * 60} -536Q${s * 68} -510 ${s * 61} -478`, line, 3);
  return (
    ear(-1) +
    ear(1) +
    rect(-30, -462, 60, 40, t[2]) +
    oval(0, -612, 30, 22, hair[1]) +
    shape(skull, t[1]) +
    shape(
      'M-58 -520C-62 -580 -34 -606 0 -606C-30 -590 -36 -560 -34 -510C-32 -480 -20 -456 0 -444C-34 -444 -58 -470 -58 -520Z',
      t[0],
    ) +
    shape('M22 -600C48 -590 60 -566 58 -520C58 -470 34 -444 0 -444C30 -466 42 -540 22 -600Z', t[2]) +
    shape(
      'M-62 -538C-64 -590 -36 -622 0 -622C36 -622 64 -590 62 -538C44 -566 20 -572 0 -572C-20 -572 -44 -566 -62 -538Z',
      hair[2],
    ) +
    curls +
    pen('M-42 -526Q-24 -540 -8 -526M8 -526Q24 -540 42 -526', line, 5) +
    pen('M-38 -512Q-24 -504 -10 -511M10 -511Q24 -504 38 -512', line, 4.5) +
    pen('M-5 -522Q-4 -498 -11 -488Q0 -480 11 -488', line, 4) +
    pen('M-19 -468Q0 -460 19 -468M-10 -457Q0 -453 10 -457', line, 4.5)
  );
}

/** A leg with its foot, to one side. */
const legOf = (t: Trio, line: string) => (s: 1 | -1) =>
  shape(
    d`M${s * 172} -262C${s * 184} -170 ${s * 164} -80 ${s * 152} -18H${s * 34}C${s * 26} -100 ${s * 20} -180 ${s * 14} -254Z`,
    t[1],
  ) +
  shape(
    s < 0
      ? 'M-172 -262C-184 -170 -164 -80 -152 -18H-118C-130 -100 -138 -180 -128 -258Z'
      : 'M172 -262C184 -170 164 -80 152 -18H96C112 -90 122 -180 110 -258Z',
    t[s < 0 ? 0 : 2],
  ) +
  [0, 1, 2]
    .map((i) =>
      pen(
        d`M${s * (40 + i * 34)} -190C${s * (46 + i * 34)} -130 ${s * (48 + i * 32)} -80 ${s * (54 + i * 32)} -36`,
        line,
        3.5,
      ),
    )
    .join('') +
  shape(
    d`M${s * 30} 4C${s * 26} -26 ${s * 60} -42 ${s * 96} -42C${s * 140} -42 ${s * 170} -26 ${s * 168} 4Z`,
    t[s < 0 ? 0 : 1],
  ) +
  [54, 78, 102, 126, 148].map((x) => pen(d`M${s * x} 4V-12`, line, 3.5)).join('');

/** An arm with the hand on the knee. */
const armOf = (t: Trio, line: string) => (s: 1 | -1) =>
  pen(
    d`M${s * 120} -398C${s * 150} -350 ${s * 162} -304 ${s * 148} -258`,
    t[s < 0 ? 0 : 2],
    42,
    'stroke-linecap="round"',
  ) +
  pen(d`M${s * 98} -386C${s * 124} -344 ${s * 138} -306 ${s * 124} -270`, line, 3.5) +
  shape(
    d`M${s * 176} -268C${s * 150} -288 ${s * 104} -284 ${s * 84} -262C${s * 80} -240 ${s * 84} -212 ${s * 94} -204H${s * 158}C${s * 176} -220 ${s * 182} -246 ${s * 176} -268Z`,
    t[s < 0 ? 0 : 1],
  ) +
  [104, 122, 140].map((x) => pen(d`M${s * x} -204V-238`, line, 3)).join('');

/** Shoulders, robe, arms, legs and feet. */
function seated(t: Trio, line: string): Drawing {
  const [leg, arm] = [legOf(t, line), armOf(t, line)];
  return (
    shape('M-40 -440C-100 -434 -132 -416 -138 -376L-150 -240H150L138 -376C132 -416 100 -434 40 -440Z', t[1]) +
    shape('M-40 -440C-100 -434 -132 -416 -138 -376L-150 -240H-92L-80 -400Z', t[0]) +
    shape('M56 -438C106 -432 132 -414 138 -376L150 -240H84Q100 -340 56 -438Z', t[2]) +
    shape('M-52 -438C-44 -380 -20 -330 0 -300C20 -330 44 -380 52 -438Q0 -420 -52 -438Z', mix(t[0], t[1], 0.5)) +
    pen('M-52 -438C-44 -380 -20 -330 0 -300C20 -330 44 -380 52 -438', line, 5) +
    [0, 1, 2]
      .map((i) =>
        pen(
          d`M${-92 + i * 6} ${-366 + i * 36}Q${-20 + i * 8} ${-296 + i * 22} ${96 - i * 4} ${-392 + i * 40}`,
          line,
          3.5,
        ),
      )
      .join('') +
    leg(-1) +
    leg(1) +
    shape('M-150 -262Q0 -300 150 -262L120 -226Q0 -204 -120 -226Z', t[1]) +
    pen('M-120 -226Q0 -204 120 -226M-96 -248Q0 -230 96 -248', line, 4) +
    shape('M-20 -214L-34 -20H34L20 -214Z', mix(t[2], line, 0.35)) +
    arm(-1) +
    arm(1)
  );
}

/** The cliff to one side of him, with a wood on top. */
function flank(stage: Stage, s: 1 | -1, foot: number, k: number): Drawing {
  const { centre, width, thing, tones } = stage;
  const t = cliffOf(stage);
  const rng = thing.fork(`cliff${s}`);
  const edge = s < 0 ? -30 : width + 30;
  const reach = Math.abs(edge - centre);
  const at = (share: number) => centre + s * (216 * k + (reach - 216 * k) * share);
  const top = (share: number) => foot - k * (620 - 330 * share ** 1.7 + 26 * Math.sin(share * 9));
  const crest: Point[] = [0, 0.12, 0.26, 0.42, 0.6, 0.8, 1].map((share) => [at(share), top(share)] as const);
  const body = poly(
    [[centre + s * 200 * k, foot + 20], ...crest, [edge, foot + 20]],
    s < 0 ? t[1] : mix(t[1], t[2], 0.45),
  );
  const beds = times(8, (i) => {
    const y = foot - (i + 0.6) * 70 * k;
    const from = Math.max(0, (i - 3.4) / 5);
    return from > 0.8
      ? ''
      : pen(
          d`M${at(0)} ${y}Q${at(0.3)} ${y + rng.between(-14, 14)} ${at(Math.min(1, 1.05 - from))} ${y + rng.between(0, 22)}`,
          i % 2 ? t[0] : t[2],
          rng.between(5, 12),
          'opacity="0.5"',
        );
  });
  const cracks = times(7, (i) => {
    const share = (i + rng.between(0.1, 0.7)) / 8;
    const y = top(share) + 30 * k;
    const long = (foot - y) * rng.between(0.3, 0.8);
    return shape(
      d`M${at(share)} ${y}l${16 * k} ${long * 0.5}l${-6 * k} ${long * 0.5}l${-12 * k} ${-long * 0.4}Z`,
      t[2],
      'opacity="0.55"',
    );
  });
  const tufts = times(8, () =>
    put(at(rng.between(0.06, 0.9)), foot - rng.between(20, 250) * k, bush(rng, rng.between(24, 52), tones.leaf)),
  );
  const wood = times(15, (i) => {
    const share = (i + rng.next()) / 15;
    return (
      put(at(share), top(share) + 16, localTree(stage, rng, rng.between(70, 120) * k, 0.85)) +
      oval(at(share), top(share) + 12, 46 * k, 24 * k, tones.leaf[(i % 2) + 1] as string)
    );
  });
  return body + beds + cracks + tufts + wood;
}

/** The cliff from edge to edge, open in the middle where he was carved out of it. */
function cliffs(stage: Stage, foot: number, k: number): Drawing {
  const { centre, tones } = stage;
  const t = cliffOf(stage);
  const inner = (s: 1 | -1) =>
    poly(
      pts`${centre + s * 216 * k} ${foot - 620 * k}, ${centre + s * 168 * k} ${foot - 560 * k}, ${centre + s * 176 * k} ${foot - 300 * k}, ${centre + s * 190 * k} ${foot + 16}, ${centre + s * 236 * k} ${foot + 20}, ${centre + s * 226 * k} ${foot - 300 * k}`,
      s < 0 ? t[2] : t[0],
    );
  const back =
    rect(
      centre - 220 * k,
      foot - 560 * k,
      440 * k,
      580 * k,
      stage.fade(foot - 560 * k, foot, lift(t[2], -0.03), mix(t[2], tones.ink, 0.45)),
    ) +
    times(9, (i) =>
      oval(
        centre + (i - 4) * 52 * k,
        foot - (556 + (i % 3) * 10) * k,
        44 * k,
        30 * k,
        tones.leaf[(i % 2) + 1] as string,
      ),
    );
  return back + flank(stage, -1, foot, k) + flank(stage, 1, foot, k) + inner(-1) + inner(1);
}

/** The stair of nine turns beside him. */
const stair = (x: number, foot: number, k: number, light: string, dark: string): Drawing => {
  const line = d`M${x} ${foot}l${54 * k} ${-86 * k}l${-40 * k} ${-70 * k}l${46 * k} ${-84 * k}l${-36 * k} ${-80 * k}l${40 * k} ${-90 * k}l${-30 * k} ${-76 * k}`;
  return (
    pen(line, dark, 15 * k, 'stroke-linejoin="round"') +
    pen(line, light, 8 * k, 'stroke-linejoin="round" stroke-dasharray="5 3"')
  );
};

function inCliff(stage: Stage): Drawing {
  const { tones, centre, height, width, left } = stage;
  const horizon = height * 0.79;
  const t = stoneOf(stage);
  const cliff = cliffOf(stage);
  const line = mix(t[2], tones.ink, 0.4);
  const moss = (i: 0 | 1 | 2) => mix(t[i], mix(tones.ink, tones.leaf[2], 0.4), 0.4);
  const k = Math.min(0.92, (stage.right - stage.left) / 1080);
  const foot = horizon + 8;
  const stand =
    rect(centre - 216 * k, foot - 6, 432 * k, 26, cliff[0]) + rect(centre + 40 * k, foot - 6, 176 * k, 26, cliff[2]);
  return (
    hills(stage, 'far', 0.2, horizon - 230, 60, 500) +
    canopy(stage, 'near', 0.4, horizon - 120, 40) +
    drawMist(stage, horizon - 130, 140, 0.6) +
    cliffs(stage, foot, k) +
    stair(centre + 262 * k, foot, k, mix(cliff[0], tones.wall[0], 0.5), cliff[2]) +
    put(centre, foot, group('', seated(t, line), put(0, 66, head(t, [moss(0), moss(1), moss(2)], line), 1.15)), k) +
    stand +
    people(stage, 'pilgrims', centre, foot + 2, 190 * k, 5, 0.5) +
    water(stage, foot + 18) +
    rect(0, foot + 18, width, 120, stage.fade(foot + 18, foot + 138, `${cliff[2]}b0`, `${cliff[2]}00`)) +
    glitter(stage, foot + 18, height) +
    ripples(stage, 'river', foot + 26, height, 36) +
    put(Math.max(left + 170, centre - 330 * k), horizon + (height - horizon) * 0.55, longtail(stage), 0.8)
  );
}

export const cliffBuddha: MotifArt = { as: 'scene', draw: inCliff, horizon: 0.42, sky: true, bare: true };
