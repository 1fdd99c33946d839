import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { descriptionOf, packBuild, receiveBuild } from '@tabi/releases';
import { putInStore } from './by-store.ts';

export type PushWish = {
  /** Folder of a finished build: `assets.json`, `description.json`, `browser/`, `server/`. */
  build: string;
  /** Its name. */
  id: string;
  /** A running site, `https://tabi.example`, or a folder of releases that sites share, `file:///srv/releases`. */
  to: string;
  /** A bucket, `s3://builds`, that the site fetches it from; it is sent to the site itself when left out. */
  by?: string | undefined;
  reason: string;
  actor: string;
  /** Of the remote; kept out of the command line, which others can read. */
  token: string | undefined;
};

type Answer = { message?: string; build?: string; was?: string | null };

/** Asks a site. @throws with what it says when it refuses; never with the token */
async function ask(
  wish: Pick<PushWish, 'to' | 'token' | 'reason'>,
  method: string,
  app: string,
  body?: Readable | { artefact: string },
): Promise<Answer> {
  if (!wish.token)
    throw new Error(
      'Put the token of the remote into TABI_RELEASE_TOKEN: whoever runs the site makes one with `pnpm release token`.',
    );
  const { origin } = new URL(wish.to);
  const headers = {
    authorization: `Bearer ${wish.token}`,
    'x-release-reason': encodeURIComponent(wish.reason),
    ...(body ? { 'content-type': body instanceof Readable ? 'application/octet-stream' : 'application/json' } : {}),
  };
  const sent =
    body instanceof Readable
      ? { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }
      : body && { body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/_mf/releases/${app}`, { method, headers, ...sent, redirect: 'error' }).catch(
    (error: Error) => {
      throw new Error(
        `${origin} could not be reached (${(error.cause as Error | undefined)?.message ?? error.message}): nothing was released, as far as this can tell.`,
      );
    },
  );
  const said = (await answer.json().catch(() => ({}))) as Answer;
  if (!answer.ok) throw new Error(said.message ?? `${origin} answered ${answer.status}.`);
  return said;
}

/**
 * Ships a finished build to a site that runs elsewhere, which judges and tries it and makes it current.
 * @returns what is current there now
 * @throws with what was wrong; nothing has changed there then
 */
export async function push(wish: PushWish): Promise<{ app: string; build: string; was: string | null }> {
  const { build, id, to, by, reason, actor } = wish;
  if (!existsSync(join(build, 'assets.json'))) throw new Error(`${build} is no finished build: it has no assets.json.`);
  const { name: app } = descriptionOf(build);
  const artefact = packBuild(build, app, id);
  if (to.startsWith('file:')) {
    if (by) throw new Error('A folder takes builds without a store: leave --by out, or name a site with --to.');
    const releases = fileURLToPath(to);
    if (!statSync(releases, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`${releases} is no folder: name the releases of the site.`);
    return { app, ...(await receiveBuild({ releases, app, artefact, why: { reason, actor } })) };
  }
  if (!/^https?:\/\//.test(to))
    throw new Error(`${to} is no place to push to: name a site (https://…) or a folder (file:///…).`);
  const stored = by && (await putInStore(by, `${app}/${id}.tabi`, new Uint8Array(await buffer(artefact)), process.env));
  const said = await ask(wish, 'POST', app, stored ? { artefact: stored } : artefact);
  return { app, build: said.build ?? id, was: said.was ?? null };
}

/** Takes a remote away from a site that runs elsewhere. @returns the build it was at */
export async function removeAt(wish: Pick<PushWish, 'to' | 'token' | 'reason'>, app: string): Promise<string> {
  return (await ask(wish, 'DELETE', app)).was ?? '';
}
