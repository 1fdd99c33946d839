import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from './html.ts';

type Thrown = { statusCode?: number; message?: string; seconds?: number };

/** Pure: what people read instead of a page that could not be made, and when to come back; never what went wrong inside. */
export function wordsFor({ statusCode = 500, message = '', seconds }: Thrown) {
  // Of what is thrown only this one was written for people.
  if (statusCode === 429)
    return { status: 429, title: 'That was a little fast', sentence: message, retryAfter: seconds ?? 10 };
  if (statusCode >= 400 && statusCode < 500)
    return { status: statusCode, title: 'This address cannot be shown', sentence: 'Please check it, and try again.' };
  const status = statusCode === 503 ? 503 : 500;
  const sentence = 'Something went wrong on our side. Please try again in a minute.';
  return { status, title: 'Tabi cannot show this page right now', sentence, retryAfter: 10 };
}

/** Answers what goes wrong with a page in words: people get no JSON. */
export function sayError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, title, sentence, retryAfter } = wordsFor((thrown ?? {}) as Thrown);
  if (status >= 500) request.log.error({ err: thrown }, 'A page could not be made.');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(title, sentence));
}
