import type { FastifyRequest } from 'fastify';

/** A header of a few words, cut to 40 characters; null when it is not there. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 40) : null;
}
