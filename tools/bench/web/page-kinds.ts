import { request as requests, type BrowserContext } from '@playwright/test';
import { openBrowser, planTrip } from '../../../e2e/first-visit.ts';
import { publicPages } from '../../../e2e/journeys/site-map.ts';

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>['cookies'];
/** One page of each kind that people come to from elsewhere; `cookies` of who visits it, when not a stranger. */
export type PageKind = { name: string; path: string; cookies?: Cookies };

const kinds = ['landing', 'destinations', 'a destination', 'a place', 'a hotel', 'a tour', 'blog', 'a story'];

/** Those that everybody gets. */
export async function publicKinds(base: string): Promise<PageKind[]> {
  const context = await requests.newContext({ baseURL: base });
  try {
    return (await publicPages(context)).filter(({ name }) => kinds.includes(name));
  } finally {
    await context.dispose();
  }
}

/** As anybody sees it by its link, and as who has planned it does. */
async function itineraries(base: string): Promise<PageKind[]> {
  const browser = await openBrowser();
  try {
    const { path, publicPath, state } = await planTrip(browser, base);
    return [
      { name: 'public itinerary', path: publicPath },
      { name: 'own itinerary', path, cookies: state.cookies },
    ];
  } finally {
    await browser.close();
  }
}

/** The pages of a site by which its kinds of page are judged; plans a trip there. */
export const pageKinds = async (base: string): Promise<PageKind[]> => [
  ...(await publicKinds(base)),
  ...(await itineraries(base)),
];
