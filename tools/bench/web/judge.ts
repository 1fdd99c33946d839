import { chromium } from '@playwright/test';
import { findChromium } from '@tabi/tools/cli/chromium.mjs';
import { freePort } from '../../../api/src/testing/free-port.ts';
import { median } from '../median.ts';
import { audit, type Audit, type Device } from './lighthouse.ts';
import { pageKinds } from './page-kinds.ts';

/** The worst score of an audit that says yes or no, the median of what varies. */
function sumUp(audits: Audit[]): Record<string, string> {
  const all = (key: keyof Audit) => audits.map((one) => one[key]);
  return {
    performance: String(median(all('performance'))),
    'LCP, ms': median(all('lcp')).toFixed(0),
    'TBT, ms': median(all('tbt')).toFixed(0),
    'TBT worked, ms': median(all('worked')).toFixed(0),
    CLS: median(all('cls')).toFixed(3),
    KiB: median(all('kib')).toFixed(0),
    accessibility: String(Math.min(...all('accessibility'))),
    practices: String(Math.min(...all('practices'))),
    SEO: String(Math.min(...all('seo'))),
  };
}

/** Prints how Lighthouse judges each kind of page of a site. */
export async function judge(root: string, base: string, runs: number): Promise<void> {
  const pages = await pageKinds(base);
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
