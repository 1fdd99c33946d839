import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webpack } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { App } from '../federation/apps.ts';
import { stylesheetOf } from '../federation/css-modules.ts';
import { webpackConfig } from '../federation/webpack-config.ts';

/** Serves one remote without the shell on port 4000; the API is the running site's (`API_URL`). */
export async function runAlone(app: App, root: string): Promise<void> {
  const compiler = webpack(
    webpackConfig(app, root, {
      buildId: 'alone',
      output: join(root, 'releases/.alone', app.name),
      mode: 'development',
      alone: true,
    }),
  );
  if (!compiler) throw new Error('webpack gave no compiler.');
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/styles.css"><body><script src="/main.js"></script></body></html>';
  const server = new WebpackDevServer(
    {
      port: 4000,
      proxy: [
        { context: ['/api', '/art', '/files', '/map'], target: process.env['API_URL'] ?? 'http://localhost:3000' },
      ],
      setupMiddlewares: (middlewares, { app: express }) => {
        express?.get('/styles.css', (_request, response) => {
          const base = ['tokens', 'base'].map((name) =>
            readFileSync(join(root, `shared/src/ui/styles/${name}.css`), 'utf8'),
          );
          void stylesheetOf(root, [join(app.dir, 'src'), join(root, 'shared/src')]).then((css) =>
            response.type('css').send(base.join('\n') + css),
          );
        });
        middlewares.push({
          name: 'page',
          middleware: (_request: unknown, response: { send: (text: string) => void }) => response.send(page),
        } as never);
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  console.log(
    `${app.name} alone at http://localhost:4000, with the API of ${process.env['API_URL'] ?? 'http://localhost:3000'}`,
  );
}
