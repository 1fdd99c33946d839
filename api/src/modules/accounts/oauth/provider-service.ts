import type { ClientAuth, Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { OAuthProvider } from '../../../ports/oauth/oauth-settings.ts';
import { identityOf, type Identity } from './domain/identity.ts';

/** What one attempt to sign in must come back with. */
export interface Attempt {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** One provider, found out about when first needed. */
export interface ProviderClient {
  /** Where the person goes to sign in, and what to keep until they come back. */
  begin(redirectUri: string): Promise<{ url: string; attempt: Attempt }>;
  /**
   * Exchanges what the person came back with for who they are.
   * @param returned the whole address they came back to
   * @throws Error when anything about it is not as it should be
   */
  finish(returned: URL, attempt: Attempt, shownName: string | null): Promise<Identity>;
}

/** Large: loaded with the first who signs in this way. */
const openid = () => import('openid-client');

const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/;
const patienceSeconds = 10;

/** Posted, as each provider takes it; made anew for each request. */
const secretOf =
  ({ clientId, clientSecret }: OAuthProvider, now: () => Date): ClientAuth =>
  async (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', await clientSecret(now()));
  };

async function configurationOf(provider: OAuthProvider, now: () => Date): Promise<Configuration> {
  const client = await openid();
  const auth = secretOf(provider, now);
  const { server } = provider;
  if ('discovery' in server) {
    const insecure = ownMachine.test(server.discovery);
    return client.discovery(new URL(server.discovery), provider.clientId, undefined, auth, {
      timeout: patienceSeconds,
      ...(insecure ? { execute: [client.allowInsecureRequests] } : {}),
    });
  }
  const { authorize, token } = server;
  const metadata = { issuer: new URL(authorize).origin, authorization_endpoint: authorize, token_endpoint: token };
  const configuration = new client.Configuration(metadata, provider.clientId, undefined, auth);
  configuration.timeout = patienceSeconds;
  if (ownMachine.test(token)) client.allowInsecureRequests(configuration);
  return configuration;
}

async function profileOf(configuration: Configuration, accessToken: string, address: string) {
  const client = await openid();
  const answer = await client.fetchProtectedResource(configuration, accessToken, new URL(address), 'GET');
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} when asked for the profile.`);
  return (await answer.json()) as Record<string, unknown>;
}

/** OpenID Connect says who it is in a signed token; when the address is not in it, it is asked for. */
async function claimsOf(configuration: Configuration, tokens: TokenEndpointResponse & TokenEndpointResponseHelpers) {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token.');
  if (claims['email'] || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const client = await openid();
  return { ...claims, ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
}

export function providerClient(provider: OAuthProvider, now: () => Date): ProviderClient {
  let known: Promise<Configuration> | null = null;
  const configuration = () => {
    known ??= configurationOf(provider, now).catch((error: unknown) => {
      // The provider may be back the next time.
      known = null;
      throw error;
    });
    return known;
  };
  const isOidc = 'discovery' in provider.server;

  return {
    begin: async (redirectUri) => {
      const client = await openid();
      const attempt: Attempt = {
        provider: provider.name,
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: provider.scope,
        state: attempt.state,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(isOidc ? { nonce: attempt.nonce } : {}),
        ...(provider.formPost ? { response_mode: 'form_post' } : {}),
      });
      return { url: url.href, attempt };
    },
    finish: async (returned, { state, nonce, verifier }, shownName) => {
      const client = await openid();
      const found = await configuration();
      const tokens = await client.authorizationCodeGrant(found, returned, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        ...(isOidc ? { expectedNonce: nonce, idTokenExpected: true } : {}),
      });
      const claims =
        'profile' in provider.server
          ? await profileOf(found, tokens.access_token, provider.server.profile)
          : await claimsOf(found, tokens);
      const identity = identityOf(provider.name, claims, shownName);
      if (!identity.subject) throw new Error('The provider did not say who it is.');
      return identity;
    },
  };
}
