import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthProvider } from '../../../ports/oauth/oauth-settings.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** As much of a plain OAuth 2 provider (Facebook's kind) as signing in needs: no ID token, the person stands at a profile. */
const challenges = new Map<string, string>();
const answers: Record<string, (body: URLSearchParams, authorization: string) => [number, object]> = {
  '/token': (body) => {
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const fits = verifier === challenges.get(body.get('code') ?? '') && body.get('client_secret') === 'the app secret';
    return fits ? [200, { access_token: 'an access token', token_type: 'bearer' }] : [400, { error: 'invalid_grant' }];
  },
  '/me': (_body, authorization) =>
    authorization === 'Bearer an access token'
      ? [200, { id: '4711', name: 'Mai Tran', email: 'mai.tran@example.com' }]
      : [401, { error: 'no token' }],
};

let server: Server;
let api: TestApi;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
      const [status, body] = answer?.(new URLSearchParams(text), request.headers.authorization ?? '') ?? [404, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const facebook: OAuthProvider = {
    name: 'facebook',
    label: 'Facebook',
    clientId: 'the app',
    clientSecret: () => 'the app secret',
    scope: 'email public_profile',
    server: { authorize: `${home}/dialog`, token: `${home}/token`, profile: `${home}/me?fields=id,name,email` },
  };
  api = await startTestApi({ providers: [facebook] });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => server.close(resolve));
});

it('signs in by the profile, and asks by mail whether the address is theirs', async () => {
  const browser = await api.visitor();
  const url = new URL((await browser.get('/api/oauth/facebook')).body.results.url);
  challenges.set('a code', url.searchParams.get('code_challenge') ?? '');
  const query = new URLSearchParams({ code: 'a code', state: url.searchParams.get('state') ?? '' });
  const { headers } = await browser.get(`/oauth/facebook/callback?${query}`);
  const token = new URL(String(headers['location']), 'https://tabi.test').searchParams.get('token') ?? '';
  const { body } = await browser.get(`/api/oauth/authenticateUser/${token}`);
  expect(body.results).toMatchObject({ name: 'Mai Tran', email: 'mai.tran@example.com', email_verified: false });
  expect(api.mailbox.to('mai.tran@example.com', 'welcome')).toHaveLength(1);
});

it('does not with a code whose secret does not fit', async () => {
  const browser = await api.visitor();
  const url = new URL((await browser.get('/api/oauth/facebook')).body.results.url);
  const query = new URLSearchParams({ code: 'another code', state: url.searchParams.get('state') ?? '' });
  const { headers } = await browser.get(`/oauth/facebook/callback?${query}`);
  expect(headers['location']).toBe('/?error=failed');
});
