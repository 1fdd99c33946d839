import type { Browser } from '@playwright/test';
import { addDays, atMinute, eachDay, utcDay } from '@tabi/shared/format';
import type { State } from './first-sight.ts';

export type OpenedTrip = { slug: string; path: string; events: number; state: State; publicPath: string };

/** A guest's calls to the site's API. */
async function guest(browser: Browser, base: string) {
  const context = await browser.newContext();
  await context.request.get(`${base}/api/csrf-cookie`);
  const call = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
    const headers = {
      'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      'X-User-UUID': cookies.get('USER-UUID') ?? '',
    };
    const answer = await context.request.fetch(base + path, { method, headers, ...(data ? { data } : {}) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { results: T }).results;
  };
  return { context, call };
}

type Place = { id: number };

/** Plans days in Kyoto as a guest, and fills them with events of one's own until there are `least` events. */
export async function planLargeTrip(browser: Browser, base: string, days: number, least = 0): Promise<OpenedTrip> {
  const { context, call } = await guest(browser, base);
  const [kyoto] = await call<Place[]>('GET', '/api/location/autocomplete/Kyoto');
  const [startDate, endDate] = [addDays(utcDay(new Date()), 30), addDays(utcDay(new Date()), 29 + days)];
  const { slug } = await call<{ slug: string }>('POST', '/api/trips/planner', {
    destination_ids: [kyoto?.id],
    startDate,
    endDate,
  });
  for (let tries = 0; tries < 60; tries += 1) {
    const { status } = await call<{ status: string }>('GET', `/api/trips/${slug}`);
    if (status === 'planned') break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  let events = (await call<unknown[]>('GET', `/api/trips/${slug}/events`)).length;
  const dates = eachDay(startDate, endDate);
  for (let added = 0; events < least; added += 1) {
    const at = (minutes: number) => atMinute(dates[added % dates.length] ?? startDate, minutes);
    const evening = 22 * 60 + 10 * (Math.floor(added / dates.length) % 12);
    const times = { start: at(evening), end: at(evening + 9) };
    await call('POST', `/api/trips/${slug}/events/custom`, { title: `Letter ${added + 1}`, ...times });
    events += 1;
  }
  const { url } = await call<{ url: string }>('GET', `/api/trips/${slug}/public`);
  const state = await context.storageState();
  await context.close();
  return { path: `/itinerary/${slug}/timeline`, slug, events, state, publicPath: url.replace(/^https?:\/\/[^/]+/, '') };
}
