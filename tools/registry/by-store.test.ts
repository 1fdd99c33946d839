import { startS3StandIn, type S3StandIn } from '../../api/src/testing/s3-stand-in.ts';
import { putInStore } from './by-store.ts';

let store: S3StandIn;
beforeEach(async () => {
  store = await startS3StandIn();
});
afterEach(() => store.close());

const env = () => ({
  S3_ENDPOINT: `${store.bucket.endpoint}/`,
  S3_REGION: store.bucket.region,
  S3_ACCESS_KEY_ID: store.bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.bucket.secretAccessKey,
});
const bytes = new TextEncoder().encode('a build');
const put = (place: string, more: Record<string, string | undefined> = {}) =>
  putInStore(place, 'mf-trains/aaaa.tabi', bytes, { ...env(), ...more });

it('puts a file into a folder of a bucket, where the address that it gives reads it without a key', async () => {
  const address = await put('s3://tabi/builds');
  expect(store.objects.get('builds/mf-trains/aaaa.tabi')?.bytes.toString()).toBe('a build');
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([200, 'a build']);
});

it('the address reads that one file, and nothing else', async () => {
  const address = await put('s3://tabi');
  store.objects.set('mf-trains/other.tabi', { bytes: Buffer.from('another'), type: 'text/plain' });
  expect((await fetch(address.replace('aaaa.tabi', 'other.tabi'))).status).toBe(403);
  expect((await fetch(address, { method: 'PUT', body: 'mine' })).status).toBe(403);
  expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('900');
});

it.each([
  ['tabi', {}, 'name a bucket, s3://builds'],
  ['s3://tabi/..%2fother', {}, 'name a bucket, s3://builds'],
  ['s3://tabi', { S3_ENDPOINT: undefined }, 'S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  ['s3://tabi', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'The store answered 403'],
  ['s3://nowhere', {}, 'The store answered 404'],
])('says what is wrong with %s and %j', async (place, more, sentence) => {
  await expect(put(place, more)).rejects.toThrow(sentence);
});
