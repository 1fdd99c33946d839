import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readCookies } from '../http/cookies.ts';
import type { OAuthProvider } from '../ports/oauth/oauth-settings.ts';

/** A running provider (see oidc-for-test.ts). */
export interface OidcServer {
  issuer: string;
  stop(): Promise<void>;
}

/** How a site knows that provider. */
export const acmeAt = ({ issuer }: Pick<OidcServer, 'issuer'>): OAuthProvider => ({
  name: 'acme',
  label: 'Acme',
  clientId: 'tabi',
  clientSecret: () => 'a secret of the provider',
  scope: 'openid email profile',
  server: { discovery: issuer },
});

const tsx = join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');

/** In a process of its own, as it would be in life. */
export async function startOidcServer(redirectUri: string): Promise<OidcServer> {
  const child: ChildProcess = spawn(process.execPath, [tsx, join(__dirname, 'oidc-for-test.ts'), redirectUri], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    if (line.startsWith('http')) {
      return {
        issuer: line,
        stop: async () => {
          const ended = once(child, 'close');
          child.kill();
          await ended;
        },
      };
    }
  }
  throw new Error('The provider for the tests did not start: run oidc-for-test.ts by hand to see why.');
}

/**
 * Goes through the provider's own pages as a person does.
 * @param refuse leaves at the question whether Tabi may know who they are
 * @returns the address that the provider sends them back to
 */
export async function signInAtProvider(start: string, login: string, refuse = false): Promise<string> {
  const issuer = new URL(start).origin;
  const cookies = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>): Promise<string> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = Object.entries(readCookies(cookie.split(';')[0]))[0] ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location) return new URL(location, issuer).href;
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!prompt) throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 200)}`);
    if (refuse && prompt === 'consent') return ask(`${url}/abort`);
    return ask(url, { prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) });
  };
  let at = start;
  while (at.startsWith(issuer)) at = await ask(at);
  return at;
}
