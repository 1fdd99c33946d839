import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, exposesOf } from '@tabi/releases';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import type { App } from './apps.ts';
import { ChunkDigests } from './chunk-digests.ts';
import { CompiledAhead } from './compiled-ahead.ts';
import { iconModule } from './icon-paths.ts';
import { NamedByDigest } from './named-by-digest.ts';
import { rangesOf } from './ranges.ts';
import { sharedFor } from './singletons.ts';

export type BuildWish = {
  /** Names the build and its folder. */
  buildId: string;
  /** Absolute folder for the browser's files. */
  output: string;
  mode: 'production' | 'development';
  /** Build the remote to run without a host: it brings its own singletons. */
  alone?: boolean;
};

type Role = 'host' | 'remote' | 'alone';
const roleOf = (app: App, wish: BuildWish): Role => (app.role === 'host' ? 'host' : wish.alone ? 'alone' : 'remote');

/** A remote without a host is its own: it finds the others' containers by the library's runtime. */
const ownRuntime: Record<Role, string | null> = { host: 'of-host.ts', remote: 'of-remote.ts', alone: null };

/** Puts our few lines in the place of the library's runtime in the browser, which can do much that nobody here asks of it. */
const withOwnRuntime = (role: Role) =>
  ownRuntime[role]
    ? [
        new NormalModuleReplacementPlugin(
          /@module-federation\/webpack-bundler-runtime\//,
          join(__dirname, 'runtime', ownRuntime[role]),
        ),
      ]
    : [];

function federation(app: App, root: string, wish: BuildWish): ModuleFederationPlugin {
  const role = roleOf(app, wish);
  return new ModuleFederationPlugin({
    name: role === 'host' ? 'shell' : containerName(app.name, wish.buildId),
    filename: 'remoteEntry.js',
    exposes: app.role === 'remote' && role === 'remote' ? exposesOf(app.description) : {},
    shared: sharedFor(role, rangesOf(root, app)),
    shareStrategy: 'loaded-first',
    // For contract tests and tools, of released builds alone.
    manifest: wish.mode === 'production',
    dts: false,
    // The runtime reads no manifests (the page names the builds) and runs in browsers only.
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  });
}

/** Not the packages of the house, which are sources wherever they are installed. */
const ofOthers = (file: string) =>
  file.includes('node_modules') && !/node_modules\/@tabi\/[^/]+\/(?!node_modules)/.test(file);

const swcRule = (production: boolean) => ({
  test: /\.tsx?$/,
  exclude: ofOthers,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
        target: 'es2022',
      },
    },
  },
});

/** React in a file of its own: it changes less often than the host. */
const hostChunks = {
  cacheGroups: {
    react: {
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      name: 'react',
      chunks: 'initial' as const,
    },
  },
};

/** A page's icons and its other small libraries are of its own file: another one costs a request more than what it would share. */
const remoteChunks = { cacheGroups: { defaultVendors: false as const } };

/** What is done to a build that browsers get released. */
const forRelease = (app: App, { buildId }: BuildWish) =>
  app.role === 'host' ? [new CompiledAhead(), new ChunkDigests()] : [new NamedByDigest(app.name, buildId)];

const pluginsOf = (app: App, root: string, wish: BuildWish) => [
  federation(app, root, wish),
  ...withOwnRuntime(roleOf(app, wish)),
  ...(wish.mode === 'production' ? forRelease(app, wish) : []),
];

/** The webpack configuration of one app. Apps add nothing of their own: what is shared and how is decided here. */
export function webpackConfig(app: App, root: string, wish: BuildWish): Configuration {
  const production = wish.mode === 'production';
  // Files of a released remote get their names last.
  const named = app.role === 'host' ? '[name].[contenthash:8].js' : '[name].js';
  return {
    name: app.name,
    mode: wish.mode,
    context: app.dir,
    target: ['web', 'es2022'],
    entry: app.role === 'host' || wish.alone ? { main: './src/index.ts' } : {},
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: wish.output,
      publicPath: wish.alone ? '/' : 'auto',
      uniqueName: `${app.name}@${wish.buildId}`,
      filename: named,
      chunkFilename: named,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 15_000,
      // Of a script from a developer's own server nothing could be checked otherwise.
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        swcRule(production),
        {
          test: /\.module\.css$/,
          exclude: ofOthers,
          use: { loader: join(__dirname, 'css-module-loader.cjs'), options: { root } },
        },
        { test: iconModule, use: join(__dirname, 'icon-loader.cjs') },
        { test: /\.(woff2|svg|webp|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // As small as by terser, and the host is built in a third of the time. It has threads of its own: processes would only be
      // handed all that is to be made small.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          minimizerOptions: { compress: { passes: 2 } },
        }),
      ],
      splitChunks: app.role === 'host' ? hostChunks : remoteChunks,
    },
    plugins: pluginsOf(app, root, wish),
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      name: `${app.name}-${wish.mode}${wish.alone ? '-alone' : ''}`,
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
