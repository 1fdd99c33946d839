import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack } from 'webpack';
import { CompiledAhead } from './compiled-ahead.ts';

const hint = '//# allFunctionsCalledOnLoad\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-ahead-'));
  writeFileSync(
    join(folder, 'index.js'),
    `/* words */ import('./page.js').then(({ name }) => console.log(name));
     import('react-slick');`,
  );
  mkdirSync(join(folder, 'node_modules/react-slick'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/react-slick/index.js'), `/* words */ console.log('goes round');`);
  writeFileSync(join(folder, 'page.js'), `export const name = 'a page';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds it as it is released. @returns its scripts */
async function build(): Promise<string[]> {
  const path = join(folder, 'built');
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: { main: './index.js', other: './page.js' },
    output: { path, filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' },
    plugins: [new CompiledAhead()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return readdirSync(path).map((file) => readFileSync(join(path, file), 'utf8'));
}

it('marks what is run as a whole by its very first line, though comments are taken away, and nothing else', async () => {
  const scripts = await build();
  const marked = scripts.filter((text) => text.startsWith(hint));
  expect(marked).toHaveLength(2);
  expect(marked.find((text) => text.includes('goes round'))).toBeDefined();
  expect(marked.filter((text) => text.includes('words') || text.includes('a page'))).toEqual([]);
  expect(scripts.filter((text) => text.includes(hint.trim()))).toEqual(marked);
});
