import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { readConfig } from '../../app/config.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'TEAM', APPLE_KEY_ID: 'KEY', APPLE_PRIVATE_KEY: pem };
const now = new Date('2026-11-21T10:00:00Z');

it('has no provider, and no switch for them, when nothing is said', () => {
  const { providers, features } = readConfig({});
  expect([providers, features.socialLogin]).toEqual([[], false]);
});

it('shows providers as soon as one is configured', () => {
  const { providers, features } = readConfig(google);
  expect([providers[0]?.name, features.socialLogin]).toEqual(['google', true]);
});

it('can hide those that are configured', () => {
  const { providers, features } = readConfig({ ...google, FEATURE_SOCIAL_LOGIN: 'false' });
  expect([providers, features.socialLogin]).toEqual([[], false]);
});

it('takes any OpenID Connect provider', () => {
  const list = [{ name: 'acme', label: 'Acme', issuer: 'https://id.acme.example', id: 'x', secret: 'y' }];
  expect(readConfig({ OIDC_PROVIDERS: JSON.stringify(list) }).providers).toEqual([
    expect.objectContaining({
      name: 'acme',
      scope: 'openid email profile',
      server: { discovery: 'https://id.acme.example' },
    }),
  ]);
});

it('signs a fresh secret for Apple, which Apple can check', async () => {
  const { providers } = readConfig({ ...apple, APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') });
  const [header = '', claims = '', signature = ''] = ((await providers[0]?.clientSecret(now)) ?? '').split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  expect(read(header)).toEqual({ alg: 'ES256', kid: 'KEY' });
  expect(read(claims)).toMatchObject({
    iss: 'TEAM',
    sub: 'a',
    aud: 'https://appleid.apple.com',
    iat: now.getTime() / 1000,
  });
  const key = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
});

it.each([
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together'],
  [{ ...apple, APPLE_KEY_ID: '' }, 'belong together: set all of them, or none.'],
  [{ ...apple, APPLE_PRIVATE_KEY: 'no key' }, 'APPLE_PRIVATE_KEY must be the text of the .p8 file'],
  [{ OIDC_PROVIDERS: 'acme' }, 'OIDC_PROVIDERS must be a JSON list such as'],
  [{ OIDC_PROVIDERS: '[{"name":"acme"}]' }, 'OIDC_PROVIDERS must be a JSON list such as'],
])('says what is wrong with %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
