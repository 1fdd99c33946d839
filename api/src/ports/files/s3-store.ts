import { AwsClient } from 'aws4fetch';
import { isFileKey, type FileStore } from './file-store.ts';

export interface Bucket {
  /** `https://s3.eu-central-1.amazonaws.com`, or that of any store with the same interface. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const patienceMs = 15_000;

/** A bucket behind the S3 interface, addressed by path, so that one endpoint serves every bucket. */
export function s3Store({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: string, key: string, more: { body?: Buffer; headers?: Record<string, string> } = {}) => {
    if (!isFileKey(key)) throw new Error(`${key} is no file key: use lower-case letters, digits and dashes.`);
    const { body, ...rest } = more;
    const answer = await client.fetch(`${endpoint}/${name}/${key}`, {
      method,
      ...rest,
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The file store answered ${answer.status} to ${method} ${key}: check S3_… in the environment.`);
  };
  return {
    put: async (key, body, type) => {
      const { status } = await ask('PUT', key, { body, headers: { 'content-type': type } });
      if (status === 404) throw new Error(`The file store has no bucket ${name}: create it, or mend S3_BUCKET.`);
    },
    get: async (key) => {
      const answer = await ask('GET', key);
      if (answer.status === 404) return null;
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return { bytes: Buffer.from(await answer.arrayBuffer()), type };
    },
    remove: async (key) => {
      await ask('DELETE', key);
    },
  };
}
