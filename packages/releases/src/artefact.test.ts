import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { digestProblems, packBuild, unpackBuild } from './artefact.ts';
import { sealBuild } from './digests.ts';

let folder: string;
let build: string;
let target: string;
const put = (file: string, bytes: string | Buffer) => {
  mkdirSync(dirname(join(build, file)), { recursive: true });
  writeFileSync(join(build, file), bytes);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-artefact-'));
  [build, target] = [join(folder, 'made'), join(folder, 'come')];
  mkdirSync(target);
  put('browser/remoteEntry.js', 'var mf_blog_aaaa = 1;');
  put('browser/remoteEntry.js.br', brotliCompressSync('var mf_blog_aaaa = 1;'));
  put('server/widgets/Part.cjs', 'exports.Part = 1;');
  put('assets.json', JSON.stringify({ scripts: [], styles: [], fonts: [], exposes: {} }));
  sealBuild(build);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An artefact that says and holds what a test wants. */
const made = (head: object | string, body = '') =>
  Readable.from(gzipSync(`${typeof head === 'string' ? head : JSON.stringify(head)}\n${body}`));
const withFiles = (files: object[], body = '') => made({ app: 'mf-blog', build: 'aaaa', files }, body);

it('a build that was sealed with another algorithm is judged by that one', () => {
  const digest = `sha384-${createHash('sha384').update('one').digest('base64')}`;
  const assets = { scripts: [], styles: [], fonts: [], exposes: {}, digests: { 'browser/a.js': digest } };
  const old = join(folder, 'old');
  mkdirSync(join(old, 'browser'), { recursive: true });
  writeFileSync(join(old, 'assets.json'), JSON.stringify(assets));
  writeFileSync(join(old, 'browser/a.js'), 'one');
  expect(digestProblems(old)).toEqual([]);
});

it('what was packed is unpacked as it was', async () => {
  expect(await unpackBuild(packBuild(build, 'mf-blog', 'aaaa'), target)).toMatchObject({
    app: 'mf-blog',
    build: 'aaaa',
  });
  for (const file of ['assets.json', 'browser/remoteEntry.js', 'browser/remoteEntry.js.br', 'server/widgets/Part.cjs'])
    expect(readFileSync(join(target, file))).toEqual(readFileSync(join(build, file)));
});

it.each([
  '../outside.js',
  'browser/../../outside.js',
  '/etc/passwd',
  'browser/..',
  'browser/.hidden',
  'browser//x.js',
  'browser\\x.js',
  'registry.json',
  'node_modules/x.js',
])('an artefact that names %s writes nothing', async (path) => {
  await expect(unpackBuild(withFiles([{ path, size: 2 }], 'no'), target)).rejects.toThrow(
    /it names something that a build does not have/,
  );
  expect(existsSync(join(folder, 'outside.js'))).toBe(false);
});

it.each([
  ['is no gzip', () => Readable.from(Buffer.from('{}\n')), 'it cannot be unpacked'],
  ['ends in the middle', () => Readable.from(gzipSync('{"app":"mf-blog"}\n').subarray(0, 20)), 'it cannot be unpacked'],
  ['says nothing first', () => Readable.from(gzipSync('')), 'it does not begin by saying'],
  ['says no JSON', () => made('{"app":'), 'what it says first is no JSON'],
  [
    'holds less than it says',
    () => withFiles([{ path: 'browser/a.js', size: 9 }], 'short'),
    'in the middle of browser/a.js',
  ],
  ['holds more than it says', () => withFiles([{ path: 'browser/a.js', size: 1 }], 'long'), 'there is more in it'],
  [
    'has a file twice',
    () => withFiles(Array(2).fill({ path: 'browser/a.js', size: 1 }), 'ab'),
    'browser/a.js is in it twice',
  ],
  ['has no assets.json', () => withFiles([{ path: 'browser/a.js', size: 1 }], 'a'), 'its assets.json is missing'],
])('an artefact that %s is refused', async (_, artefact, sentence) => {
  await expect(unpackBuild(artefact(), target)).rejects.toThrow(sentence);
});

it('an artefact that grows beyond all measure when it is unpacked is stopped', async () => {
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  await expect(unpackBuild(Readable.from(bomb), target)).rejects.toThrow('larger than 48 MiB');
});

it('a file that is changed, missing, added, or packed from something else is told of', async () => {
  expect(digestProblems(build)).toEqual([]);
  appendFileSync(join(build, 'browser/remoteEntry.js'), ';');
  put('browser/extra.js', '1');
  rmSync(join(build, 'server/widgets/Part.cjs'));
  put('browser/remoteEntry.js.br', brotliCompressSync('something else'));
  expect(digestProblems(build).sort()).toEqual([
    'browser/extra.js is not the file that was built.',
    'browser/remoteEntry.js is not the file that was built.',
    'browser/remoteEntry.js.br is not the file that was built.',
    'server/widgets/Part.cjs is missing.',
  ]);
  await expect(unpackBuild(packBuild(build, 'mf-blog', 'aaaa'), target)).rejects.toThrow('The artefact is damaged');
});
