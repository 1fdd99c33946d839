import { join } from 'node:path';
import { compressionPlugin, networkOf, TooFast } from '@tabi/api';
import type { ReleaseShelf } from '@tabi/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findOverrides, keepOverrides, overridesOf, type Override } from './dev/remote-overrides.ts';
import { nonceMark, plainPage, styleNonceMark } from './pages/html.ts';
import { remotesForBrowser, renderPage, withOverrides, type Page, type PageWish } from './pages/render-page.ts';
import { visitorApi } from './pages/visitor-api.ts';
import { visitorLook } from './pages/visitor-look.ts';
import { reportFailure } from './pages/report-failure.ts';
import { NothingRenders, Renderer } from './render/renderer.ts';
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

const keptMs = 60_000;
/** What is missing from a page may be back at any moment. */
const degradedMs = 2_000;

const noPage: Page = {
  status: 503,
  html: plainPage('Tabi cannot show this page right now', 'Please try again in a minute.'),
  isPrivate: true,
  isDegraded: true,
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

/** The thread's program lies beside this one. */
const workerFile = join(__dirname, 'render-worker.cjs');

/** Renders pages apart from this thread; only what everybody may read is answered to them. */
function createSiteRenderer(app: FastifyInstance, shelf: ReleaseShelf): Renderer {
  const renderer = new Renderer({
    shelf,
    workerFile,
    report: (error, name, build) => reportFailure(app.log, shelf, error, name, build),
    async askApi(url, headers) {
      const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
      return { status: statusCode, body };
    },
  });
  app.addHook('onListen', async () => renderer.warm());
  app.addHook('onClose', () => renderer.stop());
  return renderer;
}

/** Renders pages, and keeps for a while what is the same for all. */
function createPages(
  app: FastifyInstance,
  shelf: ReleaseShelf,
  options: SiteOptions & { dev: boolean; webApp: boolean },
) {
  const { dev, webApp } = options;
  const kept = new LRUCache<string, Page>({ max: 500, ttl: keptMs });
  const running = new Map<string, Promise<Page>>();
  const budget = createRenderBudget(options.rendersAMinute ?? 300);
  const renderer = createSiteRenderer(app, shelf);
  let ran = shelf.version();
  const render = async (key: string, wish: PageWish): Promise<Page> => {
    const page = await renderPage(shelf, renderer, wish);
    // Developers want to see what they have just changed, in the database too.
    if (!page.isPrivate && !dev) kept.set(key, page, { ttl: page.isDegraded ? degradedMs : keptMs });
    return page;
  };
  return async (request: FastifyRequest, overridesIn: (search: string) => Promise<Override[]>): Promise<Page> => {
    const asked = new URL(`http://tabi${request.url}`);
    const { pathname } = asked;
    // A developer's build may read words that no release says.
    const search = dev ? asked.search : knownSearch(asked, shelf.descriptions());
    const look = visitorLook(request.headers.cookie ?? '');
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`;
    const overrides = await overridesIn(search);
    // Released builds never change; those of developers do, under their name, and the registry is touched then.
    if (dev && ran !== shelf.version()) renderer.renew();
    ran = shelf.version();
    const key = JSON.stringify([ran, origin, pathname, search, look, overrides]);
    const known = kept.get(key);
    if (known) return known;
    // Who asks for the same page at the same moment waits for it, unless it turns out to be somebody's own.
    const shared = await running.get(key)?.catch(() => null);
    if (shared && !shared.isPrivate) return shared;
    const wait = budget.spend(networkOf(request.ip));
    if (wait > 0) throw new TooFast(wait);
    const asVisitor = visitorApi(app, request);
    const page = render(key, { pathname, search, origin, webApp, dev, overrides, asVisitor, ...look });
    running.set(key, page);
    return page.finally(() => running.delete(key));
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
      const page = await pageFor(request, (search) => overridesFor(request, search)).catch((error: unknown) => {
        if (!(error instanceof NothingRenders)) throw error;
        request.log.error(error);
        return noPage;
      });
      if (page.status === 503) void reply.header('retry-after', '10');
      if (dev) keepOverrides(request, reply);
      return reply
        .code(page.status)
        .header('cache-control', page.isPrivate ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page.html.replaceAll(nonceMark, reply.cspNonce.script).replace(styleNonceMark, reply.cspNonce.style));
    });
  });
}
