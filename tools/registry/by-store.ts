import { AwsClient } from 'aws4fetch';

/** Long enough for the site to fetch it. */
const validSeconds = 900;

type Env = Record<string, string | undefined>;

/**
 * Puts a file into a bucket behind the S3 interface, whose endpoint, region and keys are in the environment (`S3_…`).
 * @param place `s3://bucket` or `s3://bucket/folder`
 * @returns an address by which whoever has it can read the file for a quarter of an hour
 * @throws in a sentence, when it cannot be put there
 */
export async function putInStore(
  place: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  env: Env,
): Promise<string> {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const path = /^s3:\/\/([\w.-]+(?:\/[\w.-]+)*)\/?$/.exec(place)?.[1];
  if (!path) throw new Error(`${place} is no store: name a bucket, s3://builds or s3://builds/folder.`);
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Error('A store needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY in the environment.');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const address = `${endpoint.replace(/\/+$/, '')}/${path}/${name}`;
  const answer = await client.fetch(address, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The store answered ${answer.status} to ${address}: check S3_… in the environment.`);
  const signed = await client.sign(`${address}?X-Amz-Expires=${validSeconds}`, { aws: { signQuery: true } });
  return signed.url;
}
