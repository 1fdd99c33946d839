import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { flip, issueToken, keepDescription, packBuild, promote, readRegistry, sealBuild } from '@tabi/releases';
import type { AppDescription } from '@tabi/releases';
import Fastify, { type FastifyInstance } from 'fastify';
import { receivePushes } from './receive-pushes.ts';

let folder: string;
let releases: string;
let dataDir: string;
let app: FastifyInstance;
let wrong: string[];
let trial: () => Promise<void>;
let said: string;
/** Filled by the tests that have one. */
let stores: string[];

type Over = { path?: string; needs?: string; script?: string; app?: string };

/** A build made elsewhere. @returns its folder */
function make(
  id: string,
  { path = '/trains', needs = '^1.0', script = 'var a = 1;', app: name = 'mf-trains' }: Over = {},
): string {
  const build = join(folder, 'elsewhere', id);
  const files: Record<string, string> = {
    'browser/remoteEntry.js': `var of = '${id}';`,
    'browser/routes.js': script,
    'server/routes.cjs': 'exports.routes = {};',
    'assets.json': JSON.stringify({
      scripts: ['remoteEntry.js'],
      styles: [],
      fonts: [],
      exposes: { routes: ['routes.js'] },
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), text);
  }
  const pages = [{ name: 'trains', path, title: 'Trains', render: 'server' }];
  const rest = { widgets: [], events: { emits: [], listens: [] }, needs: { '@tabi/shared': needs } };
  keepDescription(build, { name, owner: 'Trains', pages, ...rest } as unknown as AppDescription);
  sealBuild(build);
  return build;
}

function makeShell(): void {
  const shell = join(releases, 'shell/aaaa');
  mkdirSync(join(shell, 'browser'), { recursive: true });
  writeFileSync(join(shell, 'assets.json'), '{"scripts":[],"styles":[],"fonts":[],"exposes":{}}');
  const shared = [{ name: '@tabi/shared/ui', version: '1.1.0' }];
  writeFileSync(join(shell, 'browser/mf-manifest.json'), JSON.stringify({ shared }));
  const pages = [{ name: 'landing', path: '/', title: 'Tabi', render: 'server' }];
  const prefixes = { 'mf-trains': ['/trains'] };
  keepDescription(shell, { name: 'shell', owner: 'Shell', pages, prefixes } as unknown as AppDescription);
  flip(releases, 'shell', 'aaaa', 'test');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-push-'));
  [releases, dataDir] = [join(folder, 'releases'), join(folder, 'data')];
  makeShell();
  [wrong, said, stores, trial] = [[], '', [], async () => undefined];
  app = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => void (said += line) } } });
  receivePushes(app, {
    releasesDir: releases,
    dataDir,
    releaseStores: stores,
    tryIt: async () => (await trial(), wrong),
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const send = async (token: string, payload: Buffer | string, to = 'mf-trains') => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const reason = { 'x-release-reason': encodeURIComponent('night trains to Hà Nội') };
  return app.inject({ method: 'POST', url: `/_mf/releases/${to}`, payload, headers: { ...headers, ...reason } });
};
const packed = (id: string, over?: Over) => buffer(packBuild(make(id, over), over?.app ?? 'mf-trains', id));
const current = () => readRegistry(releases).apps['mf-trains']?.current;
/** What is on the shelf of the app besides what is current. */
const leftovers = () => {
  const own = join(releases, 'mf-trains');
  return existsSync(own) ? readdirSync(own).filter((name) => name !== current()) : [];
};

it('without any token there is no such address', async () => {
  expect((await send('tabi_anything', await packed('aaaa'))).statusCode).toBe(404);
});

it('a build that is pushed with its token is current, and the history says by whom and why', async () => {
  const token = issueToken(dataDir, 'mf-trains', 'trains CI');
  const answer = await send(token, await packed('aaaa'));
  expect(answer.json()).toEqual({ app: 'mf-trains', build: 'aaaa', was: null });
  const second = await send(token, await packed('bbbb'));
  expect(second.json()).toEqual({ app: 'mf-trains', build: 'bbbb', was: 'aaaa' });
  const { apps, history } = readRegistry(releases);
  expect(apps['mf-trains']?.acts?.at(-1)).toMatchObject({ build: 'bbbb', actor: 'trains CI' });
  expect(apps['mf-trains']).toMatchObject({ current: 'bbbb', previous: ['aaaa'] });
  expect(history.at(-1)).toMatchObject({
    from: 'aaaa',
    to: 'bbbb',
    reason: 'night trains to Hà Nội',
  });
  expect(said).toContain('A build was pushed and is current.');
  expect(said).not.toContain(token);
});

it('a token that is not known, or of another app, changes nothing', async () => {
  const other = issueToken(dataDir, 'mf-blog', 'blog CI');
  const artefact = await packed('aaaa');
  expect((await send('tabi_wrong', artefact)).statusCode).toBe(401);
  expect((await send(other, artefact)).json()).toEqual({
    message: 'This token is of mf-blog, and nothing else can be done with it.',
  });
  // The address is right, what comes is not.
  const inside = await send(other, artefact, 'mf-blog');
  expect([inside.statusCode, inside.json().message]).toEqual([
    422,
    'mf-blog was not released:\nThis is a build of mf-trains, not of mf-blog.',
  ]);
  expect(readRegistry(releases).apps).toEqual({ shell: expect.anything() });
  expect(said).not.toContain(other);
});

it('whoever is refused while they are still sending is told so once they have sent all', async () => {
  const other = issueToken(dataDir, 'mf-blog', 'blog CI');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const heard: string[] = [];
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('data', (data) => heard.push(data.toString()));
  const half = 'a'.repeat(1_000);
  socket.write(
    `POST /_mf/releases/mf-trains HTTP/1.1\r\nhost: trains\r\nauthorization: Bearer ${other}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: 2000\r\n\r\n${half}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toEqual([]);
  socket.write(half);
  await once(socket, 'close');
  expect(heard.join('')).toContain('This token is of mf-blog, and nothing else can be done with it.');
});

it.each([
  ['outside of its prefix', { path: '/blog' }, 'mf-trains may not serve /blog'],
  ['that asks for more than the shell has', { needs: '^1.4' }, 'the live shell brings 1.1.0'],
  ['that makes code out of text', { script: 'eval("1")' }, 'browser/routes.js makes code out of text'],
  ['whose pages with parameters say no example', { path: '/trains/:line' }, 'says no example of "trains"'],
  ['that calls itself somebody else', { app: 'mf-blog' }, 'This is a build of mf-blog, not of mf-trains.'],
])('a build %s is refused and leaves nothing behind', async (_, over, sentence) => {
  const token = issueToken(dataDir, 'mf-trains', 'CI');
  const answer = await send(token, await packed('aaaa', over));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain(sentence);
  expect([current(), leftovers()]).toEqual([undefined, []]);
});

it('a damaged artefact, and one that fails when it is tried, are refused and leave nothing behind', async () => {
  const token = issueToken(dataDir, 'mf-trains', 'CI');
  const artefact = await packed('aaaa');
  expect((await send(token, artefact.subarray(0, -20))).json().message).toContain('The artefact is damaged');
  expect((await send(token, 'nothing of the kind')).statusCode).toBe(422);
  wrong = ['/trains (server): no trains today'];
  expect((await send(token, artefact)).json().message).toContain('/trains (server): no trains today');
  expect([current(), leftovers()]).toEqual([undefined, []]);
});

it('a second push at the same moment is told to wait, and one that was overtaken changes nothing', async () => {
  const token = issueToken(dataDir, 'mf-trains', 'CI');
  await send(token, await packed('aaaa'));
  let go = () => undefined as void;
  const isTried = new Promise<void>((begun) => {
    trial = () => new Promise<void>((done) => ((go = done), begun()));
  });
  const first = send(token, await packed('bbbb'));
  await isTried;
  expect((await send(token, await packed('cccc'))).statusCode).toBe(409);
  // Somebody on the machine itself.
  cpSync(make('dddd'), join(releases, 'mf-trains/dddd'), { recursive: true });
  promote(releases, 'mf-trains', 'dddd', 'by hand');
  go();
  const overtaken = await first;
  expect([overtaken.statusCode, overtaken.json().message]).toEqual([
    422,
    expect.stringContaining('mf-trains was released by somebody else at the same moment (dddd)'),
  ]);
  expect(current()).toBe('dddd');
});

it('the same build again changes nothing, and another build of its name is refused', async () => {
  const token = issueToken(dataDir, 'mf-trains', 'CI');
  const artefact = await packed('aaaa');
  await send(token, artefact);
  expect((await send(token, artefact)).statusCode).toBe(200);
  const other = await send(token, await packed('aaaa', { script: 'var b = 2;' }));
  expect(other.json().message).toContain('Another build of that name is there already');
  expect(current()).toBe('aaaa');
});

it('the token takes its own app away, and no other', async () => {
  const token = issueToken(dataDir, 'mf-trains', 'CI');
  await send(token, await packed('aaaa'));
  const remove = (name: string) =>
    app.inject({ method: 'DELETE', url: `/_mf/releases/${name}`, headers: { authorization: `Bearer ${token}` } });
  expect((await remove('shell')).statusCode).toBe(403);
  expect((await remove('mf-trains')).json()).toEqual({ app: 'mf-trains', was: 'aaaa' });
  expect(readRegistry(releases).apps['mf-trains']).toBeUndefined();
  expect(readRegistry(releases).history.at(-1)).toMatchObject({ from: 'aaaa', reason: 'taken away by CI: pushed' });
});

describe('a build that lies in a store', () => {
  let store: Server;
  let files: Map<string, Buffer>;
  let origin: string;
  beforeEach(async () => {
    files = new Map();
    store = createServer(({ url = '' }, answer) => {
      const file = files.get(url);
      if (url.startsWith('/builds/moved')) answer.writeHead(302, { location: '/secrets/a.tabi' }).end();
      else answer.writeHead(file ? 200 : 403).end(file);
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    // As an operator may write it.
    stores.push(`${origin.replace('http:', 'HTTP:')}/builds`);
  });
  afterEach(() => new Promise((resolve) => store.close(resolve)));

  const tell = (payload: unknown, token = issueToken(dataDir, 'mf-trains', 'trains CI')) =>
    app.inject({
      method: 'POST',
      url: '/_mf/releases/mf-trains',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });

  it('is fetched, judged like one that is sent, and current; its address is a key that no log has', async () => {
    files.set('/builds/mf-trains/aaaa.tabi?key=hush', await packed('aaaa'));
    const answer = await tell({ artefact: `${origin}/builds/mf-trains/aaaa.tabi?key=hush` });
    expect(answer.json()).toEqual({ app: 'mf-trains', build: 'aaaa', was: null });
    expect(current()).toBe('aaaa');
    expect(said).not.toContain('hush');
    files.set('/builds/other.tabi', await packed('bbbb', { app: 'mf-blog' }));
    expect((await tell({ artefact: `${origin}/builds/other.tabi` })).json().message).toContain('a build of mf-blog');
  });

  it.each([
    ['no address', { artefact: 'builds/a.tabi' }, 'Say where the artefact lies'],
    ['no JSON', 'artefact', 'Say where the artefact lies'],
    ['a file of this machine', { artefact: 'file:///etc/passwd' }, 'Say where the artefact lies'],
    ['another place of the store', { artefact: ':/secrets/a.tabi' }, 'lies in no store'],
    ['a way out of the store', { artefact: ':/builds/%2e%2e/secrets/a.tabi' }, 'lies in no store'],
    ['a folder whose name begins like it', { artefact: ':/builds-of-others/a.tabi' }, 'lies in no store'],
    ['another way to write it', { artefact: ':@elsewhere.example/builds/a.tabi' }, 'lies in no store'],
    ['what leads elsewhere', { artefact: ':/builds/moved.tabi' }, 'could not be fetched'],
    ['what is not there', { artefact: ':/builds/b.tabi?key=hush' }, 'could not be fetched: it answers 403'],
  ])('%s is refused with a sentence, and nothing is released', async (_what, wish, sentence) => {
    files.set('/secrets/a.tabi', await packed('aaaa'));
    const answer = await tell(typeof wish === 'string' ? wish : { artefact: wish.artefact.replace(/^:/, origin) });
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining(sentence)]);
    expect(answer.json().message).not.toContain('hush');
    expect(current()).toBeUndefined();
  });

  it('is told of in a few words: longer ones are not read to their end', async () => {
    files.set('/builds/a.tabi', await packed('aaaa'));
    const answer = await tell({ artefact: `${origin}/builds/a.tabi`, more: 'x'.repeat(9_000) });
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('Say where')]);
    expect(current()).toBeUndefined();
  });

  it('is not asked for by who has no token', async () => {
    issueToken(dataDir, 'mf-trains', 'trains CI');
    let asked = 0;
    store.on('request', () => (asked += 1));
    expect((await tell({ artefact: `${origin}/builds/a.tabi` }, 'tabi_wrong')).statusCode).toBe(401);
    expect(asked).toBe(0);
  });
});
