import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { liveBuild, liveFiles } from '../federation/live-config.ts';
import { updatesPath } from '../federation/live/update.ts';
import type { LiveApp } from './live-app.ts';
import type { LiveStyles } from './live-styles.ts';
import { passOn, formatProblem } from './pass-on.ts';
import type { Updates } from './updates.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type FrontWish = {
  apps: readonly { app: LiveApp; styles: LiveStyles }[];
  updates: Updates;
  /** Where everything else comes from, once it is there. */
  behind: () => Promise<URL>;
  /** Makes a document of its own, or prepares what is behind for one and answers null. */
  page: () => Promise<string | null>;
};

const liveAddress = new RegExp(`^/_mf/(?:~\\d+/)?([^/]+)/${liveBuild}/([^?]+)`);
const isDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && /^text\/html/.test(headers.accept ?? '');

function send(response: ServerResponse, file: string, body: string | null): void {
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' };
  if (body === null) createReadStream(file).pipe(response.writeHead(200, headers));
  else response.writeHead(200, headers).end(body);
}

/** A file of a live build; who asks while it is being built waits. */
async function sendLive(response: ServerResponse, { app, styles }: FrontWish['apps'][number], name: string) {
  if (name === liveFiles.styles) return send(response, name, await styles());
  const failure = await app.settled();
  const file = normalize(join(app.browser, decodeURIComponent(name)));
  if (file.startsWith(app.browser + sep) && existsSync(file) && statSync(file).isFile())
    return send(response, file, null);
  // A page that has a good build gets no worse one; one that has none is told why.
  if (failure === null || !file.endsWith('.js')) return formatProblem(response, 404, 'No such file in this build.');
  send(response, file, `throw new Error(${JSON.stringify(`${app.name} could not be built:\n${failure}`)});`);
}

async function answer(request: IncomingMessage, response: ServerResponse, wish: FrontWish): Promise<void> {
  const url = request.url ?? '/';
  if (url === updatesPath) return wish.updates.connect(response);
  const [, name, file] = liveAddress.exec(url) ?? [];
  const live = wish.apps.find(({ app }) => app.name === name);
  if (live && file) return sendLive(response, live, file);
  const own = isDocument(request) ? await wish.page() : null;
  if (own !== null) return send(response, 'page.html', own);
  passOn(request, response, await wish.behind());
}

/**
 * The one origin of the workshop: it has the live builds and tells pages of changes, and everything else is the site's.
 * It stays while the site is started anew; who asks meanwhile waits.
 */
export const createFront = (wish: FrontWish): Server =>
  createServer((request, response) => {
    answer(request, response, wish).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else formatProblem(response, 502, error instanceof Error ? error.message : String(error));
    });
  });
