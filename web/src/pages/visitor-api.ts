import { createApi, type Api } from '@tabi/shared/api-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Asks the API as the visitor of whom this request is, by their cookies and from their network: what comes is theirs alone,
 * and goes into no page but theirs. Null for who brought none.
 */
export function visitorApi(
  app: FastifyInstance,
  { headers: { cookie, 'user-agent': browser = '' }, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  currency: string,
): Api | null {
  if (!cookie) return null;
  return createApi({
    async fetch(path, init) {
      const answer = await app.inject({
        method: 'GET',
        url: path,
        headers: { ...(init.headers as Record<string, string>), cookie, 'user-agent': browser },
        remoteAddress: ip,
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
    xsrfToken: () => 'not needed to read',
    context: () => ({ uuid: null, currency, city: null, device: 'desktop' }),
  });
}
