import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownSearch } from './known-search.ts';

const remotes = {
  discovery: {
    pages: [
      { path: '/hotels', query: ['name', 'kind'] },
      { path: '/attractions', query: ['tag'] },
    ],
  },
  old: { pages: [{ path: '/old/:id' }] },
};
const knownOf = (address: string) => knownSearch(new URL(address, 'http://tabi'), remotes);

it.each([
  ['/hotels', ''],
  ['/hotels?utm_source=x&fbclid=y', ''],
  ['/hotels/tokyo?tag=temples&nonsense=1', '?tag=temples'],
  ['/hotels?name=kyoto&kind=ryokan', '?kind=ryokan&name=kyoto'],
  ['/hotels?kind=b&name=a&kind=a', '?kind=b&kind=a&name=a'],
  [`/hotels?name=${'x'.repeat(201)}`, ''],
  ['/?name=kyoto', ''],
  ['/about-us?x=1', ''],
])('keeps of %s only what pages there read: %j', (address, kept) => {
  expect(knownOf(address)).toBe(kept);
});

it('keeps everything for a build from before pages said what they read', () => {
  expect(knownOf('/old/1?b=2&a=1')).toBe('?b=2&a=1');
});

const root = join(__dirname, '../../..');
const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
const sourcesOf = (app: string) =>
  readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, app, 'src', file), 'utf8'));
const describedBy = (app: string): string[] => {
  const file = app === 'shell' ? 'shell.json' : 'remote.json';
  const { pages } = JSON.parse(readFileSync(join(root, app, file), 'utf8')) as { pages: { query?: string[] }[] };
  return pages.flatMap(({ query = [] }) => query);
};

// Read in the browser alone, when somebody comes back from a provider.
const ofTheBrowser = new Set(['token', 'error']);

it.each(apps)('knows every word that a page asks its address for: %s', (app) => {
  const asked = sourcesOf(app).flatMap((text) =>
    [...text.matchAll(/(?:search|params|query)\.get\('(\w+)'\)/g)].map(([, key = '']) => key),
  );
  const described = new Set(describedBy(app));
  expect(asked.filter((key) => !described.has(key) && !ofTheBrowser.has(key))).toEqual([]);
});

it('knows what lists of discovery are narrowed by', () => {
  const text = sourcesOf('mf-discovery').find((source) => source.includes('export const filterNames')) ?? '';
  const names = [...(/filterNames = \{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(3);
  expect(describedBy('mf-discovery')).toEqual(expect.arrayContaining(names));
});
