import { join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '@tabi/postgres';
import type { FileStore } from './file-store.ts';
import { localStore } from './local-store.ts';
import { s3Store, type Bucket } from './s3-store.ts';

/** The settings of the environment that say where uploads are kept; in `DATA_DIR/files` without them. */
export const fileSettings = z.object({
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'S3_ENDPOINT must be an address, such as https://s3.eu-central-1.amazonaws.com.',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** @throws StartProblem when some of what belongs together is missing */
export function bucketOf(found: z.output<typeof fileSettings>): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId } = found;
  const secretAccessKey = found.S3_SECRET_ACCESS_KEY;
  if (endpoint && name && accessKeyId && secretAccessKey)
    return { endpoint, name, region: found.S3_REGION, accessKeyId, secretAccessKey };
  if (endpoint || name || accessKeyId || secretAccessKey)
    throw new StartProblem(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four, or none.',
    );
  return undefined;
}

export const openFileStore = (bucket: Bucket | undefined, dataDir: string): FileStore =>
  bucket ? s3Store(bucket) : localStore(join(dataDir, 'files'));
