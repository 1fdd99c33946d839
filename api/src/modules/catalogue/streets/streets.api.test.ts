import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openStreetArchive } from './repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabi-streets-'));
const file = join(folder, 'asia.pmtiles');
const bytes = Buffer.concat([
  Buffer.from('PMTiles\x03', 'latin1'),
  Buffer.from(Array.from({ length: 992 }, (_, at) => at % 251)),
]);

let api: TestApi;
beforeAll(async () => {
  writeFileSync(file, bytes);
  api = await startTestApi({ mapStreets: { mode: 'ask', styleUrl: null, archive: file, origins: [] } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}) => api.app.inject({ url: '/streets/map.pmtiles', headers });

it('tells browsers that this site has streets in a file of its own', async () => {
  expect((await api.stranger().get('/api/site')).body.results.map.streets).toEqual({
    mode: 'ask',
    style_url: null,
    archive_url: '/streets/map.pmtiles',
    host: null,
  });
});

it('gives out the part that is asked for, and says of how much', async () => {
  const answer = await ask({ range: 'bytes=8-107' });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-range': 'bytes 8-107/1000',
    'content-length': '100',
    etag: expect.stringMatching(/^".+"$/),
  });
  expect(answer.rawPayload.equals(bytes.subarray(8, 108))).toBe(true);
});

it('gives out all of it when no part is asked for, or a part of what it was before', async () => {
  const whole = await ask();
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 1000]);
  const changed = await ask({ range: 'bytes=0-9', 'if-range': '"as-it-was"' });
  expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, 1000]);
  const same = await ask({ range: 'bytes=0-9', 'if-range': String(whole.headers['etag']) });
  expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10]);
});

it('refuses a part that is not there', async () => {
  const answer = await ask({ range: 'bytes=1000-' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
});

it('has nothing to give out where no file is named', async () => {
  const without = await startTestApi();
  expect((await without.app.inject('/streets/map.pmtiles')).statusCode).toBe(404);
  await without.close();
});

it('starts only with a file that can be read and is an archive', () => {
  expect(() => openStreetArchive(join(folder, 'none.pmtiles'))).toThrow('which cannot be read');
  const other = join(folder, 'other.pmtiles');
  writeFileSync(other, 'Hello, world');
  expect(() => openStreetArchive(other)).toThrow('which is no PMTiles archive of version 3');
});
