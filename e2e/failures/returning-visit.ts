import type { Browser } from '@playwright/test';

/** A file that came over the network, and its bytes as they came. */
export type Transfer = { path: string; bytes: number };

export type Returning = {
  /** Opens the page until it is at work. @returns what the browser had to ask the network for */
  visit: () => Promise<Transfer[]>;
  close: () => Promise<void>;
};

/** One browser that comes again and again: what it has kept it does not fetch anew. Nothing is routed, since that would switch its cache off. */
export const returningVisitor = async (browser: Browser, address: string): Promise<Returning> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const visit = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const paths = new Map<string, string>();
    const transfers: Transfer[] = [];
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.fromDiskCache) paths.set(requestId, new URL(response.url).pathname);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => void paths.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const path = paths.get(requestId);
      if (path && encodedDataLength > 0) transfers.push({ path, bytes: encodedDataLength });
    });
    await session.send('Network.enable');
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    await page.close();
    return transfers;
  };
  return { visit, close: () => context.close() };
};
