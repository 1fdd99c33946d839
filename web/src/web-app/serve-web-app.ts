import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFile, type ReleaseShelf } from '@tabi/releases';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { visitorLook } from '../pages/visitor-look.ts';
import { manifestOf } from './manifest.ts';
import { retiredWorker } from './retired-worker.ts';

/** Serves what makes the site an app: its manifest, and the service worker of the shell's current build. */
export function serveWebApp(
  app: FastifyInstance,
  shelf: ReleaseShelf,
  { isOn, asPage }: { isOn: boolean; asPage: RouteShorthandOptions },
): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const shell = shelf.of('shell')[0];
    if (!shell) return reply.code(404).header('cache-control', 'no-store').send('There is no build of the shell.');
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(visitorLook(request.headers.cookie ?? '').theme, shell.base)));
  });
  app.get('/sw.js', asPage, async (_request, reply) => {
    const shell = shelf.of('shell')[0];
    const script =
      isOn && shell
        ? await readFile(join(shell.folder, 'browser', workerFile), 'utf8').catch(() => retiredWorker)
        : retiredWorker;
    // Asked for anew each time: this address is how a broken worker is replaced.
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script);
  });
}
