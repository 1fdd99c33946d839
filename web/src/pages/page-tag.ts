import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { nonceMark, styleNonceMark } from './html.ts';

/** Names a page by all that is in it but its nonces, which every answer has of its own. */
export function tagOf(html: string): string {
  const same = html.replaceAll(nonceMark, '').replaceAll(styleNonceMark, '');
  return `W/"${createHash('sha256').update(same).digest('base64url').slice(0, 22)}"`;
}

/** Whether whoever asks has this very page already. */
export const hasPage = ({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean =>
  headers['if-none-match']?.split(/\s*,\s*/).includes(tag) ?? false;
