import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { App } from './apps.ts';
import { compileCssModule, cssModuleSource } from './css-modules.ts';
import { iconModule, withOnePath } from './icon-paths.ts';
import { facades, facadeRequests } from './singletons.ts';

/** Class names only: the rules are in the app's stylesheet. */
const cssNames = (root: string): Plugin => ({
  name: 'css-module-names',
  setup(builder) {
    builder.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const { names } = await compileCssModule(root, path);
      return { contents: cssModuleSource(names), loader: 'js' };
    });
  },
});

/** As browsers get them. */
const icons: Plugin = {
  name: 'icons',
  setup(builder) {
    builder.onLoad({ filter: iconModule }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: withOnePath(source) ?? source, loader: 'js' };
    });
  },
};

const common = (root: string): BuildOptions => ({
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
  plugins: [cssNames(root), icons],
  loader: { '.woff2': 'empty', '.css': 'empty' },
});

/** Left to the page server, which has the process's one copy of each. */
const libraries = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-router-dom',
  'react-router',
  'swr',
  'swr/*',
  'valtio',
  'valtio/*',
];

/**
 * The host's build for the page server: `entry.cjs` renders a page, `shared.cjs` holds every facade that may run on a
 * server, each under its request, so that the host and all remotes get one copy.
 */
export async function buildHostForNode(app: App, root: string, output: string): Promise<void> {
  const requests = facadeRequests('eager');
  const source = requests.map(
    (request, index) => `exports[${JSON.stringify(request)}] = require(${JSON.stringify(request)}); void ${index};`,
  );
  await build({
    ...common(root),
    stdin: { contents: source.join('\n'), resolveDir: app.dir, loader: 'js' },
    external: libraries,
    outfile: join(output, 'shared.cjs'),
  });
  await build({
    ...common(root),
    entryPoints: [join(app.dir, 'src/server/entry-server.tsx')],
    external: [...libraries, ...requests, ...facadeRequests('lazy')],
    outfile: join(output, 'entry.cjs'),
  });
}

/**
 * A remote's build for the page server: one file an expose; React and the facades come from the process.
 * @param withMaps writes maps beside them, for a build that nobody gets
 */
export async function buildRemoteForNode(
  app: App & { role: 'remote' },
  root: string,
  output: string,
  exposes: Record<string, string>,
  withMaps = false,
): Promise<void> {
  const entryPoints = Object.entries(exposes).map(([expose, file]) => ({
    in: join(app.dir, file),
    out: expose.slice(2),
  }));
  await build({
    ...common(root),
    entryPoints,
    external: [...libraries, ...facades.eager.map((name) => `@tabi/shared/${name}`), ...facadeRequests('lazy')],
    outdir: output,
    outExtension: { '.js': '.cjs' },
    ...(withMaps ? { sourcemap: 'external' as const } : {}),
  });
}
