import type { RemoteBuild, RemoteOverride } from '@tabi/shared/federation';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The name of the parameter in the address and of the cookie that keeps it for the browser's session. */
export const overrideName = 'remote-override';

type Wish = { remote: string; origin: string };
export type Override = RemoteOverride & { build: RemoteBuild | null };

/** Milliseconds for a server on the same machine to say what it has. */
const patience = 2_000;

/** Code from elsewhere than the developer's own machine is never let in, whatever a link says. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Pure: `mf-blog@http://localhost:4103`, several with commas between; what does not fit is left out. */
export function readOverrides(text: string): Wish[] {
  return text.split(',').flatMap((part) => {
    const [remote = '', origin = ''] = part.trim().split('@');
    return /^mf-[a-z]+(-[a-z]+)*$/.test(remote) && ownMachine.test(origin) ? [{ remote, origin }] : [];
  });
}

/** Pure: what the address asks for, else what was asked for before. An empty parameter takes all of it back. */
export function overridesOf(search: string, cookies: string): string {
  const kept = new RegExp(`(?:^|;\\s*)${overrideName}=([\\w%.-]*)`).exec(cookies)?.[1] ?? '';
  return new URLSearchParams(search).get(overrideName) ?? decodeURIComponent(kept);
}

const isBuild = (value: unknown): value is Omit<RemoteBuild, 'base'> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RemoteBuild).container === 'string' &&
  Array.isArray((value as RemoteBuild).styles);

async function askFor({ remote, origin }: Wish): Promise<Override> {
  const answer = await fetch(`${origin}/build.json`, { signal: AbortSignal.timeout(patience) })
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => null);
  return isBuild(answer)
    ? { remote, origin, reached: true, build: { ...answer, base: origin } }
    : { remote, origin, reached: false, build: null };
}

/** What an address asks for holds until the browser is closed. */
export function keepOverrides(request: FastifyRequest, reply: FastifyReply): void {
  const asked = new URL(request.url, 'http://tabi').searchParams.get(overrideName);
  if (asked === null) return;
  const kept = readOverrides(asked).map(({ remote, origin }) => `${remote}@${origin}`);
  const age = kept.length > 0 ? '' : '; Max-Age=0';
  void reply.header('set-cookie', `${overrideName}=${encodeURIComponent(kept.join(','))}; Path=/; SameSite=Lax${age}`);
}

/** Asks each server for its build now. One that does not answer is told of, and the released builds stay in place. */
export const findOverrides = (text: string): Promise<Override[]> => Promise.all(readOverrides(text).map(askFor));
