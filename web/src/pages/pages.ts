import { houseCard, networkOf, TooFast } from '@tabi/api';
import type { ReleaseShelf } from '@tabi/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Override } from '../dev/remote-overrides.ts';
import { visitOf, type Visit } from '../releases/canary-visit.ts';
import { Renderer, type RenderMeasures } from '../render/renderer.ts';
import { knownSearch } from './known-search.ts';
import { PageCache } from './page-cache.ts';
import { createRenderBudget } from './render-budget.ts';
import { renderPage, type Page, type PageWish } from './render-page.ts';
import { reportFailure } from './report-failure.ts';
import { askAsNobody, visitorApi } from './visitor-api.ts';
import { visitorLook } from './visitor-look.ts';

/** Pages that one network may have rendered a minute; what is kept is not counted. */
const rendersAMinute = 300;

/** Renders pages apart from this thread; only what everybody may read is answered to them. */
export function createSiteRenderer(
  app: FastifyInstance,
  shelf: ReleaseShelf,
  { workerFile, measures }: { workerFile: string; measures?: RenderMeasures | undefined },
): Renderer {
  const renderer = new Renderer({
    shelf,
    workerFile,
    measures,
    report: (error, name, build) => reportFailure(app.log, shelf, error, name, build),
    askApi: askAsNobody(app),
  });
  app.addHook('onListen', async () => void renderer.warm());
  app.addHook('onClose', () => renderer.stop());
  return renderer;
}

type Options = {
  publicUrl?: string | undefined;
  rateLimitScale?: number;
  dev: boolean;
  webApp: boolean;
  renderer: Renderer;
};

/** Renders pages, and keeps for a while what is the same for all who have the same builds. */
export function createPages(app: FastifyInstance, shelf: ReleaseShelf, options: Options) {
  const { dev, webApp, renderer } = options;
  const kept = new PageCache();
  const running = new Map<string, Promise<Page>>();
  const budget = createRenderBudget(rendersAMinute * (options.rateLimitScale ?? 1));
  let ran = shelf.version();
  const render = async (key: string, visit: Visit, wish: PageWish): Promise<Page> => {
    const page = await renderPage(visit.shelf, renderer, wish);
    // Developers want to see what they have just changed, in the database too.
    if (!dev) kept.keep(key, page);
    return page;
  };
  const renderOnce = (key: string, visit: Visit, wish: PageWish): Promise<Page> => {
    const page = render(key, visit, wish);
    running.set(key, page);
    return page.finally(() => running.delete(key));
  };
  return async (request: FastifyRequest, overridesIn: (search: string) => Promise<Override[]>): Promise<Page> => {
    const asked = new URL(`http://tabi${request.url}`);
    const { pathname } = asked;
    const still = shelf.still();
    const visit = dev ? { shelf: still, taken: '' } : visitOf(still, request);
    // A developer's build may read words that no release says.
    const search = dev ? asked.search : knownSearch(asked, visit.shelf.descriptions());
    const look = visitorLook(request.headers.cookie ?? '');
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`;
    const overrides = await overridesIn(search);
    // Released builds never change; those of developers do, under their name, and the registry is touched then.
    if (dev && ran !== still.version()) renderer.renew();
    ran = still.version();
    const key = JSON.stringify([ran, visit.taken, origin, pathname, search, look, overrides]);
    const asVisitor = visitorApi(app, request);
    const wish = { pathname, search, origin, card: houseCard, webApp, dev, overrides, asVisitor, ...look };
    const known = kept.find(key);
    if (known) {
      // Nobody waits for the new one; where it fails, the old one stands and the next visitor's request tries again.
      if (!known.isFresh && !running.has(key))
        renderOnce(key, visit, wish).catch((error: unknown) =>
          app.log.warn({ err: error }, 'A page could not be rendered again'),
        );
      return known.page;
    }
    // Who asks for the same page at the same moment waits for it, unless it turns out to be somebody's own.
    const shared = await running.get(key)?.catch(() => null);
    if (shared && !shared.isPrivate) return shared;
    const wait = budget.spend(networkOf(request.ip));
    if (wait > 0) throw new TooFast(wait);
    return renderOnce(key, visit, wish);
  };
}
