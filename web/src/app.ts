import { compressionPlugin, networkOf, TooFast } from '@tabi/api';
import type { ReleaseShelf } from '@tabi/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findOverrides, keepOverrides, overridesOf, type Override } from './dev/remote-overrides.ts';
import { nonceMark, styleNonceMark } from './pages/html.ts';
import { remotesForBrowser, renderPage, withOverrides, type Page } from './pages/render-page.ts';
import { visitorApi } from './pages/visitor-api.ts';
import { visitorLook } from './pages/visitor-look.ts';
import { createBuildRunner, type BuildRunner } from './releases/run-build.ts';
import { createRenderBudget } from './pages/render-budget.ts';
import { knownSearch } from './pages/known-search.ts';
import { serveBuilds } from './releases/serve-builds.ts';
import { serveWebApp } from './web-app/serve-web-app.ts';

export type SiteOptions = {
  /** Folder of the releases and their registry. */
  releasesDir: string;
  /** The site's own address, as in links that leave it; from the request when not set. */
  publicUrl?: string | undefined;
  /** Origins whose pages may stand in a frame. */
  frames?: string[];
  /** Origins that maps have their streets from. */
  streets?: string[];
  /** Whether pages register the service worker; when not, /sw.js ends the one that browsers have. */
  webApp?: boolean;
  /** Pages that one network may have rendered a minute; what is kept is not counted. */
  rendersAMinute?: number;
  /** The site runs for its developers: their overlay, and builds from their own machine. */
  dev?: boolean;
};

/** Where developers serve builds of their own. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

const policyWith = ({
  frames = [],
  streets = [],
  dev,
}: Pick<SiteOptions, 'frames' | 'streets'> & { dev: boolean }) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(dev ? ownMachine : [])],
    styleSrc: ["'self'", ...(dev ? ownMachine : [])],
    // Sizes and tints of single pictures; no rule can come in this way.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    ...(streets.length > 0 ? { connectSrc: ["'self'", ...streets] } : {}),
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

/** Renders pages, and keeps for a while what is the same for all. */
function createPages(
  app: FastifyInstance,
  shelf: ReleaseShelf,
  options: SiteOptions & { dev: boolean; webApp: boolean },
) {
  const { dev, webApp } = options;
  const kept = new LRUCache<string, Page>({ max: 500, ttl: 60_000 });
  const budget = createRenderBudget(options.rendersAMinute ?? 300);
  const runnerNow = runnerFor(shelf, dev);
  return async (request: FastifyRequest, overridesIn: (search: string) => Promise<Override[]>): Promise<Page> => {
    const asked = new URL(`http://tabi${request.url}`);
    const { pathname } = asked;
    // A developer's build may read words that no release says.
    const search = dev ? asked.search : knownSearch(asked, shelf.descriptions());
    const look = visitorLook(request.headers.cookie ?? '');
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`;
    const overrides = await overridesIn(search);
    const key = JSON.stringify([shelf.version(), origin, pathname, search, look, overrides]);
    const known = kept.get(key);
    if (known) return known;
    const wait = budget.spend(networkOf(request.ip));
    if (wait > 0) throw new TooFast(wait);
    const asVisitor = visitorApi(app, request, look.currency);
    const wish = { pathname, search, origin, webApp, dev, overrides, visitorApi: asVisitor, ...look };
    const page = await renderPage(app, shelf, runnerNow(), wish);
    // Developers want to see what they have just changed, in the database too.
    if (!page.isPrivate && !dev) kept.set(key, page);
    return page;
  };
}

/** Two slashes begin the address of another site: to the browser such a path is not the page that we would show. */
const withOneSlash = (url: string): string | null => (/^[/\\]{2,}/.test(url) ? url.replace(/^[/\\]+/, '/') : null);

/** Mounts the pages and the builds beside the API that the app already serves. */
export async function mountSite(app: FastifyInstance, shelf: ReleaseShelf, options: SiteOptions): Promise<void> {
  const dev = options.dev ?? false;
  const webApp = (options.webApp ?? true) && !dev;
  const overridesFor = async (request: FastifyRequest, search: string) =>
    dev ? findOverrides(overridesOf(search, request.headers.cookie ?? '')) : [];
  const pageFor = createPages(app, shelf, { ...options, dev, webApp });

  await app.register(async (site) => {
    await site.register(compressionPlugin);
    // What is on the shelf by now, for a page that was opened when a remote had nothing there.
    site.get('/_mf/remotes.json', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(withOverrides(remotesForBrowser(shelf), await overridesFor(request, ''))),
    );
    serveBuilds(site, options.releasesDir);
    // What a service worker may do is said by the answer that brings it.
    const asPage = { helmet: { contentSecurityPolicy: policyWith({ ...options, dev }), enableCSPNonces: true } };
    serveWebApp(site, shelf, { isOn: webApp, asPage });
    site.get('/*', asPage, async (request: FastifyRequest, reply: FastifyReply) => {
      const elsewhere = withOneSlash(request.url);
      if (elsewhere) return reply.redirect(elsewhere, 308);
      const page = await pageFor(request, (search) => overridesFor(request, search));
      if (dev) keepOverrides(request, reply);
      return reply
        .code(page.status)
        .header('cache-control', page.isPrivate ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page.html.replaceAll(nonceMark, reply.cspNonce.script).replace(styleNonceMark, reply.cspNonce.style));
    });
  });
}
