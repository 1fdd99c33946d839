import { chromium, request as requests, type BrowserContext } from '@playwright/test';
import { findChromium } from '@tabi/tools/cli/chromium.mjs';
import { freePort } from '../../../api/src/testing/free-port.ts';
import { openBrowser, planTrip } from '../../../e2e/first-visit.ts';
import { publicPages } from '../../../e2e/journeys/site-map.ts';
import { median } from '../median.ts';
import { audit, type Audit, type Device } from './lighthouse.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];
/** One page of each kind that people come to from elsewhere; `cookies` of who visits it, when not a stranger. */
type Judged = { name: string; path: string; cookies?: Cookies };

const kinds = ['landing', 'destinations', 'a destination', 'a place', 'a hotel', 'a tour', 'blog', 'a story'];

async function judgedPages(base: string): Promise<Judged[]> {
  const context = await requests.newContext({ baseURL: base });
  const pages = await publicPages(context);
  await context.dispose();
  const browser = await openBrowser();
  const { path, state } = await planTrip(browser, base);
  await browser.close();
  return [...pages.filter(({ name }) => kinds.includes(name)), { name: 'own itinerary', path, cookies: state.cookies }];
}

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
    // The visitor that Lighthouse is: its scripts have to find the cookies too, which a header alone would keep from them.
    const [visitor] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
    for (const device of ['mobile', 'desktop'] satisfies Device[]) {
      const rows: Record<string, Record<string, string>> = {};
      for (const { name, path, cookies = [] } of pages) {
        await visitor?.clearCookies();
        await visitor?.addCookies(cookies);
        const audits: Audit[] = [];
        for (let run = 0; run < runs; run += 1) audits.push(await audit(base + path, port, device));
        rows[name] = sumUp(audits);
      }
      console.log(`\nLighthouse, ${device}; medians of ${runs}`);
      console.table(rows);
    }
  } finally {
    await browser.close();
  }
}
