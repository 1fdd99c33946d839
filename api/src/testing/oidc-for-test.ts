import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/**
 * A real OpenID Connect provider in a process of its own. Whoever signs in as `name` is name@example.com; the address of
 * `unverified-…` is not verified, and `secretive-…` tells none. Says its address as one line, then stays.
 */
async function run(redirectUri: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'tabi',
        client_secret: 'a secret of the provider',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the provider'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: `${id[0]?.toUpperCase()}${id.slice(1)}`,
        ...(id.startsWith('secretive')
          ? {}
          : { email: `${id}@example.com`, email_verified: !id.startsWith('unverified') }),
      }),
    }),
  });
  server.on('request', provider.callback());
  process.stdout.write(`${issuer}\n`);
}

void run(process.argv[2] ?? '');
