import type { HostLoader, LoadedPage } from '../federation/remote-loader.ts';
import { ownPages } from './pages.ts';
import type { PageEntry } from './route-table.ts';

const own = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

async function loadOwn(name: PageEntry['name']): Promise<LoadedPage> {
  const route = ownPages[name];
  if (!route) throw new Error(`The shell has no page called ${name}.`);
  const loaded = { route, Page: (await route.page()).Page };
  own.set(name, loaded);
  return loaded;
}

/**
 * The page's component and rules, for `use`. When they are here already it is a promise that React takes without
 * waiting; `use` must be asked even then, or React takes the second rendering of what has waited for another one.
 */
export function pageNow(loader: HostLoader, entry: PageEntry): Promise<LoadedPage> {
  const here = entry.app === 'shell' ? own.get(entry.name) : loader.peekPage(entry.app, entry.name);
  if (!here) return loadPage(loader, entry);
  return Object.assign(Promise.resolve(here), { status: 'fulfilled' as const, value: here });
}

/** One promise a page, whoever owns it. */
export function loadPage(loader: HostLoader, entry: PageEntry): Promise<LoadedPage> {
  if (entry.app !== 'shell') return loader.loadPage(entry.app, entry.name);
  const known = loading.get(entry.name) ?? loadOwn(entry.name);
  known.catch(() => loading.delete(entry.name));
  loading.set(entry.name, known);
  return known;
}
