import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from '@playwright/test';
import { exposesOf, fits, readAssets, readRegistry } from '@tabi/releases';
import { findApps } from '@tabi/tools/federation/apps';
import { createBuildRunner } from '../../web/src/render/run-build.ts';
import { askedBy, brotliKib, browserScripts, currentBuild, manifestOf } from '../releases.ts';

const root = path.join(__dirname, '../..');
const releases = process.env['RELEASES_DIR'] ?? path.join(root, 'releases');
const remotes = findApps(root).flatMap((app) => (app.role === 'remote' ? [app.description] : []));
const host = currentBuild(releases, 'shell');

/** KiB, brotli: what a remote costs before anything of it is shown. */
const entryBudget = 6;
/** Of it, what is another one with each release. */
const firstBudget = 2;

/** Words by which a copy of React, its DOM or the router, the API client or the event bus is known in a minified script. */
const traces = ['react.dev/errors', '__CLIENT_INTERNALS_DO_NOT_USE', '__DOM_INTERNALS_DO_NOT_USE', 'X-XSRF-TOKEN'];

/** Anything a build asks for, so that its description can be read without running what it describes. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === '__esModule' ? true : name === Symbol.toPrimitive ? () => '' : anything),
});

/** The page names that the build itself says it serves. */
const servedPages = (folder: string): string[] => {
  const file = path.join(folder, 'server/routes.cjs');
  const module = { exports: {} as { routes?: Record<string, unknown> } };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, () => anything);
  return Object.keys(module.exports.routes ?? {}).sort();
};

test('the registry describes every app as its source does', () => {
  const { apps } = readRegistry(releases);
  expect(Object.entries(apps).map(([app, { description }]) => [app, description])).toEqual(
    expect.arrayContaining(findApps(root).map(({ name, description }) => [name, description])),
  );
});

test('no two apps lend a widget of the same name', () => {
  const widgets = remotes.flatMap((remote) => remote.widgets);
  expect(new Set(widgets).size).toBe(widgets.length);
});

test('the traces of a copy are what the host’s own copies look like', () => {
  const all = browserScripts(host).map(({ text }) => text);
  for (const trace of traces)
    expect
      .soft(
        all.some((text) => text.includes(trace)),
        trace,
      )
      .toBe(true);
});

/** Words of the federation's runtime in the browser: of ours, and of the library's. */
const [ours, library] = ['of shared singleton module', '[ Module Federation ]'];

for (const build of [host, ...remotes.map(({ name }) => currentBuild(releases, name))])
  test(`${build.app} carries our runtime of the federation once, and none of the library’s`, () => {
    const all = browserScripts(build)
      .map(({ text }) => text)
      .join('\n');
    expect([ours, library].map((words) => all.split(words).length - 1)).toEqual([1, 0]);
  });

for (const remote of remotes) {
  test.describe(remote.name, () => {
    const build = currentBuild(releases, remote.name);

    test('serves exactly the pages that its remote.json describes', () => {
      expect(servedPages(build.folder)).toEqual(remote.pages.map(({ name }) => name).sort());
    });

    test('exposes exactly what remote.json says', () => {
      const exposed = manifestOf(build).exposes.map((expose) => expose.path);
      expect(exposed.sort()).toEqual(Object.keys(exposesOf(remote)).sort());
    });

    test('is called by a global of its own build, which the page can name', () => {
      const { metaData } = manifestOf(build);
      expect(metaData.globalName).toBe(build.container);
      expect(metaData.remoteEntry).toMatchObject({ name: 'remoteEntry.js', type: 'global' });
    });

    test('shares only what the host provides, in a version that it needs', () => {
      const provided = new Map(manifestOf(host).shared.map(({ name, version }) => [name, version]));
      for (const { name, range, singleton, strict } of askedBy(build)) {
        expect.soft(fits(provided.get(name) ?? 'none', range), `${name} ${range}`).toBe(true);
        expect.soft(singleton && strict, `${name} is a singleton, and never another version`).toBe(true);
      }
    });

    test('asks for what remote.json says that it needs', () => {
      const asked = askedBy(build).filter(({ name }) => name.startsWith('@tabi/shared/'));
      expect(asked.map(({ name }) => name)).toContain('@tabi/shared/data');
      expect([...new Set(asked.map(({ range }) => range))]).toEqual([`${remote.needs['@tabi/shared']}.0`]);
    });

    test('brings no copy of what is shared', () => {
      for (const { name, text } of browserScripts(build)) {
        for (const trace of traces) expect.soft(text.includes(trace), `${name} holds ${trace}`).toBe(false);
      }
    });

    test('has a server build for each thing it exposes', () => {
      for (const expose of Object.keys(exposesOf(remote))) {
        const file = path.join(build.folder, 'server', `${expose.slice(2)}.cjs`);
        expect.soft(existsSync(file), file).toBe(true);
      }
    });

    test('has server builds that run: none needs what only browsers have before anything of it is shown', () => {
      const runner = createBuildRunner();
      const whole = (folder: string) => ({ folder, digests: undefined });
      for (const expose of Object.keys(exposesOf(remote)).map((key) => key.slice(2))) {
        const run = () => runner.remote(whole(host.folder), whole(build.folder), expose);
        expect.soft(run, expose).not.toThrow();
      }
    });

    test('names only files that are there', () => {
      const { scripts, styles, exposes } = readAssets(build.folder);
      expect(
        Object.keys(exposes)
          .map((expose) => `./${expose}`)
          .sort(),
      ).toEqual(Object.keys(exposesOf(remote)).sort());
      for (const file of [...scripts, ...styles, ...Object.values(exposes).flat()]) {
        expect.soft(existsSync(path.join(build.folder, 'browser', file)), file).toBe(true);
      }
    });

    test('has a small container', () => {
      const [first = 0, rest = 0] = readAssets(build.folder).scripts.map((file) => brotliKib(build, file));
      console.log(
        `${remote.name}: its container is ${(first + rest).toFixed(1)} KiB in brotli, ${first.toFixed(1)} of them of this build alone`,
      );
      expect(first).toBeLessThanOrEqual(firstBudget);
      expect(first + rest).toBeLessThanOrEqual(entryBudget);
    });
  });
}
