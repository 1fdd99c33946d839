import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test as base } from '../failures/own-site.ts';
import { arrange, type Mix } from './mix.ts';
import type { CompatPlan } from './prepare-compat.ts';

const file = process.env['COMPAT_PLAN'];
const plan: CompatPlan = file
  ? (JSON.parse(readFileSync(file, 'utf8')) as CompatPlan)
  : { nothing: 'The builds of the release before are made by pnpm e2e, with this suite among its words or with none.' };

/** Which of the two is of the release before. */
export type Older = 'shell' | 'remotes';

type Fixtures = { older: Older; mix: Mix; loaded: Set<string>; thrown: string[] };

const mixOf = (shelf: string, older: Older): Mix => {
  if (!('before' in plan)) throw new Error('failed' in plan ? plan.failed : plan.nothing);
  const { before, today } = plan;
  return older === 'shell'
    ? arrange(shelf, { host: before, remotes: today, behind: true })
    : arrange(shelf, { host: today, remotes: before, behind: false });
};

/** A page on a site of its own whose shell and remotes are of two releases: `test.use({ older: … })`. Nothing may be thrown. */
export const test = base.extend<Fixtures>({
  older: ['remotes', { option: true }],
  // An agreement between all apps is run for each of them.
  crosses: 'every remote',
  mix: [
    async ({ ownSite, older, shelf: _restored }, use, testInfo) => {
      testInfo.skip('nothing' in plan, 'nothing' in plan ? plan.nothing : '');
      const mix = mixOf(ownSite.env.RELEASES_DIR, older);
      for (const description of Object.values(mix.refused)) testInfo.annotations.push({ type: 'refused', description });
      await use(mix);
    },
    { auto: true },
  ],
  loaded: async ({ page }, use) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, app, build] = /\/_mf\/(?:~\d+\/)?((?:shell|mf-)[^/]*)\/([a-z0-9]+)\//.exec(request.url()) ?? [];
      if (app && build) loaded.add(`${app}/${build}`);
    });
    await use(loaded);
  },
  thrown: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(`${error.stack ?? error.message} (${page.url()})`));
      await use(thrown);
      expect(thrown, 'nothing is thrown').toEqual([]);
    },
    { auto: true },
  ],
});

/** That these apps were loaded in the builds of the mix, and none in another that the shell takes. */
export function expectBuilds(loaded: ReadonlySet<string>, { live, refused }: Mix, ...apps: string[]): void {
  for (const app of apps) expect(loaded, `${app} is the one of this mix`).toContain(`${app}/${live[app]}`);
  const others = [...loaded].filter((one) => {
    const [app = '', build] = one.split('/');
    return !(app in refused) && live[app] !== build;
  });
  expect(others, 'no other build is loaded').toEqual([]);
}
