import { join } from 'node:path';
import { openReleases } from '@tabi/releases';
import { createApi } from '@tabi/shared/api-client';
import type { HostServer } from '@tabi/shared/federation';
import type { Site } from '../../../e2e/site.ts';
import { Renderer } from '../../../web/src/render/renderer.ts';
import { createBuildRunner, type Runnable } from '../../../web/src/render/run-build.ts';
import { workspaceRoot } from '../../federation/paths.ts';
import { median } from '../median.ts';

const runs = 100;
/** A thread that has just run is quicker than one whose processor has slept or done something else: each runs several at a time. */
const turns = 5;
/** Both have to compile what they run, and each thread has only its own pages to do it with. */
const warmUps = 400;
const pages = ['/', '/about-us', '/blog/', '/destinations', '/destinations/kyoto'];
/** Milliseconds that the thread may cost a page, at the mean of these. */
const budget = 2;

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** How long each takes, in ms. */
async function inTurns(here: () => Promise<unknown>, there: () => Promise<unknown>) {
  const own: number[] = [];
  const threads: number[] = [];
  for (let run = 0; run < warmUps; run += 1) {
    await here();
    await there();
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (let run = 0; run < runs / turns; run += 1) own.push(await time(here));
    for (let run = 0; run < runs / turns; run += 1) threads.push(await time(there));
  }
  return { own, threads };
}

/** The API of a site, asked once for each address. */
function keepingApi(base: string) {
  const kept = new Map<string, { status: number; body: string }>();
  return async (path: string, headers: Record<string, string>) => {
    const known = kept.get(path);
    if (known) return known;
    const answer = await fetch(base + path, { headers });
    const now = { status: answer.status, body: await answer.text() };
    kept.set(path, now);
    return now;
  };
}

/**
 * What it costs that pages are rendered in threads of their own. The same pages from the same builds, in turns of some: in this
 * thread, and in theirs. The API's answers are kept, so that only rendering is measured.
 * @throws when it costs more than it may
 */
export async function measureThreads(site: Site): Promise<void> {
  // React as visitors get it: what it checks for developers would be most of what is measured.
  process.env['NODE_ENV'] = 'production';
  const shelf = openReleases(site.env.RELEASES_DIR, console.error);
  const askApi = keepingApi(site.env.BASE_URL);
  const failed = (error: unknown) => console.error(error);
  const workerFile = join(workspaceRoot(), 'web/dist/render-worker.cjs');
  const renderer = new Renderer({ shelf, askApi, workerFile, report: failed });
  const runner = createBuildRunner();
  const newest = (app: string): Runnable => {
    const release = shelf.of(app)[0];
    if (!release) throw new Error(`There is no build of ${app}: run pnpm build.`);
    return { folder: release.folder, digests: release.assets.digests };
  };
  const host = runner.host(newest('shell')) as HostServer;
  const api = createApi({
    async fetch(path, init) {
      const { status, body } = await askApi(path, init.headers as Record<string, string>);
      return new Response(body, { status });
    },
    xsrfToken: () => 'not needed to read',
    context: () => ({ uuid: null, currency: 'USD', city: null, device: 'desktop' }),
  });
  const look = { search: '', theme: 'light', followsDevice: false, currency: 'USD', dev: false } as const;
  const apps = shelf.descriptions();
  const requireRemote = async (name: string, expose: string) => runner.remote(newest('shell'), newest(name), expose);
  // As the page server needs it, whichever thread it comes from.
  const here = async (pathname: string) => {
    const page = await host.render({ ...look, pathname, apps, api, report: failed, requireRemote });
    return { html: page.html, answers: JSON.stringify(page.answers) };
  };
  const there = (pathname: string) => renderer.render({ ...look, pathname, apps, elsewhere: [] });

  const rows: Record<string, object> = {};
  const costs: number[] = [];
  for (const pathname of pages) {
    const { own, threads } = await inTurns(
      () => here(pathname),
      () => there(pathname),
    );
    const cost = median(threads) - median(own);
    costs.push(cost);
    rows[pathname] = {
      'in this thread (ms)': median(own).toFixed(1),
      'in its own (ms)': median(threads).toFixed(1),
      'cost (ms)': cost.toFixed(1),
    };
  }
  console.log(`\nRendering a page on the server, medians of ${runs}`);
  console.table(rows);
  await renderer.stop();
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  console.log(`${mean.toFixed(1)} ms a page`);
  if (mean > budget) throw new Error(`A thread of its own costs a page more than ${budget} ms.`);
}
