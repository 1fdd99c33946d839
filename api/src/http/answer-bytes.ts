import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An answer as it was sent: packed, with its headers. */
export interface AnswerBytes {
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

/** Null where it is no plain success, or gives its browser a cookie. */
export function answerBytes(reply: FastifyReply, payload: unknown): AnswerBytes | null {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return null;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(body)) return null;
  return { body, headers: { ...(reply.getHeaders() as OutgoingHttpHeaders), 'content-length': body.length } };
}

/** Sends it once more as it stands, past all that answers go through: it has been through it. */
export function sendAgain(reply: FastifyReply, { body, headers }: AnswerBytes): void {
  reply.hijack();
  reply.raw.writeHead(200, headers).end(body);
}

/** What an answer takes of memory. */
export const bytesKept = ({ body }: AnswerBytes, key: string): number => body.length + key.length + 1_000;
