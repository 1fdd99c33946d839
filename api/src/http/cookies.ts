import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** `visitor` and `xsrf` are read by the site's own script; the others never. */
export const cookieNames = {
  visitor: 'USER-UUID',
  twin: 'tabi-visitor',
  xsrf: 'XSRF-TOKEN',
  session: 'tabi-session',
} as const;

export interface CookieRules {
  /** How long the browser keeps it; 0 takes it away. */
  days: number;
  /** True hides it from scripts. */
  httpOnly: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The site is reached over https: its cookies never go over plain http. */
    secureCookies: boolean;
  }
  interface FastifyRequest {
    cookies: Readonly<Record<string, string>>;
  }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A Cookie header by name; of two with one name the first counts, which is the one with the more exact path. */
export function readCookies(header = ''): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (name && at > 0 && !(name in cookies)) cookies[name] = decode(pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Every cookie of ours is for the whole site, and not sent along from other sites' forms and pictures. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  rules: CookieRules,
): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax', `Max-Age=${rules.days * 86_400}`];
  if (rules.httpOnly) parts.push('HttpOnly');
  // Plain http only happens on a developer's own machine. A proxy that does not say so may still stand behind https.
  if (request.server.secureCookies || request.protocol === 'https') parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}

export const cookiePlugin = fp(async (app) => {
  app.decorateRequest('cookies');
  app.addHook('onRequest', (request, _reply, done) => {
    request.cookies = readCookies(request.headers.cookie);
    done();
  });
});
