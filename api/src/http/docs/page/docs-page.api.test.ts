import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import type { TestAnswer } from '../../../testing/test-browser.ts';
import type { ApiDocument } from '../document-types.ts';

let api: TestApi;
let page: TestAnswer;
let text: string;
beforeAll(async () => {
  api = await startTestApi();
  page = await api.stranger().get('/api/docs');
  text = page.body;
});
afterAll(() => api.close());

const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

it('is a page for everybody', () => {
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['cache-control']).toBe('public, max-age=60');
});

it('holds no script and no style of its own, and is allowed none', () => {
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
});

it('is served from here alone', async () => {
  const addresses = all(/\s(?:href|src)="([^"#][^"]*)"/g);
  expect(addresses).toEqual(['/api/docs.css', '/api/openapi.json', '/']);
  const styles = await api.stranger().get('/api/docs.css');
  expect([styles.status, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(styles.body).not.toMatch(/url\(|@import/);
});

it('shows every call and every schema of the document', async () => {
  const { paths, components }: ApiDocument = (await api.stranger().get('/api/openapi.json')).body;
  const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));
  const anchors = all(/\sid="([^"]+)"/g);
  expect(anchors).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
  expect(anchors).toEqual(expect.arrayContaining(Object.keys(components.schemas).map((name) => `schema-${name}`)));
  expect(new Set(anchors).size).toBe(anchors.length);
});

it('leads nowhere that is not on it', () => {
  const anchors = new Set(all(/\sid="([^"]+)"/g));
  expect(all(/href="#([^"]+)"/g).filter((target) => !anchors.has(target))).toEqual([]);
});

it('shows what a call takes, with an example, who may, and what goes wrong', () => {
  const call = text.slice(text.indexOf('id="postTripsPlanner"'), text.indexOf('id="getTripsById"'));
  for (const part of [
    'list of integer, 1 to 8 entries',
    'string, a day, <code>YYYY-MM-DD</code>',
    'A visitor or somebody who is signed in, with the XSRF token.',
    '429',
  ])
    expect(call).toContain(part);
  expect(call).toContain('&quot;theme&quot;: &quot;leisure&quot;');
  expect(call).toContain('<a href="#schema-NewTrip">NewTrip</a>');
});
