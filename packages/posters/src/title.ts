import { contrast, mix, withLightness } from './colour.ts';
import { circle, group, poly, pts, rect, shape } from './shapes.ts';
import type { Drawing, Stage } from './types.ts';

const family = "Fraunces, 'Noto Serif Display', 'Source Serif 4', Georgia, 'Noto Serif', 'DejaVu Serif', serif";

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Breaks a title into lines of about equal length. */
export function titleLines(title: string, longest = 19): string[] {
  const words = title.trim().split(/\s+/);
  const total = words.join(' ').length;
  const lines = Math.min(3, Math.ceil(total / longest));
  const target = total / lines;
  const out: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && longer.length > target + 3 && out.length < lines - 1) {
      out.push(line);
      line = word;
    } else line = longer;
  }
  return [...out, line];
}

/** The house seal: a sun over a mountain, cut in red. */
export const seal = (x: number, y: number, size: number): Drawing =>
  group(
    `transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})"`,
    rect(0, 0, 100, 100, '#c8402b', 'rx="14"') +
      circle(62, 36, 15, '#fbf3e3') +
      poly(pts`14 80, 40 42, 56 64, 64 55, 86 80`, '#fbf3e3') +
      shape('M14 86H86V90H14Z', '#fbf3e3'),
  );

/** The title lower left, over a shade of the poster's own darkest ink. */
export function drawTitle(stage: Stage, title: string): Drawing {
  const { width, height, tones } = stage;
  const lines = titleLines(title);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length > 2 ? 112 : 136, (width * 0.56) / (longest * 0.52));
  const deep = withLightness(mix(tones.ink, tones.skyTop, 0.25), 0.2);
  const paper = contrast(tones.paper, deep) >= 4.5 ? tones.paper : '#ffffff';
  const top = height - 84 - (lines.length - 1) * size * 1.08;
  const shade = rect(
    0,
    top - size * 2.4,
    width,
    height,
    stage.fade(top - size * 2.4, height, `${deep}00`, `${deep}b8`, `${deep}f2`),
  );
  const text = lines
    .map(
      (line, i) =>
        `<text x="84" y="${(top + i * size * 1.08).toFixed(1)}" font-family="${family}" font-size="${size.toFixed(1)}" font-weight="600" letter-spacing="${(-size * 0.012).toFixed(2)}" fill="${paper}">${escape(line)}</text>`,
    )
    .join('');
  return shade + text + seal(88, top - size * 1.02 - 92, 66);
}
