import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack } from 'webpack';
import { compiledAhead } from './compiled-ahead.ts';

const hint = '//# allFunctionsCalledOnLoad\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-ahead-'));
  writeFileSync(join(folder, 'index.js'), `/* words */ import('./page.js').then(({ name }) => console.log(name));`);
  writeFileSync(join(folder, 'page.js'), `export const name = 'a page';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds it as it is released. @returns its scripts by their names */
async function build(): Promise<Record<string, string>> {
  const path = join(folder, 'built');
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: { main: './index.js', other: './page.js' },
    output: { path, filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js' },
    plugins: [compiledAhead()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const texts = readdirSync(path).map((file) => [file.split('.')[0], readFileSync(join(path, file), 'utf8')]);
  return Object.fromEntries(texts) as Record<string, string>;
}

it('marks what every page begins with by its very first line, though comments are taken away, and nothing else', async () => {
  const { main = '', ...others } = await build();
  expect(main.startsWith(hint)).toBe(true);
  expect(main).not.toContain('words');
  expect(Object.values(others).filter((text) => text.includes(hint.trim()))).toEqual([]);
});
