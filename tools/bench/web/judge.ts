import { chromium, request as requests } from '@playwright/test';
import { findChromium } from '@tabi/tools/cli/chromium.mjs';
import { freePort } from '../../../api/src/testing/free-port.ts';
import { openBrowser, planTrip } from '../../../e2e/first-visit.ts';
import { publicPages } from '../../../e2e/journeys/site-map.ts';
import { audit, type Audit, type Device } from './lighthouse.ts';

/** One page of each kind that people come to from elsewhere; `cookie` of who visits it, when not a stranger. */
type Judged = { name: string; path: string; cookie?: string };

const kinds = ['landing', 'destinations', 'a destination', 'a place', 'a hotel', 'a tour', 'blog', 'a story'];

async function judgedPages(base: string): Promise<Judged[]> {
  const context = await requests.newContext({ baseURL: base });
  const pages = await publicPages(context);
  await context.dispose();
  const browser = await openBrowser();
  const { path, state } = await planTrip(browser, base);
  await browser.close();
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return [...pages.filter(({ name }) => kinds.includes(name)), { name: 'own itinerary', path, cookie }];
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The worst score of an audit that says yes or no, the median of what varies. */
function sumUp(audits: Audit[]): Record<string, string> {
  const all = (key: keyof Audit) => audits.map((one) => one[key]);
  return {
    performance: String(median(all('performance'))),
    'LCP, ms': median(all('lcp')).toFixed(0),
    'TBT, ms': median(all('tbt')).toFixed(0),
    CLS: median(all('cls')).toFixed(3),
    KiB: median(all('kib')).toFixed(0),
    accessibility: String(Math.min(...all('accessibility'))),
    practices: String(Math.min(...all('practices'))),
    SEO: String(Math.min(...all('seo'))),
  };
}

/** Prints how Lighthouse judges each kind of page of a site. */
export async function judge(root: string, base: string, runs: number): Promise<void> {
  const pages = await judgedPages(base);
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium(root), args });
  try {
    for (const device of ['mobile', 'desktop'] satisfies Device[]) {
      const rows: Record<string, Record<string, string>> = {};
      for (const { name, path, cookie } of pages) {
        const audits: Audit[] = [];
        for (let run = 0; run < runs; run += 1) audits.push(await audit(base + path, port, device, cookie));
        rows[name] = sumUp(audits);
      }
      console.log(`\nLighthouse, ${device}; medians of ${runs}`);
      console.table(rows);
    }
  } finally {
    await browser.close();
  }
}
