import type { FastifyRequest } from 'fastify';
import { invalid } from './http-error.ts';

const longestKey = 200;

/**
 * The key of one sending, chosen by its sender: sent again with it, the same is done once.
 * @throws HttpError 422 for a key that is too long to be kept
 */
export function keyOf(request: FastifyRequest): string | null {
  const [key] = [request.headers['idempotency-key']].flat();
  if (key && key.length > longestKey)
    throw invalid('Idempotency-Key', `This key is longer than ${longestKey} letters.`);
  return key || null;
}
