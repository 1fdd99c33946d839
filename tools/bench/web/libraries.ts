import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { webpack } from 'webpack';
import { findApps } from '../../federation/apps.ts';
import { buildIdOf } from '../../federation/build-id.ts';
import { webpackConfig } from '../../federation/webpack-config.ts';
import { textBySource, type SourceMap } from './source-map.ts';

export const federation = 'federation: runtime, sharing, containers';

const groups: [RegExp, string][] = [
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^react$/, 'react'],
  [/^(@module-federation\/.*|\.federation)$/, federation],
  [/^(react-router|react-router-dom|@remix-run\/.*|cookie|set-cookie-parser)$/, 'router'],
  [/^(swr|dequal|use-sync-external-store)$/, 'swr'],
  [/^(valtio|proxy-compare)$/, 'valtio'],
  [/^(@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@internationalized)\//, 'chakra, with ark, zag and emotion'],
  [/^(final-form|react-final-form)$/, 'forms'],
  [/^(ol|rbush|quickselect|earcut|pbf|color-.*)$/, 'openlayers'],
  [/^(framer-motion|motion-dom|motion-utils)$/, 'motion'],
  [/^lucide-react$/, 'icons'],
  [/^react-slick$/, 'carousel'],
];

/** Pure: what a piece of a script belongs to, from the name of its source in a source map. */
export function libraryOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (name) return groups.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  const [, own] = /(?:^|\/)(shared|shell|mf-[a-z-]+)\//.exec(path) ?? [];
  if (own) return `ours: ${own}`;
  if (path.startsWith('src/')) return `ours: ${/^webpack:\/\/([^@/]+)/.exec(source)?.[1] ?? 'app'}`;
  return federation;
}

const brotli = (text: string): number => brotliCompressSync(text).length;
const withoutHash = (file: string): string => file.replace(/\.([0-9a-f]{8}|[\w-]{43})\.js$/, '.js');

export type Shares = Map<string, number>;

/** Bytes, brotli, by library. Each is packed alone and scaled, so that together they are as big as the whole file. */
function sharesOf(text: string, map: SourceMap, size: number): Shares {
  const texts = new Map<string, string>();
  for (const [source, piece] of textBySource(text, map)) {
    const library = libraryOf(source);
    texts.set(library, (texts.get(library) ?? '') + piece);
  }
  const packed = [...texts].map(([library, piece]) => [library, brotli(piece)] as const);
  const sum = packed.reduce((total, [, bytes]) => total + bytes, 0);
  return new Map(packed.map(([library, bytes]) => [library, (bytes / sum) * size]));
}

export type Anatomy = {
  /** What a script of a release is made of; `size` is how many bytes of it were sent. */
  of: (app: string, file: string, size: number) => Shares;
  buildIds: Map<string, string>;
  close: () => Promise<void>;
};

/** Builds every app once more, with source maps, into a temporary folder. */
export async function openAnatomy(root: string): Promise<Anatomy> {
  const folder = await mkdtemp(join(tmpdir(), 'tabi-bench-'));
  const apps = findApps(root);
  const buildIds = new Map(apps.map((app) => [app.name, buildIdOf(root, app)]));
  const configs = apps.map((app) => {
    const wish = { buildId: buildIds.get(app.name) ?? '', output: join(folder, app.name), mode: 'production' as const };
    const config = webpackConfig(app, root, wish);
    return { ...config, devtool: 'hidden-source-map' as const, cache: false };
  });
  await new Promise<void>((resolve, reject) => {
    webpack(configs, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const files = new Map<string, string>();
  for (const app of apps) {
    const scripts = (await readdir(join(folder, app.name))).filter((file) => file.endsWith('.js'));
    for (const file of scripts) files.set(`${app.name}/${withoutHash(file)}`, join(folder, app.name, file));
  }
  return {
    buildIds,
    of: (app, file, size) => {
      const at = files.get(`${app}/${withoutHash(file)}`);
      if (!at) return new Map([[`unknown: ${app}/${file}`, size]]);
      const mapFile = [`${at}.map`, `${withoutHash(at)}.map`].find((one) => existsSync(one));
      // What has none is the container, and the script that names it.
      if (!mapFile) return new Map([[federation, size]]);
      const map = JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMap;
      return sharesOf(readFileSync(at, 'utf8'), map, size);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
