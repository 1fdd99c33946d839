import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { DefinePlugin, EntryPlugin, HotModuleReplacementPlugin, type Configuration } from 'webpack';
import type { App } from './apps.ts';
import { contentHash, filesBelow } from './files.ts';
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

/**
 * An app's build for its developers: readable, with source maps, and each change goes into the page that is open.
 * @param output absolute folder for the browser's files
 */
export function liveConfig(app: App, root: string, output: string): Configuration {
  const config = webpackConfig(app, root, { buildId: liveBuild, output, mode: 'development', live: true });
  return {
    ...config,
    devtool: 'cheap-module-source-map',
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
