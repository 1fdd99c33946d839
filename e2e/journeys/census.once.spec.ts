import { expect, type Page } from '@playwright/test';
import { test } from './console-clean-test.ts';
import { guestPageOfAccount } from './site-map.ts';
import { mainHeading, open, planTrip } from './traveller.ts';

test.use({ crosses: 'every remote' });

/** What must be there once, whoever brings it. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tabi/shared/router',
  '@tabi/shared/events',
  '@tabi/shared/data',
  '@tabi/shared/state',
  '@tabi/shared/ui',
  '@tabi/shared/links',
];

type Shared = { from: string; loaded?: boolean };
type Instance = { name: string; shareScopeMap: Record<string, Record<string, Record<string, Shared>>> };

/** Every copy that any app of the page offered or took: `name version from`. */
const copies = (page: Page): Promise<{ key: string; version: string; from: string; loaded: boolean }[]> =>
  page.evaluate(() => {
    const { __INSTANCES__ } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }).__FEDERATION__;
    const scopes = new Set(__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap['default'] ?? {}));
    return [...scopes].flatMap((scope) =>
      Object.entries(scope).flatMap(([key, versions]) =>
        Object.entries(versions).map(([version, { from, loaded }]) => ({
          key,
          version,
          from,
          loaded: Boolean(loaded),
        })),
      ),
    );
  });

test('after a visit to every remote there is one React, one router, one event bus, one API client', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(new URL(answer.url()).pathname);
  });
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Destinations' }).click();
  await expect(mainHeading(page)).toHaveText('Destinations');
  await main.getByRole('link', { name: 'Blog' }).click();
  await expect(mainHeading(page)).toHaveText('Blog');
  await main.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Start planning now' }).first().click();
  await planTrip(page, 'Kyoto');
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, guestPageOfAccount);
  await expect(mainHeading(page)).toHaveText('Set a new password');

  const containers = new Set(
    scripts.flatMap((path) => /\/_mf\/(mf-[\w-]+)\/\w+\/remoteEntry\.js/.exec(path)?.[1] ?? []),
  );
  expect([...containers].sort()).toEqual(['mf-account', 'mf-blog', 'mf-discovery', 'mf-planner']);
  const found = await copies(page);
  for (const key of singletons) {
    const ofKey = found.filter((copy) => copy.key === key);
    expect.soft(ofKey.length, `${key} is there once`).toBe(1);
    expect.soft(ofKey[0], key).toMatchObject({ from: 'shell', loaded: true });
  }
  const twice = found.filter(({ key }, index) => found.findIndex((copy) => copy.key === key) !== index);
  expect.soft(twice, 'what is there twice').toEqual([]);
  expect
    .soft(
      scripts.filter((path) => /\/react\.\w+\.js$/.test(path)),
      'React’s script',
    )
    .toHaveLength(1);
  expect.soft(new Set(scripts).size, 'no script comes twice').toBe(scripts.length);
});
