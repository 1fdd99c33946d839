import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promote, setCanary } from '@tabi/releases';
import { bundledThread, openFakeSite, type FakeSite } from '../testing/fake-builds.ts';

jest.setTimeout(30_000);

const remotes = ['mf-blog', 'mf-planner'] as const;
const thread = bundledThread();
let site: FakeSite;

beforeEach(() => {
  site = openFakeSite(thread(), remotes);
  for (const remote of remotes) site.release(remote, 'aaaa');
});
afterEach(() => site.stop());

const htmlOf = async (pathname: string) => (await site.ask(pathname)).page.html;
const other = (remote: string) => (remote === 'mf-blog' ? 'mf-planner' : 'mf-blog');

/** What a remote's code does to its thread, by the name of the failure. */
const endings: Record<string, { html?: string; before?: string }> = {
  'rejects-on-server': { html: `async () => { Promise.reject(new Error('boom')); return new Promise(() => {}); }` },
  'rejects-on-server with no error': { html: `async () => { Promise.reject('boom'); return new Promise(() => {}); }` },
  'throws-in-timer-on-server': {
    html: `async () => { setTimeout(() => { throw new Error('boom'); }, 5); return new Promise(() => {}); }`,
  },
  'loops-on-server': { html: `function spin() { for (;;); }` },
  'loops-on-server while it loads': { before: `for (;;);` },
  'exits-on-server': { html: `() => { process.exit(3); }` },
  'kills-on-server': { html: `() => { process.kill(process.pid, 'SIGKILL'); }` },
  'leaks-on-server': {
    html: `() => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }`,
  },
};

/** Every way for one remote, and one way of each kind for another. */
const waysOf = (remote: string) =>
  Object.entries(endings).filter(
    ([name]) => remote === 'mf-blog' || /^(rejects|loops|exits|leaks)-on-server$/.test(name),
  );

describe.each(remotes)('a build of %s that', (remote) => {
  it.each(waysOf(remote))('%s gives way to the build before, and nothing else is touched', async (_, code) => {
    await htmlOf(`/${other(remote)}`);
    site.release(remote, 'bbbb', code);
    const answer = await site.ask(`/${remote}`);
    expect(answer.page.html).toContain('Made of aaaa');
    expect(answer).toMatchObject({ isDegraded: true, isDown: false });
    expect(answer.remotes[remote]?.map(({ buildId }) => buildId)).toEqual(['aaaa', 'bbbb']);
    expect(site.told[0]).toMatchObject({ app: remote, build: 'bbbb' });
    // Struck: nobody runs it again, so nobody waits for it either. It counts as a failure of that build all the same.
    const next = await site.ask(`/${remote}`);
    expect(next.page.html).toContain('Made of aaaa');
    for (const { failed } of [answer, next]) expect(failed).toMatchObject([{ app: remote, buildId: 'bbbb' }]);
    expect(site.told).toHaveLength(1);
    expect(await htmlOf(`/${other(remote)}`)).toContain('Made of aaaa');
    site.release(remote, 'cccc');
    expect(await htmlOf(`/${remote}`)).toContain('Made of cccc');
  });

  it('throws-on-server-render gives way to the build before on that page alone', async () => {
    const html = `({ pathname }) => { if (pathname.endsWith('bad')) throw new Error('boom'); return '<h1>New</h1>'; }`;
    site.release(remote, 'bbbb', { html });
    const answer = await site.ask(`/${remote}/bad`);
    expect(answer.page.html).toContain('Made of aaaa');
    expect(answer.failed).toMatchObject([{ app: remote, buildId: 'bbbb' }]);
    expect(await htmlOf(`/${remote}/good`)).toContain('New');
    expect((await site.ask(`/${remote}/good`)).failed).toEqual([]);
    expect(site.told).toEqual([{ app: remote, build: 'bbbb', message: 'boom' }]);
  });

  it.each(remote === 'mf-blog' ? ['loops-on-server'] : ['rejects-on-server'])(
    '%s in a place on a page of somebody else leaves that page as it is',
    async (name) => {
      site.release(remote, 'bbbb', endings[name]);
      const html = await htmlOf(`/with/${remote}`);
      expect(html).toContain('<h1>House</h1>');
      expect(html).toContain('Made of aaaa');
    },
  );

  it('has nothing to fall back to leaves its place empty, and the page says that it is down', async () => {
    for (const build of ['bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'abcd']) {
      site.release(remote, build, { html: `() => { throw new Error('boom'); }` });
    }
    const answer = await site.ask(`/${remote}`);
    expect(answer.page.html).toBe('<header></header>');
    expect(answer).toMatchObject({ isDegraded: true, isDown: true });
    expect(answer.failed[0]).toMatchObject({ app: remote, buildId: 'abcd' });
    expect(await site.ask(`/with/${remote}`)).toMatchObject({ isDegraded: true, isDown: false });
  });
});

it('while one remote loops, other pages are made one after the other, and this thread turns', async () => {
  site.release('mf-blog', 'bbbb', endings['loops-on-server']);
  await Promise.all([htmlOf('/mf-planner'), htmlOf('/')]);
  let isOver = false;
  const looping = htmlOf('/mf-blog').finally(() => (isOver = true));
  let pages = 0;
  // In a thread that they share, the first of them would come when the loop is ended, and none before.
  while (!isOver && pages < 20) {
    await htmlOf('/mf-planner');
    await wait(1);
    if (!isOver) pages += 1;
  }
  expect(await looping).toContain('Made of aaaa');
  expect(pages).toBeGreaterThan(3);
});

it('what leaks slowly is put into a new thread before it runs out, and nobody notices', async () => {
  const html = `(() => { const kept = []; return () => { kept.push(Array.from({ length: 5e5 }, (_, n) => n + 0.5)); return 'part ' + kept.length; }; })()`;
  site.release('mf-blog', 'bbbb', { html });
  const counts: number[] = [];
  for (let page = 0; page < 60; page += 1) counts.push(Number(/part (\d+)/.exec(await htmlOf('/mf-blog'))?.[1]));
  expect(counts.every((count) => count > 0 && count < 60)).toBe(true);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(1);
  expect(site.told).toEqual([]);
});

it('a part that never settles is left after 150 ms, unless it waits for the API', async () => {
  site.release('mf-blog', 'bbbb', { html: `() => new Promise(() => {})` });
  await htmlOf('/');
  expect(await htmlOf('/mf-blog')).toContain('Made of aaaa');
  const slow = openFakeSite(thread(), remotes, 400);
  slow.release('mf-blog', 'aaaa');
  expect((await slow.ask('/mf-blog')).page.html).toContain('Made of aaaa');
  await slow.stop();
});

it('where nothing says otherwise, builds run as on a released site, which is many times faster', async () => {
  const said = process.env['NODE_ENV'];
  Reflect.deleteProperty(process.env, 'NODE_ENV');
  const unsaid = openFakeSite(thread(), remotes);
  unsaid.release('mf-blog', 'aaaa', { html: '() => process.env.NODE_ENV' });
  const { page } = await unsaid.ask('/mf-blog').finally(() => Object.assign(process.env, { NODE_ENV: said }));
  expect(page.html).toContain('production');
  await unsaid.stop();
});

it('builds released one after the other, each of which ends its thread, all give way at once', async () => {
  for (const build of ['bbbb', 'cccc', 'dddd', 'eeee', 'ffff']) {
    site.release('mf-blog', build, endings['exits-on-server']);
    const answer = await site.ask('/mf-blog');
    expect(answer.page.html).toContain('Made of aaaa');
    expect(answer).toMatchObject({ isDegraded: true, isDown: false, failed: [{ buildId: build }] });
  }
});

it('threads that end again and again are started ever later, and pages come without their remotes meanwhile', async () => {
  const html = `() => { setTimeout(() => { throw 'boom'; }, 1); return '<h1>Fine</h1>'; }`;
  for (const build of ['bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'abcd']) site.release('mf-blog', build, { html });
  for (let page = 0; page < 8; page += 1) {
    await site.ask('/mf-blog');
    await wait(20);
  }
  expect((await site.ask('/mf-blog')).page.html).toContain('<header></header>');
  expect(await htmlOf('/mf-planner')).toContain('Made of aaaa');
});

it('tampered-on-server: a build whose files are not those that were released is not run', async () => {
  site.release('mf-blog', 'bbbb');
  appendFileSync(join(site.folderOf('mf-blog', 'bbbb'), 'server/routes.cjs'), ';');
  expect(await htmlOf('/mf-blog')).toContain('Made of aaaa');
  expect(site.told[0]?.message).toMatch(/mf-blog\/bbbb\/server\/routes\.cjs is not the file that was released/);
});

it('assets-damaged: a page made of the build before is not kept for whole, so that it heals at once', async () => {
  expect((await site.ask('/mf-blog')).isDegraded).toBe(false);
  site.release('mf-blog', 'bbbb');
  writeFileSync(join(site.folderOf('mf-blog', 'bbbb'), 'assets.json'), '{}');
  const { page, isDegraded } = await site.ask('/mf-blog');
  expect(page.html).toContain('Made of aaaa');
  expect(isDegraded).toBe(true);
});

it('a page asks the API as its own visitor, and one that was asked for without a visitor cannot', async () => {
  const as = (name: string) => async (path: string) => ({
    status: 200,
    body: JSON.stringify({ results: name + path }),
  });
  const pages = await Promise.all([site.ask('/own', as('mai')), site.ask('/own', as('ken')), site.ask('/own')]);
  expect(pages.map(({ page }) => (JSON.parse(page.answers) as { own?: unknown }).own)).toEqual([
    { results: 'mai/api/user' },
    { results: 'ken/api/user' },
    undefined,
  ]);
});

it('a build that rejects only after its page is done is struck all the same', async () => {
  site.release('mf-blog', 'bbbb', { before: `setTimeout(() => void Promise.reject(new Error('boom')), 100);` });
  expect(await htmlOf('/mf-blog')).toContain('Made of bbbb');
  for (let look = 0; look < 100 && site.told.length === 0; look += 1) await wait(20);
  expect(site.told).toEqual([{ app: 'mf-blog', build: 'bbbb', message: 'boom' }]);
  expect(await htmlOf('/mf-blog')).toContain('Made of aaaa');
});

it('a canary is rendered for those who get it, and gives way to the current build for them when it fails', async () => {
  for (const [build, code] of [
    ['bbbb', undefined],
    ['cccc', endings['rejects-on-server']],
  ] as const) {
    site.release('mf-blog', build, code);
    promote(site.releases, 'mf-blog', 'aaaa', 'test');
    setCanary(site.releases, { app: 'mf-blog', build, percent: 5, reason: 'test', actor: 'test' });
    const [own, other] = [await site.ask('/mf-blog', undefined, ['mf-blog']), await site.ask('/mf-blog')];
    expect(own.page.html).toContain(code ? 'Made of aaaa' : 'Made of bbbb');
    expect(own.failed.map(({ buildId }) => buildId)).toEqual(code ? ['cccc'] : []);
    expect([other.page.html.includes('Made of aaaa'), other.failed, other.isDegraded]).toEqual([true, [], false]);
  }
  expect(site.told).toMatchObject([{ app: 'mf-blog', build: 'cccc' }]);
});

it('a shell that throws gives way to the shell before, and without one nothing is shown', async () => {
  const broken = 'exports.render = async () => { throw new Error("boom"); };';
  site.releaseShell('bbbb', broken);
  expect(await htmlOf('/mf-blog')).toContain('Made of aaaa');
  for (const build of ['cccc', 'dddd', 'eeee', 'ffff', 'abcd']) site.releaseShell(build, broken);
  await expect(site.ask('/')).rejects.toThrow('No thread can render this page now.');
});
