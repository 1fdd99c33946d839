import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openBrowser, visit, type Visit } from '../../../e2e/first-visit.ts';
import type { LaterScripts } from '@tabi/shared/federation';
import type { Site } from '../../../e2e/site.ts';
import { workspaceRoot } from '../../federation/paths.ts';
import { buildOneBundle, packedScript, type OneBundle } from './one-bundle.ts';
import { median } from '../median.ts';

const pages = ['/', '/blog/', '/destinations/kyoto'];

/** The page of the site with the scripts of the one bundle in place of the federation's. */
function asOneBundle(html: string, { scripts, exposes }: OneBundle): string {
  const address = (file: string) => ({ src: `/_mf/one/bundle/${file}` });
  const early = [...html.matchAll(/\/_mf\/(mf-[a-z-]+)\/[^"]*__federation_expose_([\w]+)\./g)];
  const files = early.flatMap(([, app, expose = '']) => exposes.get(`${app}/${expose.replaceAll('__', '/')}`) ?? []);
  const later: LaterScripts = { first: scripts.map(address), soon: [...new Set(files)].map(address) };
  const wakes = /(<script type="application\/json" id="tabi-scripts"[^>]*>).*?(<\/script>)/s;
  if (!wakes.test(html)) throw new Error('This page has its scripts in another place: compare one that wakes later.');
  return html.replace(wakes, (_, before, after) => before + JSON.stringify(later) + after);
}

const bodyOf = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** In front of the site, for both sides alike. @param bundle whose scripts pages get; none: they stay as they are */
async function front(site: Site, bundle: OneBundle | null) {
  const { port } = new URL(site.env.BASE_URL);
  const answerWith = (from: IncomingMessage, to: ServerResponse) => {
    const file = /^\/_mf\/one\/bundle\/(.+)$/.exec(from.url ?? '')?.[1];
    if (file && bundle) {
      to.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' });
      return void to.end(packedScript(bundle, basename(file)));
    }
    const isPage = String(from.headers.accept ?? '').includes('text/html');
    const headers = { ...from.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const passed = request({ port, path: from.url, method: from.method, headers }, (answer) => {
      // A page that the browser has still is answered without one.
      if (!isPage || !bundle || answer.statusCode !== 200)
        return void answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers));
      const { 'content-length': _, ...others } = answer.headers;
      void bodyOf(answer).then((html) => to.writeHead(answer.statusCode ?? 502, others).end(asOneBundle(html, bundle)));
    });
    from.pipe(passed);
  };
  const server = createServer(answerWith);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return { base: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Prints what the federation costs a visitor, beside the same product in one bundle. */
export async function compareWithOneBundle(site: Site, runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tabi-one-bundle-'));
  const bundle = await buildOneBundle(workspaceRoot(), folder);
  const sides = { federation: await front(site, null), 'one bundle': await front(site, bundle) };
  const browser = await openBrowser();
  const rows: Record<string, Record<string, string>> = {};
  const tell = (name: string, visits: Visit[]) => {
    const kib = median(visits.map(({ scriptBytes }) => scriptBytes)) / 1024;
    rows[name] = {
      'scripts, KiB': kib.toFixed(1),
      'script files': String(median(visits.map(({ scripts }) => scripts.length))),
      'LCP, ms': median(visits.map(({ lcp }) => lcp)).toFixed(0),
      'interactive, ms': median(visits.map(({ ready }) => ready)).toFixed(0),
    };
  };
  try {
    for (const page of pages) {
      const visits = new Map<string, Visit[]>();
      for (let run = 0; run < runs; run += 1)
        for (const [side, { base }] of Object.entries(sides))
          visits.set(side, [...(visits.get(side) ?? []), await visit(browser, base + page, true)]);
      for (const [side, those] of visits) tell(`${page} ${side}`, those);
    }
  } finally {
    await browser.close();
    for (const { close } of Object.values(sides)) close();
    rmSync(folder, { recursive: true });
  }
  console.log(`\nA slow phone: 1.6 Mbit/s, 150 ms, processor ÷ 4; medians of ${runs} first visits`);
  console.table(rows);
}
