import { join } from 'node:path';
import { joinPath } from '@tabi/releases';
import { features } from '@tabi/shared/contracts/people';
import { links } from '@tabi/shared/links';
import { matchPath } from '@tabi/shared/router';
import { findApps } from '@tabi/tools/federation/apps';
import { createRouteTable } from '../../shell/src/routes/route-table.ts';
import { pageKey } from '../../shell/src/web-app/worker/request-kind.ts';

const apps = findApps(join(__dirname, '../..'));
const remotes = apps.filter(({ role }) => role === 'remote');
const table = createRouteTable(Object.fromEntries(remotes.map(({ name, description }) => [name, description])));

/** A builder with something in each of its places: `post` as `/blog/post/a1`. */
const built = (build: (...parts: never[]) => string) =>
  build(...(Array.from({ length: build.length }, (_, index) => `a${index + 1}`) as never[]));

/** The pages that would serve an address if each were alone; one with tabs leaves out what has a page of its own. */
function servedBy(address: string) {
  const pages = table.pages.filter(({ path, children = [] }) =>
    [path, ...children.map((child) => joinPath(path, child.path))].some((pattern) => matchPath(pattern, address)),
  );
  const own = pages.filter(({ path }) => !path.endsWith('/*'));
  return own.length > 0 ? own : pages;
}

it.each(Object.entries(links))('links.%s leads to exactly one page', (name, build) => {
  const address = built(build);
  expect(servedBy(address).map((page) => page.name)).toEqual([table.match(address).entry.name]);
  expect(table.match(address).entry.name === 'notFound').toBe(name === 'notFound');
});

it('every page has a switch that the API knows, or none', () => {
  const wanted = table.pages.flatMap((page) => page.switch ?? []);
  expect(wanted.filter((flag) => !(flag in features.shape))).toEqual([]);
});

it('the service worker keeps one document for all tabs exactly where the pages say that they are tabs', () => {
  const key = (path: string) => pageKey(new URL(path, 'https://tabi.example'));
  for (const { path, tabs } of table.pages.filter((page) => page.path.endsWith('/*'))) {
    const [one, other] = ['a', 'b'].map((tab) => key(path.replace(':id', 'x').replace('*', tab)));
    expect([path, one === other]).toEqual([path, Boolean(tabs)]);
  }
});
