import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Names a page by all that is in it. */
export const tagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

/** Whether whoever asks has this very page already. */
export const hasPage = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  headers['if-none-match']?.split(/\s*,\s*/).includes(tag) ?? false;
