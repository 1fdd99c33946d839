import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';

/** A file that came over the network, and its bytes as they came. */
export type Transfer = { path: string; bytes: number };

export type Returning = {
  /** Opens the page until it is at work, with what it fetches when it has nothing else to do. @returns what the browser had to ask the network for */
  visit: () => Promise<Transfer[]>;
  close: () => Promise<void>;
};

/** One browser that comes again and again: what it has kept it does not fetch anew. Nothing is routed, since that would switch its cache off. */
export const returningVisitor = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Returning> => {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const visit = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const paths = new Map<string, string>();
    const transfers: Transfer[] = [];
    const underWay = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      // What tells of changes stays open.
      if (type !== 'EventSource') underWay.add(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => void underWay.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.fromDiskCache) paths.set(requestId, new URL(response.url).pathname);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => void paths.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      underWay.delete(requestId);
      const path = paths.get(requestId);
      if (path && encodedDataLength > 0) transfers.push({ path, bytes: encodedDataLength });
    });
    await session.send('Network.enable');
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    await expect.poll(() => underWay.size, 'requests under way').toBe(0);
    await page.close();
    return transfers;
  };
  return { visit, close: () => context.close() };
};
