import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { apiFolder } from './paths.ts';

/** Packages that few visitors need, and that take long to load: each waits for the first of them. */
const later = [
  '@simplewebauthn/server',
  '@xmldom/xmldom',
  '@zxcvbn-ts/language-common',
  'feed',
  'fflate',
  'jose',
  'markdown-it',
  'nodemailer',
  'openid-client',
  'prom-client',
  'sharp',
];

/** Pure: the packages that are loaded when the entry is, with the file that asks for each. */
function loadedWith({ inputs }: Metafile, entry: string): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path: to, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.set(to, file);
      else follow(to);
    }
  };
  follow(entry);
  return packages;
}

it('a start does not wait for what few visitors need', async () => {
  const entry = 'src/app/entry.ts';
  const { metafile } = await build({
    absWorkingDir: apiFolder,
    entryPoints: [path.join(apiFolder, entry)],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    plugins: [
      {
        name: 'packages-stay',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@tabi/') ? undefined : { path: name, external: true },
          ),
      },
    ],
  });
  const loaded = loadedWith(metafile, entry);
  expect([...loaded.keys()]).toContain('pg');
  expect(later.filter((name) => loaded.has(name)).map((name) => `${name}: ${loaded.get(name)}`)).toEqual([]);
});
