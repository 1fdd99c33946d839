import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconModule, onePath, withOnePath } from './icon-paths.ts';

const lucide = join(__dirname, '../../shared/node_modules/lucide-react/dist/esm/icons/plus.mjs');

it('Lines, circles and rectangles become one path.', () => {
  expect(
    onePath([
      ['path', { d: 'M5 12h14', key: '1ays0h' }],
      ['line', { x1: '2', y1: '3', x2: '4.5', y2: '6', key: 'a' }],
      ['circle', { cx: '12', cy: '11', r: '3', key: 'b' }],
      ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3', key: 'c' }],
      ['rect', { x: '3', y: '4', width: '8', height: '6', rx: '1', key: 'd' }],
      ['rect', { x: '3', y: '4', width: '8', height: '6', key: 'e' }],
    ]),
  ).toBe(
    [
      'M5 12h14',
      'M2 3L4.5 6',
      'M9 11a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0',
      'M4 4h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
      'M3 4h8v6h-8v-6z',
    ].join(''),
  );
});

it('A path that begins at a point of its own still begins there, and goes on from it.', () => {
  const first = ['path', { d: 'M0 0h1' }] as const;
  expect(onePath([first, ['path', { d: 'm9 18 6-6-6-6' }]])).toBe('M0 0h1M9 18l6-6-6-6');
  expect(onePath([first, ['path', { d: 'm.5-.5h3' }]])).toBe('M0 0h1M.5 -.5h3');
});

it('What is more than lines stays as it is.', () => {
  expect(onePath([['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }]])).toBeNull();
  expect(onePath([['polygon', { points: '1 1 2 2 1 2' }]])).toBeNull();
});

it('An icon’s module draws its one path, and keeps nothing of the library.', () => {
  const made = withOnePath(readFileSync(lucide, 'utf8'));
  expect(made).toMatch(/^import \{ iconOf \} from ".*icon\.ts";\nexport default iconOf\("M5 12h14M12 5v14"\);\n$/);
});

it('A module that only hands another one on stays as it is.', () => {
  expect(withOnePath("export { default } from './plus.mjs';")).toBeNull();
});

it('The library’s icons are found by where they lie, and nothing else of it.', () => {
  expect([lucide, lucide.replace('icons/plus', 'createLucideIcon')].map((path) => iconModule.test(path))).toEqual([
    true,
    false,
  ]);
});
