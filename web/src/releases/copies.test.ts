import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestName } from '@tabi/releases';
import { writeSealedBuild } from '../testing/sealed-build.ts';
import { contentOf, createCopies } from './copies.ts';

const text = 'document.currentScript.chunks.push([[7],{}]);';
const name = `7.${digestName(text)}.js`;

let releases: string;
const at = (build: string) => join(releases, 'mf-blog', build);
const fileIn = (build: string) => join(at(build), 'browser', name);

function make(build: string, made: number): void {
  writeSealedBuild(at(build), { [name]: text });
  utimesSync(at(build), made, made);
}

const pick = async (file: string) => (existsSync(file) ? { file } : null);

beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'tabi-copies-'));
  make('aaaa', 1_000);
  make('bbbb', 2_000);
});
afterEach(() => rmSync(releases, { recursive: true }));

describe('the file that an address by content names', () => {
  it('is any build’s, whatever the attempt', () => {
    expect(contentOf(`mf-blog/by-content/${name}`)).toEqual({ app: 'mf-blog', name });
    expect(contentOf(`~3/mf-blog/by-content/${name}`)).toEqual({ app: 'mf-blog', name });
  });

  it.each([
    'mf-blog/by-content/remoteEntry.js',
    `mf-blog/aaaa/${name}`,
    `mf-blog/by-content/../${name}`,
    `../x/${name}`,
  ])('%s names none', (path) => {
    expect(contentOf(path)).toBeNull();
  });
});

describe('finding a file that several builds have', () => {
  const wanted = { app: 'mf-blog', name };

  it('takes it from the build that was made last, and from another one when that is gone', async () => {
    const find = createCopies(releases);
    expect(await find(wanted, pick)).toEqual({ copy: { file: fileIn('bbbb') }, isSound: true });
    rmSync(at('bbbb'), { recursive: true });
    expect(await find(wanted, pick)).toEqual({ copy: { file: fileIn('aaaa') }, isSound: true });
    rmSync(at('aaaa'), { recursive: true });
    expect(await find(wanted, pick)).toBeNull();
  });

  it('passes a copy over that is not what was built, also one that was sound before', async () => {
    const find = createCopies(releases);
    await find(wanted, pick);
    writeFileSync(fileIn('bbbb'), 'something else');
    expect(await find(wanted, pick)).toEqual({ copy: { file: fileIn('aaaa') }, isSound: true });
    writeFileSync(fileIn('aaaa'), 'something else, too');
    expect((await find(wanted, pick))?.isSound).toBe(false);
  });

  it('knows nothing of drafts', async () => {
    make('cccc.draft-1', 3_000);
    const found = await createCopies(releases)(wanted, pick);
    expect(found?.copy.file).toBe(fileIn('bbbb'));
  });
});
