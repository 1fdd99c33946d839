import { join } from 'node:path';
import { compressionPlugin, networkOf, packingFor, type SiteMeasures } from '@tabi/api';
import type { ReleaseShelf } from '@tabi/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findOverrides, keepOverrides, overridesOf } from './dev/remote-overrides.ts';
import { plainPage } from './pages/html.ts';
import { bytesOf } from './pages/packed-page.ts';
import { sayError } from './pages/page-error.ts';
import { createPages, createSiteRenderer } from './pages/pages.ts';
import { nothingInline, pagePolicy } from './pages/page-policy.ts';
import { hasPage } from './pages/page-tag.ts';
import { remotesForBrowser, withOverrides, type Page } from './pages/render-page.ts';
import { askAsNobody } from './pages/visitor-api.ts';
import { NothingRenders } from './render/renderer.ts';
import { keepVisit, visitOf } from './releases/canary-visit.ts';
import { receivePushes } from './pushes/receive-pushes.ts';
import { tryCandidate } from './pushes/try-candidate.ts';
import { serveBuilds } from './releases/serve-builds.ts';
import { serveStatus } from './watch/serve-status.ts';
import { statusOf } from './watch/status.ts';
import { sweepDaily } from './releases/sweep-daily.ts';
import { serveFailures } from './watch/serve-failures.ts';
import { createOwnerTeller, type SendMail } from './watch/tell-owner.ts';
import { createWatch } from './watch/watch.ts';
import { serveWebApp } from './web-app/serve-web-app.ts';

export type SiteOptions = {
  /** Folder of the releases and their registry. */
  releasesDir: string;
  /** Folder of what the site keeps, with the hashes of the tokens of those who may push builds. */
  dataDir: string;
  /** Beginnings of the addresses that pushed builds are fetched from. */
  releaseStores?: string[];
  /** The site's own address, as in links that leave it; from the request when not set. */
  publicUrl?: string | undefined;
  /** Origins whose pages may stand in a frame. */
  frames?: string[];
  /** Origins that maps have their streets from. */
  streets?: string[];
  /** Whether pages register the service worker; when not, /sw.js ends the one that browsers have. */
  webApp?: boolean;
  /** Multiplies what one network may ask a minute. */
  rateLimitScale?: number;
  /** Whether builds that fail for visitors are taken out. */
  autoRollback?: boolean;
  /** Whether the API is too busy to answer now. */
  isBusy?: () => boolean;
  /** Who brings it may see what is out and how it does; where there is none, whoever is on this machine. */
  operatorToken?: string | undefined;
  /** Where metrics are kept; nothing is measured without. */
  measures?: SiteMeasures | undefined;
  /** Sends a mail to the team of an app. */
  tellTeam?: SendMail;
  /** The site runs for its developers: their overlay, and builds from their own machine. */
  dev?: boolean;
};

const noPage: Page = {
  status: 503,
  html: plainPage('Tabi cannot show this page right now', 'Please try again in a minute.'),
  inline: nothingInline,
  tag: null,
  isPrivate: true,
  isDegraded: true,
  builds: [],
  failed: [],
};

/** Two slashes begin the address of another site: to the browser such a path is not the page that we would show. */
const withOneSlash = (url: string): string | null => (/^[/\\]{2,}/.test(url) ? url.replace(/^[/\\]+/, '/') : null);

const searchOf = (url: string): string => /\?.*/.exec(url)?.[0] ?? '';

/** The thread's program lies beside this one. */
const workerFile = join(__dirname, 'render-worker.cjs');

/** What is one visitor's alone is packed as it goes out, what everybody gets once for all. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  void reply
    .code(page.status)
    .header('cache-control', page.isPrivate ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8');
  if (page.isPrivate) return reply.send(page.html);
  const packing = packingFor(request);
  if (packing) void reply.header('content-encoding', packing);
  return reply.header('vary', 'accept-encoding').send(await bytesOf(page, packing));
}

/** Mounts the pages and the builds beside the API that the app already serves. */
export async function mountSite(app: FastifyInstance, shelf: ReleaseShelf, options: SiteOptions): Promise<void> {
  const dev = options.dev ?? false;
  const webApp = (options.webApp ?? true) && !dev;
  const overridesFor = async (request: FastifyRequest, search: string) =>
    dev ? findOverrides(overridesOf(search, request.headers.cookie ?? '')) : [];
  const renderer = createSiteRenderer(app, shelf, { workerFile, measures: options.measures });
  const pageFor = createPages(app, shelf, { ...options, dev, webApp, renderer });
  const { releasesDir, autoRollback: isOn = true, tellTeam = async () => undefined, isBusy = () => false } = options;
  const tell = createOwnerTeller(app.log, tellTeam);
  const since = Date.now();
  const watch = createWatch({ shelf, releasesDir, isOn, log: app.log, tell, networkOf, isBusy });
  options.measures?.countBuilds(() => watch.counts.all());

  sweepDaily(app, releasesDir);
  await app.register(async (site) => {
    await site.register(compressionPlugin);
    // What is on the shelf by now, for a page that was opened when a remote had nothing there.
    site.get('/_mf/remotes.json', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(withOverrides(remotesForBrowser(visitOf(shelf, request).shelf), await overridesFor(request, ''))),
    );
    serveFailures(site, watch, { networkOf, scale: options.rateLimitScale });
    const access = { token: options.operatorToken, isPublic: options.publicUrl !== undefined };
    const struck = () => renderer.struckBuilds();
    serveStatus(site, access, () => statusOf({ shelf, counts: watch.counts, struck: struck(), since, isOn }));
    const trial = { shelf, workerFile, askApi: askAsNobody(app) };
    receivePushes(site, { ...options, tryIt: (...candidate) => tryCandidate(trial, ...candidate) });
    serveBuilds(site, options.releasesDir);
    const policyOf = pagePolicy({ ...options, dev });
    // What a service worker may do is said by the answer that brings it.
    serveWebApp(site, shelf, { isOn: webApp, asPage: { helmet: { contentSecurityPolicy: policyOf(nothingInline) } } });
    site.get('/*', { errorHandler: sayError }, async (request: FastifyRequest, reply: FastifyReply) => {
      const elsewhere = withOneSlash(request.url);
      if (elsewhere) return reply.redirect(elsewhere, 308);
      const page = await pageFor(request, (search) => overridesFor(request, search)).catch((error: unknown) => {
        if (!(error instanceof NothingRenders)) throw error;
        request.log.error(error);
        return noPage;
      });
      if (!dev) watch.viewed(page, request.ip);
      if (page.movedTo)
        return reply.header('cache-control', 'no-cache').redirect(page.movedTo + searchOf(request.url), 308);
      if (page.status === 503) void reply.header('retry-after', '10');
      if (dev) keepOverrides(request, reply);
      else keepVisit(shelf, request, reply, options.publicUrl?.startsWith('https:'));
      await reply.helmet({ contentSecurityPolicy: policyOf(page.inline) });
      const tag = dev ? null : page.tag;
      if (tag) void reply.header('etag', tag);
      if (tag && hasPage(request, tag)) return reply.code(304).send();
      return sendPage(request, reply, page);
    });
  });
}
