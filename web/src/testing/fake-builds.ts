import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flip, keepDescription, openReleases, sealBuild, type AppDescription } from '@tabi/releases';
import { buildSync } from 'esbuild';
import type { AskApi } from '../render/render-place.ts';
import { Renderer, type RenderWish } from '../render/renderer.ts';

/**
 * A shell like the real one in what matters: it asks for the page's remote, leaves a place empty where that cannot be had or
 * throws, and tells of it. `/with/mf-blog` is a page of the shell's own with something of mf-blog on it, and
 * `/mf-planner/with/mf-blog` one of mf-planner that borrows it.
 */
const shell = `
const place = async (wish, remote, expose) => {
  try {
    const module = await wish.requireRemote(remote, expose);
    try { return { html: await module.html(wish), used: true }; }
    catch (error) { wish.report(error, remote); return { html: '', used: true }; }
  } catch { return { html: '', used: true }; }
};
exports.render = async (wish) => {
  const [, first, second, third] = wish.pathname.split('/');
  const answers = await wish.api.call('GET /api/features', {});
  const own = first === 'own' ? await wish.visitorApi?.call('GET /api/user', {}).catch((error) => error.status) : null;
  const isOwn = first === 'with' || first === '';
  const { html } = isOwn && !second ? { html: '' } : await place(wish, isOwn ? second : first, isOwn ? 'widgets/Part' : 'routes');
  const lender = isOwn ? second : second === 'with' ? third : undefined;
  const lent = !isOwn && lender ? (await place(wish, lender, 'widgets/Part')).html : '';
  return {
    status: 200,
    html: '<header></header>' + (isOwn ? '<h1>House</h1>' : '') + html + lent,
    head: { title: wish.pathname },
    answers: { features: answers.results, own },
    used: lender ? [[lender, 'widgets/Part']] : [],
    isPrivate: false,
    owner: isOwn ? 'shell' : first,
  };
};`;

/** A remote whose every part says which build it is of, unless `html` says otherwise. */
const sound = (build: string) => `() => '<h1>Made of ${build}</h1>'`;

export type FakeSite = {
  /** Makes a build and makes it the current one. `html`: the source of the function that renders; `before`: runs at load. */
  release: (app: string, build: string, code?: { html?: string; before?: string }) => void;
  releaseShell: (build: string, entry: string) => void;
  folderOf: (app: string, build: string) => string;
  releases: string;
  renderer: Renderer;
  told: { app: string; build: string | undefined; message: string }[];
  /** @param canaries the apps whose canary the visitor gets */
  ask: (pathname: string, asVisitor?: AskApi, canaries?: readonly string[]) => ReturnType<Renderer['render']>;
  stop: () => Promise<void>;
};

const assets = { scripts: ['remoteEntry.js'], styles: [], fonts: [], exposes: {} };

/** Bundles the thread, as the site runs it, for the tests of one file. @returns what tells where it lies, once they run */
export function bundledThread(): () => string {
  let folder = '';
  const file = () => join(folder, 'render-worker.cjs');
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tabi-worker-'));
    const entry = join(__dirname, '../render/render-worker.ts');
    buildSync({
      entryPoints: [entry],
      outfile: file(),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return file;
}

/** A site of builds that a test writes, with the real threads. */
export function openFakeSite(workerFile: string, remotes: readonly string[], answerAfterMs = 0): FakeSite {
  const releases = mkdtempSync(join(tmpdir(), 'tabi-render-'));
  const folderOf = (app: string, build: string) => join(releases, app, build);
  const put = (app: string, build: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries({ 'assets.json': JSON.stringify(assets), ...files })) {
      const file = join(folderOf(app, build), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const pages = [{ name: app.replace('mf-', ''), path: `/${app}`, title: app, render: 'server' }];
    const prefixes = Object.fromEntries(remotes.map((name) => [name, [`/${name}`]]));
    const own = app === 'shell' ? { pages: [{ ...pages[0], path: '/' }], prefixes } : { pages };
    keepDescription(folderOf(app, build), { name: app, owner: `Team of ${app}`, ...own } as unknown as AppDescription);
    sealBuild(folderOf(app, build));
    flip(releases, app, build, 'test');
  };
  const releaseShell: FakeSite['releaseShell'] = (build, entry) =>
    put('shell', build, { 'server/shared.cjs': '', 'server/entry.cjs': entry });
  releaseShell('aaaa', shell);
  const told: FakeSite['told'] = [];
  const shelf = openReleases(releases);
  const renderer = new Renderer({
    shelf,
    workerFile,
    report: (error, app, build) => told.push({ app, build, message: (error as Error).message }),
    async askApi(path) {
      await new Promise((done) => setTimeout(done, answerAfterMs));
      return { status: 200, body: path === '/api/features' ? '{"results":{}}' : '{}' };
    },
  });
  const look = { theme: 'light', followsDevice: false, currency: 'USD' } as const;
  const wish = { ...look, search: '', apps: {}, dev: false, elsewhere: [] } satisfies Omit<RenderWish, 'pathname'>;
  return {
    releases,
    folderOf,
    told,
    renderer,
    releaseShell,
    release: (app, build, { html = sound(build), before = '' } = {}) =>
      put(app, build, {
        'server/routes.cjs': `${before}\nexports.html = ${html};`,
        'server/widgets/Part.cjs': `${before}\nexports.html = ${html};`,
      }),
    ask: (pathname, asVisitor, canaries = []) =>
      renderer.render({ ...wish, pathname }, asVisitor, shelf.withCanaries(new Set(canaries))),
    stop: async () => {
      await renderer.stop();
      rmSync(releases, { recursive: true });
    },
  };
}
