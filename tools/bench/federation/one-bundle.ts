import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesOf } from '@tabi/releases';
import { NormalModuleReplacementPlugin, webpack, type Configuration, type Stats } from 'webpack';
import { findApps, type App } from '../../federation/apps.ts';
import { precompress } from '../../federation/precompress.ts';
import { webpackConfig } from '../../federation/webpack-config.ts';

/** The product as one application: which of its scripts a page begins with. */
export type OneBundle = {
  folder: string;
  scripts: string[];
  /** By `mf-blog/routes` and the like. */
  exposes: Map<string, string[]>;
};

const chunkOf = (app: string, expose: string) => `${app}__${expose.replaceAll('/', '__')}`;

/** In place of the shell's federation runtime: the remotes' modules as its own. */
function ownModules(apps: App[]): string {
  const rows = apps.flatMap((app) =>
    app.role === 'remote'
      ? Object.entries(exposesOf(app.description)).map(([expose, file]) => {
          const name = expose.slice(2);
          const wish = `import(/* webpackChunkName: "${chunkOf(app.name, name)}" */ ${JSON.stringify(join(app.dir, file))})`;
          return `${JSON.stringify(`${app.name}/${name}`)}: () => ${wish},`;
        })
      : [],
  );
  return `const modules = {\n${rows.join('\n')}\n};
export const realRuntime = {
  load: (build, expose, _attempt, speaks) => {
    speaks();
    return modules[build.base.split('/')[2] + '/' + expose]();
  },
  builds: async () => [],
  patience: { entry: 60_000, rest: 60_000, all: 60_000 },
};
export const patientRuntime = () => realRuntime;
`;
}

function configOf(apps: App[], root: string, folder: string): Configuration {
  const shell = apps.find(({ role }) => role === 'host') as App;
  const runtime = join(folder, 'own-modules.js');
  writeFileSync(runtime, ownModules(apps));
  const config = webpackConfig(shell, root, { buildId: 'bundle', output: folder, mode: 'production' });
  const rules = config.module?.rules ?? [];
  return {
    ...config,
    output: { ...config.output, publicPath: '/_mf/one/bundle/' },
    // What the federation has in its first script is in this one's, too.
    module: { rules: [...rules, { test: /shell\/src\/index\.ts$/, parser: { dynamicImportMode: 'eager' } }] },
    plugins: [new NormalModuleReplacementPlugin(/\/runtime\.ts$/, runtime)],
    cache: false,
  };
}

const scriptsIn = (stats: Stats, chunk: string): string[] =>
  [...(stats.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [])].filter((file) => file.endsWith('.js'));

/** Builds the same sources by the same rules without the federation. */
export async function buildOneBundle(root: string, folder: string): Promise<OneBundle> {
  const apps = findApps(root);
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(configOf(apps, root, folder), (error, done) => {
      if (error || !done || done.hasErrors()) reject(error ?? new Error(done?.toString('errors-only')));
      else resolve(done);
    });
  });
  await precompress(folder);
  const exposes = apps.flatMap((app) =>
    app.role === 'remote'
      ? Object.keys(exposesOf(app.description)).map((one) => [app.name, one.slice(2)] as const)
      : [],
  );
  return {
    folder,
    scripts: scriptsIn(stats, 'main'),
    exposes: new Map(exposes.map(([app, expose]) => [`${app}/${expose}`, scriptsIn(stats, chunkOf(app, expose))])),
  };
}

/** A script as most visitors get it. */
export const packedScript = ({ folder }: OneBundle, file: string): Buffer => readFileSync(join(folder, `${file}.br`));
