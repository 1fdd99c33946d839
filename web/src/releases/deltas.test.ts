import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { digestOf } from '@tabi/releases';
import { writeSealedBuild } from '../testing/sealed-build.ts';
import { createDeltas } from './deltas.ts';

let releases: string;
const at = (build: string) => join(releases, 'mf-blog', build);
const fileIn = (build: string) => join(at(build), 'browser', 'main.js');

const make = (build: string, text: string) => writeSealedBuild(at(build), { 'main.js': text });

/** What nobody can guess, so that only who has it can leave it out. */
const code = Array.from(
  { length: 2_000 },
  (_, line) => `const a${line} = ${digestOf(String(line)).slice(7, 20)};`,
).join('\n');
const [before, after] = [`${code}\nsay('Stories');`, `${code}\nsay('Stories told anew');`];

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-deltas-'));
  make('aaaa', before);
  make('bbbb', after);
});
afterEach(() => rmSync(releases, { recursive: true }));

/** As a browser does with the dictionary that it has. */
function unpack(delta: Buffer, dictionary: string): string {
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, delta.subarray(40), Buffer.from(dictionary))).toString();
  } finally {
    freeDCtx(context);
  }
}

describe('what is different between two builds’ files', () => {
  it('is what was changed, behind the digest of what it is different from', async () => {
    const delta = await createDeltas(releases)('mf-blog', fileIn('bbbb'), digestOf(before));
    if (!delta) throw new Error('There is no delta.');
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(`sha256-${delta.subarray(8, 40).toString('base64')}`).toBe(digestOf(before));
    expect(delta.length).toBeLessThan(200);
    expect(unpack(delta, before)).toBe(after);
  });

  it('is made once', async () => {
    const find = createDeltas(releases);
    const first = await find('mf-blog', fileIn('bbbb'), digestOf(before));
    expect(await find('mf-blog', fileIn('bbbb'), digestOf(before))).toBe(first);
  });

  it('is none for who has what no build of the app has', async () => {
    expect(await createDeltas(releases)('mf-blog', fileIn('bbbb'), digestOf('something else'))).toBeNull();
    expect(await createDeltas(releases)('mf-planner', fileIn('bbbb'), digestOf(before))).toBeNull();
  });

  it('is none of a file that is not what was built, on either side', async () => {
    writeFileSync(fileIn('bbbb'), `${readFileSync(fileIn('bbbb'), 'utf8')} `);
    expect(await createDeltas(releases)('mf-blog', fileIn('bbbb'), digestOf(before))).toBeNull();
    make('bbbb', after);
    writeFileSync(fileIn('aaaa'), `${before} `);
    expect(await createDeltas(releases)('mf-blog', fileIn('bbbb'), digestOf(before))).toBeNull();
  });

  it('is made with another build’s copy of what the browser has where one was damaged', async () => {
    make('cccc', before);
    writeFileSync(fileIn('aaaa'), `${before} `);
    expect(await createDeltas(releases)('mf-blog', fileIn('bbbb'), digestOf(before))).not.toBeNull();
  });
});
