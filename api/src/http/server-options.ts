import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { answerTo } from './error-envelope.ts';

/**
 * What the Fastify instance that listens must be made with: what goes wrong before any route is found (an address that
 * cannot be read, a part of it that is too long) is answered in the same words as everything else.
 */
export const serverOptions = {
  routerOptions: { maxParamLength: 500 },
  frameworkErrors: (error, _request, reply: FastifyReply) => {
    const { status, body } = answerTo(error);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  },
} satisfies FastifyServerOptions;
