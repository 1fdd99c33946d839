import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3StandIn, type S3StandIn } from '../../testing/s3-stand-in.ts';
import type { FileStore } from './file-store.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
let standIn: S3StandIn;
const stores: Record<string, () => FileStore> = {
  'a folder': () => localStore(folder),
  'a bucket': () => s3Store(standIn.bucket),
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tabi-test-files-'));
  standIn = await startS3StandIn();
});
afterEach(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true });
});

const key = 'avatars/0f-256.webp';
const bytes = Buffer.from([0, 255, 10, 13, 37]);

describe.each(Object.keys(stores))('%s', (name) => {
  it('gives back what was put in, with its type', async () => {
    const store = stores[name]!();
    await store.put(key, bytes, 'image/webp');
    expect(await store.get(key)).toEqual({ bytes, type: 'image/webp' });
  });

  it('has nothing under another key', async () => {
    expect(await stores[name]!().get(key)).toBeNull();
  });

  it('keeps the newest', async () => {
    const store = stores[name]!();
    await store.put(key, Buffer.from('old'), 'image/webp');
    await store.put(key, bytes, 'image/webp');
    expect((await store.get(key))?.bytes).toEqual(bytes);
  });

  it('removes, and is not surprised when there is nothing to remove', async () => {
    const store = stores[name]!();
    await store.put(key, bytes, 'image/webp');
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
  });

  it.each(['../secret.webp', '/etc/passwd.x', 'a//b.webp', 'a/../../b.webp', 'A.webp', ''])(
    'refuses the key %p',
    async (wrong) => {
      await expect(async () => stores[name]!().get(wrong)).rejects.toThrow('is no file key');
    },
  );
});

it('leaves no draft in the folder', async () => {
  await localStore(folder).put(key, bytes, 'image/webp');
  expect(readdirSync(join(folder, 'avatars'))).toEqual(['0f-256.webp']);
});

it('says what to look at when the bucket refuses', async () => {
  const store = s3Store({ ...standIn.bucket, secretAccessKey: 'wrong' });
  await expect(store.put(key, bytes, 'image/webp')).rejects.toThrow('answered 403');
  await expect(s3Store({ ...standIn.bucket, name: 'other' }).put(key, bytes, 'image/webp')).rejects.toThrow(
    'no bucket other',
  );
});
