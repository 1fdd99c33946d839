import { compressionPlugin } from '@tabi/api';
import { openReleases, type ReleaseShelf } from '@tabi/releases';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findOverrides, keepOverrides, overridesOf } from './dev/remote-overrides.ts';
import { nonceMark, styleNonceMark } from './pages/html.ts';
import { remotesForBrowser, renderPage, withOverrides, type Page } from './pages/render-page.ts';
import { visitorLook } from './pages/visitor-look.ts';
import { createBuildRunner, type BuildRunner } from './releases/run-build.ts';
import { serveBuilds } from './releases/serve-builds.ts';
import { serveWebApp } from './web-app/serve-web-app.ts';

export type SiteOptions = {
  /** Folder of the releases and their registry. */
  releasesDir: string;
  /** The site's own address, as in links that leave it; from the request when not set. */
  publicUrl?: string | undefined;
  /** Origins whose pages may stand in a frame. */
  frames?: string[];
  /** Whether pages register the service worker; when not, /sw.js ends the one that browsers have. */
  webApp?: boolean;
  /** The site runs for its developers: their overlay, and builds from their own machine. */
  dev?: boolean;
};

/** Where developers serve builds of their own. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

const policyWith = (frames: string[], dev: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(dev ? ownMachine : [])],
    styleSrc: ["'self'", ...(dev ? ownMachine : [])],
    // Sizes and tints of single pictures; no rule can come in this way.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    frameSrc: frames.length > 0 ? frames : ["'none'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
});

/** Released builds never change; those of developers do, under their name, and the registry is touched then. */
function runnerFor(shelf: ReleaseShelf, dev: boolean): () => BuildRunner {
  let ran = shelf.version();
  let runner = createBuildRunner();
  return () => {
    if (dev && ran !== shelf.version()) runner = createBuildRunner();
    ran = shelf.version();
    return runner;
  };
}

/** Mounts the pages and the builds beside the API that the app already serves. */
export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const shelf = openReleases(options.releasesDir);
  const dev = options.dev ?? false;
  const webApp = (options.webApp ?? true) && !dev;
  const kept = new LRUCache<string, Page>({ max: 500, ttl: 60_000 });
  const runnerNow = runnerFor(shelf, dev);

  const overridesFor = async (request: FastifyRequest, search: string) =>
    dev ? findOverrides(overridesOf(search, request.headers.cookie ?? '')) : [];

  const pageFor = async (request: FastifyRequest): Promise<Page> => {
    const { pathname, search } = new URL(request.url, 'http://tabi');
    const look = visitorLook(request.headers.cookie ?? '');
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`;
    const overrides = await overridesFor(request, search);
    const key = JSON.stringify([shelf.version(), origin, pathname, search, look, overrides]);
    const known = kept.get(key);
    if (known) return known;
    const page = await renderPage(app, shelf, runnerNow(), {
      pathname,
      search,
      origin,
      webApp,
      dev,
      overrides,
      ...look,
    });
    // Developers want to see what they have just changed, in the database too.
    if (!page.isPrivate && !dev) kept.set(key, page);
    return page;
  };

  await app.register(async (site) => {
    await site.register(compressionPlugin);
    await site.register(helmet, {
      contentSecurityPolicy: policyWith(options.frames ?? [], dev),
      enableCSPNonces: true,
      // Only where the site is known to be reached over https: on plain http it would lock a developer's localhost out.
      strictTransportSecurity: options.publicUrl?.startsWith('https:') ?? false,
    });
    // What is on the shelf by now, for a page that was opened when a remote had nothing there.
    site.get('/_mf/remotes.json', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(withOverrides(remotesForBrowser(shelf), await overridesFor(request, ''))),
    );
    serveBuilds(site, options.releasesDir);
    serveWebApp(site, shelf, webApp);
    site.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      const page = await pageFor(request);
      if (dev) keepOverrides(request, reply);
      return reply
        .code(page.status)
        .header('cache-control', page.isPrivate ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page.html.replaceAll(nonceMark, reply.cspNonce.script).replace(styleNonceMark, reply.cspNonce.style));
    });
  });
}
