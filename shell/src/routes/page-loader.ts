import type { HostLoader, LoadedPage } from '../federation/remote-loader.ts';
import { ownPages } from './pages.ts';
import type { RouteEntry } from './table.ts';

const own = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

async function loadOwn(name: RouteEntry['name']): Promise<LoadedPage> {
  const route = ownPages[name];
  if (!route) throw new Error(`The shell has no page called ${name}.`);
  const loaded = { route, Page: (await route.page()).Page };
  own.set(name, loaded);
  return loaded;
}

/** The page's component and rules if they are here already. */
export const peekPage = (loader: HostLoader, entry: RouteEntry): LoadedPage | undefined =>
  entry.owner === 'shell' ? own.get(entry.name) : loader.peekPage(entry.owner, entry.name);

/** One promise a page, whoever owns it. */
export function loadPage(loader: HostLoader, entry: RouteEntry): Promise<LoadedPage> {
  if (entry.owner !== 'shell') return loader.loadPage(entry.owner, entry.name);
  const known = loading.get(entry.name) ?? loadOwn(entry.name);
  known.catch(() => loading.delete(entry.name));
  loading.set(entry.name, known);
  return known;
}
