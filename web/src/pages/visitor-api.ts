import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AskApi } from '../render/render-place.ts';

/** Asks the API as somebody of whom nothing is known. */
export const askAsNobody =
  (app: FastifyInstance): AskApi =>
  async (url, headers) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
    return { status: statusCode, body };
  };

/**
 * Asks the API as the visitor of whom this request is, by their cookies and from their network: what comes is theirs alone,
 * and goes into no page but theirs. The thread that renders it never sees the cookies. Null for who brought none.
 */
export function visitorApi(
  app: FastifyInstance,
  { headers: { cookie, 'user-agent': browser = '' }, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): AskApi | null {
  if (!cookie) return null;
  return async (url, own) => {
    const headers = { ...own, cookie, 'user-agent': browser };
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers, remoteAddress: ip });
    return { status: statusCode, body };
  };
}
