import { bundledThread, openFakeSite, type FakeSite } from '../testing/fake-builds.ts';

jest.setTimeout(30_000);

const thread = bundledThread();
let site: FakeSite;

beforeEach(() => {
  site = openFakeSite(thread(), ['mf-blog']);
});
afterEach(() => site.stop());

it('a page that is made again asks once for what it needs, and each visitor gets their own', async () => {
  const asVisitor = (name: string) => {
    const asked: string[] = [];
    const ask = async (path: string) => {
      asked.push(path);
      return { status: 200, body: JSON.stringify({ results: { name } }) };
    };
    return { asked, ask };
  };
  const [ann, bob] = [asVisitor('Ann'), asVisitor('Bob')];
  const first = await site.ask('/own', ann.ask);
  const second = await site.ask('/own', bob.ask);
  expect(JSON.parse(first.page.answers)).toMatchObject({ own: { results: { name: 'Ann' } } });
  expect(JSON.parse(second.page.answers)).toMatchObject({ own: { results: { name: 'Bob' } } });
  expect([ann.asked, bob.asked]).toEqual([['/api/user'], ['/api/user']]);
});

it('text of every script comes out of the thread as it went in', async () => {
  site.release('mf-blog', 'aaaa', { html: `() => '<h1>京都 · กรุงเทพฯ · Đà Nẵng 🏯</h1>'` });
  expect((await site.ask('/mf-blog')).page.html).toContain('<h1>京都 · กรุงเทพฯ · Đà Nẵng 🏯</h1>');
});

it('a build that rejects unhandled gives way also where nothing of its page had to be waited for', async () => {
  site.release('mf-blog', 'aaaa');
  await site.ask('/mf-blog');
  site.release('mf-blog', 'bbbb', { before: `Promise.reject(new Error('boom'));` });
  const { page, failed } = await site.ask('/mf-blog');
  expect(page.html).toContain('Made of aaaa');
  expect(failed).toMatchObject([{ app: 'mf-blog', buildId: 'bbbb' }]);
});
