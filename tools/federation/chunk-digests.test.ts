import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '@tabi/releases';
import { webpack } from 'webpack';
import { ChunkDigests } from './chunk-digests.ts';

it('the first script of a build knows what its pages must be, and the file that says it of all that is loaded later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabi-chunks-'));
  writeFileSync(join(folder, 'home.page.tsx'), `export const name = 'home';`);
  writeFileSync(join(folder, 'dialog.js'), `export const name = 'dialog';`);
  writeFileSync(
    join(folder, 'index.js'),
    `import('./home.page.tsx').then(console.log); import('./dialog.js').then(console.log);`,
  );
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'out'), filename: 'main.js', chunkFilename: '[name].[contenthash:8].js' },
    plugins: [new ChunkDigests()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const textOf = (file: string) => readFileSync(join(folder, 'out', file), 'utf8');
  const files = readdirSync(join(folder, 'out'));
  const first = textOf('main.js');
  const list = files.find((file) => /^digests\.\w+\.json$/.test(file)) ?? 'no list';
  const digests = files.filter((file) => /^\d+\./.test(file)).map((file) => digestOf(textOf(file)));
  expect(digests).toHaveLength(2);
  expect(digests.filter((digest) => first.includes(digest))).toHaveLength(1);
  expect(digests.filter((digest) => textOf(list).includes(digest))).toHaveLength(1);
  expect(first).toContain(`"${list}"`);
  expect(first).toContain(`"${digestOf(textOf(list))}"`);
  rmSync(folder, { recursive: true });
});
