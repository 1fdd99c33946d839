import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { placeIn, sourceOf } from './source-line.ts';

it('the first line of a stack that is in the build says where it failed', () => {
  const onServer = `Error: no\n    at render (node:internal:1:2)\n    at Page (/srv/releases/mf-blog/1a2b3c/server/routes.cjs:12:9)\n`;
  expect(placeIn(onServer, 'mf-blog', '1a2b3c')).toEqual({ file: 'server/routes.cjs', line: 12, column: 9 });
  const file = `671.${'aB_-'.repeat(10)}abc.js`;
  const inBrowser = `Error: no\n    at k (http://localhost:1/_mf/mf-planner/by-content/${file}:1:9)\n    at l (http://localhost:1/_mf/mf-blog/by-content/${file}:1:2345)`;
  expect(placeIn(inBrowser, 'mf-blog', '1a2b3c')).toEqual({ file: '671.js', line: 1, column: 2345 });
  expect(placeIn(onServer, 'mf-blog', 'ffffff')).toBeNull();
});

it('a place in a build is told as the line of the source that it was made of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabi-line-'));
  const source = `// One.\nexport const ask = () => {\n  throw new Error('no');\n};\n`;
  buildSync({
    stdin: { contents: source, sourcefile: join(folder, 'src/page.ts'), resolveDir: folder, loader: 'ts' },
    outfile: join(folder, 'server/routes.cjs'),
    bundle: true,
    format: 'cjs',
    sourcemap: 'external',
  });
  const line = readFileSync(join(folder, 'server/routes.cjs'), 'utf8')
    .split('\n')
    .findIndex((text) => /throw/.test(text));
  const mapFile = join(folder, 'server/routes.cjs.map');
  const map = JSON.parse(readFileSync(mapFile, 'utf8')) as Parameters<typeof sourceOf>[0];
  const place = { file: 'server/routes.cjs', line: line + 1, column: 5 };
  expect(sourceOf(map, mapFile, place, folder)).toBe('src/page.ts:3');
  rmSync(folder, { recursive: true });
});
