import { bundledThread, openFakeSite, type FakeSite } from '../testing/fake-builds.ts';

jest.setTimeout(30_000);

const thread = bundledThread();
let site: FakeSite;

beforeEach(() => {
  site = openFakeSite(thread(), ['mf-blog', 'mf-planner']);
});
afterEach(() => site.stop());

/** Loops that no stack tells the build of: their code has no file, and nothing of the build has called them. */
const unseen = `() => new Promise(() => setImmediate(new Function('for (;;);')))`;
const seen = `function spin() { for (;;); }`;

const twice = () => Promise.all([0, 1].map(() => site.ask('/mf-planner/with/mf-blog')));

describe.each([
  ['that its stack tells of', seen],
  ['that no stack tells of', unseen],
])('a borrowed widget with an endless loop %s', (_, html) => {
  beforeEach(() => {
    site.release('mf-planner', 'aaaa', { html: `() => '<h1>Old plans</h1>'` });
    site.release('mf-planner', 'bbbb', { html: `() => '<h1>Plans</h1>'` });
  });

  it('that two pages meet at once comes from the build before, and the pages themselves stay as they are', async () => {
    site.release('mf-blog', 'aaaa');
    site.release('mf-blog', 'bbbb', { html });
    for (const answer of await twice()) {
      expect(answer).toMatchObject({ isDegraded: true, isDown: false });
      expect(answer.page.html).toContain('<h1>Plans</h1>');
      expect(answer.page.html).toContain('Made of aaaa');
      expect(answer.failed).toMatchObject([{ app: 'mf-blog', buildId: 'bbbb' }]);
    }
  });

  it('and without a build before is missing from two pages that meet it at once, which come all the same', async () => {
    site.release('mf-blog', 'bbbb', { html });
    for (const answer of await twice()) {
      expect(answer).toMatchObject({ isDegraded: true, isDown: false });
      expect(answer.page.html).toBe('<header></header><h1>Plans</h1>');
      expect(answer.remotes['mf-planner']?.[0]?.buildId).toBe('bbbb');
    }
  });

  it('never strikes the build of the page that borrows it', async () => {
    site.release('mf-blog', 'bbbb', { html });
    await site.ask('/mf-planner/with/mf-blog');
    expect(site.renderer.struckBuilds()).toMatchObject([{ app: 'mf-blog', build: 'bbbb' }]);
    const { page, isDown } = await site.ask('/mf-planner');
    expect([page.html, isDown]).toEqual(['<header></header><h1>Plans</h1>', false]);
  });
});

describe.each([
  ['mf-planner', 'mf-blog'],
  ['mf-blog', 'mf-planner'],
])('leaks-on-server: a page of %s', (owner, lender) => {
  it(`comes whole to two visitors at once, without the widget of ${lender} that fills the memory`, async () => {
    const html = `() => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }`;
    site.release(owner, 'aaaa', { html: `() => '<h1>Own</h1>'` });
    site.release(lender, 'aaaa', { html });
    for (const answer of await Promise.all([0, 1].map(() => site.ask(`/${owner}/with/${lender}`)))) {
      expect(answer).toMatchObject({ isDegraded: true, isDown: false });
      expect(answer.page.html).toBe('<header></header><h1>Own</h1>');
    }
    expect((await site.ask(`/${owner}`)).page.html).toContain('<h1>Own</h1>');
  });
});
