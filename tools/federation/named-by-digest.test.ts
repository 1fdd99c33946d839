import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, digestName } from '@tabi/releases';
import { webpack } from 'webpack';
import { NamedByDigest } from './named-by-digest.ts';

// Each builds a remote twice, with all that a federation is made of.
jest.setTimeout(90_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-digests-'));
  writeFileSync(join(folder, 'home.page.tsx'), `export const name = 'welcome';`);
  writeFileSync(join(folder, 'dialog.js'), `export const name = 'a dialog';`);
  const loads = `export const home = () => import('./home.page.tsx'); export const dialog = () => import('./dialog.js');`;
  writeFileSync(join(folder, 'index.js'), loads);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds it as a remote. @returns the texts of its scripts and lists by their names */
async function build(id: string): Promise<Map<string, string>> {
  const path = join(folder, id);
  mkdirSync(path);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path,
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: `mf-blog@${id}`,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName('mf-blog', id),
        filename: 'remoteEntry.js',
        exposes: { './loads': './index.js' },
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true },
      }),
      new NamedByDigest('mf-blog', id),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return new Map(readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]));
}

const named = /\.([\w-]{43})\.(js|json)$/;
const find = (files: Map<string, string>, words: string) => [...files].find(([, text]) => text.includes(words)) ?? [];

it('a change of one text changes the first script and the file that the text is in, and no other', async () => {
  const before = await build('aaaa11112222');
  writeFileSync(join(folder, 'home.page.tsx'), `export const name = 'at home';`);
  const after = await build('bbbb33334444');
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  expect(changed.sort()).toEqual([find(after, 'at home')[0], 'remoteEntry.js'].sort());
});

it('every file but the first script is named by its digest, and only that one knows which build it is', async () => {
  const files = await build('aaaa11112222');
  for (const [file, text] of files) {
    if (file === 'remoteEntry.js') continue;
    expect(named.exec(file)?.[1]).toBe(digestName(text));
    expect(text).not.toContain('aaaa11112222');
  }
});

it('the first script knows what its pages must be, and the list that says it of all that is loaded later', async () => {
  const files = await build('aaaa11112222');
  const first = files.get('remoteEntry.js') ?? '';
  const [page, dialog] = [find(files, `"welcome"`), find(files, `"a dialog"`)].map(
    ([file = '']) => named.exec(file)?.[1],
  );
  const [list, words] = [...files].find(([file]) => file.startsWith('digests.')) ?? [];
  expect(first).toContain(page);
  expect(first).not.toContain(dialog);
  expect(words).toContain(dialog);
  expect(first).toContain(named.exec(list ?? '')?.[1]);
});
