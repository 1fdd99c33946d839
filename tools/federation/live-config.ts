import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { DefinePlugin, EntryPlugin, HotModuleReplacementPlugin, type Configuration } from 'webpack';
import { exposesOf } from '@tabi/releases';
import type { App } from './apps.ts';
import { contentHash, filesBelow } from './files.ts';
import { facadeRequests } from './singletons.ts';
import { webpackConfig } from './webpack-config.ts';

/** The build of an app that changes under its name while somebody works on it. */
export const liveBuild = 'live';

/** Files of the live build, relative to its folder. */
export const liveFiles = { script: 'main.js', styles: 'styles.css' };

const own = (file: string) => join(__dirname, 'live', file);

/** Results of other rules or packages are of no use. */
const rulesOf = (root: string): string =>
  contentHash(
    [join(root, 'pnpm-lock.yaml'), ...filesBelow(__dirname)].map((file) => readFileSync(file, 'utf8')).join('\0'),
  );

export type LiveWish = {
  /** Absolute folder for the browser's files. */
  output: string;
  /** Run the remote without a host: it brings its own singletons. */
  alone?: boolean;
};

/** Comes before the rule for all code: what it writes is compiled like the rest. */
const alonePartsRule = (app: App) => ({
  test: own('alone-parts.ts'),
  enforce: 'pre' as const,
  loader: own('alone-parts-loader.cjs'),
  options: {
    own: app.role === 'remote' ? ownModules(app) : {},
    facades: [...facadeRequests('eager'), ...facadeRequests('lazy')],
  },
});

const ownModules = ({ dir, description }: App & { role: 'remote' }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exposesOf(description)).map(([expose, file]) => [expose.slice(2), join(dir, file)]),
  );

function entryOf(app: App, alone: boolean): NonNullable<Configuration['entry']> {
  if (alone) return { main: [own('borrowing.ts'), './src/index.ts'] };
  return app.role === 'host' ? { main: './src/index.ts' } : {};
}

/** An app's build for its developers: readable, with source maps, and each change goes into the page that is open. */
export function liveConfig(app: App, root: string, { output, alone = false }: LiveWish): Configuration {
  const config = webpackConfig(app, root, { buildId: liveBuild, output, mode: 'development', alone });
  return {
    ...config,
    entry: entryOf(app, alone),
    devtool: 'cheap-module-source-map',
    module: { rules: [...(config.module?.rules ?? []), ...(alone ? [alonePartsRule(app)] : [])] },
    output: {
      ...config.output,
      publicPath: `/_mf/${app.name}/${liveBuild}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      // The first one who asks waits for the build.
      chunkLoadTimeout: 120_000,
    },
    // A build with errors is not sent: pages step from one good build to the next.
    optimization: { emitOnErrors: false },
    plugins: [
      ...(config.plugins ?? []),
      new DefinePlugin({ __TABI_APP__: JSON.stringify(app.name) }),
      // Before everything else of whichever entry: React Refresh and React look for the hook once.
      ...['refresh-hook.ts', 'hot-client.ts'].map((file) => new EntryPlugin(app.dir, own(file), { name: undefined })),
      new HotModuleReplacementPlugin(),
      new RefreshPlugin({ overlay: false, exclude: [/node_modules/, __dirname] }),
    ],
    cache: { ...(config.cache as object), type: 'filesystem', version: rulesOf(root) },
  };
}
