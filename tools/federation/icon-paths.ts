import { join } from 'node:path';

/** What a drawing of the icon family is made of: lines of its 24 by 24 square, in SVG's elements. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const round = (value: number): string => String(Number(value.toFixed(3)));

const ellipse = (cx: number, cy: number, rx: number, ry: number): string => {
  const half = `a${round(rx)} ${round(ry)} 0 1 0 `;
  return `M${round(cx - rx)} ${round(cy)}${half}${round(2 * rx)} 0${half}${round(-2 * rx)} 0`;
};

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (dx: number, dy: number) =>
    rx > 0 ? `a${round(rx)} ${round(ry)} 0 0 1 ${round(dx)} ${round(dy)}` : '';
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return [
    `M${round(x + rx)} ${round(y)}h${round(across)}${corner(rx, ry)}v${round(down)}${corner(-rx, ry)}`,
    `h${round(-across)}${corner(-rx, -ry)}v${round(-down)}${corner(rx, -ry)}z`,
  ].join('');
}

/** A path that begins at a point of its own begins there in a longer one, too. */
const fromItsPoint = (d: string): string =>
  d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=(.?))/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`,
  );

/** What each element may say; of one that says more nothing is known. */
const lines: Record<string, { says: readonly string[]; drawn: (of: (name: string) => number) => string }> = {
  line: {
    says: ['x1', 'y1', 'x2', 'y2'],
    drawn: (of) => `M${round(of('x1'))} ${round(of('y1'))}L${round(of('x2'))} ${round(of('y2'))}`,
  },
  circle: { says: ['cx', 'cy', 'r'], drawn: (of) => ellipse(of('cx'), of('cy'), of('r'), of('r')) },
  ellipse: { says: ['cx', 'cy', 'rx', 'ry'], drawn: (of) => ellipse(of('cx'), of('cy'), of('rx'), of('ry')) },
  rect: {
    says: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    drawn: (of) => {
      const [rx, ry] = [of('rx') || of('ry'), of('ry') || of('rx')];
      return rectangle(of('x'), of('y'), of('width'), of('height'), rx, ry);
    },
  },
};

function pathOf([tag, { key: _, ...says }]: IconNode): string | null {
  const names = Object.keys(says);
  if (tag === 'path' && says['d'] && names.length === 1) return fromItsPoint(says['d']);
  const shape = lines[tag];
  if (!shape || names.some((name) => !shape.says.includes(name))) return null;
  return shape.drawn((name) => Number(says[name] ?? 0));
}

/** Pure: a whole drawing as one path's `d`. @returns null where it is more than lines: a part that is filled, say */
export function onePath(nodes: readonly IconNode[]): string | null {
  const paths = nodes.map(pathOf);
  return paths.includes(null) ? null : paths.join('');
}

/**
 * Pure: the module of an icon with its drawing as one path. The library's has a component in three layers, four elements
 * at the mean, and a random key for each: a page has hundreds of icons.
 * @param source a module of `lucide-react/dist/esm/icons`
 * @returns null where the icon stays the library's
 */
export function withOnePath(source: string): string | null {
  const [, text] = /const __iconData = (\{[\s\S]*?\n\});/.exec(source) ?? [];
  if (!text) return null;
  // Reads as JSON once its names are in quotes.
  const { node } = JSON.parse(text.replace(/([{,]\s*)([\w-]+):/g, '$1"$2":')) as { node: IconNode[] };
  const path = onePath(node);
  return (
    path && `import { iconOf } from ${JSON.stringify(drawing)};\nexport default iconOf(${JSON.stringify(path)});\n`
  );
}

/** Makes a component of a path. */
const drawing = join(__dirname, 'runtime/icon.ts');

/** Where the library has its icons. */
export const iconModule = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
