import { LRUCache } from 'lru-cache';
import type { Page } from './render-page.ts';

const freshMs = 60_000;
/** What is older than fresh is still sent once or twice, while it is rendered again. */
const staleMs = 5 * 60_000;
/** What is missing from a page may be back at any moment. */
const degradedMs = 2_000;
const most = 500;

type Kept = { page: Page; freshUntil: number; goneAt: number };

/** Rendered pages that are the same for everybody, by all that makes them another. */
export class PageCache {
  private readonly pages = new LRUCache<string, Kept>({ max: most });

  constructor(private readonly now: () => number = Date.now) {}

  find(key: string): { page: Page; isFresh: boolean } | undefined {
    const kept = this.pages.get(key);
    if (!kept || this.now() >= kept.goneAt) return undefined;
    return { page: kept.page, isFresh: this.now() < kept.freshUntil };
  }

  /** Takes the place of what was there; somebody's own page leaves nothing for others. */
  keep(key: string, page: Page): void {
    if (page.isPrivate) return void this.pages.delete(key);
    const known = this.find(key);
    // Better a whole page that is a little old.
    if (page.isDegraded && known && !known.page.isDegraded) return;
    const freshUntil = this.now() + (page.isDegraded ? degradedMs : freshMs);
    // What was not there may be by now.
    const mayBeOld = page.status === 200 && !page.isDegraded;
    this.pages.set(key, { page, freshUntil, goneAt: freshUntil + (mayBeOld ? staleMs : 0) });
  }
}
