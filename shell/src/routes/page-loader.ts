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

/** The page's component and rules if they are here already. */
export const peekPage = (loader: HostLoader, entry: PageEntry): LoadedPage | undefined =>
  entry.app === 'shell' ? own.get(entry.name) : loader.peekPage(entry.app, entry.name);

/** One promise a page, whoever owns it. */
export function loadPage(loader: HostLoader, entry: PageEntry): Promise<LoadedPage> {
  if (entry.app !== 'shell') return loader.loadPage(entry.app, entry.name);
  const known = loading.get(entry.name) ?? loadOwn(entry.name);
  known.catch(() => loading.delete(entry.name));
  loading.set(entry.name, known);
  return known;
}
