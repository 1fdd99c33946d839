import { readConfig } from '../../app/config.ts';

const bucket = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'tabi',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('keeps uploads in the data folder when nothing is said', () => {
  expect(readConfig({}).bucket).toBeUndefined();
});

it('takes a bucket', () => {
  expect(readConfig(bucket).bucket).toEqual({
    endpoint: 'https://s3.example',
    name: 'tabi',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

it('says which belong together when one is missing', () => {
  expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow('belong together: set all four, or none.');
});
