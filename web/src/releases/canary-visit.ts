import { createHash, randomInt } from 'node:crypto';
import type { Canary, ReleaseShelf } from '@tabi/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Says which hundredth of all visitors this one is in, until the browser is closed; of nobody anything else. */
const cookieName = 'canary';

/** Pure: 0 to 99, as the visitor brought it; null for who has none, or something else under that name. */
export function bucketIn(cookies: string): number | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,2})(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? null : Number(value);
}

/** Every canary begins at another hundredth, so that it is not the same people who meet each of them. */
const firstOf = (app: string, build: string): number =>
  createHash('sha256').update(`${app}/${build}`).digest().readUInt32BE() % 100;

/** Pure: the apps whose canary this visitor gets. A share that grows only adds visitors. */
export const takenBy = (
  bucket: number | null,
  canaries: Record<string, Pick<Canary, 'build' | 'percent'>>,
): string[] =>
  bucket === null
    ? []
    : Object.entries(canaries).flatMap(([app, { build, percent }]) =>
        (bucket - firstOf(app, build) + 100) % 100 < percent ? [app] : [],
      );

/** The shelf as this visitor sees it, and a name for all that see the same. */
export type Visit = { shelf: ReleaseShelf; taken: string };

/** Who brings no cookie, as crawlers do, has the current builds: so has everybody on their first page. */
export function visitOf(shelf: ReleaseShelf, { headers }: Pick<FastifyRequest, 'headers'>): Visit {
  const taken = takenBy(bucketIn(headers.cookie ?? ''), shelf.canaries());
  return taken.length > 0
    ? { shelf: shelf.withCanaries(new Set(taken)), taken: taken.sort().join(',') }
    : { shelf, taken: '' };
}

/** While a canary runs, a page is another for other visitors, and who has no place among the hundred gets one. */
export function keepVisit(
  shelf: ReleaseShelf,
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps = request.protocol === 'https',
): void {
  const isRunning = Object.keys(shelf.canaries()).length > 0;
  const has = bucketIn(request.headers.cookie ?? '') !== null;
  if (isRunning) void reply.header('vary', 'cookie');
  const rest = `; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  if (isRunning && !has) void reply.header('set-cookie', `${cookieName}=${randomInt(100)}${rest}`);
  if (!isRunning && has) void reply.header('set-cookie', `${cookieName}=${rest}; Max-Age=0`);
}
