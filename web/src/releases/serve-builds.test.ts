import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '@tabi/releases';
import fastify, { type FastifyInstance } from 'fastify';
import { writeSealedBuild } from '../testing/sealed-build.ts';
import { fileOf, serveBuilds } from './serve-builds.ts';

describe('the file that a build’s address names', () => {
  it('lies in the browser folder of the build', () => {
    expect(fileOf('mf-blog/1a2b3c/remoteEntry.js')).toBe('mf-blog/1a2b3c/browser/remoteEntry.js');
  });

  it('is the same whatever the attempt', () => {
    expect(fileOf('~2/mf-blog/1a2b3c/remoteEntry.js')).toBe('mf-blog/1a2b3c/browser/remoteEntry.js');
  });

  it.each([
    '',
    'mf-blog',
    'mf-blog/1a2b3c',
    '../x/y',
    'mf-blog/1a2b3c/../../registry.json',
    'mf-blog/../1a2b/x.js',
    'MF/1/x.js',
  ])('%s names none', (path) => {
    expect(fileOf(path)).toBeNull();
  });
});

describe('a browser that has a file of an earlier build', () => {
  const text = `say('${'Stories of all kinds. '.repeat(20)}');`;
  let releases: string;
  let site: FastifyInstance;

  beforeEach(() => {
    releases = mkdtempSync(join(tmpdir(), 'tabi-serve-'));
    for (const build of ['aaaa', 'bbbb'])
      writeSealedBuild(join(releases, 'shell', build), { 'main.1234abcd.js': `${text} // ${build}` });
    site = fastify();
    serveBuilds(site, releases);
  });
  afterEach(async () => {
    await site.close();
    rmSync(releases, { recursive: true });
  });

  const ask = (headers: Record<string, string>) => site.inject({ url: '/_mf/shell/bbbb/main.1234abcd.js', headers });
  const has = `:${digestOf(`${text} // aaaa`).slice('sha256-'.length)}:`;

  it('is told that it is good for unpacking those that come after it', async () => {
    const { headers, body } = await ask({ 'accept-encoding': 'gzip' });
    expect(headers['use-as-dictionary']).toBe('match="/_mf/shell/*/main.*.js"');
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
    expect(body).toBe(`${text} // bbbb`);
  });

  it('is sent what is different', async () => {
    const { headers, rawPayload } = await ask({ 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': has });
    expect(headers['content-encoding']).toBe('dcz');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(rawPayload.length).toBeLessThan(100);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  it('is sent the file where it cannot unpack, or has what nobody knows', async () => {
    for (const headers of [
      { 'accept-encoding': 'gzip, br', 'available-dictionary': has },
      { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${'A'.repeat(43)}=:` },
    ])
      expect((await ask(headers)).body).toBe(`${text} // bbbb`);
  });
});
