import { dome } from '../../build/masonry.ts';
import { lift, mix } from '../../colour.ts';
import { cypress, leafAt } from '../../props/plants.ts';
import { archway, circle, d, oval, pen, put, rect, shape, times } from '../../shapes.ts';
import type { Drawing, MotifArt, Stage, Trio } from '../../types.ts';

/** The Western Wall: courses of great stones with capers in their joints, those who pray at its foot, and a golden dome behind. */

const limestone = ({ tones }: Stage): Trio => {
  const flood = tones.lamps ? 0.2 : 0;
  const at = (i: 0 | 1 | 2) => mix(mix(tones.stone[i], tones.sand[i], 0.4), tones.glow, flood * (1 - i * 0.4));
  return [at(0), at(1), at(2)];
};

/** One dressed stone: a raised face within its margin. */
function ashlar([lit, mid, shade]: Trio, x: number, y: number, w: number, h: number, tint: number): Drawing {
  const margin = Math.min(6, h * 0.12);
  const face = lift(mix(mid, lit, 0.35), tint);
  return (
    rect(x + 1.5, y + 1.5, w - 3, h - 3, lift(mid, tint - 0.015)) +
    rect(x + margin, y + margin, w - margin * 2, h - margin * 2, face) +
    rect(x + margin, y + margin, w - margin * 2, h * 0.07, lift(lit, tint * 0.5)) +
    rect(x + margin, y + h - margin - h * 0.09, w - margin * 2, h * 0.09, shade, 'opacity="0.5"')
  );
}

/** Courses from `top` down: small stones first, then the great ones. */
function courses(stage: Stage, top: number, foot: number): Drawing {
  const { width, thing, tones } = stage;
  const t = limestone(stage);
  const rng = thing.fork('courses');
  const high = foot - top;
  const heights = [0.045, 0.05, 0.05, 0.055, 0.055, 0.09, 0.1, 0.105, 0.11, 0.11, 0.115, 0.115];
  let y = top;
  const rows = heights.map((share, i) => {
    const h = share * high;
    const long = i < 5 ? h * 2.1 : h * 2.3;
    let art = '';
    for (let x = -rng.between(0, long); x < width;) {
      const w = long * rng.between(0.6, 1.5);
      art += ashlar(t, x, y, w, h, rng.between(-0.035, 0.03));
      x += w;
    }
    y += h;
    return art;
  });
  const dark = mix(t[2], tones.ink, 0.35);
  const wear = times(26, () => {
    const [x, at, r] = [rng.between(0, width), rng.between(top + high * 0.3, foot), rng.between(10, 30)];
    return oval(x, at, r, r * 0.34, rng.chance(0.5) ? t[2] : t[0], 'opacity="0.4"');
  });
  const notes = times(60, () => rect(rng.between(0, width), foot - rng.between(50, 130), 5, 3, tones.paper));
  return (
    rect(0, top, width, high, dark) +
    rows.join('') +
    wear +
    notes +
    rect(0, top, width, high, stage.fade(top, foot, `${t[0]}00`, `${t[2]}00`, `${dark}66`)) +
    rect(0, top - 9, width, 12, t[0]) +
    rect(0, top + 2, width, 4, dark, 'opacity="0.5"')
  );
}

/** A caper bush that hangs out of a joint, broad above and thin below. */
function caper(stage: Stage, x: number, y: number, k: number): Drawing {
  const rng = stage.thing.fork(`caper${x.toFixed(0)}`);
  const [lit, mid, shade] = stage.tones.leaf;
  const lean = rng.pick([-7, -4, 5, 8]);
  const rows = [4, 6, 6, 4, 3, 2];
  const leaves = rows.map((n, row) =>
    times(n, (i) => {
      const at = (i - (n - 1) / 2) * 16 + row * lean + rng.between(-7, 7);
      const down = row * 11 - 12 + rng.between(-3, 3);
      const r = rng.between(10, 14) * (1 - row * 0.07);
      return (
        oval(at + 3, down + 4, r, r * 0.8, shade) +
        oval(at, down, r * 0.86, r * 0.66, mid) +
        oval(at - r * 0.3, down - r * 0.24, r * 0.36, r * 0.24, lit)
      );
    }),
  );
  return put(x, y, oval(6, 14, 46, 26, stage.tones.ink, 'opacity="0.22"') + leaves.reverse().join(''), k);
}

/** Who stands there, seen from behind: in a coat and hat, in a white shawl, or in a scarf. */
function prayer({ tones }: Stage, i: number): Drawing {
  const dark = mix(tones.ink, '#1b1b22', 0.4);
  const legs = pen('M-3 -16V0M3 -16V0', dark, 4);
  if (i % 3 === 0)
    return (
      legs +
      shape('M-11 -9L-9 -28Q-6 -36 0 -36Q6 -36 9 -28L11 -9Q0 -6 -11 -9Z', tones.paper) +
      shape('M3 -36Q7 -35 9 -28L11 -9Q8 -8 5 -7.6Z', tones.wall[2]) +
      pen('M-10.4 -15Q0 -12.6 10.4 -15M-10.7 -12Q0 -9.6 10.7 -12', mix(dark, tones.water[2], 0.5), 1.4) +
      circle(0, -40, 4.8, dark) +
      shape('M-4.6 -41.4A4.8 4.8 0 0 1 4.6 -41.4Q0 -43 -4.6 -41.4Z', tones.paper)
    );
  const coat = i % 3 === 1 ? dark : ([tones.accent[1], tones.water[2], tones.red[2]][i % 3] as string);
  return (
    legs +
    shape('M-8 -6L-6.5 -32Q0 -37 6.5 -32L8 -6Z', coat) +
    circle(0, -40, 4.6, tones.wood[0]) +
    (i % 3 === 1
      ? rect(-8.5, -43.5, 17, 2.6, dark, 'rx="1.3"') + rect(-5, -49, 10, 6.4, dark, 'rx="2"')
      : shape('M-5 -38C-6 -47 6 -47 5 -38L4 -31H-4Z', mix(coat, tones.paper, 0.4)))
  );
}

/** The dome and the cypresses that show over the wall. */
function behind(stage: Stage, x: number, foot: number, k: number): Drawing {
  const { tones, width, thing } = stage;
  const rng = thing.fork('behind');
  const tile: Trio = [
    mix('#5aa6c8', tones.water[0], 0.25),
    mix('#2f78ad', tones.water[1], 0.25),
    mix('#1f5485', tones.water[2], 0.25),
  ];
  const dark = tones.lamps ? tones.glow : mix(tile[2], tones.ink, 0.5);
  const gold: Trio = [mix(tones.gold[0], tones.glow, 0.3), tones.gold[1], tones.gold[2]];
  const rock =
    rect(-210, -22, 420, 40, tile[1]) +
    rect(80, -22, 130, 40, tile[2]) +
    rect(-216, -30, 432, 10, tones.wall[0]) +
    rect(-118, -86, 236, 60, tile[1]) +
    rect(-118, -86, 70, 60, tile[0]) +
    rect(54, -86, 64, 60, tile[2]) +
    times(9, (i) => shape(archway(-100 + i * 25, -34, 7, 36), dark)) +
    rect(-124, -94, 248, 10, gold[0]) +
    dome('round', 0, -92, 118, gold, gold[0], true);
  const trees = times(Math.ceil(width / 58), (i) => {
    const at = i * 58 + rng.between(-20, 20);
    if (Math.abs(at - x) < 175 * k) return '';
    const round = oval(
      at,
      foot - 8,
      rng.between(30, 52),
      rng.between(18, 34),
      leafAt(stage, 0.6)[rng.int(1, 2)] as string,
    );
    return rng.chance(0.45) ? put(at, foot + 6, cypress(rng.between(90, 150), leafAt(stage, 0.65))) : round;
  });
  return trees + put(x, foot - 14, rock, k);
}

/** The square before the wall, its joints running towards it. */
function square(stage: Stage, foot: number): Drawing {
  const { tones, width, height, centre } = stage;
  const t = limestone(stage);
  return (
    rect(0, foot, width, height - foot, stage.fade(foot, height, mix(t[1], t[2], 0.35), t[0], t[1])) +
    times(31, (i) =>
      pen(d`M${centre + (i - 15) * 74} ${foot}L${centre + (i - 15) * 190} ${height}`, t[2], 2, 'opacity="0.55"'),
    ) +
    times(6, (i) => rect(0, foot + 8 + (height - foot) * (i / 6) ** 1.5, width, 2.2, t[2], 'opacity="0.55"')) +
    rect(0, foot, width, 16, tones.ink, 'opacity="0.22"')
  );
}

function atWall(stage: Stage): Drawing {
  const { tones, centre, height, width, left, right, thing } = stage;
  const [top, foot] = [height * 0.375, height * 0.78];
  const rng = thing.fork('prayers');
  const k = Math.min(1, (right - left) / 1100);
  const row = (y: number, gap: number, size: number, share: number) =>
    times(Math.ceil(width / gap), (i) => {
      if (!rng.chance(share)) return '';
      const [x, at] = [(i + rng.between(0.1, 0.9)) * gap, y + rng.between(-4, 8) * size];
      return (
        oval(x + 4, at, 13 * size, 3 * size, tones.ink, 'opacity="0.3"') +
        put(x, at, prayer(stage, rng.int(0, 11)), size)
      );
    });
  const shrubs = [
    [-520, 0.5, 0.9],
    [-350, 0.3, 1.2],
    [-190, 0.52, 0.75],
    [-60, 0.34, 1],
    [110, 0.21, 0.7],
    [170, 0.5, 1.25],
    [350, 0.32, 0.95],
    [500, 0.46, 1.1],
  ] as const;
  const lamps = tones.lamps
    ? [-480, -160, 160, 480]
        .map((x) =>
          oval(
            centre + x,
            foot,
            260,
            330,
            stage.glow(centre + x, foot, 300, [
              [0, tones.glow, 0.5],
              [1, tones.glow, 0],
            ]),
          ),
        )
        .join('')
    : '';
  return (
    behind(stage, centre - 170 * k, top, 0.66 * k) +
    courses(stage, top, foot) +
    shrubs.map(([x, at, size]) => caper(stage, centre + x * k, top + (foot - top) * at, size)).join('') +
    lamps +
    square(stage, foot) +
    row(foot + 10, 38, 1.3, 0.74) +
    row(foot + 62, 140, 1.6, 0.5) +
    row(foot + 132, 330, 2, 0.6)
  );
}

export const prayerWall: MotifArt = { as: 'scene', draw: atWall, horizon: 0.52, sky: true, bare: true };
